import Foundation

/// What a view in a collection view stands for.
enum CollectionElement: Hashable {
  case cell(IndexPath)
  case supplementaryView(String, IndexPath)
  case decorationView(String, IndexPath)

  var indexPath: IndexPath {
    switch self {
    case .cell(let path), .supplementaryView(_, let path), .decorationView(_, let path): path
    }
  }

  /// The same sort of element where a key of its kind says.
  func withKey(_ key: ElementKey) -> CollectionElement {
    guard key.section != indexPath.section || key.item != indexPath.item else { return self }
    let indexPath = IndexPath(item: key.item, section: key.section)
    return switch self {
    case .cell: .cell(indexPath)
    case .supplementaryView(let kind, _): .supplementaryView(kind, indexPath)
    case .decorationView(let kind, _): .decorationView(kind, indexPath)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes are for.
  var collectionElement: CollectionElement {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: .supplementaryView(representedElementKind ?? "", indexPath)
    case .decorationView: .decorationView(representedElementKind ?? "", indexPath)
    }
  }
}

extension UICollectionViewLayout {
  /// The attributes of any element, wherever it is.
  func layoutAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let path): layoutAttributesForItem(at: path)
    case .supplementaryView(let kind, let path):
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView(let kind, let path):
      layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Where any element comes from in a transition.
  func initialLayoutAttributes(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView(let kind, let path):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView(let kind, let path):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  /// Where any element goes to in a transition.
  func finalLayoutAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let path): finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView(let kind, let path):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView(let kind, let path):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}
