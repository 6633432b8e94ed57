import CoreGraphics
import Foundation

/// Holds an accessory of a list cell, and takes the presses of those that do something.
final class AccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private let glyph: UIView
  /// The line before a grip.
  private var separator: UIView?
  private var shown: AccessoryConditions?
  /// What a press does.
  var action: (() -> Void)?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    glyph = accessory.makeGlyph()
    super.init(frame: .zero)
    addSubview(glyph)
    addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes another accessory of the same type.
  func take(_ accessory: UICellAccessory) {
    self.accessory = accessory
    shown = nil
  }

  /// Shows the accessory as it is under given conditions.
  func show(_ conditions: AccessoryConditions, isDisplayed: Bool, isFirst: Bool) {
    let isSeen = isDisplayed && !accessory.options.isHidden
    let opacity: CGFloat = isSeen ? (conditions.isDisabled && !isCustom ? 0.4 : 1) : 0
    if alpha != opacity { alpha = opacity }
    isUserInteractionEnabled = isSeen && takesPresses
    if isCustom { tintColor = accessory.options.tintColor }
    showSeparator(!isFirst)
    guard conditions != shown else { return }
    shown = conditions
    showGlyph(conditions)
  }

  private func showGlyph(_ conditions: AccessoryConditions) {
    (glyph as? any AccessoryGlyph)?.show(accessory, conditions)
  }

  private var isCustom: Bool {
    guard case .view = accessory.content else { return false }
    return true
  }

  private var takesPresses: Bool {
    switch accessory.accessoryType {
    case .outlineDisclosure, .delete, .insert, .reorder, .detail, .popUpMenu, .customView: true
    case .disclosureIndicator, .checkmark, .multiselect, .label: false
    }
  }

  private func showSeparator(_ isWanted: Bool) {
    guard case .grip(true) = accessory.content, isWanted else {
      separator?.removeFromSuperview()
      return separator = nil
    }
    guard separator == nil else { return }
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    separator = line
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard case .view(let maintainsFixedSize) = accessory.content else {
      return glyph.sizeThatFits(size)
    }
    guard !maintainsFixedSize else { return glyph.bounds.size }
    return glyph.measure(.free).size(or: glyph.bounds.size)
  }

  /// The room across that is kept for the accessory.
  func room(for size: CGSize) -> CGFloat {
    switch accessory.options.reservedLayoutWidth {
    case .actual: size.width
    case .standard: Self.standardRoom
    case .custom(let width): width.isFinite ? max(0, width) : size.width
    }
  }

  /// As much as symbols have beside text of 17 points.
  private static var standardRoom: CGFloat { 28 }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Not the frame: the glyph may be turned.
    glyph.bounds.size = bounds.size
    glyph.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let separator else { return }
    let width = 1 / max(1, traitCollection.displayScale)
    let distance = (Self.standardRoom - bounds.width + ListCellLayout.gap) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    separator.frame = CGRect(
      x: isRightToLeft ? bounds.maxX + distance : -distance,
      y: bounds.midY - 14,
      width: width,
      height: 28
    )
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if let shown { showGlyph(shown) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let shown { showGlyph(shown) }
  }

  /// At least 44 points each way, so that a finger finds it, as far as neighbours leave room.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = bounds.insetBy(
      dx: min(0, max((bounds.width - 44) / 2, -ListCellLayout.gap)),
      dy: min(0, (bounds.height - 44) / 2)
    )
    return point.x >= reach.minX && point.x < reach.maxX && point.y >= reach.minY
      && point.y < reach.maxY
  }

  /// Whether it is a button, which is read by itself; all else is read with the row.
  override var accessibilityDefaults: AccessibilityDefaults {
    guard let name = accessory.accessibilityName else { return AccessibilityDefaults() }
    return accessibilityDefaults(label: name, traits: .button)
  }

  /// Keys stay with the collection view.
  override var takesKeysWhenPressed: Bool { false }
  override var canBecomeFirstResponder: Bool { false }
}
