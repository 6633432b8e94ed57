import Foundation

extension CollectionElement {
  /// Names the element in a context.
  @MainActor
  func invalidate(in context: UICollectionViewLayoutInvalidationContext) {
    switch self {
    case .cell(let path): context.invalidateItems(at: [path])
    case .supplementaryView(let kind, let path):
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    case .decorationView(let kind, let path):
      context.invalidateDecorationElements(ofKind: kind, at: [path])
    case .container: break
    }
  }
}
