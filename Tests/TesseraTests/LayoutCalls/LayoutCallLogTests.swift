import Foundation
import Tessera
import TesseraTestSupport
import Testing

@Suite("The log of the calls to a layout")
@MainActor
struct LayoutCallLogTests {
  @Test("says what was asked and answered, with the index space of each path")
  func insertion() throws {
    let list = NumberedList(3)
    let log = LayoutCallLog(of: list.view.collectionViewLayout)
    list.view.performBatchUpdates { list.insert(1, at: 1) }
    let names = log.calls.map(\.name)
    expectEqual(
      names.prefix(7),
      [
        "invalidateLayout(with:)", "prepare()", "collectionViewContentSize",
        "prepare(forCollectionViewUpdates:)", "collectionViewContentSize",
        "targetContentOffset(forProposedContentOffset:)", "layoutAttributesForElements(in:)",
      ]
    )
    expectEqual(log.calls[0].description, "invalidateLayout(with: counts)")
    expectEqual(log.calls[4].description, "collectionViewContentSize → 320 × 200")
    let end = try #require(log.calls.first { $0.name.hasPrefix("final") })
    #expect(
      end.description
        == "finalLayoutAttributesForDisappearingItem(at: cell [0, 0] old) → cell [0, 0] old  0, 0, 320, 50"
    )
    let start = try #require(log.calls.last { $0.name.hasPrefix("initial") })
    #expect(
      start.description.hasPrefix("initialLayoutAttributesForAppearingItem(at: cell [0, 3] new) →")
    )
    let elements = try #require(log.calls.first { $0.name == "layoutAttributesForElements(in:)" })
    #expect(
      elements.description.hasSuffix(
        """
         → 4 elements
          cell [0, 0] new  0, 0, 320, 50
          cell [0, 1] new  0, 50, 320, 50
          cell [0, 2] new  0, 100, 320, 50
          cell [0, 3] new  0, 150, 320, 50
        """
      )
    )
  }

  @Test("lists the changes that a layout of the app's receives")
  func changes() throws {
    let list = NumberedList(3, layout: StripesLayout(rowHeight: { _ in 50 }))
    let log = LayoutCallLog(of: list.view.collectionViewLayout)
    list.view.performBatchUpdates {
      list.numbers.swapAt(0, 2)
      list.view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      list.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    let call = try #require(log.calls.first { $0.name == "prepare(forCollectionViewUpdates:)" })
    expectEqual(
      call.description,
      """
      prepare(forCollectionViewUpdates: 2 changes)
        move [0, 0] old [0, 2] new
        move [0, 2] old [0, 0] new
      """
    )
  }

  @Test("ends when it is stopped, and begins again empty")
  func stopping() {
    let list = NumberedList(3)
    let log = LayoutCallLog(of: list.view.collectionViewLayout)
    list.view.collectionViewLayout.invalidateLayout()
    list.fixture.backend.makeFrame()
    #expect(!log.calls.isEmpty)
    log.clear()
    expectEqual(log.text, "")
    log.stop()
    list.view.collectionViewLayout.invalidateLayout()
    list.fixture.backend.makeFrame()
    #expect(log.calls.isEmpty)
  }
}

/// Rows one below the other, of heights by their numbers, placed anew each time.
@MainActor
final class StripesLayout: UICollectionViewLayout {
  private let rowHeight: (Int) -> CGFloat
  private var frames: [CGRect] = []

  init(rowHeight: @escaping (Int) -> CGFloat) {
    self.rowHeight = rowHeight
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    guard let view = collectionView, view.numberOfSections > 0 else { return }
    var top: CGFloat = 0
    frames = (0..<view.numberOfItems(inSection: 0)).map { row in
      defer { top += rowHeight(row) }
      return CGRect(x: 0, y: top, width: view.bounds.width, height: rowHeight(row))
    }
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
}
