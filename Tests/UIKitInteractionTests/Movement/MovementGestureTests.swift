import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A hand that moves an item")
@MainActor
struct MovementGestureTests {
  @Test(
    "pulls at the grip of a row and takes it along at once (C45)",
    arguments: [UIBackendPointerEvent.Device.mouse, .touch]
  )
  func grip(device: UIBackendPointerEvent.Device) {
    let fixture = ReorderingFixture(["a", "b", "c", "d"])
    fixture.view.isEditing = true
    fixture.rest()
    let pickedUp = fixture.cell("a")
    // Rows are 44 high; the grip is at the end.
    fixture.hand(.pressed, 290, 30, device)
    expectEqual(fixture.shown, "[a] b c d")
    fixture.hand(.dragged, 290, 84, device)
    fixture.frame()
    expectEqual(fixture.shown, "b [a] c d")
    expectEqual(
      fixture.cell("a")?.center,
      CGPoint(x: 160, y: 76),
      "held where it was taken hold of"
    )
    expectEqual(fixture.cell("a")?.layer.shadowOpacity, 0.25)
    fixture.hand(.dragged, 300, 160, device)
    fixture.hand(.released, 300, 160, device)
    expectEqual(fixture.names, ["b", "c", "d", "a"])
    fixture.rest()
    expectEqual(fixture.shown, "b c d a")
    #expect(fixture.cell("a") === pickedUp)
    expectEqual(fixture.cell("a")?.layer.shadowOpacity, 0)
    expectEqual(fixture.view.contentOffset.y, 0, "nothing has scrolled")
    expectEqual(fixture.selected, [])
  }

  @Test("cannot pull at a grip that does not show, or at a row that must stay")
  func noGrip() {
    let fixture = ReorderingFixture(["a", "b", "c"], canReorder: { $0 != "b" })
    fixture.hand(.pressed, 290, 20)
    expectEqual(fixture.shown, "a b c")
    fixture.hand(.released, 290, 20)
    fixture.view.isEditing = true
    fixture.rest()
    fixture.hand(.pressed, 290, 60)
    fixture.hand(.dragged, 290, 120)
    expectEqual(fixture.shown, "a b c")
    fixture.hand(.released, 290, 120)
    fixture.rest()
    expectEqual(fixture.names, ["a", "b", "c"])
  }

  @Test("lifts a row by resting on it for half a second (C45)")
  func resting() {
    let fixture = ReorderingFixture(["a", "b", "c"])
    fixture.hand(.pressed, 50, 20, .touch)
    fixture.wait(0.3)
    expectEqual(fixture.shown, "a b c")
    #expect(fixture.cell("a")?.isHighlighted == true)
    fixture.hand(.dragged, 53, 22, .touch)
    fixture.wait(0.3)
    expectEqual(fixture.shown, "[a] b c")
    #expect(fixture.cell("a")?.isHighlighted == false)
    fixture.hand(.dragged, 50, 66, .touch)
    fixture.hand(.released, 50, 66, .touch)
    fixture.rest()
    expectEqual(fixture.names, ["b", "a", "c"])
    expectEqual(fixture.selected, [], "it was not pressed")
  }

  @Test("scrolls with a finger that does not rest, and selects with one that is lifted soon")
  func scrolling() {
    let fixture = ReorderingFixture((0..<30).map { "\($0)" })
    fixture.hand(.pressed, 50, 200, .touch)
    fixture.wait(0.1)
    fixture.hand(.dragged, 50, 150, .touch)
    fixture.hand(.dragged, 50, 100, .touch)
    expectEqual(fixture.view.contentOffset.y, 90)
    fixture.wait(1)
    #expect(!fixture.shown.contains("["))
    fixture.hand(.released, 50, 100, .touch)
    fixture.rest()
    fixture.view.contentOffset.y = 0
    fixture.frame()
    fixture.hand(.pressed, 50, 20, .touch)
    fixture.wait(0.2)
    fixture.hand(.released, 50, 20, .touch)
    expectEqual(fixture.selected, ["0"])
  }

