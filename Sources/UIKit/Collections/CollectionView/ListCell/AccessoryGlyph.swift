import CoreGraphics
import Foundation

/// What an accessory depends on.
struct AccessoryConditions: Hashable {
  var isEditing = false
  var isSelected = false
  var isExpanded = false
  var isDisabled = false
}

extension AccessoryConditions {
  init(_ state: UICellConfigurationState) {
    isEditing = state.isEditing
    isSelected = state.isSelected
    isExpanded = state.isExpanded
    isDisabled = state.isDisabled
  }
}

/// Draws an accessory of one type.
@MainActor
protocol AccessoryGlyph: UIView {
  /// Shows the accessory as it is under given conditions.
  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions)
}

extension UICellAccessory {
  /// The words for pressing the accessory; `nil` where a press does nothing, or the app's view says what it is.
  @MainActor
  var accessibilityName: String? {
    switch accessoryType {
    case .outlineDisclosure: "Show or Hide"
    case .delete: "Delete"
    case .insert: "Insert"
    case .detail: "More Info"
    case .disclosureIndicator, .checkmark, .reorder, .multiselect, .label, .popUpMenu, .customView:
      nil
    }
  }

  /// A view that draws the accessory; that of the app for a custom one.
  @MainActor
  func makeGlyph() -> UIView {
    switch accessoryType {
    case .disclosureIndicator, .outlineDisclosure: ChevronGlyph(frame: .zero)
    case .checkmark: CheckGlyph(frame: .zero)
    case .delete, .insert: BadgeGlyph(frame: .zero)
    case .multiselect: TickGlyph(frame: .zero)
    case .reorder: GripGlyph(frame: .zero)
    case .label: WordsGlyph(frame: .zero)
    case .detail: InfoGlyph(frame: .zero)
    case .popUpMenu: PopUpGlyph(frame: .zero)
    case .customView(let view): view
    }
  }
}

/// A chevron that points on; that of an outline turns down when the item is expanded.
final class ChevronGlyph: UIImageView, AccessoryGlyph {
  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions) {
    let isOutline = accessory.accessoryType == .outlineDisclosure
    if image == nil {
      preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
      image = UIImage(systemName: "chevron.forward")
    }
    tintColor = accessory.options.tintColor ?? (isOutline ? nil : .tertiaryLabel)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let angle: CGFloat = isOutline && conditions.isExpanded ? .pi / 2 : 0
    let turned = CGAffineTransform(rotationAngle: isRightToLeft ? -angle : angle)
    if transform != turned { transform = turned }
  }
}

/// A check mark.
final class CheckGlyph: UIImageView, AccessoryGlyph {
  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions) {
    if image == nil { image = UIImage(systemName: "checkmark") }
    tintColor = accessory.options.tintColor
  }
}

/// Some words.
final class WordsGlyph: UILabel, AccessoryGlyph {
  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions) {
    guard case .words(let words, let font) = accessory.content else { return }
    self.font = font
    textColor = accessory.options.tintColor ?? .secondaryLabel
    text = words
  }
}

/// Three lines to drag something by.
final class GripGlyph: UIView, AccessoryGlyph {
  private let lines = [UIView(), UIView(), UIView()]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: 0, y: CGFloat(index) * 5, width: 20, height: 1.5)
      line.layer.cornerRadius = 0.75
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 11.5) }

  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions) {
    for line in lines { line.backgroundColor = accessory.options.tintColor ?? .tertiaryLabel }
  }
}
