import CoreGraphics
import Foundation
import TesseraCore

/// The view in which the elements of a section scroll by themselves.
///
/// The engine places it like any other element, so that it comes, goes and moves with its section; the views of
/// the section are in its scroll view.
final class ContainerView: UICollectionReusableView, UIScrollViewDelegate {
  let scrollView = ContainerScrollView()
  /// What the container is part of.
  weak var engine: CollectionEngine?

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
  ///   - rests: Where its content comes to rest.
  ///   - rate: How content slows down unless the declaration says it.
  func show(
    _ container: Container,
    _ declaration: SectionContainer,
    _ rests: ContainerRests,
    _ rate: UIScrollView.DecelerationRate
  ) {
    scrollView.delegate = nil
    defer { scrollView.delegate = self }
    scrollView.rests = rests
    scrollView.take(declaration, rate)
    let insets = rests.insets
    if scrollView.contentInset != insets { scrollView.contentInset = insets }
    let size = CGSize(container.contentSize)
    let offset = CGPoint(container.offset)
    if scrollView.contentSize != size { scrollView.contentSize = size }
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }
}

extension ContainerView {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { engine?.containerDidScroll(self) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    engine?.tell(.willBeginDragging, of: self)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let engine else { return }
    let target = targetContentOffset.pointee
    targetContentOffset.pointee = engine.target(target, velocity: velocity, of: self)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    engine?.tell(.didEndDragging(willDecelerate: decelerate), of: self)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    engine?.tell(.willBeginDecelerating, of: self)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    engine?.tell(.didEndDecelerating, of: self)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    engine?.tell(.didEndScrollingAnimation, of: self)
  }
}