  @Test("drags with a mouse, without resting (C45)")
  func mouse() {
    let fixture = ReorderingFixture(["a", "b", "c"])
    fixture.hand(.pressed, 50, 20)
    fixture.hand(.dragged, 50, 23)
    expectEqual(fixture.shown, "a b c")
    fixture.hand(.dragged, 50, 25)
    expectEqual(fixture.shown, "[a] b c")
    fixture.hand(.dragged, 50, 70)
    fixture.frame()
    expectEqual(fixture.shown, "b [a] c")
    expectEqual(fixture.cell("a")?.center.y, 72)
    fixture.hand(.released, 50, 70)
    fixture.rest()
    expectEqual(fixture.names, ["b", "a", "c"])
    // A click is a click.
    fixture.hand(.pressed, 50, 20)
    fixture.hand(.released, 50, 20)
    expectEqual(fixture.selected, ["b"])
  }

  @Test("leaves a data source alone that has not said that its items can be put in order")
  func plainDataSource() {
    let fixture = ReorderingFixture(["a", "b", "c"])
    fixture.source.reorderingHandlers.didReorder = nil
    fixture.hand(.pressed, 50, 20)
    fixture.hand(.dragged, 50, 100)
    expectEqual(fixture.shown, "a b c")
    fixture.hand(.released, 50, 100)
    let plain = MovementFixture(["a b c"])
    let event = { (action: UIBackendPointerEvent.Action, y: CGFloat) in
      _ = plain.fixture.screen.send(
        .pointer(
          UIBackendPointerEvent(
            action,
            at: CGPoint(x: 50, y: y),
            timestamp: plain.fixture.backend.currentTime
          )
        )
      )
    }
    event(.pressed, 20)
    plain.wait(1)
    event(.dragged, 100)
    expectEqual(plain.shown, ["a b c"])
    plain.end()
  }

  @Test("gives up at Escape, and what it does after that means nothing (C45)")
  func escape() {
    let fixture = ReorderingFixture(["a", "b", "c"])
    fixture.hand(.pressed, 50, 20)
    fixture.hand(.dragged, 50, 110)
    expectEqual(fixture.shown, "b c [a]")
    fixture.fixture.screen.press(.keyboardEscape)
    expectEqual(fixture.shown, "a b c")
    fixture.hand(.dragged, 50, 60)
    fixture.hand(.released, 50, 60)
    fixture.rest()
    expectEqual(fixture.shown, "a b c")
    expectEqual(fixture.names, ["a", "b", "c"])
    fixture.hand(.pressed, 50, 20)
    fixture.hand(.dragged, 50, 60)
    expectEqual(fixture.shown, "b [a] c")
    // A touch that the desktop takes away does the same.
    fixture.hand(.cancelled, 50, 60)
    fixture.rest()
    expectEqual(fixture.names, ["a", "b", "c"])
  }

  @Test("lets go of an item that is no more")
  func gone() {
    let fixture = ReorderingFixture(["a", "b", "c"])
    fixture.hand(.pressed, 50, 20)
    fixture.hand(.dragged, 50, 110)
    fixture.apply(["b", "c"])
    expectEqual(fixture.shown, "b c")
    fixture.hand(.dragged, 50, 20)
    fixture.hand(.released, 50, 20)
    fixture.rest()
    expectEqual(fixture.names, ["b", "c"])
  }

  @Test("goes on over a snapshot, and puts down into that")
  func snapshot() {
    let fixture = ReorderingFixture(["a", "b", "c"])
    fixture.hand(.pressed, 50, 20)
    fixture.hand(.dragged, 50, 110)
    expectEqual(fixture.shown, "b c [a]")
    fixture.apply(["x", "a", "c", "b"])
    #expect(fixture.shown == "x c [a] b" || fixture.shown == "x b [a] c")
    fixture.frame()
    fixture.hand(.dragged, 50, 30)
    expectEqual(fixture.shown, "[a] x c b")
    fixture.hand(.released, 50, 30)
    fixture.rest()
    expectEqual(fixture.names, ["a", "x", "c", "b"])
    expectEqual(fixture.shown, "a x c b")
  }

