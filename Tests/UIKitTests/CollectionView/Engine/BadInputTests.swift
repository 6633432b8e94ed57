import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

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
    let stage = CollectionStage([3]) { layout, _ in layout.spoil = fault.spoil }
    defer { stage.end() }
    stage.show()
    for _ in 0..<3 {
      stage.layout.invalidateLayout()
      stage.frame()
    }
    #expect(stage.rows == fault.rows)
    #expect(stage.diagnostics.count == 1)
    let message = try #require(stage.diagnostics.first)
    for word in fault.words { #expect(message.contains(word), "\(message)") }
    stage.layout.spoil = nil
    stage.layout.invalidateLayout()
    stage.frame()
    #expect(stage.rows == [0, 1, 2])
  }

  @Test("by its layout, which answers nil, keeps what is shown (B2)")
  func layoutAnswersNil() {
    let stage = CollectionStage([3])
    defer { stage.end() }
    stage.show()
    stage.layout.spoil = { _ in nil }
    stage.layout.invalidateLayout()
    stage.frame()
    #expect(stage.rows == [0, 1, 2])
    stage.layout.spoil = { $0.filter { $0.indexPath.item != 1 } }
    stage.view.setNeedsLayout()
    stage.frame()
    #expect(stage.rows == [0, 2])
    #expect(stage.diagnostics == [])
  }

  @Test("by nobody: no data source is reported once, on screen")
  func noDataSource() {
    let stage = CollectionStage([3])
    defer { stage.end() }
    stage.view.dataSource = nil
    stage.show()
    stage.view.setNeedsLayout()
    stage.frame()
    #expect(stage.diagnostics.count == 1)
    #expect(stage.view.numberOfSections == 0)
    stage.view.dataSource = stage.source
    stage.frame()
    #expect(stage.rows == [0, 1, 2])
  }

  @Test("by its data source: numbers below zero count as none")
  func negativeCounts() {
    let stage = CollectionStage([2, -3, 1])
    defer { stage.end() }
    stage.show()
    #expect(stage.view.indexPathsForVisibleItems.map(\.short) == ["0.0", "0.1", "2.0"])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("section 1 has -3 items") == true)
  }

  @Test("by its data source: a cell that was not dequeued is shown, and not used again")
  func undequeued() throws {
    let foreign = UICollectionViewCell(frame: .zero)
    let stage = CollectionStage([3]) { _, source in
      source.spoil = { _, path, cell in path.item == 1 ? foreign : cell }
    }
    defer { stage.end() }
    stage.show()
    #expect(stage.view.cellForItem(at: IndexPath(item: 1, section: 0)) === foreign)
    #expect(foreign.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
    #expect(stage.diagnostics.contains { $0.contains("item 1 in section 0") })
    stage.source.spoil = nil
    stage.view.reloadData()
    stage.frame()
    #expect(foreign.superview == nil)
    #expect(stage.rows == [0, 1, 2])
  }

  @Test("by its data source: one cell for two items shows the second with another")
  func sameCellTwice() throws {
    let stage = CollectionStage([3]) { _, source in
      var first: UICollectionViewCell?
      source.spoil = { _, path, cell in
        if path.item == 0 { first = cell }
        return path.item == 2 ? first ?? cell : cell
      }
    }
    defer { stage.end() }
    stage.show()
    let cells = stage.view.visibleCells
    #expect(cells.count == 3)
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 3)
    #expect(stage.diagnostics.contains { $0.contains("item 2 in section 0") })
    #expect(stage.top(ofRow: 0) == 0)
  }

  @Test("an identifier that nobody registered shows a plain cell")
  func unregistered() {
    let stage = CollectionStage([3])
    defer { stage.end() }
    stage.view.register(nil, forCellWithReuseIdentifier: "cell")
    stage.show()
    #expect(stage.rows == [0, 1, 2])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("“cell”") == true)
    #expect(stage.diagnostics.first?.contains("item 0 in section 0") == true)
  }

  @Test("a class that is no cell is not registered")
  func wrongClass() {
    let stage = CollectionStage([3])
    defer { stage.end() }
    stage.view.register(UIView.self, forCellWithReuseIdentifier: "other")
    stage.view.register(
      NSObject.self,
      forSupplementaryViewOfKind: "kind",
      withReuseIdentifier: "other"
    )
    stage.layout.register(UIView.self, forDecorationViewOfKind: "kind")
    #expect(stage.diagnostics.count == 3)
  }

  @Test("a size of nothing shows nothing, and everything once there is one")
  func noSize() {
    let stage = CollectionStage([3], width: 320, height: 400)
    stage.view.frame = .zero
    stage.show()
    #expect(stage.rows == [])
    stage.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    stage.frame()
    #expect(stage.rows == [0, 1, 2])
    stage.view.frame.size.height = 0
    stage.frame()
    #expect(stage.rows == [])
  }

  @Test("index paths that do not exist are reported and answered with nothing")
  func missingPaths() {
    let stage = CollectionStage([3])
    defer { stage.end() }
    stage.show()
    let missing = IndexPath(item: 3, section: 0)
    #expect(stage.view.cellForItem(at: missing) == nil)
    #expect(stage.view.layoutAttributesForItem(at: missing) == nil)
    stage.view.selectItem(at: missing, animated: false, scrollPosition: .top)
    stage.view.scrollToItem(at: IndexPath(), at: .top, animated: true)
    stage.view.deselectItem(at: missing, animated: false)
    #expect(stage.view.numberOfItems(inSection: 5) == 0)
    #expect(stage.view.indexPathsForSelectedItems == nil)
    #expect(stage.diagnostics.count == 4)
    #expect(stage.rows == [0, 1, 2])
  }

  @Test("a content size that is not finite is not taken")
  func badContentSize() {
    final class Endless: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: CGFloat.infinity)
      }
    }
    let stage = CollectionStage([3])
    defer { stage.end() }
    stage.view.collectionViewLayout = Endless()
    stage.show()
    #expect(stage.view.contentSize == .zero)
    #expect(stage.diagnostics.count == 1)
  }

  @Test("a layout that is never at rest is cut off, and told so once")
  func restless() {
    final class Restless: UICollectionViewLayout {
      override func prepare() { invalidateLayout() }
    }
    let stage = CollectionStage([3])
    defer { stage.end() }
    stage.view.collectionViewLayout = Restless()
    stage.show()
    #expect(stage.diagnostics.count >= 1)
    #expect(stage.diagnostics.first?.contains("rounds of one pass") == true)
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
    let stage = CollectionStage([0]) { layout, _ in layout.headerHeight = 20 }
    defer { stage.end() }
    let source = Source()
    stage.view.dataSource = source
    stage.show()
    #expect(stage.rows == [0])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("section 0") == true)
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
    let stage = CollectionStage([0])
    defer { stage.end() }
    let source = Source()
    stage.view.dataSource = source
    stage.show()
    #expect(stage.rows == [0, 1, 2])
    #expect(stage.diagnostics.count == 1)
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
    let stage = CollectionStage([0])
    defer { stage.end() }
    let source = Source()
    stage.view.dataSource = source
    stage.show()
    #expect(stage.rows == [0, 1, 2])
    #expect(stage.diagnostics.count == 1)
  }

  @Test("a view dequeued twice for one request is not lost and not shown")
  func dequeuedTwice() {
    let stage = CollectionStage([3]) { _, source in
      source.spoil = { view, path, cell in
        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        return cell
      }
    }
    defer { stage.end() }
    stage.show()
    #expect(stage.view.subviews.filter { $0 is TestCell }.count == 3)
    #expect(stage.diagnostics.count == 1)
  }
}
