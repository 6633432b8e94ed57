import CoreGraphics
public import Foundation

/// A wheel that turns while some work goes on.
///
/// The behaviour is that of Apple's `UIActivityIndicatorView` as documented there. The wheel follows the clock of the
/// display: a turn takes a second and has eight steps. It takes no time while it is in no window or hidden, and draws
/// nothing while it is scrolled out of sight.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  let spokes = (0..<8).map { _ in UIView() }
  private var turning = Turning()

  private struct Turning {
    var style = Style.medium
    var color: UIColor?
    var hidesWhenStopped = true
    /// When the wheel began to turn; `nil` while it rests.
    var start: TimeInterval?
    /// The spoke that is brightest.
    var step = 0
  }

  /// Creates a wheel that rests, and is hidden.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a wheel of the size of a style, which rests and is hidden.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: CGSize(width: style.side, height: style.side)))
    turning.style = style
    setUp()
  }

  /// Creates a wheel that rests; there are no archives of views to read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    for spoke in spokes { addSubview(spoke) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    shade()
    super.isHidden = true
  }

  /// The size of the wheel; `.medium` by default.
  open var style: Style {
    get { turning.style }
    set {
      turning.style = newValue
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the spokes; grey unless set, and again after `nil`.
  open var color: UIColor! {
    get { turning.color ?? .systemGray }
    set {
      turning.color = newValue
      setNeedsLayout()
    }
  }

  /// Whether the wheel is hidden while it rests; `true` by default.
  open var hidesWhenStopped: Bool {
    get { turning.hidesWhenStopped }
    set {
      turning.hidesWhenStopped = newValue
      if !isAnimating { isHidden = newValue }
    }
  }

  /// Whether the wheel turns, or would if it were in a window.
  open var isAnimating: Bool { turning.start != nil }

  /// Shows the wheel and lets it turn; a wheel that turns goes on.
  open func startAnimating() {
    if turning.start == nil { turning.start = UIApplication.shared.backend.currentTime }
    if hidesWhenStopped { isHidden = false }
    run()
  }

  /// Lets the wheel rest, and hides it if `hidesWhenStopped` says so.
  open func stopAnimating() {
    turning.start = nil
    UIApplication.shared.animationClock.stop(self)
    if hidesWhenStopped { isHidden = true }
  }

  /// Whether the wheel is not shown; set by starting and stopping while `hidesWhenStopped`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      run()
    }
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  /// The size of the style, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Goes on to turn in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    run()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: isAnimating ? "In progress" : "Progress halted",
      traits: .updatesFrequently
    )
  }

  /// Places the spokes around the middle of the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let scale = style.side / 20
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) * .pi / 4
      spoke.bounds = CGRect(x: 0, y: 0, width: 2.4 * scale, height: 5.6 * scale)
      spoke.center = CGPoint(
        x: bounds.midX + sin(angle) * 7 * scale,
        y: bounds.midY - cos(angle) * 7 * scale
      )
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      spoke.layer.cornerRadius = 1.2 * scale
      spoke.backgroundColor = color
    }
  }
}

extension UIActivityIndicatorView: FrameAnimator {
  private static var stepsInSecond: Double { 8 }

  private func run() {
    guard turning.start != nil, window != nil, !isHidden else { return }
    UIApplication.shared.animationClock.start(self)
  }

  func advanceFrame(to time: TimeInterval) -> Bool {
    guard let start = turning.start, window != nil, !isHidden else { return false }
    let steps = (max(0, time - start) * Self.stepsInSecond).rounded(.down)
    let step = Int(steps.truncatingRemainder(dividingBy: Double(spokes.count)))
    if step != turning.step, isInSight {
      turning.step = step
      shade()
    }
    return true
  }

  func rest(at time: TimeInterval) -> TimeInterval {
    guard let start = turning.start else { return 0 }
    let steps = max(0, time - start) * Self.stepsInSecond
    return (steps.rounded(.down) + 1 - steps) / Self.stepsInSecond
  }

  /// Shows the brightest spoke and, behind it, ever paler ones.
  private func shade() {
    for (index, spoke) in spokes.enumerated() {
      let age = (turning.step - index + spokes.count) % spokes.count
      spoke.alpha = max(0.25, 1 - CGFloat(age) * 0.14)
    }
  }

  /// Whether some part of the view is neither hidden nor cut off by the views around it.
  private var isInSight: Bool {
    var rect = bounds
    var view: UIView = self
    while let superview = view.superview {
      rect = view.convert(rect, to: superview)
      if superview.isHidden || superview.alpha == 0 { return false }
      if superview.clipsToBounds || superview is UIWindow {
        rect = rect.intersection(superview.bounds)
        if rect.isNull || rect.width <= 0 || rect.height <= 0 { return false }
      }
      view = superview
    }
    return true
  }
}

extension UIActivityIndicatorView.Style {
  /// The name that ``medium`` had before iOS 13.
  public static var gray: Self { .medium }

  /// The length of a side, in points.
  var side: CGFloat { self == .large ? 37 : 20 }
}
