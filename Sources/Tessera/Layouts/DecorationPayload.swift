public import UIKit

extension NSCollectionLayoutDecorationItem {
  /// A value of the app that the background displays; `nil` by default.
  ///
  /// The registered view finds it in its attributes. It is applied again when it changes.
  ///
  /// ```swift
  /// background.decorationPayload = shelf.color
  ///
  /// final class Panel: UICollectionReusableView {
  ///   override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
  ///     super.apply(layoutAttributes)
  ///     backgroundColor = layoutAttributes.decorationPayload as? UIColor
  ///   }
  /// }
  /// ```
  public var decorationPayload: AnyHashable? {
    get { payload }
    set { payload = newValue }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The value that the section has declared for the background at this place; `nil` for everything else.
  public var decorationPayload: AnyHashable? { payload }
}
