import Foundation
import Tessera
import TesseraTestSupport
import Testing

/// The example of the page *Finding a fault in a layout*, as it is printed there.
@Suite("Two layouts side by side")
@MainActor
struct LayoutCallComparisonTests {
  /// What both layouts go through: a list of four rows, into which one is inserted.
  private func insertARow(_ layout: UICollectionViewLayout) {
    let list = NumberedList(4, layout: layout)
    list.view.performBatchUpdates { list.insert(1, at: 0) }
    list.fixture.backend.advanceUntilIdle(limit: 5)
  }

  private func rows() -> UICollectionViewFlowLayout {
    let rows = UICollectionViewFlowLayout()
    rows.itemSize = CGSize(width: 320, height: 50)
    rows.minimumLineSpacing = 0
    return rows
  }

  @Test("are the same if they are called and answer alike")
  func same() {
    let comparison = LayoutCallComparison(of: rows(), and: rows(), run: insertARow)
    #expect(comparison.isSame)
    expectEqual(comparison.differences, "")
    #expect(comparison.rows.count > 20)
  }

  @Test("find the fault of a layout that keeps old frames when a row is inserted")
  func fault() throws {
    let comparison = LayoutCallComparison(
      of: StripesLayout { _ in 50 },
      and: ForgetfulLayout(),
      run: insertARow
    )
    #expect(!comparison.isSame)
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/Tessera/Tessera.docc/FindingAFaultInALayout.md"),
      encoding: .utf8
    )
    let printed = page.components(separatedBy: "```text\n").dropFirst().first
    let shown = try #require(printed?.components(separatedBy: "\n```").first)
    #expect(comparison.differences.hasPrefix(shown + "\n"))
  }
}

/// Rows of 50 points that are placed once for each number of rows, and by mistake not when a row is inserted.
@MainActor
final class ForgetfulLayout: UICollectionViewLayout {
  private var frames: [CGRect] = []

  override func prepare() {
    super.prepare()
    guard frames.isEmpty, let view = collectionView else { return }
    frames = (0..<view.numberOfItems(inSection: 0)).map {
      CGRect(x: 0, y: 50 * CGFloat($0), width: view.bounds.width, height: 50)
    }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    frames = []
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: frames.last?.maxY ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.filter { frames[$0].minY < rect.maxY && frames[$0].maxY > rect.minY }
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.item]
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
