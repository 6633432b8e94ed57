import CoreGraphics
public import Foundation

/// A bar that is filled as far as some work has come.
///
/// The behaviour is that of Apple's `UIProgressView` as documented there, without `observedProgress`: Foundation for Linux
/// cannot observe a `Progress`.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The heights of the bar.
  public enum Style: Int, Sendable {
    /// 4 points, with round ends.
    case `default`
    /// 2.5 points, with straight ends, for the edge of a bar.
    case bar
  }

  let track = UIImageView()
  let fill = UIImageView()
  private var fraction: Float = 0
  private var barStyle = Style.default
  private var tints = Tints()

  private struct Tints {
    var progress: UIColor?
    var track: UIColor?
  }

  /// Creates a bar of the default style, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar at 0, 160 points long.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    barStyle = style
    bounds.size = CGSize(width: 160, height: height)
  }

  /// Creates a bar at 0; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [track, fill] {
      part.clipsToBounds = true
      addSubview(part)
    }
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The height of the bar, and the shape of its ends.
  open var progressViewStyle: Style {
    get { barStyle }
    set {
      barStyle = newValue
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The progress, from 0 to 1; 0 by default.
  ///
  /// Numbers outside become 0 or 1; what is not a number is reported and not taken.
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done; if `animated`, the bar grows or shrinks from what is shown.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else {
      return Diagnostics.report(
        .layout,
        "A progress of \(progress) was set in \(type(of: self)); it is no number and does not count."
      )
    }
    let clamped = min(max(progress, 0), 1)
    guard clamped != fraction else { return }
    fraction = clamped
    setNeedsLayout()
    guard animated, window != nil else { return }
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    UIView.animate(withDuration: 0.25, delay: 0, options: options) { self.layoutIfNeeded() }
  }

  /// The colour of the part that is done; `nil`, the default, is the tint colour.
  open var progressTintColor: UIColor? {
    get { tints.progress }
    set {
      tints.progress = newValue
      setNeedsLayout()
    }
  }

  /// The colour of the part that is not done; `nil`, the default, leaves it to the surroundings.
  open var trackTintColor: UIColor? {
    get { tints.track }
    set {
      tints.track = newValue
      setNeedsLayout()
    }
  }

  /// A picture, stretched, in place of the part that is done.
  open var progressImage: UIImage? {
    get { fill.image }
    set {
      fill.image = newValue
      setNeedsLayout()
    }
  }

  /// A picture, stretched, in place of the part that is not done.
  open var trackImage: UIImage? {
    get { track.image }
    set {
      track.image = newValue
      setNeedsLayout()
    }
  }

  private var height: CGFloat { barStyle == .bar ? 2.5 : 4 }

  /// No width, and the height of the style.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  /// The width the bar has, and the height of its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: height)
  }

  /// Places the two parts; the bar fills from where reading begins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    let length = bounds.width * CGFloat(fraction)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isMirrored ? bounds.maxX - length : bounds.minX,
      y: bounds.minY,
      width: length,
      height: bounds.height
    )
    track.backgroundColor = track.image == nil ? tints.track ?? .systemFill : nil
    fill.backgroundColor = fill.image == nil ? tints.progress ?? tintColor : nil
    for part in [track, fill] {
      let isRound = barStyle == .default && part.image == nil
      part.layer.cornerRadius = isRound ? min(part.bounds.width, part.bounds.height) / 2 : 0
    }
  }

  /// Shows the part that is done in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      value: Double(progress).percentage,
      range: .init(Double(progress), from: 0, to: 1),
      traits: .updatesFrequently
    )
  }
}
