import CoreGraphics
public import Foundation

/// A control that is on or off.
///
/// The behaviour is that of Apple's `UISwitch` as documented there. A tap, a drag of the thumb to the other side, space and
/// return turn it over, and send `valueChanged` and `primaryActionTriggered` once the touch or space is lifted. A change
/// in code sends nothing.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  let chrome = SwitchChrome()
  private var isTurnedOn = false
  private var colors = SwitchChrome.Colors()
  private var grip: Grip?

  /// A touch on the switch.
  private struct Grip {
    let start: CGFloat
    /// Where the thumb is once the touch has moved it, or could have.
    var draggedSide: Bool?
  }

  /// How far a touch moves before it drags the thumb, in points.
  private static let dragDistance: CGFloat = 8
  private static let duration: TimeInterval = 0.2

  /// Creates a switch that is off, at the origin of `frame`; the size is always that of a switch, 51 × 31 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchChrome.size))
    setUp()
  }

  /// Creates a switch that is off; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = SwitchChrome.size
    setUp()
  }

  private func setUp() {
    addSubview(chrome)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// Whether the switch is on; `false` by default.
  open var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off; if `animated`, the thumb travels.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isTurnedOn else { return }
    isTurnedOn = on
    placeThumb(animated: animated)
  }

  /// The colour of the track while the switch is on; `nil`, the default, is green.
  open var onTintColor: UIColor? {
    get { colors.onTrack }
    set {
      colors.onTrack = newValue
      setNeedsLayout()
    }
  }

  /// The colour of the thumb; `nil`, the default, is white.
  open var thumbTintColor: UIColor? {
    get { colors.thumb }
    set {
      colors.thumb = newValue
      setNeedsLayout()
    }
  }

  /// 51 × 31 points.
  open override var intrinsicContentSize: CGSize { SwitchChrome.size }

  /// 51 × 31 points, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchChrome.size }

  /// Places the track and the thumb, in the middle of a view that is larger.
  open override func layoutSubviews() {
    super.layoutSubviews()
    chrome.show(
      isOn: grip?.draggedSide ?? isOn,
      colors: colors,
      state: state,
      isMirrored: isMirrored,
      in: bounds
    )
  }

  /// Takes hold of the thumb, wherever the touch is.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = Grip(start: touch.location(in: self).x)
    return true
  }

  /// Moves the thumb to the side that the touch is on, once it has moved.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self).x)
    return true
  }

  /// Turns the switch over, or to the side that the thumb was dragged to.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { drag(to: touch.location(in: self).x) }
    let side = grip?.draggedSide ?? (isTouchInside ? !isOn : isOn)
    grip = nil
    choose(side)
  }

  /// Leaves the switch as it was.
  open override func cancelTracking(with event: UIEvent?) {
    grip = nil
    placeThumb(animated: true)
  }

  /// Refuses a pan along the switch that a view around it waits for, while the switch is held.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isTracking, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let translation = pan.translation(in: self)
    return abs(translation.y) > abs(translation.x)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    accessibilityDefaults(value: isOn ? "1" : "0", traits: [.button, .toggleButton])
  }

  override var activationEvents: Event { .touchUpInside }
  override var isPressedByTaps: Bool { true }
  override var keyFocusCornerRadius: CGFloat { min(bounds.width, bounds.height) / 2 }

  override func keyDidActivate() { choose(!isOn) }

  override func stateDidChange() {
    super.stateDidChange()
    placeThumb(animated: true)
  }
}

extension UISwitch {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func drag(to place: CGFloat) {
    guard let grip, grip.draggedSide != nil || abs(place - grip.start) > Self.dragDistance else {
      return
    }
    let side = (place > bounds.midX) != isMirrored
    guard side != grip.draggedSide else { return }
    self.grip?.draggedSide = side
    placeThumb(animated: true)
  }

  /// Turns the switch on or off as a person does.
  private func choose(_ on: Bool) {
    guard on != isOn else { return placeThumb(animated: true) }
    setOn(on, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func placeThumb(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return }
    let options: UIView.AnimationOptions = [.allowUserInteraction, .curveEaseInOut]
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      self.layoutIfNeeded()
    }
  }
}
