import CoreGraphics
import Foundation
package import TesseraCore
import TesseraEngine

// The border of the engine: the index paths by which apps and layouts speak of items become paths of one of two index spaces
// here, and index paths again where a call goes out. Inside, a `ShownPath` says where an item is shown, and a `DataPath` where the
// data source has it.

extension ItemPath {
  /// The path that an index path names; nil for one that names no item, whatever the data: it has another number
  /// of components than two, or a number that is negative or `NSNotFound`.
  init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0,
      indexPath.section != NSNotFound, indexPath.item != NSNotFound
    else { return nil }
    self.init(section: indexPath.section, item: indexPath.item)
  }

  /// The path with the numbers of an index path, whether or not they name an item.
  ///
  /// One that is too short has `NSNotFound` for what it leaves out, and one that is too long names no item.
  init(naming indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.count > 2 ? -1 : indexPath.item)
  }

  /// The path of an item in a reported change; one that names no item is that of an item that does not exist.
  init(reported indexPath: IndexPath) {
    let isItem = indexPath.count == 2
    self.init(section: isItem ? indexPath.section : -1, item: isItem ? indexPath.item : -1)
  }
}

extension IndexPath {
  /// The index path of an item or a view; what belongs to no section, or to no item, has as many components less.
  init<Space>(_ path: ItemPath<Space>) {
    guard path.isGlobal else {
      self.init(item: path.item, section: path.section.index)
      return
    }
    self = path.section.index == NSNotFound ? IndexPath() : IndexPath(index: path.section.index)
  }

  /// The path in words.
  var placeDescription: String {
    count > 2 ? "index path \(Array(self))" : ItemPath<DataSpace>(naming: self).placeDescription
  }
}

extension NamedElement {
  /// The cell of the item that an index path names.
  static func cell(named indexPath: IndexPath) -> Self { .cell(ItemPath(naming: indexPath)) }

  /// The supplementary view of a kind that an index path names; of a longer one two numbers count.
  static func supplementaryView(_ kind: String, named indexPath: IndexPath) -> Self {
    .supplementaryView(kind, ItemPath(section: indexPath.section, item: indexPath.item))
  }

  /// The decoration view of a kind that an index path names; of a longer one two numbers count.
  static func decorationView(_ kind: String, named indexPath: IndexPath) -> Self {
    .decorationView(kind, ItemPath(section: indexPath.section, item: indexPath.item))
  }
}

extension UICollectionViewLayout {
  /// A context of the class that the layout names, which says what has become of items that are moved.
  func makeMovementContext(
    from previous: [IndexPath],
    to target: [IndexPath],
    _ position: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.movement = MovementStep(
      previous: previous.map { ShownPath(naming: $0) },
      target: target.map { ShownPath(naming: $0) },
      position: Point(position)
    )
    return context
  }
}

@MainActor
extension Counting {
  /// Where an item is shown that a caller names.
  func shownPath(named indexPath: IndexPath) -> ShownPath {
    guard turns.indexSpace == .dataSource, let path = DataPath(indexPath) else {
      return ShownPath(naming: indexPath)
    }
    return shownPath(of: path)
  }

  /// Where the data source has an item that a caller names; nil for a path that names none, whatever the data.
  func dataPath(named indexPath: IndexPath) -> DataPath? {
    guard turns.indexSpace == .presentation else { return DataPath(indexPath) }
    return ShownPath(indexPath).map { dataPath(of: $0) }
  }

  /// The index path by which a caller names the item that is shown at a path; nil for one that the data source
  /// does not have.
  func spokenPath(of path: ShownPath) -> IndexPath? {
    guard turns.indexSpace == .dataSource else { return IndexPath(path) }
    return item(shownAt: path).map { IndexPath($0) }
  }

  /// The index path by which a caller names an item of the data.
  func spokenPath(of path: DataPath) -> IndexPath {
    turns.indexSpace == .dataSource ? IndexPath(path) : IndexPath(shownPath(of: path))
  }

