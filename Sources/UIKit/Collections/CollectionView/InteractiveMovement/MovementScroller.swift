import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// Scrolls what is under an item that is held near one of its edges, frame by frame: a section that scrolls by itself,
/// and the collection view.
@MainActor
final class MovementScroller: FrameAnimator {
  private unowned let view: UICollectionView
  private var time: TimeInterval?
  /// The section that the item has scrolled, which comes to rest when it does no more.
  private weak var pulled: ContainerScrollView?

  init(_ view: UICollectionView) { self.view = view }

  /// The touch has moved: starts to scroll if that is called for.
  func follow() {
    guard time == nil, !pulls.isEmpty else { return }
    time = UIApplication.shared.backend.currentTime
    UIApplication.shared.animationClock.start(self)
  }

  func advanceFrame(to time: TimeInterval) -> Bool {
    let elapsed = CGFloat(min(Self.longestFrame, time - (self.time ?? time)))
    self.time = time
    let pulls = pulls
    let container = pulls.lazy.compactMap { $0.scrollView as? ContainerScrollView }.first
    if let pulled, pulled !== container { rest(pulled) }
    pulled = container
    var isMoving = false
    for pull in pulls where scroll(pull, elapsed) { isMoving = true }
    // At the end of the content it waits for the touch.
    let goesOn = !pulls.isEmpty && (elapsed == 0 || isMoving)
    if !goesOn {
      self.time = nil
      if let pulled { rest(pulled) }
      pulled = nil
    }
    return goesOn
  }

  /// Scrolls as far as there is content; returns whether there was any.
  private func scroll(_ pull: MovementPull, _ elapsed: CGFloat) -> Bool {
    let offset = pull.scrollView.contentOffset
    let target = pull.scrollView.restingOffset(
      nearest: CGPoint(
        x: offset.x + pull.velocity.dx * elapsed,
        y: offset.y + pull.velocity.dy * elapsed
      )
    )
    pull.scrollView.move(to: target)
    return target != offset
  }

  /// Has a section come to rest where it may.
  private func rest(_ container: ContainerScrollView) {
    let target = container.restingOffset(proposed: container.contentOffset, velocity: .zero)
    if target != container.contentOffset { container.setContentOffset(target, animated: true) }
  }

  private var pulls: [MovementPull] { view.movementPulls }

  /// After a pause the content does not jump.
  private static var longestFrame: TimeInterval { 0.1 }
}

/// How fast content scrolls because of an item that is held near an edge.
@MainActor
struct MovementPull {
  let scrollView: UIScrollView
  /// In points per second.
  let velocity: CGVector
}

extension UICollectionView {
  /// What scrolls by itself because of what is moved interactively: the section under the touch, and the collection view.
  var movementPulls: [MovementPull] {
    let dragged = dragAndDropIfUsed?.destination.dragLocation
    guard let hand = dragged ?? engine.movement?.touch, window != nil else { return [] }
    let visible = CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
    let pulls = [
      containerPull(hand, visible),
      scroller.isScrollEnabled
        ? pull(scroller, hand, in: visible, along: [.horizontal, .vertical]) : nil,
    ]
    return pulls.compactMap { $0 }
  }

  /// How the section under the touch scrolls, along its axis.
  private func containerPull(
    _ hand: InteractiveMovement.TouchLocation,
    _ visible: CGRect
  ) -> MovementPull? {
    let place = CGPoint(hand.place) + bounds.origin
    let container = engine.containers.declared.scene.nested.last {
      CGRect($0.frame).contains(place)
    }
    guard let container, case .section(let section) = container.identity,
      let scrollView = sectionScrollView(section.index)
    else { return nil }
    let frame = CGRect(container.frame).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    return pull(scrollView, hand, in: frame.intersection(visible), along: [container.axis])
  }

  private func pull(
    _ scrollView: UIScrollView,
    _ hand: InteractiveMovement.TouchLocation,
    in visible: CGRect,
    along axes: [Axis]
  ) -> MovementPull? {
    let pull = EdgePull(
      visible: Rect(visible),
      start: hand.start,
      touch: hand.place
    )
    var velocity = CGVector.zero
    if axes.contains(.horizontal) { velocity.dx = pull.velocity(along: .horizontal) }
    if axes.contains(.vertical) { velocity.dy = pull.velocity(along: .vertical) }
    return velocity == .zero ? nil : MovementPull(scrollView: scrollView, velocity: velocity)
  }
}
