import Tessera
import TesseraCore
import TesseraTestSupport
import Testing

@Suite("The update delegate of a layout")
@MainActor
struct CollectionLayoutUpdateDelegateTests {
  private let layout = RowLayout()

  @Test("receives the changes once, between the invalidation and prepare()")
  func order() {
    let list = NumberedList(layout: layout)
    layout.trace = []
    list.view.performBatchUpdates {
      list.numbers.remove(at: 3)
      list.view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      list.insert(1, at: 0)
    }
    expectEqual(
      layout.trace.prefix(4),
      [
        "invalidate counts", "change -3 +0", "prepare 20", "updates 2",
      ]
    )
    expectEqual(layout.trace.count { $0.hasPrefix("change") }, 1)
  }

  @Test("lets a layout place rows once, each with the height it had")
  func heights() {
    let list = NumberedList(layout: layout)
    // Row n is 30 + n points high.
    expectEqual(layout.heights.prefix(4), [30, 31, 32, 33])
    list.view.performBatchUpdates {
      list.numbers.insert(list.numbers.remove(at: 2), at: 0)
      list.view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      list.insert(1, at: 1)
    }
    expectEqual(layout.heights.prefix(5), [32, 44, 30, 31, 33])
    expectEqual(layout.heights.count, 21)
    // Below 32 and 44 points.
    expectEqual(list.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.minY, 76)
  }

  @Test("is not called for a reload, which replaces everything")
  func reload() {
    let list = NumberedList(layout: layout)
    layout.trace = []
    list.numbers.removeLast(5)
    list.view.reloadData()
    list.fixture.backend.makeFrame()
    expectEqual(layout.trace, ["invalidate everything", "prepare 15"])
  }

  @Test("may be another object, and is not retained")
  func otherObject() {
    let list = NumberedList()
    var counter: ChangeCounter? = ChangeCounter()
    list.view.collectionViewLayout.updateDelegate = counter
    #expect(list.view.collectionViewLayout.updateDelegate === counter)
    list.view.performBatchUpdates { list.insert(2, at: 0) }
    expectEqual(counter?.count, 2)
    counter = nil
    #expect(list.view.collectionViewLayout.updateDelegate == nil)
    list.view.performBatchUpdates { list.insert(1, at: 0) }
    expectEqual(list.view.numberOfItems(inSection: 0), 23)
  }
}

/// Rows of one section that keep their heights through a batch; a new row is 44 points high.
private final class RowLayout: UICollectionViewLayout, CollectionLayoutUpdateDelegate {
  private(set) var heights: [CGFloat] = []
  var trace: [String] = []

  override init() {
    super.init()
    updateDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionViewLayout(
    _ layout: UICollectionViewLayout,
    willPrepareFor changes: [LayoutChange]
  ) {
    trace.append(changes.reduce("change") { $0 + " " + $1.words })
    let former = heights
    heights = []
    var removed: Set<Int> = []
    var placed: [Int: CGFloat] = [:]
    for change in changes {
      switch change {
      case .deleteItem(let old): removed.insert(old.item)
      case .insertItem(let new): placed[new.item] = 44
      case .moveItem(let pair):
        removed.insert(pair.old.item)
        placed[pair.new.item] = former[pair.old.item]
      case .reloadItem, .deleteSection, .insertSection, .reloadSection, .moveSection: break
      }
    }
    var kept = former.indices.filter { !removed.contains($0) }.map { former[$0] }[...]
    for item in 0..<(kept.count + placed.count) {
      heights.append(placed[item] ?? kept.removeFirst())
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if context.invalidateEverything {
      heights = []
      trace.append("invalidate everything")
    } else if context.invalidateDataSourceCounts {
      trace.append("invalidate counts")
    }
  }

  override func prepare() {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    if heights.isEmpty { heights = (0..<count).map { CGFloat(30 + $0) } }
    trace.append("prepare \(heights.count)")
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    trace.append("updates \(updateItems.count)")
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: heights.reduce(0, +))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    heights.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = heights.prefix(indexPath.item).reduce(0, +)
    attributes.frame = CGRect(x: 0, y: top, width: 320, height: heights[indexPath.item])
    return attributes
  }
}

extension LayoutChange {
  /// The change in few characters, for one section.
  fileprivate var words: String {
    switch self {
    case .deleteItem(let old): "-\(old.item)"
    case .insertItem(let new): "+\(new.item)"
    case .moveItem(let pair): "\(pair.old.item)>\(pair.new.item)"
    default: "another"
    }
  }
}

private final class ChangeCounter: CollectionLayoutUpdateDelegate {
  var count = 0

  func collectionViewLayout(
    _ layout: UICollectionViewLayout,
    willPrepareFor changes: [LayoutChange]
  ) { count += changes.count }
}
