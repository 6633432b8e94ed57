import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A hundred rows of 44 points in a view of 400, of which ten fit.
@Suite("Scrolling to an item before anything is shown")
@MainActor
struct FirstScrollTests {
  private let row = IndexPath(item: 90, section: 0)

  /// The rows whose cells were asked for since the trace was taken last.
  private func askedRows(_ fixture: CollectionFixture) -> Set<Int> {
    let lines = fixture.trace.take().filter { $0.hasPrefix("cell ") }
    return Set(lines.compactMap { $0.split(separator: ".").last.flatMap { Int($0) } })
  }

  private func fixture() -> CollectionFixture {
    CollectionFixture([100]) { layout, _ in layout.height = { _ in 44 } }
  }

  @Test("asks for the rows there alone (C54)")
  func firstPass() {
    let fixture = fixture()
    fixture.fixture.window.addSubview(fixture.view)
    fixture.view.scrollToItem(at: row, at: .top, animated: false)
    // 90 · 44
    expectEqual(fixture.view.contentOffset.y, 3_960)
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 3_960)
    expectEqual(askedRows(fixture), Set(90...99))
    expectEqual(fixture.rows.sorted(), Array(90...99))
  }

  @Test("asks for the rows there alone before the view is in a window")
  func outsideOfWindow() {
    let fixture = fixture()
    fixture.view.scrollToItem(at: row, at: .bottom, animated: false)
    fixture.show()
    expectEqual(fixture.rows.sorted(), Array(81...90))
    expectEqual(fixture.top(ofRow: 90), 356)
  }

  @Test("asks for the rows there alone after a reload (C54)")
  func afterReload() {
    let fixture = fixture()
    fixture.show()
    fixture.view.reloadData()
    fixture.view.scrollToItem(at: row, at: .top, animated: false)
    fixture.frame()
    expectEqual(askedRows(fixture), Set(90...99))
    expectEqual(fixture.view.contentOffset.y, 3_960)
  }

  @Test("asks for the rows there alone when an item there is selected")
  func selecting() {
    let fixture = fixture()
    fixture.fixture.window.addSubview(fixture.view)
    fixture.view.selectItem(at: row, animated: false, scrollPosition: .top)
    fixture.frame()
    expectEqual(askedRows(fixture), Set(90...99))
    #expect(fixture.view.cellForItem(at: row)?.isSelected == true)
  }

  @Test("leaves everything where it is that is asked for a place alone")
  func askingForPlace() {
    let fixture = fixture()
    fixture.fixture.window.addSubview(fixture.view)
    let place = fixture.view.layoutAttributesForItem(at: row)?.frame
    expectEqual(place, CGRect(x: 0, y: 3_960, width: 320, height: 44))
    #expect(askedRows(fixture).isEmpty)
    fixture.view.contentOffset.y = 1_000
    fixture.frame()
    // Row 22 begins at 968, and row 31 at 1364.
    expectEqual(askedRows(fixture), Set(22...31))
  }

  @Test("lands exactly although rows find other heights there")
  func selfSizing() {
    let fixture = CollectionFixture([100]) { layout, source in
      layout.height = { _ in 44 }
      layout.takesSizes = true
      source.preferredHeight = { _ in 80 }
    }
    fixture.fixture.window.addSubview(fixture.view)
    fixture.view.scrollToItem(at: row, at: .top, animated: false)
    fixture.frame()
    expectEqual(fixture.top(ofRow: 90), 0)
    #expect(askedRows(fixture).min() ?? 0 >= 85)
  }

  @Test("asks for the cards there alone in a section that scrolls by itself")
  func carouselCard() {
    let source = AskedSource()
    source.counts = [30]
    let fixture = Fixture(width: 375, height: 600)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: carousel(.continuous, .absolute(300))
      )
    )
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    fixture.window.addSubview(view)
    view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .left, animated: false)
    fixture.backend.makeFrame()
    #expect(view.cellForItem(at: IndexPath(item: 20, section: 0)) != nil)
    #expect(source.asked.min() ?? 0 >= 18)
  }
}

/// A data source that remembers the items it was asked for.
@MainActor
private final class AskedSource: FlowSource {
  var asked: Set<Int> = []

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.insert(indexPath.item)
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }
}
