// Made by Scripts/make-optional-methods.
public import Foundation

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalCall.leftOut(by: self, answer: nil)
  }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    OptionalCall.leftOut(by: self)
  }

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    OptionalCall.leftOut(by: self)
  }
}
