import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Notes what is opened, and once what it is asked again and again.
@MainActor
private final class Opener: NSObject, UICollectionViewDelegate, UITableViewDelegate {
  var log: [String] = []
  var allows = true

  private func ask(_ question: String) { if log.last != question { log.append(question) } }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    ask("may \(indexPath.item)")
    return allows
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { log.append("open \(indexPath.item)") }

  func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    ask("may \(indexPath.row) \(context.targetView is UITableViewCell)")
    return allows
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

// Rows of 50 points; the list that is dragged over is on the left.
@Suite("A drag that rests over an item of a list")
@MainActor
struct ListSpringTests {
  private let opener = Opener()

  private func load() -> ListDragFixture {
    let fixture = ListDragFixture(["a b c d"], ["x y z"])
    fixture.left.intent = .insertIntoDestinationIndexPath
    fixture.left.view.delegate = opener
    fixture.left.view.isSpringLoaded = true
    return fixture
  }

  @Test("selects it and performs its action, if the delegate lets it, and the next one anew")
  func opens() {
    let fixture = load()
    fixture.drag(350, 25, to: 50, 75)
    fixture.wait(0.6)
    expectEqual(fixture.left.cell("b")?.isHighlighted, true)
    fixture.wait(0.2)
    expectEqual(opener.take(), ["may 1", "open 1"])
    expectEqual(fixture.left.view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    expectEqual(fixture.left.cell("b")?.isHighlighted, false)
    // From one row to the next, a few points on.
    fixture.hand(.dragged, 50, 98)
    fixture.wait(0.5)
    fixture.hand(.dragged, 50, 102)
    fixture.wait(0.5)
    expectEqual(opener.take(), ["may 1", "may 2"])
    fixture.wait(0.5)
    expectEqual(opener.take(), ["may 2", "open 2"])
    opener.allows = false
    fixture.hand(.dragged, 50, 175)
    fixture.wait(1)
    expectEqual(opener.take(), ["may 3"])
    fixture.end()
  }

  @Test("opens what is there when a batch has moved it, and nothing where it was deleted")
  func batches() {
    let fixture = load()
    fixture.drag(350, 25, to: 50, 75)
    fixture.wait(0.6)
    fixture.left.insert(["n"], at: 0)
    fixture.wait(1)
    expectEqual(opener.take(), ["may 1", "open 1"])
    expectEqual(fixture.left.cell("a")?.isSelected, true)
    fixture.hand(.dragged, 50, 125)
    fixture.wait(0.6)
    UIView.performWithoutAnimation { fixture.left.delete(4) }
    for item in [3, 2] { UIView.performWithoutAnimation { fixture.left.delete(item) } }
    fixture.wait(1)
    expectEqual(opener.take(), ["may 2"])
    fixture.end()
  }

  @Test("leaves the item alone that is dragged itself, and does nothing unless the list says so")
  func own() {
    let fixture = load()
    fixture.drag(50, 25, to: 50, 30)
    fixture.wait(1)
    expectEqual(opener.take(), [])
    fixture.hand(.released, 50, 30)
    fixture.rest()
    fixture.left.view.isSpringLoaded = false
    fixture.drag(350, 25, to: 50, 75)
    fixture.wait(1)
    expectEqual(opener.take(), [])
    fixture.end()
  }

  @Test("of a table selects the row")
  func table() {
    let fixture = ListDragFixture([""], ["x y z"])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let source = TableSource()
    table.rowHeight = 50
    table.dataSource = source
    table.delegate = opener
    fixture.fixture.show(table)
    table.isSpringLoaded = true
    #expect(table.isSpringLoaded)
    fixture.drag(350, 25, to: 50, 75)
    fixture.wait(1)
    expectEqual(opener.take(), ["may 1 true", "select 1"])
    fixture.end()
  }

  @Test("is dropped with the look that the delegate of drops says")
  func dropLook() {
    let fixture = ListDragFixture(["a b c d"], ["x y z"])
    fixture.left.dropParameters = UIDragPreviewParameters()
    fixture.left.dropParameters?.backgroundColor = .red
    fixture.drag(350, 25, to: 50, 80)
    fixture.hand(.released, 50, 80)
    expectEqual(fixture.pictures.last?.parameters.backgroundColor, .red)
    fixture.rest()
    expectEqual(fixture.left.names, "a x b c d")
    fixture.end()
  }
}

private final class TableSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
