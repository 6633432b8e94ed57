import CoreGraphics
import Foundation
import TesseraCore

/// What a key asks of a scroll view.
private enum ScrollKey {
  /// A step along an axis, towards its end for 1 and its start for −1.
  case line(Axis, CGFloat)
  case page(CGFloat)
  case start
  case end

  init?(_ key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch key.keyCode {
    case .keyboardUpArrow: self = .line(.vertical, -1)
    case .keyboardDownArrow: self = .line(.vertical, 1)
    case .keyboardLeftArrow: self = .line(.horizontal, -1)
    case .keyboardRightArrow: self = .line(.horizontal, 1)
    case .keyboardPageUp: self = .page(-1)
    case .keyboardPageDown: self = .page(1)
    case .keyboardSpacebar: self = .page(key.modifierFlags.contains(.shift) ? -1 : 1)
    case .keyboardHome: self = .start
    case .keyboardEnd: self = .end
    default: return nil
    }
  }

  /// Towards the end of the content for 1, towards its start for −1.
  var sign: CGFloat {
    switch self {
    case .line(_, let sign), .page(let sign): sign
    case .start: -1
    case .end: 1
    }
  }
}

extension UIScrollView {
  /// How far an arrow key scrolls, in points.
  static let lineStep: CGFloat = 40
  /// The part of what shows that a page key scrolls by; the rest stays in sight.
  static let pagePart: CGFloat = 0.9

  /// Whether keys scroll the view, and nothing in it can have the focus.
  var scrollsByKeysAlone: Bool {
    guard allowsKeyboardScrolling, hasMore(along: .horizontal) || hasMore(along: .vertical) else {
      return false
    }
    return !subviewsInReadingOrder.contains { !$0.keyStopsInReadingOrder.isEmpty }
  }

  /// Scrolls as keys ask for; answers whether one of them did.
  ///
  /// At its end the scroll view leaves a key to the next responder, but not while it is held down: then
  /// the content stays where it is.
  func scroll(with presses: Set<UIPress>) -> Bool {
    guard allowsKeyboardScrolling else { return false }
    var isTaken = false
    for press in presses where scroll(with: press) { isTaken = true }
    return isTaken
  }

  private func scroll(with press: UIPress) -> Bool {
    guard !isDragging, let pressed = press.key, let key = ScrollKey(pressed) else { return false }
    let direction = direction(of: key)
    let axis = direction.dominantAxis
    guard canMove(towards: direction) else {
      return press.phase == .changed && canScroll(along: axis)
    }
    if case .start = key, axis == .vertical, scrollsToTop { return scrollToTop() }
    let limits = limits[axis]
    scroll { changed, offset in
      guard changed == axis else { return offset }
      switch key {
      case .start: return CGFloat(limits.lower)
      case .end: return CGFloat(limits.upper)
      case .line, .page:
        guard !isPagingEnabled else {
          return nextPage(after: offset, along: axis, isForward: direction[axis] > 0)
        }
        return self.offset(
          offset,
          movedBy: direction[axis] * step(of: key, along: axis),
          along: axis
        )
      }
    }
    return true
  }

  /// Goes to the top unless the delegate refuses; a key that it refuses is taken all the same.
  private func scrollToTop() -> Bool {
    var isAllowed = true
    tellDelegate("scrollViewShouldScrollToTop(_:)") {
      isAllowed = $0.scrollViewShouldScrollToTop(self)
    }
    guard isAllowed else { return true }
    let top = CGFloat(limits.vertical.lower)
    scroll { axis, offset in axis == .vertical ? top : offset }
    content.headsForTop = true
    if !isMoving { arriveAtTop() }
    return true
  }

  /// Tells the delegate if the content is where the Home key has sent it.
  func arriveAtTop() {
    guard content.headsForTop else { return }
    content.headsForTop = false
    guard contentOffset.y == CGFloat(limits.vertical.lower) else { return }
    tellDelegate("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
  }

  private func step(of key: ScrollKey, along axis: Axis) -> CGFloat {
    if case .line = key { return Self.lineStep }
    return max(visibleLength(along: axis) * Self.pagePart, 1)
  }

  /// The direction of a key in content coordinates; arrows and page keys point as on screen, whatever the transform of the view.
  private func direction(of key: ScrollKey) -> CGVector {
    var direction = CGVector.zero
    switch key {
    case .line(let axis, let sign): direction[axis] = sign
    case .page(let sign): direction[mainAxis] = sign
    case .start, .end:
      direction[mainAxis] = key.sign
      return direction
    }
    return self.direction(inContent: direction)
  }

  private var mainAxis: Axis { canScroll(along: .vertical) ? .vertical : .horizontal }
}