  /// The item that a caller names; nil, and reported, for one that there is not.
  func item(named indexPath: IndexPath, _ purpose: String) -> DataPath? {
    exists(indexPath, purpose) ? dataPath(named: indexPath) : nil
  }

  /// Whether there is an item that a caller names; reports one that there is not.
  func exists(_ indexPath: IndexPath, _ purpose: String) -> Bool {
    turns.indexSpace == .dataSource
      ? exists(indexPath, in: dataCounts, purpose) : exists(indexPath, in: knownCounts, purpose)
  }

  private func exists<Space>(
    _ indexPath: IndexPath,
    in counts: Counts<Space>,
    _ purpose: String
  ) -> Bool {
    if let path = ItemPath<Space>(indexPath), counts.contains(path) { return true }
    let found = counts.description(around: indexPath.section)
    reportMissing(indexPath.placeDescription, purpose, found)
    return false
  }

  /// How many items sections have in the index space of a caller.
  var spokenCounts: [Int] {
    turns.indexSpace == .dataSource ? dataCounts.items : knownCounts.items
  }

  /// Reports a path that was to be followed over changes and names no item.
  func reportUnfollowed(_ indexPath: IndexPath) {
    Diagnostics.report(
      .dataSource,
      """
      The collection view was asked to follow \(indexPath.placeDescription), which names no item. A path \
      of an item has a section and an item, neither of them negative or NSNotFound.
      """
    )
  }
}

@MainActor
extension Reordering {
  /// Picks up the item that a caller names; returns whether it may be moved.
  func beginMovement(named indexPath: IndexPath) -> Bool {
    if let path = counting.dataPath(named: indexPath) { return beginMovement(of: path) }
    return counting.exists(indexPath, "asked to pick up")
  }
}

@MainActor
extension Answering {
  /// Where an item that a caller names is placed now, as it is shown; reports one that does not exist.
  func currentAttributes(ofItemNamed indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    bringModelUpToDate()
    guard counting.exists(indexPath, "asked for the place of") else { return nil }
    return arranging.attributesFromLayout(for: .cell(counting.shownPath(named: indexPath)))?.uikit
  }
}

extension UICollectionView {
  /// The paths of the cells on screen, in their order.
  var mountedPaths: [IndexPath] {
    guard engine.turns.indexSpace == .presentation else {
      return engine.visibleItems.map { IndexPath($0) }
    }
    return engine.views.sorted.compactMap { $0.key.path.map { IndexPath($0) } }
  }

  /// Scrolls to an item that a caller names.
  func scroll(toNamed indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let path = engine.counting.dataPath(named: indexPath) else {
      guard engine.turn.isIdle else { return engine.counting.reportUnfollowed(indexPath) }
      _ = engine.counting.exists(indexPath, "asked to scroll to")
      return
    }
    scroll(to: path, at: position, animated: animated)
  }

  /// The element that is held in place while the content changes; `nil` for UIKit's way: the offset over updates, the start
  /// of the content or the first element that begins in sight over reloads and measurements.
  package var anchorPolicy: AnchorPolicy? {
    get {
      guard let anchor = engine.data.followed.anchor else { return engine.offsetHold.policy }
      let path = OldPath(section: anchor.path.section.index, item: anchor.path.item)
      return .item(path, edge: anchor.edge)
    }
    set {
      if case .item(let path, let edge)? = newValue?.hold {
        return holdItem(at: IndexPath(path), edge: edge)
      }
      engine.anchoring.hold(nil)
      engine.offsetHold.take(newValue)
    }
  }

  /// Holds an edge of an item in place while the content changes.
  ///
  /// A path that names no item is reported, and then UIKit's way holds.
  package func holdItem(at indexPath: IndexPath, edge: AnchorEdge) {
    let path = engine.counting.dataPath(named: indexPath)
    if path == nil { engine.counting.reportUnfollowed(indexPath) }
    engine.offsetHold.take(nil)
    engine.anchoring.hold(path.map { AnchoredItem($0, edge: edge) })
  }
}
