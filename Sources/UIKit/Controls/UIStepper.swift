import CoreGraphics
public import Foundation

/// A minus and a plus that change a value by steps.
///
/// The behaviour is that of Apple's `UIStepper` as documented there. A press changes the value at once; held, it goes on
/// after half a second, ten times a second. Each change sends `valueChanged` and `primaryActionTriggered`; a change in code
/// sends nothing. While the stepper has the keys, arrows, plus and minus change the value by a step, page keys by ten, and
/// home and end set a bound. Numbers that Apple's raises an exception for are reported and not taken.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  let chrome = StepperChrome()
  private var range = StepperRange()
  private var behavior = Behavior()
  private var images: [StepperChrome.Half: [State.RawValue: UIImage]] = [:]
  private var press: Press?

  private struct Behavior {
    var isContinuous = true
    var repeats = true
  }

  /// A touch that holds a half down.
  private struct Press {
    let half: StepperChrome.Half
    let startValue: Double
    var isInside = true
    var countdown: Countdown?
  }

  private static let firstPause: TimeInterval = 0.5
  private static let pause: TimeInterval = 0.1

  /// Creates a stepper from 0 to 100 at 0, at the origin of `frame`; the size is that of a stepper, 94 × 32 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperChrome.size))
    setUp()
  }

  /// Creates a stepper from 0 to 100 at 0; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperChrome.size
    setUp()
  }

  private func setUp() {
    addSubview(chrome)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// The value; 0 by default, and always between the bounds.
  open var value: Double {
    get { range.value }
    set {
      change("value", newValue) {
        $0.setValue(newValue)
        return true
      }
    }
  }

  /// The least value; 0 by default, and less than the largest.
  open var minimumValue: Double {
    get { range.minimum }
    set { change("minimum", newValue) { $0.setMinimum(newValue) } }
  }

  /// The largest value; 100 by default, and more than the least.
  open var maximumValue: Double {
    get { range.maximum }
    set { change("maximum", newValue) { $0.setMaximum(newValue) } }
  }

  /// The change of the value in one step; 1 by default, and more than 0.
  open var stepValue: Double {
    get { range.step }
    set { change("step", newValue) { $0.setStep(newValue) } }
  }

  /// Whether each change of a press that is held is sent, and not only the last; `true` by default.
  open var isContinuous: Bool {
    get { behavior.isContinuous }
    set { behavior.isContinuous = newValue }
  }

  /// Whether a press that is held goes on changing the value; `true` by default.
  open var autorepeat: Bool {
    get { behavior.repeats }
    set { behavior.repeats = newValue }
  }

  /// Whether a step beyond one bound leads to the other; `false` by default.
  open var wraps: Bool {
    get { range.wraps }
    set {
      range.wraps = newValue
      setNeedsLayout()
    }
  }

  /// Shows a picture in place of the plus; one for `normal` counts in all states without their own.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    setImage(image, of: .increment, for: state)
  }

  /// Shows a picture in place of the minus; one for `normal` counts in all states without their own.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    setImage(image, of: .decrement, for: state)
  }

  /// The picture in place of the plus that was set for a state.
  open func incrementImage(for state: State) -> UIImage? { images[.increment]?[state.rawValue] }

  /// The picture in place of the minus that was set for a state.
  open func decrementImage(for state: State) -> UIImage? { images[.decrement]?[state.rawValue] }

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { StepperChrome.size }

  /// 94 × 32 points, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperChrome.size }

  /// Places the halves, in the middle of a view that is larger.
  open override func layoutSubviews() {
    super.layoutSubviews()
    chrome.show(appearance(of:), pressed: shownPress, isMirrored: isMirrored, in: room)
  }

  /// Changes the value by the half that is touched.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let half = half(at: touch.location(in: self)) else { return false }
    press = Press(half: half, startValue: value)
    takeStep()
    repeatLater(after: Self.firstPause)
    return true
  }

  /// Goes on only while the touch is over the half that it pressed.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let press else { return true }
    self.press?.isInside = half(at: touch.location(in: self)) == press.half
    setNeedsLayout()
    return true
  }

  /// Ends the press.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }

  /// Ends the press; the value stays as it is.
  open override func cancelTracking(with event: UIEvent?) { release() }

  /// Changes the value by arrows, plus and minus, page keys, home and end.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Not what other controls do: nothing is triggered by space and return.
    if !takeKeys(presses) { next?.pressesBegan(presses, with: event) }
  }

  /// Changes the value on while such a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKeys(presses) { super.pressesChanged(presses, with: event) }
  }

  /// Increases the value by a step.
  open override func accessibilityIncrement() { takeStep(in: 1) }

  /// Decreases the value by a step.
  open override func accessibilityDecrement() { takeStep(in: -1) }

  override func chooseForReaders(_ value: Double) {
    if isEnabled, press == nil { choose(range.nearestStep(to: value), isSent: true) }
  }

  override var isAdjustable: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults {
    accessibilityDefaults(
      value: "\(value)",
      range: .init(value, from: minimumValue, to: maximumValue),
      traits: .adjustable
    )
  }

  override var isPressedByTaps: Bool { true }
}

