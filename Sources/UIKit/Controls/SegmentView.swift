import CoreGraphics
import Foundation

/// The words or the picture of one segment.
final class SegmentView: UIView {
  /// What a segment shows and does.
  struct Content {
    var title: String?
    var image: UIImage?
    var action: UIAction?

    @MainActor
    init(_ action: UIAction) {
      title = action.title.isEmpty ? nil : action.title
      image = action.image
      self.action = action
    }

    init(title: String?) { self.title = title }

    init(image: UIImage?) { self.image = image }
  }

  /// How a segment looks by what it is doing.
  enum Emphasis { case normal, pressed, disabled }

  private let label = UILabel()
  private let imageView = UIImageView()
  /// The width that the app asks for; 0 leaves it to the control.
  var fixedWidth: CGFloat = 0
  var isEnabled = true
  /// What is shown; a picture is shown instead of words.
  var content: Content {
    didSet { contentDidChange() }
  }

  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    imageView.tintColor = .label
    imageView.contentMode = .scaleAspectFit
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
    addSubview(label)
    addSubview(imageView)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private static let margin: CGFloat = 10

  /// The width that words or picture need, margins included.
  var contentWidth: CGFloat { contentSize.width + 2 * Self.margin }

  var contentHeight: CGFloat { contentSize.height }

  private var contentSize: CGSize {
    (content.image == nil ? label : imageView).measure(.free).size(or: .zero)
  }

  func show(_ emphasis: Emphasis) {
    let strength: CGFloat =
      switch emphasis {
      case .normal: 1
      case .pressed: 0.5
      case .disabled: 0.3
      }
    label.alpha = strength
    imageView.alpha = strength
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inside(dx: Self.margin, dy: 0)
    let size = CGSize(
      width: min(room.width, contentSize.width),
      height: min(room.height, contentSize.height)
    )
    let frame = CGRect(
      x: room.midX - size.width / 2,
      y: room.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    label.frame = frame
    imageView.frame = frame
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var traits = UIAccessibilityTraits.button
    if !isEnabled { traits.insert(.notEnabled) }
    if (superview as? UISegmentedControl)?.selectedSegment === self { traits.insert(.selected) }
    return AccessibilityDefaults(isElement: true, label: content.title, traits: traits)
  }

  private func contentDidChange() {
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    label.text = content.image == nil ? content.title : nil
    setNeedsLayout()
  }
}
