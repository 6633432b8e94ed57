import CoreGraphics
import Foundation

/// Choosing a segment by touch and key.
extension UISegmentedControl {
  /// How long the thumb takes to another segment, in seconds.
  private static var thumbDuration: TimeInterval { 0.25 }

  var layout: SegmentLayout {
    SegmentLayout(
      segments: segments.map { segment in
        SegmentLayout.Segment(
          contentWidth: segment.contentWidth,
          fixedWidth: segment.fixedWidth > 0 ? segment.fixedWidth : nil
        )
      },
      followsContent: apportionsSegmentWidthsByContent
    )
  }

  func placeSegments() {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = layout.spans(in: bounds.width).map { span in
      CGRect(
        x: isRightToLeft ? bounds.maxX - span.end : bounds.minX + span.start,
        y: bounds.minY,
        width: span.length,
        height: bounds.height
      )
    }
    for (segment, frame) in zip(segments, frames) {
      segment.frame = frame
      segment.show(emphasis(of: segment))
    }
    let selection = shownSelection.flatMap { index(of: $0) }
    chrome.place(in: bounds, segments: frames, selection: selection)
  }

  private func emphasis(of segment: SegmentView) -> SegmentView.Emphasis {
    guard isEnabled, segment.isEnabled else { return .disabled }
    guard let pressed, pressed.segment === segment, !pressed.carriesThumb, isTouchInside else {
      return .normal
    }
    return .pressed
  }

  func animateLayout(fadingIn view: UIView? = nil) {
    guard window != nil else { return }
    UIView.performWithoutAnimation { view?.alpha = 0 }
    animate { view?.alpha = 1 }
  }

  /// Places everything anew on the way from where it is on screen.
  private func animate(_ change: @escaping () -> Void = {}) {
    let options: UIView.AnimationOptions = [.allowUserInteraction, .curveEaseInOut]
    setNeedsLayout()
    UIView.animate(withDuration: Self.thumbDuration, delay: 0, options: options) {
      change()
      self.layoutIfNeeded()
    }
  }

  /// The segment under a touch, or the one nearest to it.
  private func segment(under touch: UITouch) -> SegmentView? {
    let x = touch.location(in: self).x
    func distance(_ segment: SegmentView) -> CGFloat {
      abs(segment.frame.midX - x) - segment.frame.width / 2
    }
    return segments.min { distance($0) < distance($1) }
  }

  func press(_ touch: UITouch) -> Bool {
    guard let segment = segment(under: touch), segment.isEnabled else { return false }
    pressed = (segment, carriesThumb: segment === selectedSegment)
    setNeedsLayout()
    return true
  }

  func drag(_ touch: UITouch) {
    guard let pressed, let segment = segment(under: touch) else { return }
    guard pressed.segment !== segment, segment.isEnabled else { return setNeedsLayout() }
    self.pressed?.segment = segment
    if pressed.carriesThumb { animate() } else { setNeedsLayout() }
  }

  /// Chooses what a touch was lifted on; `nil` for one that was taken away.
  func lift(_ touch: UITouch?) {
    guard let pressed else { return }
    self.pressed = nil
    setNeedsLayout()
    guard touch != nil, isTouchInside || pressed.carriesThumb else { return animate() }
    pick(pressed.segment)
  }

  /// Chooses a segment as a person does.
  func pick(_ segment: SegmentView) {
    guard segment !== selectedSegment else { return }
    choose(segment)
    if !isMomentary { animate() }
    if let action = segment.content.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { choose(nil) }
  }

  /// Answers whether a key moves the selection.
  func moveSelection(_ presses: Set<UIPress>) -> Bool {
    guard isEnabled, isFirstResponder, !isMomentary, let key = presses.first?.key,
      key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
    else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let order: [SegmentView]
    switch key.keyCode {
    case .keyboardRightArrow: order = following(isRightToLeft ? .backward : .forward)
    case .keyboardLeftArrow: order = following(isRightToLeft ? .forward : .backward)
    case .keyboardHome: order = segments
    case .keyboardEnd: order = segments.reversed()
    default: return false
    }
    if let next = order.first(where: { $0.isEnabled }) { pick(next) }
    return true
  }

  private enum Direction { case forward, backward }

  /// The segments after the chosen one, the nearest first; all of them when none is chosen.
  private func following(_ direction: Direction) -> [SegmentView] {
    let chosen = selectedSegment.flatMap { index(of: $0) }
    switch direction {
    case .forward: return Array(segments.dropFirst(chosen.map { $0 + 1 } ?? 0))
    case .backward: return segments.prefix(chosen ?? segments.count).reversed()
    }
  }
}
