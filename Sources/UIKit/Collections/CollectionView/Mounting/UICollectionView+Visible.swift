import Foundation

extension UICollectionView {
  var mountedItems: [IndexPath] {
    let paths = engine.views.sorted.compactMap { mounted -> IndexPath? in
      guard case .cell(let path) = mounted.element else { return nil }
      return engine.spokenPath(of: path)
    }
    return engine.movement == nil ? paths : paths.sorted()
  }

  func mountedItem(of cell: UICollectionViewCell) -> IndexPath? {
    let kept = engine.views.keptElement.flatMap { $0.view === cell ? $0 : nil }
    guard case .cell(let path) = (engine.mountedElement(of: cell) ?? kept)?.element else {
      return nil
    }
    return engine.spokenPath(of: path)
  }

  func mountedSupplementaryPath(of view: UICollectionReusableView) -> IndexPath? {
    guard case .supplementaryView(_, let path) = engine.mountedElement(of: view)?.element else {
      return nil
    }
    return path
  }

  func mountedSupplementaryViews(_ elementKind: String) -> [MountedElement] {
    engine.views.sorted.filter { mounted in
      guard case .supplementaryView(elementKind, _) = mounted.element else { return false }
      return true
    }
  }
}
