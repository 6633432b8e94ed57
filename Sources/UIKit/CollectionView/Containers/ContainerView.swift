import CoreGraphics
import Foundation
import TesseraCore

/// The view in which the elements of a section scroll by themselves.
///
/// The engine places it like any other element, so that it comes, goes and moves with its section; the views of
/// the section are in its scroll view.
final class ContainerView: UICollectionReusableView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  /// Called after the content was scrolled.
  var didScroll: ((ContainerView) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.delegate = self
    addSubview(scrollView)
  }

  /// Takes the size and the offset of a container's content, without hearing of it as of scrolling.
  func show(_ container: Container) {
    scrollView.delegate = nil
    defer { scrollView.delegate = self }
    let size = CGSize(container.contentSize)
    let offset = CGPoint(x: container.offset.x, y: container.offset.y)
    if scrollView.contentSize != size { scrollView.contentSize = size }
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?(self) }
}
