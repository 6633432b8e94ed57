import CoreGraphics
import Foundation
import TesseraCore

extension UIScrollView {
  /// Takes notches of a wheel; positive ones reveal what is further right and further down.
  ///
  /// A notch is two thirds of the order of what shows: the length to the power of 2/3, as on other
  /// desktops, or a page when `isPagingEnabled` is `true`. Notches that follow each other add up.
  func turnWheel(by notches: CGVector) {
    guard notches.isFinite, !isDragging else { return }
    scroll { axis, offset in
      guard notches[axis] != 0 else { return offset }
      let length = visibleLength(along: axis)
      guard !isPagingEnabled else {
        return nextPage(after: offset, along: axis, isForward: notches[axis] > 0)
      }
      return self.offset(offset, movedBy: notches[axis] * pow(length, 2 / 3), along: axis)
    }
  }

  /// What shows of the content along `axis`, without the parts that insets cover, in points.
  func visibleLength(along axis: Axis) -> CGFloat {
    let inset = adjustedContentInset
    return max(0, bounds.size[axis] - inset.start(of: axis) - inset.end(of: axis))
  }

  func nextPage(after offset: CGFloat, along axis: Axis, isForward: Bool) -> CGFloat {
    let length = bounds.size[axis]
    guard length > 0 else { return offset }
    return ((offset / length).rounded() + (isForward ? 1 : -1)) * length
  }

  /// Animates to another offset, counted from where an animation under way would end.
  func scroll(_ change: (Axis, CGFloat) -> CGFloat) {
    var start = contentOffset
    if case .animating(let glide) = activity { start = glide.restingOffset }
    var target = start
    for axis in Axis.allCases where canScroll(along: axis) {
      target[axis] = change(axis, start[axis])
    }
    target = restingOffset(nearest: target)
    guard target != start else { return }
    guard canAnimateScrolling else { return contentOffset = target }
    animateOffset(to: target, within: ScrollAnimation.quickDuration)
  }
}
