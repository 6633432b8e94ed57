import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// The view in which the elements of a section scroll by themselves.
///
/// The engine places it like any other element, so that it comes, goes and moves with its section; the views of
/// the section are in its scroll view.
final class ContainerView: UICollectionReusableView, UIScrollViewDelegate {
  let scrollView = ContainerScrollView()
  /// What the scroll view is in: where its content is cut off, or as large as this view.
  private let clip = UIView()
  private weak var listener: (any ContainerListener)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // They get their sizes with the content: a scroll view that has grown before it would scroll back.
    for view in [clip, scrollView] { view.frame = bounds }
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    // What stands out of a group, or beside the container, shows.
    scrollView.clipsToBounds = false
    scrollView.delegate = self
    scrollView.container = self
    clip.addSubview(scrollView)
    addSubview(clip)
  }

  var prefetchTracker = PrefetchTracker()

  /// Forgets how the content of its former section moved.
  override func prepareForReuse() {
    super.prepareForReuse()
    prefetchTracker = PrefetchTracker()
  }

  /// Tells and asks `listener` about its content; an item that is picked up in the collection view is not scrolled as well.
  func report(to listener: (any ContainerListener)?) {
    guard self.listener !== listener else { return }
    self.listener = listener
    guard let view = hostingCollectionView else { return }
    scrollView.panGestureRecognizer.require(toFail: view.movementInput.gesture)
  }

  /// Takes the size and the offset of a container's content, without hearing of it as of scrolling.
  ///
  /// - Parameters:
  ///   - container: The container, in the coordinates of views.
  ///   - declaration: What the layout says of it, in its own coordinates.
  ///   - clip: Where its content is cut off, in the coordinates of views; nil if it is not.
  ///   - rests: Where its content comes to rest.
  ///   - rate: How fast its content slows down.
  func show(
    _ container: Container,
    _ declaration: SectionContainer,
    clip: Rect?,
    _ rests: ContainerRests,
    _ rate: DecelerationRate
  ) {
    scrollView.delegate = nil
    defer { scrollView.delegate = self }
    cutOff(at: clip.map { CGRect($0) }, in: CGRect(container.frame))
    scrollView.rests = rests
    scrollView.take(declaration, rate)
    let insets = UIEdgeInsets(rests.insets)
    if scrollView.contentInset != insets { scrollView.contentInset = insets }
    // Where reading begins at the right, all offsets grow with the content; what moves it moves on from there.
    let size = CGSize(container.contentSize)
    let distance = CGVector(from: scrollView.contentOffset, to: CGPoint(container.offset))
    if scrollView.contentSize != size || distance != .zero {
      scrollView.shiftContent(by: distance, size: size)
    }
  }

  /// Cuts off what scrolls, or shows it beside this view too.
  private func cutOff(at rect: CGRect?, in frame: CGRect) {
    clip.clipsToBounds = rect != nil
    let place = rect.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) } ?? bounds
    if clip.frame != place { clip.frame = place }
    let own = CGRect(origin: CGPoint(x: -place.minX, y: -place.minY), size: bounds.size)
    if scrollView.frame != own { scrollView.frame = own }
  }
}

extension ContainerView {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { listener?.containerDidScroll(self) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    listener?.tell(.willBeginDragging, of: self)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let listener else { return }
    let target = targetContentOffset.pointee
    targetContentOffset.pointee = CGPoint(
      listener.target(Point(target), velocity: Point(velocity), of: self)
    )
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    listener?.tell(.didEndDragging(willDecelerate: decelerate), of: self)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    listener?.tell(.willBeginDecelerating, of: self)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    listener?.tell(.didEndDecelerating, of: self)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    listener?.tell(.didEndScrollingAnimation, of: self)
  }
}
