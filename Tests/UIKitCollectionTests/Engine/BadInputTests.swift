import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// Each of these is reported with section, item and numbers, and what is left is shown.
@Suite("A collection view that is given something wrong")
@MainActor
struct BadInputTests {
  private typealias Answer = [UICollectionViewLayoutAttributes]

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let spoil:
      @MainActor @Sendable ([UICollectionViewLayoutAttributes]) ->
        [UICollectionViewLayoutAttributes]
    let rows: [Int]
    let words: [String]
  }

  private nonisolated static func extra(
    _ item: Int,
    _ change: @escaping @MainActor @Sendable (UICollectionViewLayoutAttributes) -> Void
  )
    -> @MainActor @Sendable ([UICollectionViewLayoutAttributes]) ->
    [UICollectionViewLayoutAttributes]
  {
    { answer in
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0)
      )
      attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
      change(attributes)
      return answer.filter { $0.indexPath.item != item } + [attributes]
    }
  }

  nonisolated static let faults = [
    Fault(
      testDescription: "a frame that is not a number",
      spoil: extra(1) { $0.frame.origin.y = .nan },
      rows: [0, 2],
      words: ["item 1 in section 0", "nan"]
    ),
    Fault(
      testDescription: "an infinite height",
      spoil: extra(1) { $0.frame.size.height = .infinity },
      rows: [0, 2],
      words: ["item 1 in section 0", "inf"]
    ),
    Fault(
      testDescription: "a height below zero",
      spoil: extra(1) { $0.size = CGSize(width: 10, height: -5) },
      rows: [0, 2],
      words: ["item 1 in section 0", "-5"]
    ),
    Fault(
      testDescription: "an opacity that is not a number",
      spoil: extra(1) { $0.alpha = .nan },
      rows: [0, 2],
      words: ["item 1 in section 0", "nan"]
    ),
    Fault(
      testDescription: "a row that does not exist",
      spoil: extra(7) { _ in },
      rows: [0, 1, 2],
      words: ["item 7 in section 0", "3 items"]
    ),
    Fault(
      testDescription: "a section that does not exist",
      spoil: extra(1) { $0.indexPath = IndexPath(item: 1, section: 4) },
      rows: [0, 2],
      words: ["item 1 in section 4", "1 sections"]
    ),
    Fault(
      testDescription: "a row placed twice",
      spoil: { $0 + $0.suffix(1) },
      rows: [0, 1, 2],
      words: ["item 2 in section 0", "twice"]
    ),
    Fault(
      testDescription: "an empty index path",
      spoil: extra(1) { $0.indexPath = IndexPath() },
      rows: [0, 2],
      words: ["empty index path"]
    ),
  ]

  @Test("by its layout shows the rest and reports once:", arguments: faults)
  func layoutFaults(_ fault: Fault) throws {
    let fixture = CollectionFixture([3]) { layout, _ in layout.spoil = fault.spoil }
    defer { fixture.end() }
    fixture.show()
    for _ in 0..<3 {
      fixture.layout.invalidateLayout()
      fixture.frame()
    }
    expectEqual(fixture.rows, fault.rows)
    expectEqual(fixture.diagnostics.count, 1)
    let message = try #require(fixture.diagnostics.first)
    for word in fault.words { #expect(message.contains(word), "\(message)") }
    fixture.layout.spoil = nil
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.rows, [0, 1, 2])
  }

  @Test("by its layout, which answers nil, keeps what is shown (B2)")
  func layoutAnswersNil() {
    let fixture = CollectionFixture([3])
    defer { fixture.end() }
    fixture.show()
    fixture.layout.spoil = { _ in nil }
    fixture.layout.invalidateLayout()
    fixture.frame()
    expectEqual(fixture.rows, [0, 1, 2])
    fixture.layout.spoil = { $0.filter { $0.indexPath.item != 1 } }
    fixture.view.setNeedsLayout()
    fixture.frame()
    expectEqual(fixture.rows, [0, 2])
    expectEqual(fixture.diagnostics, [])
  }

  @Test("without a data source is reported once, on screen")
  func noDataSource() {
    let fixture = CollectionFixture([3])
    defer { fixture.end() }
    fixture.view.dataSource = nil
    fixture.show()
    fixture.view.setNeedsLayout()
    fixture.frame()
    expectEqual(fixture.diagnostics.count, 1)
    expectEqual(fixture.view.numberOfSections, 0)
    fixture.view.dataSource = fixture.source
    fixture.frame()
    expectEqual(fixture.rows, [0, 1, 2])
  }

  @Test("by its data source: numbers below zero count as none")
  func negativeCounts() {
    let fixture = CollectionFixture([2, -3, 1])
    defer { fixture.end() }
    fixture.show()
    expectEqual(fixture.view.indexPathsForVisibleItems.map(\.short), ["0.0", "0.1", "2.0"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("section 1 has -3 items") == true)
  }

  @Test("by its data source: a cell that was not dequeued is shown, and not used again")
  func undequeued() throws {
    let foreign = UICollectionViewCell(frame: .zero)
    let fixture = CollectionFixture([3]) { _, source in
      source.spoil = { _, path, cell in path.item == 1 ? foreign : cell }
    }
    defer { fixture.end() }
    fixture.show()
    #expect(fixture.view.cellForItem(at: IndexPath(item: 1, section: 0)) === foreign)
    expectEqual(foreign.frame, CGRect(x: 0, y: 50, width: 320, height: 50))
    #expect(fixture.diagnostics.contains { $0.contains("item 1 in section 0") })
    fixture.source.spoil = nil
    fixture.view.reloadData()
    fixture.frame()
    #expect(foreign.superview == nil)
    expectEqual(fixture.rows, [0, 1, 2])
  }

  @Test("by its data source: one cell for two items shows the second with another")
  func sameCellTwice() throws {
    let fixture = CollectionFixture([3]) { _, source in
      var first: UICollectionViewCell?
      source.spoil = { _, path, cell in
        if path.item == 0 { first = cell }
        return path.item == 2 ? first ?? cell : cell
      }
    }
    defer { fixture.end() }
    fixture.show()
    let cells = fixture.view.visibleCells
    expectEqual(cells.count, 3)
    expectEqual(Set(cells.map(ObjectIdentifier.init)).count, 3)
    #expect(fixture.diagnostics.contains { $0.contains("item 2 in section 0") })
    expectEqual(fixture.top(ofRow: 0), 0)
  }

  @Test("an identifier that was not registered shows a plain cell")
  func unregistered() {
    let fixture = CollectionFixture([3])
    defer { fixture.end() }
    fixture.view.register(nil, forCellWithReuseIdentifier: "cell")
    fixture.show()
    expectEqual(fixture.rows, [0, 1, 2])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("“cell”") == true)
    #expect(fixture.diagnostics.first?.contains("item 0 in section 0") == true)
  }

  @Test("a class that is no cell is not registered")
  func wrongClass() {
    let fixture = CollectionFixture([3])
    defer { fixture.end() }
    fixture.view.register(UIView.self, forCellWithReuseIdentifier: "other")
    fixture.view.register(
      NSObject.self,
      forSupplementaryViewOfKind: "kind",
      withReuseIdentifier: "other"
    )
    fixture.layout.register(UIView.self, forDecorationViewOfKind: "kind")
    expectEqual(fixture.diagnostics.count, 3)
  }

  @Test("a size of nothing shows nothing, and everything once there is one")
  func noSize() {
    let fixture = CollectionFixture([3], width: 320, height: 400)
    fixture.view.frame = .zero
    fixture.show()
    expectEqual(fixture.rows, [])
    fixture.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    fixture.frame()
    expectEqual(fixture.rows, [0, 1, 2])
    fixture.view.frame.size.height = 0
    fixture.frame()
    expectEqual(fixture.rows, [])
  }

  @Test("index paths that do not exist are reported and answered with nothing")
  func missingPaths() {
    let fixture = CollectionFixture([3])
    defer { fixture.end() }
    fixture.show()
    let missing = IndexPath(item: 3, section: 0)
    #expect(fixture.view.cellForItem(at: missing) == nil)
    #expect(fixture.view.layoutAttributesForItem(at: missing) == nil)
    fixture.view.selectItem(at: missing, animated: false, scrollPosition: .top)
    fixture.view.scrollToItem(at: IndexPath(), at: .top, animated: true)
    fixture.view.deselectItem(at: missing, animated: false)
    expectEqual(fixture.view.numberOfItems(inSection: 5), 0)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    expectEqual(fixture.diagnostics.count, 4)
    expectEqual(fixture.rows, [0, 1, 2])
  }

  @Test("a content size that is not finite is not taken")
  func badContentSize() {
    final class Endless: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: CGFloat.infinity)
      }
    }
    let fixture = CollectionFixture([3])
    defer { fixture.end() }
    fixture.view.collectionViewLayout = Endless()
    fixture.show()
    expectEqual(fixture.view.contentSize, .zero)
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("a layout that is never at rest is cut off, and told so once")
  func restless() {
    final class Restless: UICollectionViewLayout {
      override func prepare() { invalidateLayout() }
    }
    let fixture = CollectionFixture([3])
    defer { fixture.end() }
    fixture.view.collectionViewLayout = Restless()
    fixture.show()
    #expect(fixture.diagnostics.count >= 1)
    #expect(fixture.diagnostics.first?.contains("rounds of one pass") == true)
  }

  @Test("a supplementary view that the data source has no method for")
  func noSupplementaryMethod() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let fixture = CollectionFixture([0]) { layout, _ in layout.headerHeight = 20 }
    defer { fixture.end() }
    let source = Source()
    fixture.view.dataSource = source
    fixture.show()
    expectEqual(fixture.rows, [0])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("section 0") == true)
  }

  @Test("a registration made anew for each cell is told so once")
  func registrationMadeAnew() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let registration = UICollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
        return collectionView.dequeueConfiguredReusableCell(
          using: registration,
          for: indexPath,
          item: 1
        )
      }
    }
    let fixture = CollectionFixture([0])
    defer { fixture.end() }
    let source = Source()
    fixture.view.dataSource = source
    fixture.show()
    expectEqual(fixture.rows, [0, 1, 2])
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("a data source that asks for its own numbers is answered with none, and goes on")
  func circularCounts() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { collectionView.numberOfSections + 2 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let fixture = CollectionFixture([0])
    defer { fixture.end() }
    let source = Source()
    fixture.view.dataSource = source
    fixture.show()
    expectEqual(fixture.rows, [0, 1, 2])
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("a view dequeued twice for one request is not lost and not shown")
  func dequeuedTwice() {
    let fixture = CollectionFixture([3]) { _, source in
      source.spoil = { view, path, cell in
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return cell
      }
    }
    defer { fixture.end() }
    fixture.show()
    expectEqual(fixture.view.subviews.filter { $0 is TestCell }.count, 3)
    expectEqual(fixture.diagnostics.count, 1)
  }
}
