import CoreGraphics
public import Foundation

/// A thumb on a track, which the user drags to choose a value between two bounds.
///
/// The behaviour is that of Apple's `UISlider` as documented there. Changes by touch and key send `valueChanged` and
/// `primaryActionTriggered`; changes in code send nothing. While the slider has the keys, arrows move the thumb by a
/// twentieth of the range, page keys by a fifth, and home and end to the bounds. A number that is not finite is reported
/// and not taken.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var range = SliderRange()
  private var appearance = SliderAppearance()
  let chrome = SliderChrome()
  /// The touch that has the thumb.
  var grip: Grip?

  /// Whether changes by the user are sent while the thumb moves, and not only when it is released; `true` by default.
  open var isContinuous = true

  /// How a touch has taken hold of the thumb.
  struct Grip {
    /// How far the touch is from the middle of the thumb.
    let offset: CGFloat
    /// The value when the touch went down.
    let value: Float
  }

  /// Creates a slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(chrome)
  }

  /// Creates a slider from 0 to 1, at 0; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(chrome)
  }

  /// The value that is chosen; 0 by default, and always between the bounds.
  open var value: Float {
    get { range.value }
    set { change("value", newValue) { $0.setValue(newValue) } }
  }

  /// The value at the leading end; 0 by default.
  ///
  /// A value or a maximum that is less becomes as large.
  open var minimumValue: Float {
    get { range.minimum }
    set { change("minimum", newValue) { $0.setMinimum(newValue) } }
  }

  /// The value at the trailing end; 1 by default.
  ///
  /// A value or a minimum that is more becomes as small.
  open var maximumValue: Float {
    get { range.maximum }
    set { change("maximum", newValue) { $0.setMaximum(newValue) } }
  }

  /// Sets the value; if `animated`, the thumb travels to its new place.
  open func setValue(_ value: Float, animated: Bool) {
    if animated, window != nil {
      layoutIfNeeded()
      UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
        self.value = value
        self.layoutIfNeeded()
      }
    } else {
      self.value = value
    }
  }

  /// A picture at the leading end; `nil` by default.
  open var minimumValueImage: UIImage? {
    get { chrome.minimumImage.image }
    set {
      chrome.minimumImage.image = newValue
      sizesDidChange()
    }
  }

  /// A picture at the trailing end; `nil` by default.
  open var maximumValueImage: UIImage? {
    get { chrome.maximumImage.image }
    set {
      chrome.maximumImage.image = newValue
      sizesDidChange()
    }
  }

  /// The colour of the track from its leading end to the thumb; `nil`, the default, is the tint colour.
  ///
  /// Setting it gives up pictures of that part.
  open var minimumTrackTintColor: UIColor? {
    get { appearance.minimumTrack.tint }
    set { changeAppearance { $0.minimumTrack.setTint(newValue) } }
  }

  /// The colour of the track from the thumb to its trailing end; `nil`, the default, leaves it to the surroundings.
  ///
  /// Setting it gives up pictures of that part.
  open var maximumTrackTintColor: UIColor? {
    get { appearance.maximumTrack.tint }
    set { changeAppearance { $0.maximumTrack.setTint(newValue) } }
  }

  /// The colour of the thumb; `nil`, the default, leaves it to the surroundings.
  ///
  /// Setting it gives up pictures of the thumb.
  open var thumbTintColor: UIColor? {
    get { appearance.thumb.tint }
    set { changeAppearance { $0.thumb.setTint(newValue) } }
  }

  /// Shows a picture as the thumb; one for `normal` counts in all states without their own.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    changeAppearance { $0.thumb.setImage(image, for: state) }
    sizesDidChange()
  }

  /// Shows a picture, stretched, as the track from its leading end to the thumb.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    changeAppearance { $0.minimumTrack.setImage(image, for: state) }
  }

  /// Shows a picture, stretched, as the track from the thumb to its trailing end.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    changeAppearance { $0.maximumTrack.setImage(image, for: state) }
  }

  /// The picture of the thumb that was set for a state.
  open func thumbImage(for state: State) -> UIImage? { appearance.thumb.image(for: state) }

  /// The picture of the leading part of the track that was set for a state.
  open func minimumTrackImage(for state: State) -> UIImage? {
    appearance.minimumTrack.image(for: state)
  }

  /// The picture of the trailing part of the track that was set for a state.
  open func maximumTrackImage(for state: State) -> UIImage? {
    appearance.maximumTrack.image(for: state)
  }

  /// The picture that is shown as the thumb now; `nil` for the system's.
  open var currentThumbImage: UIImage? { appearance.thumb.shownImage(in: state) }

  /// The picture that is shown as the leading part of the track now; `nil` for the system's.
  open var currentMinimumTrackImage: UIImage? { appearance.minimumTrack.shownImage(in: state) }

  /// The picture that is shown as the trailing part of the track now; `nil` for the system's.
  open var currentMaximumTrackImage: UIImage? { appearance.maximumTrack.shownImage(in: state) }

  /// Returns the frame of the minimum's picture in a slider with the given bounds: in the middle of its leading edge.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, atLeft: !isMirrored, in: bounds)
  }

  /// Returns the frame of the maximum's picture in a slider with the given bounds: in the middle of its trailing edge.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, atLeft: isMirrored, in: bounds)
  }

  /// Returns the frame of the track in a slider with the given bounds: between the pictures, and 4 points high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let (start, end) = (room(for: minimumValueImage), room(for: maximumValueImage))
    return CGRect(
      x: bounds.minX + (isMirrored ? end : start),
      y: bounds.midY - SliderChrome.trackHeight / 2,
      width: max(0, bounds.width - start - end),
      height: SliderChrome.trackHeight
    )
  }

  /// Returns the frame of the thumb on a track for a value: at the ends it reaches no further than the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? SliderChrome.thumbSize
    let way = max(0, rect.width - size.width) * range.fraction(of: value)
    return CGRect(
      x: isMirrored ? rect.maxX - size.width - way : rect.minX + way,
      y: rect.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// No width, and the height of the thumb and the pictures, at least 34 points.
  open override var intrinsicContentSize: CGSize {
    let images = [minimumValueImage, maximumValueImage, currentThumbImage]
    let highest = images.compactMap { $0?.size.height }.max() ?? 0
    return CGSize(width: Self.noIntrinsicMetric, height: max(34, highest))
  }

  /// The width the slider has, and the height it needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width, height: intrinsicContentSize.height)
  }

  /// Places the track, the thumb and the pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Shows the track in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Takes hold of the thumb if the touch is on it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { grasp(touch) }

  /// Moves the thumb along with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch)
    return true
  }

  /// Lets go of the thumb.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release(touch) }

  /// Lets go of the thumb, which stays where it was dragged to.
  open override func cancelTracking(with event: UIEvent?) { release(nil) }

  /// Moves the thumb by arrows, page keys, home and end.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Not what other controls do: nothing is triggered by space and return.
    if !moveThumb(presses) { next?.pressesBegan(presses, with: event) }
  }

  /// Moves the thumb on while such a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !moveThumb(presses) { super.pressesChanged(presses, with: event) }
  }

  /// Moves the thumb on by a tenth of the range.
  open override func accessibilityIncrement() { moveThumb(by: 0.1) }

  /// Moves the thumb back by a tenth of the range.
  open override func accessibilityDecrement() { moveThumb(by: -0.1) }

  override func chooseForReaders(_ value: Double) { moveThumb(to: value) }

  override var isAdjustable: Bool { true }

  override var accessibilityDefaults: AccessibilityDefaults {
    accessibilityDefaults(
      value: fraction.percentage,
      range: .init(Double(value), from: Double(minimumValue), to: Double(maximumValue)),
      traits: .adjustable
    )
  }

  /// Refuses a pan along the slider that a view around it waits for, while the thumb is held.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard grip != nil, gestureRecognizer.view !== self,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    let translation = pan.translation(in: self)
    return abs(translation.y) > abs(translation.x)
  }
}

