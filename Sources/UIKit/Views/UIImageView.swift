import CoreGraphics
public import Foundation

/// A view that shows a picture, placed as its `contentMode` says.
///
/// The behaviour is that of Apple's `UIImageView` as documented there. What reaches beyond the bounds
/// is cut off only if `clipsToBounds` says so.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var pictures = Pictures()
  private var sequence = ImageSequence()

  private struct Pictures {
    var normal: UIImage?
    var highlighted: UIImage?
    var isHighlighted = false
    var configuration: UIImage.SymbolConfiguration?

    /// The one that is shown, with the view's configuration where it is a symbol that leaves it open.
    var shown: UIImage? {
      guard let image = isHighlighted ? highlighted ?? normal : normal else { return nil }
      guard let configuration else { return image }
      let own = image.symbolConfiguration.map { configuration.applying($0) } ?? configuration
      return own == image.symbolConfiguration
        ? image : image.applyingSymbolConfiguration(own) ?? image
    }
  }

  /// Creates a view without a picture; it takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view of the size of `image` that shows another picture while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates an empty view; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture; `nil` by default.
  open var image: UIImage? {
    get { pictures.normal }
    set { change { $0.normal = newValue } }
  }

  /// The picture while the view is highlighted; `nil` keeps the other one.
  open var highlightedImage: UIImage? {
    get { pictures.highlighted }
    set { change { $0.highlighted = newValue } }
  }

  /// Whether `highlightedImage` is shown, if there is one; `false` by default.
  open var isHighlighted: Bool {
    get { pictures.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  /// The configuration of symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { pictures.configuration }
    set { change { $0.configuration = newValue } }
  }

  /// The pictures that `startAnimating()` shows one after the other; `nil` by default.
  ///
  /// Setting them ends an animation. The size that the view asks for is that of `image`.
  open var animationImages: [UIImage]? {
    get { sequence.images }
    set {
      stopAnimating()
      sequence.images = newValue
    }
  }

  /// The pictures of the animation while the view is highlighted; `nil` keeps the others.
  open var highlightedAnimationImages: [UIImage]? {
    get { sequence.highlightedImages }
    set {
      stopAnimating()
      sequence.highlightedImages = newValue
    }
  }

  /// The duration of one run through all pictures, in seconds; 0, the default, for a thirtieth of a second each.
  ///
  /// It counts from the next `startAnimating()` on.
  open var animationDuration: TimeInterval {
    get { sequence.duration }
    set { sequence.duration = newValue }
  }

  /// The number of runs through all pictures; 0, the default, for no end.
  ///
  /// It counts from the next `startAnimating()` on.
  open var animationRepeatCount: Int {
    get { sequence.repeatCount }
    set { sequence.repeatCount = newValue }
  }

  /// Shows the pictures one after the other, from the first one on, instead of `image`.
  ///
  /// Nothing happens without pictures, and while it goes on already. While the view is in no window, its time goes on.
  open func startAnimating() {
    guard sequence.player == nil,
      let images = sequence.images(isHighlighted: pictures.isHighlighted)
    else { return }
    let player = ImagePlayer(
      self,
      imageCount: images.count,
      duration: sequence.duration,
      repeatCount: sequence.repeatCount
    )
    sequence.player = player
    setNeedsDisplay()
    if window != nil { UIApplication.shared.animationClock.start(player) }
  }

  /// Shows `image` again.
  open func stopAnimating() {
    guard let player = sequence.player else { return }
    sequence.player = nil
    UIApplication.shared.animationClock.stop(player)
    setNeedsDisplay()
  }

  /// Whether pictures are shown one after the other.
  open var isAnimating: Bool { sequence.player != nil }

  /// Goes on with pictures that are shown one after the other.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let player = sequence.player else { return }
    UIApplication.shared.animationClock.start(player)
  }

  /// The size of the picture shown; without one the view asks for none.
  open override var intrinsicContentSize: CGSize {
    pictures.shown?.size ?? super.intrinsicContentSize
  }

  /// The size of the picture shown, whatever `size` is; without one the current size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    pictures.shown?.size ?? super.sizeThatFits(size)
  }

  /// Shows a template in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(traits: .image)
  }

  override func backendDrawings() -> [UIBackendDrawing] {
    guard let image = pictureNow else { return [] }
    let bounds = ownLayer.shown.bounds
    let rect = contentMode.rect(for: image.size, in: bounds)
    return image.backendDrawing(in: rect, of: self).map { [$0] } ?? []
  }

  /// The picture that is drawn.
  var pictureNow: UIImage? {
    guard let player = sequence.player,
      let images = sequence.images(isHighlighted: pictures.isHighlighted)
    else { return pictures.shown }
    return images[player.step % images.count]
  }

  private func change(_ change: (inout Pictures) -> Void) {
    let before = pictures.shown
    change(&pictures)
    let after = pictures.shown
    guard before !== after else { return }
    setNeedsDisplay()
    if before?.size != after?.size { invalidateIntrinsicContentSize() }
  }
}
