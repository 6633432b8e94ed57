import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A flow layout that is told nonsense")
@MainActor
struct FlowLayoutWrongInputTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    let name: String
    /// What the one diagnostic must name.
    let parts: [String]
    let spoil: @MainActor @Sendable (UICollectionViewFlowLayout) -> Void
    var testDescription: String { name }
  }

  nonisolated static let faults = [
    Fault(name: "an item width that is no number", parts: ["width", "nan", "items 0 to 4"]) {
      $0.itemSize.width = .nan
    },
    Fault(name: "a negative item height", parts: ["height", "-20", "section 0"]) {
      $0.itemSize.height = -20
    },
    Fault(name: "an endless item width", parts: ["width", "inf"]) { $0.itemSize.width = .infinity },
    Fault(name: "a negative estimate", parts: ["height", "-3"]) {
      $0.estimatedItemSize = CGSize(width: 50, height: -3)
    },
    Fault(name: "a line spacing that is no number", parts: ["line spacing", "nan"]) {
      $0.minimumLineSpacing = .nan
    },
    Fault(
      name: "a spacing between items that is no number",
      parts: ["spacing between items", "nan"]
    ) {
      $0.minimumInteritemSpacing = .nan
    },
    Fault(name: "an inset that is no number", parts: ["inset", "nan"]) {
      $0.sectionInset.left = .nan
    },
    Fault(name: "a negative header", parts: ["header", "-7", "section 0"]) {
      $0.headerReferenceSize.height = -7
    },
    Fault(name: "an endless footer", parts: ["footer", "inf"]) {
      $0.footerReferenceSize.height = .infinity
    },
  ]

  @Test("says so once and still shows something", arguments: faults)
  func reports(_ fault: Fault) {
    let fixture = FlowFixture([5])
    defer { fixture.end() }
    fault.spoil(fixture.layout)
    fixture.show()
    for _ in 0..<3 {
      fixture.layout.invalidateLayout()
      fixture.frame()
    }
    let told = fixture.diagnostics.filter { message in
      fault.parts.allSatisfy { message.contains($0) }
    }
    expectEqual(told.count, 1, "\(fixture.diagnostics)")
    expectEqual(fixture.view.contentSize.width, 320)
    #expect(fixture.view.contentSize.height >= 0)
    #expect(fixture.view.contentSize.height.isFinite)
    fixture.layout.itemSize = CGSize(width: 50, height: 50)
    fixture.layout.estimatedItemSize = .zero
    fixture.layout.minimumLineSpacing = 10
    fixture.layout.minimumInteritemSpacing = 10
    fixture.layout.sectionInset = .zero
    fixture.layout.headerReferenceSize = .zero
    fixture.layout.footerReferenceSize = .zero
    fixture.frame()
    expectEqual(fixture.layout.itemFrames(2).last, [67.5, 0, 50, 50])
    expectEqual(fixture.view.visibleCells.count, 5)
  }

  @Test("of a single item by the delegate: names section and item")
  func delegateSize() {
    let source = SizingSource()
    source.size = {
      $0.item == 2 ? CGSize(width: 50, height: CGFloat.nan) : CGSize(width: 50, height: 50)
    }
    let fixture = FlowFixture([0, 4], source: source)
    defer { fixture.end() }
    fixture.show()
    expectEqual(fixture.diagnostics.count, 1)
    for part in ["item 2", "section 1", "nan"] {
      #expect(fixture.diagnostics.first?.contains(part) == true, "\(part)")
    }
    // The item has no height and so nothing to show.
    expectEqual(fixture.view.indexPathsForVisibleItems.map(\.item), [0, 1, 3])
  }

  @Test("by insets wider than the view: items stand alone and overflow")
  func insetsWiderThanTheView() {
    let fixture = FlowFixture([2])
    defer { fixture.end() }
    fixture.layout.sectionInset = UIEdgeInsets(top: 0, left: 200, bottom: 0, right: 200)
    fixture.show()
    expectEqual(fixture.layout.itemFrames(2), [[175, 0, 50, 50], [175, 60, 50, 50]])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("items 0 to 1") == true)
  }

  @Test("without a collection view has nothing")
  func alone() {
    let layout = UICollectionViewFlowLayout()
    layout.prepare()
    expectEqual(layout.collectionViewContentSize, .zero)
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 9, height: 9))
    )
  }

  @Test("by a data source that has fewer items than it says: shows what is there")
  func negativeCounts() {
    let fixture = FlowFixture([-5, 2])
    defer { fixture.end() }
    fixture.show()
    expectEqual(fixture.layout.itemFrames(1, section: 1), [[0, 0, 50, 50]])
  }

  @Test("by a rectangle that is none: answers nothing and does not crash")
  func strangeRectangles() {
    let fixture = FlowFixture([1000])
    fixture.show()
    for rect in [
      CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: -10, height: -10),
    ] {
      #expect(fixture.layout.layoutAttributesForElements(in: rect)?.isEmpty == true, "\(rect)")
    }
    let attributes = fixture.layout.layoutAttributesForElements(in: .infinite)
    expectEqual(attributes?.count, 1000)
  }
}
