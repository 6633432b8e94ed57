import CoreGraphics
public import Foundation

/// Shows its content in front of a material, or with the tint of one.
///
/// Add subviews to `contentView`, which fills the view. What is behind is seen through a colour, and not blurred; see `UIBlurEffect`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let material = UIView()

  /// The view for the content.
  open private(set) var contentView = UIView()

  /// The effect; `nil` for none.
  ///
  /// Set in an animation block, it fades.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without an effect; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    material.isUserInteractionEnabled = false
    for view in [material, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    showEffect()
  }

  private func showEffect() {
    material.backgroundColor = effect?.materialColor ?? .clear
    contentView.tintColor = effect?.contentTint
  }
}
