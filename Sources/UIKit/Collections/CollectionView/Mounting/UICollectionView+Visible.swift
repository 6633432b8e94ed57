import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// The cell of an item; nil while it is not on screen.
  func cell(at path: DataPath) -> UICollectionViewCell? {
    cell(shownAt: engine.shownPath(of: path))
  }

  /// The cell that is shown at a path.
  func cell(shownAt path: ShownPath) -> UICollectionViewCell? {
    engine.views[ElementIdentity(cell: path)]?.view as? UICollectionViewCell
  }

  /// The element of a cell on screen, or of the one that is kept out of sight.
  func mountedElement(of cell: UICollectionViewCell) -> MountedElement? {
    engine.mountedElement(of: cell)
      ?? engine.views.keptElement.flatMap { $0.view === cell ? $0 : nil }
  }

  /// The item of a cell; nil for a cell of another view, and of what the data source does not have.
  func item(of cell: UICollectionViewCell) -> DataPath? {
    mountedElement(of: cell).flatMap { engine.item(of: $0) }
  }

  func mountedSupplementaryViews(_ elementKind: String) -> [MountedElement] {
    engine.views.sorted.filter { mounted in
      guard case .supplementaryView(elementKind, _) = mounted.element else { return false }
      return true
    }
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
}