extension UISlider {
  /// How far pictures are from the track, in points.
  private static var imageSpacing: CGFloat { 10 }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func room(for image: UIImage?) -> CGFloat {
    image.map { $0.size.width + Self.imageSpacing } ?? 0
  }

  private func imageRect(of image: UIImage?, atLeft isLeft: Bool, in bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  private func placeParts() {
    chrome.show(appearance, tint: tintColor ?? .tintColor, in: state)
    chrome.bounds = bounds
    chrome.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let (left, right) = track.divided(atDistance: thumb.midX - track.minX, from: .minXEdge)
    chrome.place(
      SliderChrome.Frames(
        minimumTrack: isMirrored ? right : left,
        maximumTrack: isMirrored ? left : right,
        thumb: thumb,
        minimumImage: minimumValueImageRect(forBounds: bounds),
        maximumImage: maximumValueImageRect(forBounds: bounds)
      )
    )
  }

  private func change(_ name: String, _ number: Float, _ change: (inout SliderRange) -> Void) {
    guard number.isFinite else {
      return Diagnostics.report(
        .layout,
        "A \(name) of \(number) was set in \(type(of: self)); it is not finite and does not count."
      )
    }
    let old = range
    change(&range)
    if range != old { setNeedsLayout() }
  }

  private func changeAppearance(_ change: (inout SliderAppearance) -> Void) {
    change(&appearance)
    setNeedsLayout()
  }

  private func sizesDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Where a fraction of the way between the bounds is in the range.
  func value(at fraction: Double) -> Float { range.value(at: fraction) }

  /// The way from the minimum to the value, as a fraction.
  var fraction: Double { range.fraction(of: value) }
}
