import TesseraEngine

extension UICollectionView {
  /// Whether views on screen are asked for their size again when they say that it may differ.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They keep the size they have until the layout places them anew.
    case disabled
    /// They are, whenever `invalidateIntrinsicContentSize()` is called on one of them.
    ///
    /// A cell calls it on itself when its content configuration changes.
    case enabled
    /// They are, and also whenever constraints or contents in them change.
    case enabledIncludingConstraints
  }

  /// Whether views on screen are asked for their size again; `enabled` by default.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { sizeInvalidation }
    set {
      sizeInvalidation = newValue
      engine.sizes.take(asksAgain: newValue != .disabled)
    }
  }
}
