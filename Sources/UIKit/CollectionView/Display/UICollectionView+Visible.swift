public import CoreGraphics
public import Foundation

extension UICollectionView {
  /// The cells on screen, in the order of their paths.
  public var visibleCells: [UICollectionViewCell] {
    engine.sortedMounted.compactMap { $0.view as? UICollectionViewCell }
  }

  /// The paths of the cells on screen, in their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    engine.sortedMounted.compactMap { mounted in
      guard case .cell(let path) = mounted.element else { return nil }
      return path
    }
  }

  /// The cell that shows an item now; `nil` when it is not on screen or does not exist.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    engine.mounted[ElementKey(cell: indexPath)]?.view as? UICollectionViewCell
  }

  /// The item that a cell shows now; `nil` for one that is not on screen in this view.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard case .cell(let path) = engine.mountedElement(of: cell)?.element else { return nil }
    return path
  }

  /// The item whose cell is furthest in front at `point`, in content coordinates.
  ///
  /// Asks the layout, so `point` need not be on screen; `nil` where no cell is.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    engine.elements(at: point).compactMap { attributes -> IndexPath? in
      attributes.representedElementCategory == .cell ? attributes.indexPath : nil
    }.last
  }

  /// The supplementary view of a kind that stands for a place now; `nil` when it is not on screen.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    engine.mounted[engine.key(for: .supplementaryView(elementKind, indexPath))]?.view
  }

  /// The supplementary views of a kind on screen, in the order of their paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    mountedSupplementaryViews(elementKind).map(\.view)
  }

  /// The paths of the supplementary views of a kind on screen, in their order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    mountedSupplementaryViews(elementKind).map(\.element.indexPath)
  }

  /// Where a supplementary view stands now; `nil` for one that is not on screen in this view.
  public func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    guard case .supplementaryView(_, let path) = engine.mountedElement(of: view)?.element else {
      return nil
    }
    return path
  }

  private func mountedSupplementaryViews(_ elementKind: String) -> [MountedElement] {
    engine.sortedMounted.filter { mounted in
      guard case .supplementaryView(elementKind, _) = mounted.element else { return false }
      return true
    }
  }

  /// Where an item is placed, on screen or not, as it is shown.
  ///
  /// An item that does not exist is reported and has no place.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { engine.currentAttributes(for: .cell(indexPath)) }

  /// Where a supplementary view is placed, on screen or not, as it is shown.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    engine.currentAttributes(for: .supplementaryView(kind, indexPath))
  }
}
