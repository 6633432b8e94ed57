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
