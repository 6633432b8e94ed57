import CoreGraphics
import Foundation

extension UICellAccessory {
  /// Options of a pop-up menu.
  public struct PopUpMenuOptions {
    var common: Options

    /// Creates options; what is `nil` is as usual.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = Options(isHidden, reservedLayoutWidth ?? .actual, tintColor)
    }

    /// Whether the accessory is not seen, although room is kept for it.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The colour of the accessory; `nil`, the default, leaves it to the accessory.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }
  }
}

/// A button with a pop-up menu that shows what is chosen, and two small chevrons that say so.
final class PopUpGlyph: UIView, AccessoryGlyph {
  private let button = UIButton(configuration: .plain())
  private let chevrons = ["chevron.up", "chevron.down"].map { name in
    let view = UIImageView(image: UIImage(systemName: name))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 9)
    return view
  }

  /// The width of the chevrons with the gap before them.
  private static var chevronRoom: CGFloat { 13 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.configuration?.contentInsets = .zero
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    for view in [button] + chevrons { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ accessory: UICellAccessory, _ conditions: AccessoryConditions) {
    guard case .popUp(let menu, let handler) = accessory.content else { return }
    if button.menu !== menu { button.menu = menu }
    button.setup.menu.didSelect = handler
    button.isEnabled = !conditions.isDisabled
    let color = accessory.options.tintColor ?? .secondaryLabel
    button.configuration?.baseForegroundColor = color
    for chevron in chevrons { chevron.tintColor = color }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = button.sizeThatFits(size)
    return CGSize(width: title.width + Self.chevronRoom, height: title.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge: CGRectEdge = isRightToLeft ? .minXEdge : .maxXEdge
    let (side, rest) = bounds.divided(atDistance: Self.chevronRoom, from: edge)
    button.frame = rest
    for (chevron, step) in zip(chevrons, [CGFloat(-4), 4]) {
      chevron.bounds.size = chevron.sizeThatFits(side.size)
      chevron.center = CGPoint(
        x: isRightToLeft ? side.minX + 4.5 : side.maxX - 4.5,
        y: side.midY + step
      )
    }
  }

  /// What is chosen may need other room in the cell.
  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) {
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  /// The chevrons belong to the button.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : button
  }
}
