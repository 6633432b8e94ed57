import CoreGraphics
import Foundation

/// A circle of 22 points.
class CircleGlyph: UIView {
  static var diameter: CGFloat { 22 }

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    layer.cornerRadius = Self.diameter / 2
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.diameter, height: Self.diameter)
  }
}

/// A minus or plus sign in a circle.
final class BadgeGlyph: CircleGlyph, AccessoryGlyph {
  private let level = UIView()
  private let upright = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let middle = Self.diameter / 2
    level.frame = CGRect(x: middle - 5.5, y: middle - 1, width: 11, height: 2)
    upright.frame = CGRect(x: middle - 1, y: middle - 5.5, width: 2, height: 11)
    for bar in [level, upright] {
      bar.layer.cornerRadius = 1
      addSubview(bar)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions) {
    guard case .badge(let color, _) = accessory.content else { return }
    let isInsert = accessory.accessoryType == .insert
    backgroundColor = color ?? (isInsert ? .systemGreen : .systemRed)
    upright.isHidden = !isInsert
    for bar in [level, upright] { bar.backgroundColor = accessory.options.tintColor ?? .white }
  }
}

/// A circle that is filled and ticked while the item is selected.
final class TickGlyph: CircleGlyph, AccessoryGlyph {
  private let tick = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tick.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12)
    tick.image = UIImage(systemName: "checkmark")
    tick.contentMode = .center
    tick.frame = bounds
    addSubview(tick)
    layer.borderWidth = 1.5
  }

  required init?(coder: NSCoder) { nil }

  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions) {
    guard case .tick(let color) = accessory.content else { return }
    backgroundColor = conditions.isSelected ? color ?? tintColor : nil
    tick.tintColor = accessory.options.tintColor ?? .white
    tick.isHidden = !conditions.isSelected
    let border: UIColor = conditions.isSelected ? .clear : .tertiaryLabel
    layer.borderColor = border.cgColor(in: traitCollection)
  }
}

/// An i in a circle.
final class InfoGlyph: CircleGlyph, AccessoryGlyph {
  private let letter = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    letter.text = "i"
    letter.font = .systemFont(ofSize: 15, weight: .semibold)
    letter.textAlignment = .center
    letter.frame = bounds
    addSubview(letter)
    layer.borderWidth = 1.5
  }

  required init?(coder: NSCoder) { nil }

  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions) {
    let color = accessory.options.tintColor ?? tintColor ?? .systemBlue
    letter.textColor = color
    layer.borderColor = color.cgColor(in: traitCollection)
  }
}
