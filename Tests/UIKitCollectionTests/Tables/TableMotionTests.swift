import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A scroll view with a hundred rows of a text each, a table or a list.
@MainActor
private struct Rows {
  let fixture: Fixture
  let view: UIScrollView
  let source: NSObject
  let insert: (Int) -> Void
  let delete: (Int) -> Void
  let scrollTo: (Int) -> Void

  static func table() -> Rows {
    let table = TableFixture([100])
    return Rows(
      fixture: table.fixture,
      view: table.view,
      source: table.source,
      insert: { row in
        table.source.rows[0].insert("new", at: row)
        table.view.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      },
      delete: { row in
        table.source.rows[0].remove(at: row)
        table.view.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
      },
      scrollTo: { row in
        let path = IndexPath(row: row, section: 0)
        table.view.scrollToRow(at: path, at: .middle, animated: true)
      }
    )
  }

  static func list() -> Rows {
    let list = ListLayoutFixture([], listConfiguration(.plain) { $0.backgroundColor = .clear })
    let source = TextRows()
    list.view.dataSource = source
    list.view.alwaysBounceVertical = true
    list.frame()
    return Rows(
      fixture: list.fixture,
      view: list.view,
      source: source,
      insert: { row in
        source.rows.insert("new", at: row)
        list.view.insertItems(at: [IndexPath(item: row, section: 0)])
      },
      delete: { row in
        source.rows.remove(at: row)
        list.view.deleteItems(at: [IndexPath(item: row, section: 0)])
      },
      scrollTo: { row in
        let path = IndexPath(item: row, section: 0)
        list.view.scrollToItem(at: path, at: .centeredVertically, animated: true)
      }
    )
  }

  /// The texts on screen with where they are and how much of them is seen.
  private var picture: [String] {
    fixture.scene.nodes.filter { !$0.text.isEmpty && $0.frame.maxY > 0 && $0.frame.minY < 600 }
      .map { node in
        let (x, y) = (Int(node.frame.minX.rounded()), Int((node.frame.minY * 4).rounded()))
        return "\(node.text[0]) at \(x), \(y) of \(Int((node.opacity * 20).rounded()))"
      }
      .sorted()
  }

  /// The picture in each frame of a second in which something is done.
  func film(_ act: (Rows) -> Void) -> [[String]] {
    act(self)
    return (0..<60).map { _ in
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      return picture
    }
  }
}

@MainActor
private final class TextRows: NSObject, UICollectionViewDataSource {
  var rows = (0..<100).map { "0.\($0)" }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = rows[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }
}

@Suite("Rows of a table move as those of a list do, frame by frame,")
@MainActor
struct TableMotionTests {
  private func compare(_ act: (Rows) -> Void) {
    let list = Rows.list().film(act)
    let table = Rows.table().film(act)
    expectEqual(list.count, table.count)
    #expect(list.first != list.last)
    let differing = zip(list, table).enumerated().first { $1.0 != $1.1 }
    #expect(differing == nil)
  }

  @Test("where the offset changes in an animation")
  func animatedOffset() {
    compare { rows in UIView.animate(withDuration: 0.4) { rows.view.contentOffset.y = 330 } }
  }

  @Test("where rows come and go")
  func batches() {
    compare { rows in
      rows.insert(2)
      rows.fixture.backend.advance(by: 0.1)
      rows.delete(5)
      rows.delete(0)
    }
  }

  @Test("where rows come and go while the content is thrown")
  func fling() {
    compare { rows in
      let screen = rows.fixture.screen
      screen.drag(
        from: CGPoint(x: 100, y: 500),
        to: CGPoint(x: 100, y: 200),
        duration: 0.15
      )
      rows.fixture.backend.advance(by: 0.05)
      rows.insert(0)
    }
  }

  @Test("where the content is on its way to a row")
  func scrollToRow() {
    compare { rows in
      rows.scrollTo(70)
      rows.fixture.backend.advance(by: 0.1)
      rows.insert(3)
    }
  }

  @Test("where the view gets another size in an animation")
  func resizing() {
    compare { rows in
      rows.view.contentOffset.y = 500
      rows.fixture.backend.makeFrame()
      UIView.animate(withDuration: 0.4) {
        rows.view.frame = CGRect(x: 20, y: 50, width: 300, height: 400)
        rows.view.layoutIfNeeded()
      }
    }
  }

  @Test("where insets change in an animation, and the content springs back")
  func insets() {
    compare { rows in
      UIView.animate(withDuration: 0.3) { rows.view.contentInset.top = 80 }
      rows.fixture.screen.drag(
        from: CGPoint(x: 100, y: 100),
        to: CGPoint(x: 100, y: 300),
        duration: 0.2
      )
    }
  }

  @Test("where a wheel turns and a key is pressed")
  func wheelAndKeys() {
    compare { rows in
      rows.fixture.screen.turnWheel(by: 3, at: CGPoint(x: 100, y: 100))
      rows.fixture.backend.advance(by: 0.3)
      rows.fixture.screen.tap(at: CGPoint(x: 100, y: 100), device: .mouse)
      rows.fixture.screen.press(.keyboardPageDown)
    }
  }
}
