import Foundation
import TesseraCore

/// What a view in a collection view stands for.
enum CollectionElement: Hashable {
  case cell(IndexPath)
  case supplementaryView(String, IndexPath)
  case decorationView(String, IndexPath)
  /// The view in which the elements of a section scroll by themselves; its item is zero.
  case container(IndexPath)

  /// The kind of attributes for containers, which stands for none that an app can register.
  static let containerKind = "Container of Tessera"

  var indexPath: IndexPath {
    switch self {
    case .cell(let path), .supplementaryView(_, let path), .decorationView(_, let path),
      .container(let path):
      path
    }
  }

  /// The same sort of element where a key of its kind says.
  func withKey<Space>(_ key: ElementIdentity<Space>) -> CollectionElement {
    guard key.section.index != indexPath.section || key.item != indexPath.item else { return self }
    let indexPath = IndexPath(item: key.item, section: key.section.index)
    return switch self {
    case .cell: .cell(indexPath)
    case .supplementaryView(let kind, _): .supplementaryView(kind, indexPath)
    case .decorationView(let kind, _): .decorationView(kind, indexPath)
    case .container: .container(indexPath)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes are for.
  var collectionElement: CollectionElement {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: .supplementaryView(representedElementKind ?? "", indexPath)
    case .decorationView where representedElementKind == CollectionElement.containerKind:
      .container(indexPath)
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
    case .container(let path): container(ofSection: path.section)?.attributes
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
    case .container: nil
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
    case .container: nil
    }
  }
}
