import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
  func touchDidGoDown() {
    let hasCaught = activity.glide != nil
    holdStill()
    if case .idle = activity { enter(.tracking(hasCaught: hasCaught)) }
  }

  func touchWasLifted() {
    guard case .tracking(let hasCaught) = activity else { return }
    enter(.idle)
    if hasCaught { settle() } else { springBack() }
  }

  private func springBack() {
    guard restingOffset(nearest: contentOffset) != contentOffset else { return }
    decelerate(AxisPair(.free(velocity: 0)))
  }

  /// Goes from where a press has caught the content to where it may rest: it was not let go to stay between.
  private func settle() {
    let inside = restingOffset(nearest: contentOffset)
    let rest =
      isPagingEnabled
      ? pageOffset(from: contentOffset, velocity: .zero)
      : besideBar(restingOffset(proposed: inside, velocity: .zero))
    guard rest != inside else { return springBack() }
    decelerate(AxisPair.each { .landing(on: Double(rest[$0]), velocity: 0) })
  }

  func panShouldBegin() -> Bool {
    let moved = panGestureRecognizer.distanceFromStart
    guard touchesCanBecomeScrolling else { return false }
    // A finger that catches moving content has not moved itself.
    guard moved != .zero else { return true }
    return scrollView(takingMovementTowards: CGVector(dx: -moved.x, dy: -moved.y)) === self
  }

  private var touchesCanBecomeScrolling: Bool {
    panGestureRecognizer.progress.touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touch.isKnownToView else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  func panDidChange() {
    let pan = panGestureRecognizer
    let translation = pan.translation(in: self)
    switch pan.state {
    case .began:
      let start = pan.distanceFromStart
      beginDragging(
        .touch,
        towards: direction(inContent: CGVector(dx: -start.x, dy: -start.y))
      )
      drag(to: translation)
    case .changed:
      drag(to: translation)
    case .ended:
      let velocity = pan.velocity(in: self)
      drag(to: translation)
      endDragging(.touch, velocity: .zero - velocity)
    case .cancelled:
      endDragging(.touch, velocity: .zero)
    case .possible, .failed:
      break
    }
  }

  /// Lets go of the content, whatever holds it.
  func endAllDragging() {
    panGestureRecognizer.view?.window?.touches.abandon(panGestureRecognizer)
    endDragging(.touchpad, velocity: .zero)
  }

  func touchpadMoved(by distance: CGVector) {
    guard distance.isFinite, isScrollEnabled else { return }
    if !isDragging { beginDragging(.touchpad, towards: .zero) }
    guard case .dragging(let drag) = activity, drag.source == .touchpad else { return }
    self.drag(by: distance)
  }

  func touchpadEnded(velocity: CGVector) {
    endDragging(
      .touchpad,
      velocity: velocity.isFinite ? CGPoint(x: velocity.dx, y: velocity.dy) : .zero
    )
  }
}

