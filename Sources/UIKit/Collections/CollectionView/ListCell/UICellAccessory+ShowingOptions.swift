import CoreGraphics

// What the options of accessories have in common is repeated, because Apple's are types of their own.
extension UICellAccessory {
  /// Options of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
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

  /// Options of an outline disclosure.
  public struct OutlineDisclosureOptions {
    /// The part of the cell that turns the chevron when it is pressed.
    public enum Style: Hashable, Sendable {
      /// All of it if its content is that of a header, else the accessory alone.
      case automatic
      /// All of it, which therefore is not selected.
      case header
      /// The accessory alone, so that the item can be selected.
      case cell
    }

    var common: Options
    /// The part of the cell that turns the chevron when it is pressed; `automatic` by default.
    public var style: Style

    /// Creates options; what is `nil` is as usual.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = Options(isHidden, reservedLayoutWidth ?? .actual, tintColor)
      self.style = style ?? .automatic
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

  /// Options of a check mark.
  public struct CheckmarkOptions {
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

  /// Options of a label accessory.
  public struct LabelOptions {
    var common: Options
    /// The font; that of text to be read by default.
    public var font: UIFont

    /// Creates options; what is `nil` is as usual.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil
    ) {
      common = Options(isHidden, reservedLayoutWidth ?? .actual, tintColor)
      self.font = font ?? .preferredFont(forTextStyle: .body)
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

  /// Options of a detail accessory.
  public struct DetailOptions {
    var common: Options

    /// Creates options; what is `nil` is as usual.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = Options(isHidden, reservedLayoutWidth ?? .standard, tintColor)
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

extension UICellAccessory.Options {
  init(_ isHidden: Bool?, _ width: UICellAccessory.LayoutDimension, _ tintColor: UIColor?) {
    self.isHidden = isHidden ?? false
    reservedLayoutWidth = width
    self.tintColor = tintColor
  }
}