extension UIStepper {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var room: CGRect {
    let size = StepperChrome.size
    return CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private var shownPress: StepperChrome.Half? {
    guard let press, press.isInside else { return nil }
    return press.half
  }

  private func appearance(of half: StepperChrome.Half) -> StepperChrome.Appearance {
    let own = images[half] ?? [:]
    let image = own[state.rawValue] ?? own[State.normal.rawValue]
    return StepperChrome.Appearance(
      image: image ?? StepperChrome.symbol(of: half),
      isEnabled: isEnabled && range.canStep(half.direction)
    )
  }

  private func half(at location: CGPoint) -> StepperChrome.Half? {
    StepperChrome.Half.allCases.first { half in
      // Edges count: a view may be smaller than what it shows, but it is hit only inside.
      let frame = StepperChrome.frame(of: half, in: bounds, isMirrored: isMirrored)
      return (frame.minX..<frame.maxX).contains(location.x)
        && (frame.minY..<frame.maxY).contains(location.y)
    }
  }

  private func setImage(_ image: UIImage?, of half: StepperChrome.Half, for state: State) {
    images[half, default: [:]][state.rawValue] = image
    setNeedsLayout()
  }

  private func change(
    _ name: String,
    _ number: Double,
    _ change: (inout StepperRange) -> Bool
  ) {
    guard number.isFinite, change(&range) else {
      return Diagnostics.report(
        .layout,
        """
        A \(name) of \(number) was set in \(type(of: self)), from \(minimumValue) to \
        \(maximumValue) in steps of \(stepValue); it does not count.
        """
      )
    }
    setNeedsLayout()
  }

  private func takeStep() {
    guard let press else { return }
    choose(range.value(after: press.half.direction), isSent: isContinuous)
  }

  /// Changes the value by a step, as a person does; not while a touch does so.
  private func takeStep(in direction: Double) {
    guard isEnabled, press == nil else { return }
    choose(range.value(after: direction), isSent: true)
  }

  private func repeatLater(after pause: TimeInterval) {
    guard autorepeat else { return }
    press?.countdown = Countdown(for: pause) { [weak self] in
      guard let self, let press = self.press else { return }
      if press.isInside { self.takeStep() }
      self.repeatLater(after: Self.pause)
    }
  }

  private func release() {
    guard let press else { return }
    press.countdown?.cancel()
    self.press = nil
    setNeedsLayout()
    if !isContinuous, value != press.startValue { sendChange() }
  }

  /// Sets the value as a person does.
  private func choose(_ newValue: Double, isSent: Bool) {
    guard newValue != value else { return }
    range.setValue(newValue)
    setNeedsLayout()
    if isSent { sendChange() }
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// Returns whether a key changes the value.
  private func takeKeys(_ presses: Set<UIPress>) -> Bool {
    guard isEnabled, isFirstResponder, let key = presses.first?.key, let target = target(of: key)
    else { return false }
    // Keys wait for a touch.
    if press == nil { choose(target, isSent: true) }
    return true
  }

  private func target(of key: UIKey) -> Double? {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch key.keyCode {
    case .keyboardUpArrow: return range.value(after: 1)
    case .keyboardDownArrow: return range.value(after: -1)
    case .keyboardRightArrow: return range.value(after: isMirrored ? -1 : 1)
    case .keyboardLeftArrow: return range.value(after: isMirrored ? 1 : -1)
    case .keyboardPageUp: return range.value(after: 10)
    case .keyboardPageDown: return range.value(after: -10)
    case .keyboardHome: return minimumValue
    case .keyboardEnd: return maximumValue
    default: break
    }
    switch key.characters {
    case "+": return range.value(after: 1)
    case "-": return range.value(after: -1)
    default: return nil
    }
  }
}

extension StepperChrome.Half {
  /// The sign of a step.
  var direction: Double { self == .increment ? 1 : -1 }
}
