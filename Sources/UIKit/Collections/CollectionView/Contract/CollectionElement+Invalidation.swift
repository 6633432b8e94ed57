import Foundation
import TesseraCore
import TesseraEngine

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
