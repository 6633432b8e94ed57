import CoreGraphics
public import Foundation

/// A view that tells of what is done to it, by touch or key.
///
/// The behaviour is that of Apple's `UIControl` as documented there. Actions are closures, or methods of targets by a `Selector`. A
/// control that was pressed gets the keys of the window; space and return then do what a touch does.
@preconcurrency @MainActor
open class UIControl: UIView {
  private var condition = Condition()
  private var actions = ControlActions()
  var tracking = Tracking.idle
  /// The event that the control follows at the moment, for methods with two parameters.
  var currentEvent: UIEvent?

  private struct Condition {
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    var horizontalAlignment = ContentHorizontalAlignment.center
    var verticalAlignment = ContentVerticalAlignment.center
  }

  /// What is down on the control.
  enum Tracking {
    case idle
    case touch(UITouch)
    case key(UIKeyboardHIDUsage)
  }

  /// Creates a control without actions.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that performs `primaryAction` for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates an empty control; there are no archives of views to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the control takes touches and keys, `true` by default; turning it off cancels a touch.
  open var isEnabled: Bool {
    get { condition.isEnabled }
    set {
      guard newValue != condition.isEnabled else { return }
      condition.isEnabled = newValue
      if !newValue { cancelPress(with: nil) }
      stateDidChange()
    }
  }

  /// Whether the control is chosen; `false` by default.
  open var isSelected: Bool {
    get { condition.isSelected }
    set {
      guard newValue != condition.isSelected else { return }
      condition.isSelected = newValue
      stateDidChange()
    }
  }

  /// Whether the control looks pressed; follows touches and keys.
  open var isHighlighted: Bool {
    get { condition.isHighlighted }
    set {
      guard newValue != condition.isHighlighted else { return }
      condition.isHighlighted = newValue
      stateDidChange()
    }
  }

  /// The current state of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The placement of content between the left and the right edge; in the middle by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { condition.horizontalAlignment }
    set {
      guard newValue != condition.horizontalAlignment else { return }
      condition.horizontalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// `contentHorizontalAlignment` as left, right, middle or filling, by the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  /// The placement of content between the top and the bottom edge; in the middle by default.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { condition.verticalAlignment }
    set {
      guard newValue != condition.verticalAlignment else { return }
      condition.verticalAlignment = newValue
      setNeedsLayout()
    }
  }

  /// Whether a touch that went down in the control is still down.
  open var isTracking: Bool {
    guard case .touch = tracking else { return false }
    return true
  }

  /// Whether that touch is inside the control, or was when it ended.
  ///
  /// A finger counts as inside up to 70 points around the control, a mouse only over it.
  open internal(set) var isTouchInside = false

  /// Does what the control is for, as if it had been pressed, if it is enabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  /// Adds an action for `controlEvents`; it replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Removes `action` for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action of that identifier for `controlEvents`.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// Every event that some action is for.
  open var allControlEvents: Event { actions.events }

  /// Calls a method of a target for `controlEvents`, with the control and the event where the method takes them.
  ///
  /// The target is not held. Without one the method is called on the first responder that has it, or the first after the control. What
  /// is added twice is called once.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(action, of: target, for: controlEvents)
  }

  /// Removes methods for `controlEvents`: those of a target, or of all for `nil`; one of them, or all for `nil`.
  ///
  /// Where a method cannot be told from others of its target, it is reported, and none is removed; see `Selector`.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(action, of: target, for: controlEvents)
  }

  /// Returns descriptions of the methods of a target for an event; `nil` where there are none.
  ///
  /// On Apple's platforms they are names, which Swift does not tell.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let methods = actions.calls(for: controlEvent).compactMap(\.method)
    let descriptions = methods.filter { $0.isFor(target) }.map(\.selector.description)
    return descriptions.isEmpty ? nil : descriptions
  }

  /// The targets of methods, with `NSNull` for responders that are looked for.
  ///
  /// A target that is not hashable, as no `NSObject` is, counts by its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.methods.map { method in
        guard let target = method.target else { return AnyHashable(NSNull()) }
        return (target as? any Hashable).map { AnyHashable($0) }
          ?? AnyHashable(ObjectIdentifier(target))
      }
    )
  }

  /// Performs the actions for any of `controlEvents`, and calls the methods of targets, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for call in actions.calls(for: controlEvents) {
      switch call {
      case .action(let action): sendAction(action)
      case .method(let method) where !method.isOver:
        sendAction(method.selector, to: method.target, for: currentEvent)
      case .method: break
      }
    }
  }

  /// Calls a method on `target`, or on the responder that is found without one.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs `action` with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// A touch went down: whether to follow it, `true` unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved: whether to follow it further, `true` unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch ends; does nothing unless overridden.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away; does nothing unless overridden.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows a touch with the primary button, unless one is followed already.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { during(event) { begin(touch, with: event) } }
  }

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked(in: touches) { during(event) { follow(touch, with: event) } }
  }

  /// Returns where the touch ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = tracked(in: touches) { during(event) { end(touch, with: event) } }
  }

  /// Tells that the touch was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracked(in: touches) != nil { during(event) { cancelPress(with: event) } }
  }

  /// Presses the control with space or return, if it is the one that has the keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !during(event, { begin(presses) }) { super.pressesBegan(presses, with: event) }
  }

  /// Lets go of the control with space.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !during(event, { end(presses) }) { super.pressesEnded(presses, with: event) }
  }

  /// Whether the control may get the keys of the window: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Cancels a touch when the control leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { cancelPress(with: nil) }
  }

  /// Refuses a single tap that a view around an enabled control waits for: it presses the control.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, isPressedByTaps,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Does what a key does that presses the control; returns whether it did.
  ///
  /// A control that is disabled, adjustable or made of parts is not pressed.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled, !isAdjustable else { return false }
    keyDidActivate()
    return true
  }

  /// Whether the control has a value that is chosen and not pressed; overridden by those.
  var isAdjustable: Bool { false }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: stateTraits)
  }

  /// Whether a tap does something here; overridden by controls of which that is known.
  var isPressedByTaps: Bool { false }

  override func lookPressed(_ isPressed: Bool) { isHighlighted = isPressed }

  override var takesKeysWhenPressed: Bool { isEnabled }
  override var takesKeysUnasked: Bool { false }

  /// The state has changed; overridden by controls that look different then.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What a touch that is lifted inside, or a key, triggers; overridden by controls that say more.
  var activationEvents: Event { .touchUpInside }

  /// Space or return has pressed the control; overridden by controls that have a value to change.
  func keyDidActivate() { sendActions(for: activationEvents) }
}
