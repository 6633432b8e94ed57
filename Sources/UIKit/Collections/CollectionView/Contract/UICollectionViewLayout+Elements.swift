import Foundation
import TesseraCore
import TesseraEngine

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

extension CollectionElement {
  /// Names the element in a context.
  @MainActor
  func invalidate(in context: UICollectionViewLayoutInvalidationContext) {
    switch self {
    case .cell(let path): context.invalidateItems(at: [IndexPath(path)])
    case .supplementaryView(let kind, let path):
      context.invalidateSupplementaryElements(ofKind: kind, at: [IndexPath(path)])
    case .decorationView(let kind, let path):
      context.invalidateDecorationElements(ofKind: kind, at: [IndexPath(path)])
    case .container: break
    }
  }
}

extension UICollectionView {
  /// The sorts of views that a collection view holds.
  public enum ElementCategory: UInt, Sendable {
    /// Shows an item.
    case cell
    /// Shows something about a section or the whole, such as a header.
    case supplementaryView
    /// Shows no data: the layout makes it up.
    case decorationView
  }

  /// The kind of a view at the start of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a view at the end of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView.ElementCategory {
  init(_ category: TesseraEngine.ElementCategory) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementaryView
    case .decorationView: self = .decorationView
    }
  }
}
