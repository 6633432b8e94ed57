import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// T-20 and the like are the scenarios of the contract between a collection view and its layout.
@Suite("Views that find their size")
@MainActor
struct SelfSizingTests {
  /// A hundred rows of 44, of which those from 50 on ask for 44 and the others as `heights` says.
  private func hundredRows(_ heights: [Int: CGFloat]) -> CollectionFixture {
    let fixture = CollectionFixture([100]) { layout, source in
      layout.height = { _ in 44 }
      layout.takesSizes = true
      source.preferredHeight = { heights[$0.item] ?? 44 }
    }
    fixture.show()
    return fixture
  }

  @Test("above the fold do not move what is seen (T-20)")
  func aboveTheFold() {
    let fixture = hundredRows([49: 80])
    fixture.view.contentOffset.y = 2180
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 2216)
    expectEqual(fixture.view.contentSize.height, 4436)
    // Row 50 stood at 2200 − 2180.
    expectEqual(fixture.top(ofRow: 50), 20)
  }

  @Test(
    "above the fold do not move what is seen, wherever reading begins (T-20)",
    arguments: ReadingOrientation.allCases
  )
  func aboveTheFoldInAnyDirection(orientation: ReadingOrientation) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = orientation.scrollDirection
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = orientation.size(CGSize(width: 100, height: 40))
    let flow = FlowFixture(
      [100],
      width: orientation.axis == .vertical ? 100 : 200,
      height: orientation.axis == .vertical ? 200 : 100,
      layout: layout,
      isRightToLeft: orientation.isRightToLeft
    )
    flow.source.wish = { path, _ in
      orientation.size(CGSize(width: 100, height: path.item == 49 ? 76 : 40))
    }
    flow.show()
    flow.view.contentOffset = flow.view.contentOffset(showing: 1980, orientation)
    flow.frame()
    // Item 49 begins at 1960, 20 points above the fold, and is 36 points longer than its estimate:
    // the offset becomes 1980 + 36, and item 50 begins at 2000 + 36.
    expectEqual(flow.view.reading(flow.view.bounds, orientation).minY, 2016)
    let cell = flow.view.cellForItem(at: IndexPath(item: 50, section: 0))
    expectEqual(cell.map { flow.view.reading($0.frame, orientation).minY }, 2036)
  }

  @Test("above the fold do not keep an animation to the start of the content from it")
  func onTheWayToTheStart() {
    let fixture = hundredRows(Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, 80) }))
    fixture.view.contentOffset.y = 2180
    fixture.frame()
    fixture.view.setContentOffset(.zero, animated: true)
    #expect(fixture.fixture.backend.advanceUntilIdle())
    expectEqual(fixture.view.contentOffset, .zero)
    expectEqual(fixture.top(ofRow: 0), 0)
  }

  @Test("below the fold leave the offset alone (T-21)")
  func belowTheFold() {
    let fixture = hundredRows([52: 80])
    fixture.view.contentOffset.y = 2180
    fixture.frame()
    expectEqual(fixture.view.contentOffset.y, 2180)
    expectEqual(fixture.view.contentSize.height, 4436)
  }

  @Test("at the end and shorter than expected: the last row never moves (T-25)")
  func shrinkingAtTheEnd() {
    let fixture = CollectionFixture([30]) { layout, source in
      layout.height = { _ in 60 }
      layout.takesSizes = true
      source.preferredHeight = { $0.item < 8 ? 60 : 40 }
    }
    fixture.show()
    expectEqual(fixture.view.contentSize.height, 1800)
    fixture.source.measurements = [:]
    fixture.source.preferredHeight = { _ in 40 }
    fixture.view.contentOffset.y = 1400
    fixture.frame()
    expectEqual(fixture.rows, Array(20...29))
    expectEqual(fixture.view.contentSize.height, 1600)
    expectEqual(fixture.view.contentOffset.y, 1200)
    expectEqual(fixture.source.measurements.keys.map(\.item).sorted(), Array(20...29))
    expectEqual(fixture.top(ofRow: 29), 360)
  }

  @Test("and answer differently each time are reported once, however often they scroll in (T-26)")
  func reportedOnce() {
    let fixture = CollectionFixture([40]) { layout, source in
      layout.takesSizes = true
      var count: CGFloat = 0
      source.preferredHeight = { path in
        guard path.item == 1 else { return 50 }
        count += 1
        return 50 + count
      }
    }
    defer { fixture.end() }
    fixture.show()
    for offset in [800.0, 0, 800, 0] {
      fixture.view.contentOffset.y = offset
      fixture.frame()
    }
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("item 1 in section 0") == true)
  }

  @Test("and answer differently each time end at their largest answer, with one report (T-26)")
  func unsteady() {
    let fixture = CollectionFixture([3]) { layout, source in
      layout.takesSizes = true
      var count = 0
      source.preferredHeight = { path in
        guard path.item == 1 else { return 50 }
        count += 1
        return count.isMultiple(of: 2) ? 51 : 52
      }
    }
    defer { fixture.end() }
    fixture.show()
    expectEqual(fixture.source.measurements[IndexPath(item: 1, section: 0)], 8)
    expectEqual(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height, 52)
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("item 1 in section 0") == true)
    #expect(fixture.diagnostics.first?.contains("52") == true)
    fixture.view.setNeedsLayout()
    fixture.frame()
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.source.measurements[IndexPath(item: 1, section: 0)], 8)
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("and grow each time end too")
  func growing() {
    let fixture = CollectionFixture([3]) { layout, source in
      layout.takesSizes = true
      var height: CGFloat = 50
      source.preferredHeight = { _ in
        height += 1
        return height
      }
    }
    defer { fixture.end() }
    fixture.show()
    #expect(fixture.source.measurements.values.allSatisfy { $0 <= 8 })
    expectEqual(fixture.diagnostics.count, 3)
  }

  @Test("are told once what a layout that takes no sizes says")
  func declined() {
    let fixture = CollectionFixture([3]) { _, source in source.preferredHeight = { _ in 80 } }
    fixture.show()
    fixture.view.contentOffset.y = 0
    fixture.view.setNeedsLayout()
    fixture.frame()
    #expect(fixture.source.measurements.values.allSatisfy { $0 == 1 })
    expectEqual(fixture.view.contentSize.height, 150)
  }

  @Test("leave the offset to a layout that moves it itself")
  func layoutAdjusts() {
    let fixture = CollectionFixture([100]) { layout, source in
      layout.takesSizes = true
      layout.adjustment = { _, growth in CGPoint(x: 0, y: growth) }
      source.preferredHeight = { $0.item == 12 ? 70 : 50 }
    }
    fixture.show()
    fixture.view.contentOffset.y = 300
    fixture.frame()
    // Row 12 at 600 is below the fold, but the layout says that the offset grows with it.
    expectEqual(fixture.view.contentOffset.y, 320)
  }

  @Test("leave the offset to a layout that moves it forth and back")
  func layoutAdjustsForthAndBack() {
    let fixture = CollectionFixture([100]) { layout, source in
      layout.takesSizes = true
      layout.adjustment = { minY, growth in CGPoint(x: 0, y: minY < 2100 ? growth : -growth) }
      source.preferredHeight = { [40, 45].contains($0.item) ? 70 : 50 }
    }
    fixture.show()
    fixture.view.contentOffset.y = 2010
    fixture.frame()
    // Row 40 from 2000 on and row 45 from 2250 on grow by 20 each, for which the layout moves the offset by 20 and −20.
    expectEqual(fixture.view.contentOffset.y, 2010)
  }

  @Test("move the content size and the offset beyond the old end at once")
  func layoutAdjustsAtTheEnd() {
    let fixture = CollectionFixture([20]) { layout, source in
      layout.takesSizes = true
      layout.adjustment = { _, growth in CGPoint(x: 0, y: growth) }
      source.preferredHeight = { $0.item < 10 ? 50 : 70 }
    }
    fixture.show()
    fixture.view.contentOffset.y = 600
    fixture.frame()
    // Rows 12…19 and, above them, what came into view meanwhile: the end stays the end.
    expectEqual(fixture.view.contentOffset.y, fixture.view.contentSize.height - 400)
    expectEqual(fixture.top(ofRow: 19), 330)
  }

  @Test("refuse a size that is not finite, with a report")
  func notFinite() {
    let fixture = CollectionFixture([2]) { layout, source in
      layout.takesSizes = true
      source.preferredHeight = { $0.item == 0 ? .nan : 60 }
    }
    defer { fixture.end() }
    fixture.show()
    expectEqual(fixture.diagnostics.count, 1)
    expectEqual(fixture.view.contentSize.height, 110)
  }

  @Test("keep what is seen while everything above is measured upwards, frame by frame")
  func scrollingUp() throws {
    let fixture = CollectionFixture([200]) { layout, source in
      layout.height = { _ in 44 }
      layout.takesSizes = true
      source.preferredHeight = { CGFloat(30 + ($0.item * 37) % 60) }
    }
    fixture.show()
    fixture.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
    fixture.frame()
    for _ in 0..<200 {
      let row = try #require(fixture.rows.dropFirst().first)
      let top = try #require(fixture.top(ofRow: row))
      fixture.view.contentOffset.y -= 7
      fixture.frame()
      let after = try #require(fixture.top(ofRow: row))
      try #require(abs(after - top - 7) < 1e-6, "row \(row) moved by \(after - top)")
    }
  }
}