  @Test("near an edge scrolls the content, faster the nearer it is, to its end (C46)")
  func autoscrolling() {
    let fixture = ReorderingFixture((0..<40).map { "\($0)" })
    let middle = fixture.view.bounds.midY
    fixture.hand(.pressed, 50, 110)
    fixture.hand(.dragged, 50, middle)
    fixture.wait(1)
    expectEqual(fixture.view.contentOffset.y, 0, "in the middle nothing scrolls")
    let bottom = fixture.view.bounds.height
    fixture.hand(.dragged, 50, bottom - 40)
    fixture.wait(0.5)
    let slow = fixture.view.contentOffset.y
    #expect(slow > 10 && slow < 100)
    fixture.hand(.dragged, 50, bottom - 5)
    fixture.wait(0.5)
    let fast = fixture.view.contentOffset.y - slow
    #expect(fast > slow * 3)
    expectEqual(fixture.middle("2"), CGPoint(x: 160, y: bottom - 5), "it stays under the hand")
    fixture.wait(20)
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 40 * 44 - bottom)
    #expect(fixture.shown.hasSuffix("38 39 [2]"))
    #expect(!fixture.fixture.backend.needsFrame, "at the end nothing goes on")
    fixture.hand(.dragged, 50, 5)
    fixture.wait(20)
    expectEqual(fixture.view.contentOffset.y, 0)
    fixture.frame()
    #expect(fixture.shown.hasPrefix("[2] 0 1 3"))
    fixture.hand(.dragged, 50, bottom - 20)
    fixture.wait(0.3)
    fixture.fixture.screen.press(.keyboardEscape)
    let offset = fixture.view.contentOffset.y
    fixture.rest()
    expectEqual(fixture.view.contentOffset.y, offset, "it ends with the movement")
    expectEqual(fixture.names[2], "2")
  }
}

/// Rows of 44 points with grips, in a diffable data source, in a window of 320 × 480.
@MainActor
private final class ReorderingFixture {
  let fixture = Fixture(width: 320, height: 480)
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<Int, String>
  private let listener = Listener()

  init(_ names: [String], canReorder: @escaping (String) -> Bool = { _ in true }) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: layout
    )
    let registration = UICollectionView.CellRegistration<MovableRow, String> { cell, _, name in
      cell.name = name
      cell.accessories = [.reorder()]
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = canReorder
    source.reorderingHandlers.didReorder = { _ in }
    view.delegate = listener
    apply(names, isAnimated: false)
    fixture.show(view)
  }

  func apply(_ names: [String], isAnimated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: isAnimated)
  }

  func hand(
    _ action: UIBackendPointerEvent.Action,
    _ x: CGFloat,
    _ y: CGFloat,
    _ device: UIBackendPointerEvent.Device = .mouse
  ) {
    let event = UIBackendPointerEvent(
      action,
      at: CGPoint(x: x, y: y),
      timestamp: fixture.backend.currentTime,
      device: device,
      button: 1
    )
    _ = fixture.screen.send(.pointer(event))
  }

  func frame() { fixture.backend.makeFrame() }

  func wait(_ time: TimeInterval) { fixture.backend.advance(by: time) }

  func rest() {
    wait(2)
    frame()
  }

  var names: [String] { source.snapshot().itemIdentifiers }

  var selected: [String] {
    (view.indexPathsForSelectedItems ?? []).compactMap { source.itemIdentifier(for: $0) }
  }

  /// The rows on screen in their order, what is picked up in brackets.
  var shown: String {
    view.engine.views.sorted.compactMap { $0.view as? MovableRow }
      .map { $0.configurationState.isReordering ? "[\($0.name)]" : $0.name }
      .joined(separator: " ")
  }

  func cell(_ name: String) -> MovableRow? {
    view.engine.views.mounted.values.compactMap { $0.view as? MovableRow }.first {
      $0.name == name
    }
  }

  func middle(_ name: String) -> CGPoint? {
    cell(name).map {
      let middle = $0.center - view.contentOffset
      return CGPoint(x: middle.x.rounded(), y: middle.y.rounded())
    }
  }

  private final class Listener: NSObject, UICollectionViewDelegate {}
}

/// A row that knows its name.
@MainActor
private final class MovableRow: UICollectionViewListCell {
  var name = ""
}
