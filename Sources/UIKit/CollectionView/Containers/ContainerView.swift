import CoreGraphics
import Foundation
import TesseraCore

/// The view in which the elements of a section scroll by themselves.
///
/// The engine places it like any other element, so that it comes, goes and moves with its section; the views of
/// the section are in its scroll view.
final class ContainerView: UICollectionReusableView, UIScrollViewDelegate {
  let scrollView = ContainerScrollView()
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
    // What stands out of a group, or beside the container, shows.
    scrollView.clipsToBounds = false
    scrollView.delegate = self
    addSubview(scrollView)
  }

  /// Takes the size and the offset of a container's content, without hearing of it as of scrolling.
  ///
  /// - Parameters:
  ///   - container: The container, in the coordinates of views.
  ///   - declaration: What the layout says of it, in its own coordinates.
  ///   - mirror: How the two differ.
  ///   - rate: How content slows down unless the declaration says it.
  func show(
    _ container: Container,
    _ declaration: SectionContainer,
    _ mirror: Mirror,
    _ rate: UIScrollView.DecelerationRate
  ) {
    scrollView.delegate = nil
    defer { scrollView.delegate = self }
    let rests = ContainerRests(declaration, mirror)
    scrollView.rests = rests
    scrollView.take(declaration, rate)
    let insets = rests.insets
    if scrollView.contentInset != insets { scrollView.contentInset = insets }
    let size = CGSize(container.contentSize)
    let offset = CGPoint(x: container.offset.x, y: container.offset.y)
    if scrollView.contentSize != size { scrollView.contentSize = size }
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { didScroll?(self) }
}