@Suite("A cell's own size")
@MainActor
struct CellFittingTests {
  private final class Content: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: min(size.width, 200), height: 200 * 20 / max(1, min(size.width, 200)))
    }
  }

  private func attributes(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return attributes
  }

  private func cell(_ mask: UIView.AutoresizingMask) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let content = Content(frame: CGRect(x: 10, y: 5, width: 80, height: 40))
    content.autoresizingMask = mask
    cell.contentView.addSubview(content)
    return cell
  }

  @Test("is that of the subview that fills it, with the distances to the edges")
  func fills() {
    let cell = cell([.flexibleWidth, .flexibleHeight])
    // 200 wide and 20 high, with 10 at each side and 5 above and below.
    expectEqual(cell.preferredLayoutAttributesFitting(attributes(100, 50)).size.width, 220)
    expectEqual(cell.preferredLayoutAttributesFitting(attributes(100, 50)).size.height, 30)
  }

  @Test("follows a width that the layout has fixed")
  func fixedWidth() {
    let cell = cell([.flexibleWidth, .flexibleHeight])
    let fixed = attributes(120, 50)
    fixed.fixedSides = .width
    // 100 wide is 40 high.
    expectEqual(cell.preferredLayoutAttributesFitting(fixed).size, CGSize(width: 120, height: 50))
  }

  @Test("stays on a side that no subview is flexible along")
  func staysFixed() {
    let cell = cell(.flexibleHeight)
    // 80 wide is 50 high, and 10 more for the edges.
    #expect(
      cell.preferredLayoutAttributesFitting(attributes(100, 50)).size
        == CGSize(width: 100, height: 60)
    )
    let plain = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
    #expect(
      plain.preferredLayoutAttributesFitting(attributes(70, 30)).size
        == CGSize(width: 70, height: 30)
    )
  }

  @Test("is what an override of sizeThatFits says")
  func overridden() {
    final class Sized: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 44) }
    }
    let cell = Sized(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      cell.preferredLayoutAttributesFitting(attributes(10, 10)).size
        == CGSize(width: 33, height: 44)
    )
  }
}
