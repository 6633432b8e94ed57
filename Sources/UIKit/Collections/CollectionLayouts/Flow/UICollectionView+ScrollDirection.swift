import TesseraCore

extension UICollectionView {
  /// The direction in which the content of a layout goes on.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// Sideways, in reading direction.
    case horizontal
  }
}

extension UICollectionView.ScrollDirection {
  /// The axis along which the content scrolls.
  var axis: Axis { self == .vertical ? .vertical : .horizontal }
}
