import CoreGraphics
import Foundation

/// Shows an item in a tab bar.
final class TabButton: UIButton {
  private let badge = UILabel()

  init(action: UIAction) {
    super.init(frame: .zero)
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.clipsToBounds = true
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.isUserInteractionEnabled = false
    addSubview(badge)
    addAction(action, for: .primaryActionTriggered)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static let badgeHeight: CGFloat = 18

  /// Takes words, picture and badge from `item`, in the colour of what is selected for `nil`.
  func show(_ item: UITabBarItem, isSelected: Bool, color: UIColor?) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = item.title
    configuration.image = isSelected ? item.selectedImage : item.image
    configuration.imagePlacement = .top
    configuration.imagePadding = 2
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 4,
      leading: 2,
      bottom: 4,
      trailing: 2
    )
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 20)
    configuration.titleTextAttributesTransformer = Self.title
    configuration.baseForegroundColor = color
    self.configuration = configuration
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel
    accessibilityValue = item.badgeValue
    accessibilityTraits = isSelected ? [.button, .selected] : .button
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    setNeedsLayout()
  }

  // A bar is as high for every size of text, and so are its letters. One value, so that configurations with it are equal.
  private static let title = UIConfigurationTextAttributesTransformer { attributes in
    var attributes = attributes
    attributes.font = .systemFont(ofSize: 10, weight: .medium)
    return attributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let words = badge.measure(.free).size(or: .zero).width
    let width = max(Self.badgeHeight, words + 10)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // It begins above the end of the picture.
    badge.frame = CGRect(
      x: bounds.midX + (isRightToLeft ? -6 - width : 6),
      y: 2,
      width: width,
      height: Self.badgeHeight
    )
  }
}