extension UIScrollView {
  private func beginDragging(_ source: ScrollDrag.Source, towards start: CGVector) {
    endDragging(.touchpad, velocity: .zero)
    holdStill()
    let limits = limits
    let dragged = AxisPair.each { axis in
      rubberBand(along: axis).draggedOffset(
        forShown: Double(contentOffset[axis]),
        in: limits[axis]
      )
    }
    let lock = isDirectionalLockEnabled ? DirectionalLock.undecided : .free
    enter(
      .dragging(
        ScrollDrag(
          source: source,
          dragged: CGPoint(dragged),
          lock: lock.decided(horizontal: Double(start.dx), vertical: Double(start.dy))
        )
      )
    )
    tellDelegate("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
    endEditingForDrag()
  }

  /// Moves the content to where the pan's translation brings it.
  private func drag(to translation: CGPoint) {
    guard case .dragging(let drag) = activity, drag.source == .touch else { return }
    self.drag(
      by: CGVector(
        dx: -translation.x - drag.travelled.dx,
        dy: -translation.y - drag.travelled.dy
      )
    )
  }

  private func drag(by distance: CGVector) {
    guard case .dragging(var drag) = activity else { return }
    let limits = limits
    drag.move(by: distance) { canScroll(along: $0) }
    enter(.dragging(drag))
    let shown = AxisPair.each { axis in
      rubberBand(along: axis).shownOffset(forDragged: Double(drag.dragged[axis]), in: limits[axis])
    }
    move(to: CGPoint(shown))
    refreshIfPulled()
  }

  /// The edges have moved under the hand that holds the content: what shows stays, and the hand asks for that.
  func keepHoldOfContent() {
    guard case .dragging(var drag) = activity else { return }
    let limits = limits
    for axis in Axis.allCases {
      let shown = Double(contentOffset[axis])
      drag.dragged[axis] = CGFloat(
        rubberBand(along: axis).draggedOffset(forShown: shown, in: limits[axis])
      )
    }
    enter(.dragging(drag))
  }

  private func rubberBand(along axis: Axis) -> RubberBand {
    RubberBand(dimension: Double(bounds.size[axis]))
  }

  private func endDragging(_ source: ScrollDrag.Source, velocity: CGPoint) {
    guard case .dragging(let drag) = activity, drag.source == source else { return }
    var release = CGPoint.zero
    for axis in Axis.allCases where drag.lock.allows(axis) && canScroll(along: axis) {
      release[axis] = velocity[axis].isFinite ? velocity[axis] : 0
    }
    let releases = chooseReleases(velocity: release)
    guard isDragging else { return }
    enter(.idle)
    let glide = glide(releases)
    let willDecelerate = glide.duration > 0
    // What is as good as there has no way to go, but may be a hair past an edge.
    if !willDecelerate { move(to: glide.restingOffset) }
    tellDelegate("scrollViewDidEndDragging(_:willDecelerate:)") {
      $0.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    }
    guard case .idle = activity else { return }
    if willDecelerate { decelerate(releases) }
  }
}

/// How the content is let go along one axis.
enum ScrollRelease {
  /// It comes to rest where friction brings it.
  case free(velocity: Double)
  /// It comes to rest where paging, a layout or the delegate has said.
  case landing(on: Double, velocity: Double)
}

extension UIScrollView {
  /// Asks all who have a say where the content shall come to rest.
  private func chooseReleases(velocity: CGPoint) -> AxisPair<ScrollRelease> {
    let free = AxisPair.each { ScrollRelease.free(velocity: Double(velocity[$0])) }
    let natural = glide(free).restingOffset
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let proposed = isPagingEnabled ? pageOffset(from: contentOffset, velocity: velocity) : natural
    var target = restingOffset(proposed: proposed, velocity: perMillisecond)
    if !isPagingEnabled {
      tellDelegate("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
        $0.scrollViewWillEndDragging(
          self,
          withVelocity: perMillisecond,
          targetContentOffset: &target
        )
      }
    }
    target = besideBar(target)
    return AxisPair.each { axis in
      target[axis] == natural[axis]
        ? free[axis] : .landing(on: Double(target[axis]), velocity: Double(velocity[axis]))
    }
  }

  /// An offset to come to rest at, at which no part of a bar is half gone.
  private func besideBar(_ target: CGPoint) -> CGPoint {
    CGPoint(x: target.x, y: content.follower?.restingOffset(nearest: target.y) ?? target.y)
  }

  /// The offset of the page at which content comes to rest that is released at an offset.
  func pageOffset(from offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let limits = limits
    return CGPoint(
      AxisPair.each { axis in
        Paging(pageLength: Double(bounds.size[axis])).target(
          releasedAt: Double(offset[axis]),
          velocity: Double(velocity[axis]),
          in: limits[axis]
        )
      }
    )
  }

  private func glide(_ releases: AxisPair<ScrollRelease>) -> ScrollGlide {
    let limits = limits
    let rate = isPagingEnabled ? TesseraCore.DecelerationRate.fast : decelerationRate.physical
    let motions = AxisPair.each { axis -> ScrollMotion in
      let offset = Double(contentOffset[axis])
      switch releases[axis] {
      case .free(let velocity):
        return ScrollMotion(from: offset, velocity: velocity, limits: limits[axis], rate: rate)
      case .landing(let target, let velocity):
        return ScrollMotion(
          from: offset,
          velocity: velocity,
          landingOn: target,
          limits: limits[axis],
          rate: rate
        )
      }
    }
    return ScrollGlide(start: currentTime, motions: motions)
  }

  private func decelerate(_ releases: AxisPair<ScrollRelease>) {
    enter(.decelerating(glide(releases)))
    tellDelegate("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(self) }
  }
}

extension UITouch {
  /// Whether the touched view has received the touch.
  var isKnownToView: Bool { window?.touches.isDelivering(self) ?? false }
}
