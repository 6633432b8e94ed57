package import CoreGraphics
import Foundation
import TesseraCore

// A view whose content another one scrolls has that one do all of this.
extension UIScrollView {
  /// The scroll view that scrolls the content: the view itself, or the table whose rows it shows.
  var scroller: UIScrollView { content.scroller ?? self }

  var currentTime: TimeInterval { UIApplication.shared.backend.currentTime }

  /// Whether the content moves by itself: it slows down, springs back or is animated.
  var isMoving: Bool { activity.glide != nil }

  /// Moves the content as its own movement, or a hand, wants it.
  func move(to offset: CGPoint) {
    if let scroller = content.scroller { return scroller.move(to: offset) }
    guard offset.isFinite, offset != contentOffset else { return }
    content.knownOffset = offset
    contentOffset = offset
  }

  func offsetDidChange(from oldOffset: CGPoint) {
    content.follower?.contentDidScroll()
    if contentOffset != content.knownOffset { programDidSetOffset(from: oldOffset) }
    placeIndicators()
    placeRefreshControl()
    tellDelegate("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  private func programDidSetOffset(from oldOffset: CGPoint) {
    let distance = CGVector(from: oldOffset, to: contentOffset)
    content.knownOffset = contentOffset
    switch activity {
    case .idle, .tracking: break
    case .dragging: enter(activity.shifted(by: distance))
    case .decelerating:
      let limits = limits
      enter(
        activity.shifted(by: distance).replacingGlide { $0.continued(at: currentTime, in: limits) }
      )
    case .animating(var glide):
      for axis in Axis.allCases where distance[axis] != 0 {
        glide = glide.holding(axis, at: contentOffset[axis])
      }
      enter(.animating(glide))
    }
  }

  /// Ends the movement of its own where it is, and says so; a hand keeps its hold.
  func holdStill() {
    if let scroller = content.scroller { return scroller.holdStill() }
    switch activity {
    case .idle, .tracking, .dragging: break
    case .decelerating:
      enter(.idle)
      tellDelegate("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
    case .animating:
      enter(.idle)
      tellAnimationEnd()
      arriveAtTop()
    }
  }

  /// Ends the movement of its own, unless the content is past an edge and has to come back.
  func holdStillInside() {
    if restingOffset(nearest: contentOffset) == contentOffset { holdStill() }
  }

  /// Ends all movement, with the content inside its edges.
  func comeToRest() {
    guard content.scroller == nil else { return }
    endAllDragging()
    holdStill()
    guard case .idle = activity else { return }
    move(to: restingOffset(nearest: contentOffset))
  }
}

extension UIScrollView {
  var canAnimateScrolling: Bool { window != nil && UIView.areAnimationsEnabled && !isDragging }

  /// Goes to `target`; the delegate hears of the end of an animation that was under way.
  ///
  /// A delegate that starts another animation then is not told of this one's end, which would have it start animations for ever.
  func replaceAnimation(to target: CGPoint) {
    let isReplaced = if case .animating = activity { !content.tellsOfReplacement } else { false }
    animateOffset(to: target)
    guard isReplaced else { return }
    content.tellsOfReplacement = true
    defer { content.tellsOfReplacement = false }
    tellAnimationEnd()
  }

  private func tellAnimationEnd() {
    tellDelegate("scrollViewDidEndScrollingAnimation(_:)") {
      $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Goes to `target` within `time` seconds, from where the content is, at the speed it has.
  func animateOffset(
    to target: CGPoint,
    within time: TimeInterval = ScrollAnimation.standardDuration
  ) {
    let velocity = activity.glide?.velocity(at: currentTime) ?? .zero
    guard target != contentOffset || isMoving else { return }
    if isDecelerating { holdStill() }
    content.headsForTop = false
    let limits = limits
    let motions = AxisPair.each { axis in
      ScrollMotion(
        ScrollAnimation(
          from: Double(contentOffset[axis]),
          velocity: Double(velocity[axis]),
          to: Double(target[axis]),
          within: time
        ),
        limits: limits[axis]
      )
    }
    enter(.animating(ScrollGlide(start: currentTime, motions: motions)))
  }

  /// Moves the content offset by `distance`, and all that moves it, at the speed there is.
  ///
  /// For content that was inserted, removed or resized above what shows: the finger keeps hold of what
  /// it holds, a fling runs on, an animation goes to what it was going to. `size`, if given, becomes the
  /// content size in the same step, so that the offset is never judged by edges that are out of date. With
  /// `keepingEnds`, an animation to the start or the end of the content goes there, wherever that is now.
  package func shiftContent(by distance: CGVector, size: CGSize? = nil, keepingEnds: Bool = false) {
    guard distance.isFinite, size?.isFinite ?? true else {
      return reportUnusable("distance", "\(distance), content size \(size ?? contentSize)")
    }
    if let scroller = content.scroller {
      content.size = size ?? content.size
      return scroller.shiftContent(by: distance, size: size, keepingEnds: keepingEnds)
    }
    let ends = AxisPair.each { keepingEnds ? aimedEnd(along: $0) : nil }
    content.size = size ?? content.size
    enter(activity.shifted(by: distance))
    move(to: CGPoint(x: contentOffset.x + distance.dx, y: contentOffset.y + distance.dy))
    edgesDidChange()
    aim(at: ends)
    observedPropertiesMayHaveChanged()
  }

  /// One of the two offsets between which the content comes to rest.
  private enum ContentEnd {
    case start, end
  }

  /// The end of the content that an animation goes to; nil if there is none, or it goes elsewhere.
  private func aimedEnd(along axis: Axis) -> ContentEnd? {
    guard case .animating(let glide) = activity else { return nil }
    let (target, limits) = (Double(glide.restingOffset[axis]), limits[axis])
    guard limits.lower < limits.upper else { return nil }
    if target <= limits.lower { return .start }
    return target >= limits.upper ? .end : nil
  }

  private func aim(at ends: AxisPair<ContentEnd?>) {
    guard case .animating(let glide) = activity else { return }
    var target = glide.restingOffset
    for axis in Axis.allCases {
      switch ends[axis] {
      case .start: target[axis] = CGFloat(limits[axis].lower)
      case .end: target[axis] = CGFloat(limits[axis].upper)
      case nil: break
      }
    }
    if target != glide.restingOffset { correctAnimationTarget(to: target) }
  }

  /// Sends an animation under way to where its target turned out to be; it arrives when it would have.
  ///
  /// Answers whether there is such an animation.
  @discardableResult
  package func correctAnimationTarget(to target: CGPoint) -> Bool {
    if let scroller = content.scroller { return scroller.correctAnimationTarget(to: target) }
    guard case .animating(let glide) = activity, target.isFinite else { return false }
    enter(.animating(glide.corrected(to: target, at: currentTime)))
    return true
  }
}
