import Foundation
import TesseraCore

/// The element that a view in a collection view shows: the name of its kind, and its path in the index space `Space`.
enum NamedElement<Space>: Hashable {
  case cell(ItemPath<Space>)
  case supplementaryView(String, ItemPath<Space>)
  case decorationView(String, ItemPath<Space>)
  /// The view in which the elements of a section scroll by themselves; its item is zero.
  case container(ItemPath<Space>)

  /// The kind of attributes for containers, which stands for none that an app can register.
  static var containerKind: String { "Container of Tessera" }

  var path: ItemPath<Space> {
    switch self {
    case .cell(let path), .supplementaryView(_, let path), .decorationView(_, let path),
      .container(let path):
      path
    }
  }

  /// The same sort of element where a key of its kind says.
  func withKey<Other>(_ key: ElementIdentity<Other>) -> NamedElement {
    guard key.section.index != path.section.index || key.item != path.item else { return self }
    let path = ItemPath<Space>(section: key.section.index, item: key.item)
    return switch self {
    case .cell: .cell(path)
    case .supplementaryView(let kind, _): .supplementaryView(kind, path)
    case .decorationView(let kind, _): .decorationView(kind, path)
    case .container: .container(path)
    }
  }
}

/// An element at the path where it is shown.
typealias CollectionElement = NamedElement<Before>

extension UICollectionViewLayoutAttributes {
  /// The element that the attributes are for.
  var collectionElement: CollectionElement {
    switch representedElementCategory {
    case .cell: .cell(named: indexPath)
    case .supplementaryView: .supplementaryView(representedElementKind ?? "", named: indexPath)
    case .decorationView where representedElementKind == CollectionElement.containerKind:
      .container(ShownPath(naming: indexPath))
    case .decorationView: .decorationView(representedElementKind ?? "", named: indexPath)
    }
  }

  /// The section of the element.
  var elementSection: OldSection { OldSection(indexPath.section) }

  /// Says that the attributes are for an element of the same sort at another path.
  func move(to element: CollectionElement) { indexPath = IndexPath(element.path) }
}

extension UICollectionViewLayout {
  /// The attributes of any element, wherever it is.
  func layoutAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView(let kind, _):
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView(let kind, _): layoutAttributesForDecorationView(ofKind: kind, at: path)
    case .container: container(ofSection: path.section)?.attributes
    }
  }

  /// Where any element comes from in a transition.
  func initialLayoutAttributes(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView(let kind, _):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView(let kind, _):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    case .container: nil
    }
  }

  /// Where any element goes to in a transition.
  func finalLayoutAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView(let kind, _):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView(let kind, _):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    case .container: nil
    }
  }
}
