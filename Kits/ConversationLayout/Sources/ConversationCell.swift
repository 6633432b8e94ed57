public import UIKit

/// A cell that is measured as a ``CollectionViewConversationLayout`` needs it.
///
/// A cell of full width is as high as its content needs in that width, any other is no wider than the column, and a
/// cell of exact size is not measured. Cells of other classes can be used as well.
@preconcurrency @MainActor
open class ConversationCell: UICollectionViewCell {
  /// The size that the content needs in the room there is.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fit { fittingSize(of: self, $0, $1) }
    return layoutAttributes
  }
}

/// A header or footer that is measured as a ``CollectionViewConversationLayout`` needs it; see ``ConversationCell``.
@preconcurrency @MainActor
open class ConversationReusableView: UICollectionReusableView {
  /// The size that the content needs in the room there is.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fit { fittingSize(of: self, $0, $1) }
    return layoutAttributes
  }
}

@MainActor
private func fittingSize(of view: UIView, _ size: CGSize, _ width: UILayoutPriority) -> CGSize {
  view.systemLayoutSizeFitting(
    size,
    withHorizontalFittingPriority: width,
    verticalFittingPriority: .fittingSizeLevel
  )
}

extension UICollectionViewLayoutAttributes {
  /// Takes the size that a view needs in the room that a conversation has for it.
  fileprivate func fit(_ measure: (_ size: CGSize, _ width: UILayoutPriority) -> CGSize) {
    guard let own = self as? ConversationLayoutAttributes else {
      frame.size = measure(size, .fittingSizeLevel)
      return
    }
    guard !own.isSizeExact else { return }
    let column = CGSize(width: own.layoutFrame.width, height: size.height)
    var wanted = column
    if own.alignment != .fullWidth { wanted = measure(size, .fittingSizeLevel) }
    if own.alignment == .fullWidth || wanted.width > column.width {
      wanted.height = measure(column, .required).height
      wanted.width = column.width
    }
    frame.size = wanted
  }
}
