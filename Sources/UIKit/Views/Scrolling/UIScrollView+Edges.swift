import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
  /// The part of the safe area that is added to the content inset.
  var adjustment: UIEdgeInsets { adjustment(for: safeAreaInsets) }

  /// The part of the safe area that reaches into the content: the part that is not added to the content inset.
  ///
  /// Reads the safe area once. Each read asks all superviews, so two reads here would double the cost for each scroll view around.
  var uncoveredSafeArea: UIEdgeInsets {
    let safeArea = safeAreaInsets
    return safeArea - adjustment(for: safeArea)
  }

  private func adjustment(for safeAreaInsets: UIEdgeInsets) -> UIEdgeInsets {
    var safeArea = safeAreaInsets
    guard safeArea != .zero else { return .zero }
    let fitsHorizontally =
      contentSize.width <= bounds.width - contentInset.horizontal && !alwaysBounceHorizontal
    let fitsVertically =
      contentSize.height <= bounds.height - contentInset.vertical && !alwaysBounceVertical
    switch content.adjustmentBehavior {
    case .always: break
    case .never: safeArea = .zero
    case .automatic, .scrollableAxes:
      if fitsHorizontally { (safeArea.left, safeArea.right) = (0, 0) }
      if fitsVertically, content.adjustmentBehavior == .scrollableAxes {
        (safeArea.top, safeArea.bottom) = (0, 0)
      }
    }
    return safeArea
  }

  /// The offsets between which the content comes to rest.
  var limits: AxisPair<ScrollLimits> {
    if let scroller = content.scroller { return scroller.limits }
    let inset = adjustedContentInset
    return AxisPair.each { axis in
      let hidden = axis == .vertical ? content.follower?.hidden ?? 0 : 0
      let lower = 0 - inset.start(of: axis) - hidden
      let upper = contentSize[axis] - bounds.size[axis] + inset.end(of: axis)
      let isSpringy = options.bounces[axis] && (upper > lower || options.alwaysBounces[axis])
      return ScrollLimits(
        lower: Double(lower),
        upper: Double(upper),
        edge: isSpringy ? .bouncing : .firm
      )
    }
  }

  /// The offset nearest to `offset` at which the content can be at rest.
  func restingOffset(nearest offset: CGPoint) -> CGPoint {
    let limits = limits
    return CGPoint(AxisPair.each { limits[$0].clamped(Double(offset[$0])) })
  }

  /// The offset nearest to the present one that shows `rect`.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    var offset = contentOffset
    for axis in Axis.allCases {
      let start = axis == .horizontal ? rect.minX : rect.minY
      let end = axis == .horizontal ? rect.maxX : rect.maxY
      let showingStart = start - inset.start(of: axis)
      let showingEnd = end + inset.end(of: axis) - bounds.size[axis]
      let nearest = min(max(offset[axis], showingEnd), max(showingStart, showingEnd))
      offset[axis] = min(nearest, showingStart)
    }
    return restingOffset(nearest: offset)
  }

  /// Whether a person can move the content along `axis` at all.
  func canScroll(along axis: Axis) -> Bool {
    let limits = limits[axis]
    guard isScrollEnabled else { return false }
    return limits.upper > limits.lower || limits.edge == .bouncing
      || !limits.contains(Double(contentOffset[axis]))
  }

  /// Whether the content is longer than what shows of it, and scrolls.
  func hasMore(along axis: Axis) -> Bool {
    isScrollEnabled && limits[axis].upper > limits[axis].lower
  }

  /// Whether there is content left in `direction`, along its longer axis.
  func canMove(towards direction: CGVector) -> Bool {
    let axis = direction.dominantAxis
    guard canScroll(along: axis), direction[axis] != 0 else { return false }
    let limits = limits[axis]
    let offset = Double(activity.glide?.restingOffset[axis] ?? contentOffset[axis])
    return direction[axis] > 0
      ? offset < limits.upper - Deceleration.restingDistance
      : offset > limits.lower + Deceleration.restingDistance
  }
}

extension UIScrollView {
  /// The edges of the content have moved: what rests stays inside, what moves takes note.
  func edgesDidChange() {
    guard content.scroller == nil else { return setNeedsLayout() }
    switch activity {
    case .idle:
      var inside = restingOffset(nearest: contentOffset)
      for axis in Axis.allCases where choosesOffsetItself(along: axis) {
        inside[axis] = contentOffset[axis]
      }
      move(to: inside)
    case .tracking, .dragging:
      // A hand holds the content; it springs back when let go.
      break
    case .decelerating, .animating:
      let limits = limits
      // A bar that goes with the content leaves the limits as they are.
      if activity.glide?.isInside(limits) != true {
        enter(activity.replacingGlide { $0.continued(at: currentTime, in: limits) })
      }
    }
    placeIndicators()
    placeRefreshControl()
    setNeedsLayout()
  }

  func adjustedContentInsetMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != content.reportedAdjustedInset else { return }
    content.reportedAdjustedInset = inset
    adjustedContentInsetDidChange()
    tellDelegate("scrollViewDidChangeAdjustedContentInset(_:)") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  func setBounces(_ bounces: AxisPair<Bool>) {
    options.bounces = bounces
    edgesDidChange()
  }

  func setAlwaysBounces(_ bounces: Bool, along axis: Axis) {
    options.alwaysBounces[axis] = bounces
    adjustmentMayHaveChanged()
  }

  /// The safe area, or what decides how it is added, has changed: content at its start stays there.
  func adjustmentMayHaveChanged() {
    guard content.scroller == nil else { return adjustedContentInsetMayHaveChanged() }
    let old = content.reportedAdjustedInset
    let new = adjustedContentInset
    guard old != new else { return }
    var offset = contentOffset
    for axis in Axis.allCases where offset[axis] == -old.start(of: axis) {
      offset[axis] = -new.start(of: axis)
    }
    adjustedContentInsetMayHaveChanged()
    if case .idle = activity { move(to: offset) }
    edgesDidChange()
  }
}
