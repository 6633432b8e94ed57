import CoreGraphics
import Foundation

extension UIView {
  /// The collection view that this view is in, or is.
  var enclosingCollectionView: UICollectionView? {
    var view: UIView? = self
    while let candidate = view {
      if let list = candidate as? UICollectionView { return list }
      view = candidate.superview
    }
    return nil
  }
}

extension UICollectionView {
  /// How many items without a view to stop at are passed on the way to one that is out of sight.
  private static var longestGapOfKeyStops: Int { 32 }

  /// Takes the keys at the item that they had reached, or else the first that shows, which gets a ring.
  func takeKeys() -> Bool {
    guard window?.makeFirstResponder(self) == true else { return false }
    if cursorItem == nil { cursorItem = indexPathsForVisibleItems.min() }
    showCursor(true)
    return true
  }

  /// What is mounted in the order of sections and items, headers first and footers last, and then all else by its place.
  var mountedViewsInReadingOrder: [UIView] {
    var order: [(place: ReadingPlace, view: UIView)] = []
    for cell in visibleCells {
      guard let path = indexPath(for: cell) else { continue }
      order.append((ReadingPlace(section: path.section, rank: 1, item: path.item), cell))
    }
    for (rank, kind) in [(0, Self.elementKindSectionHeader), (2, Self.elementKindSectionFooter)] {
      for path in indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let view = supplementaryView(forElementKind: kind, at: path) else { continue }
        order.append((ReadingPlace(section: path.section, rank: rank, item: path.item), view))
      }
    }
    let known = Set(order.map { ObjectIdentifier($0.view) })
    let others = subviewsByPlace.filter { view in
      !known.contains(ObjectIdentifier(view)) && !(view is ContainerScrollView)
    }
    return order.sorted { $0.place < $1.place }.map(\.view) + others
  }

  /// Calls `take` with the views to stop at in the same cell behind a stop, and then in the next items, until one takes
  /// the keys; answers whether one does.
  func visitStops(behind stop: UIView, isForward: Bool, _ take: (UIView) -> Bool) -> Bool {
    bringBackKeptItem(with: stop)
    guard let cell = visibleCells.first(where: { stop.isDescendant(of: $0) }),
      let path = indexPath(for: cell)
    else { return false }
    if stops(in: cell, behind: stop, isForward: isForward).contains(where: take) { return true }
    let offset = contentOffset
    var item = path
    for _ in 0..<Self.longestGapOfKeyStops {
      guard let next = engine.knownCounts.neighbour(of: item, isForward: isForward) else { break }
      item = next
      if stops(inItemAt: item, isForward: isForward).contains(where: take) { return true }
    }
    contentOffset = offset
    layoutIfNeeded()
    return false
  }

  /// Scrolls to the item that has a stop, if its cell is kept out of sight.
  private func bringBackKeptItem(with stop: UIView) {
    guard let kept = engine.screen.kept, kept.isThere, stop.isDescendant(of: kept.element.view)
    else { return }
    UIView.performWithoutAnimation {
      scrollToItem(at: kept.element.element.indexPath, at: [], animated: false)
      layoutIfNeeded()
    }
  }

  private func stops(in cell: UIView, behind stop: UIView, isForward: Bool) -> [UIView] {
    let stops = cell.keyStopsInReadingOrder
    guard let place = stops.firstIndex(where: { $0 === stop }) else { return [] }
    return isForward ? Array(stops[(place + 1)...]) : stops[..<place].reversed()
  }

  private func stops(inItemAt path: IndexPath, isForward: Bool) -> [UIView] {
    if cellForItem(at: path) == nil {
      UIView.performWithoutAnimation {
        scrollToItem(at: path, at: [], animated: false)
        layoutIfNeeded()
      }
    }
    let stops = cellForItem(at: path)?.keyStopsInReadingOrder ?? []
    return isForward ? stops : stops.reversed()
  }
}

/// Where an element is read: the header of a section, its items, its footer.
private struct ReadingPlace: Comparable {
  var section: Int
  var rank: Int
  var item: Int

  static func < (left: ReadingPlace, right: ReadingPlace) -> Bool {
    (left.section, left.rank, left.item) < (right.section, right.rank, right.item)
  }
}
