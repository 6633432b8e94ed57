import CoreGraphics

// What the options of accessories have in common is repeated, because Apple's are types of their own.
extension UICellAccessory {
  /// Options of a delete accessory.
  public struct DeleteOptions {
    var common: Options
    /// The colour of the circle; `nil`, the default, is red.
    public var backgroundColor: UIColor?

    /// Creates options; what is `nil` is as usual.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = Options(isHidden, reservedLayoutWidth ?? .standard, tintColor)
      self.backgroundColor = backgroundColor
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

  /// Options of an insert accessory.
  public struct InsertOptions {
    var common: Options
    /// The colour of the circle; `nil`, the default, is green.
    public var backgroundColor: UIColor?

    /// Creates options; what is `nil` is as usual.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = Options(isHidden, reservedLayoutWidth ?? .standard, tintColor)
      self.backgroundColor = backgroundColor
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

  /// Options of a reorder accessory.
  public struct ReorderOptions {
    var common: Options
    /// Whether a separator is before the accessory when it is not the first at its edge.
    public var showsVerticalSeparator: Bool

    /// Creates options; what is `nil` is as usual.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      common = Options(isHidden, reservedLayoutWidth ?? .standard, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
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

  /// Options of a multiselect accessory.
  public struct MultiselectOptions {
    var common: Options
    /// The colour of the circle when it is ticked; `nil`, the default, is the tint colour.
    public var backgroundColor: UIColor?

    /// Creates options; what is `nil` is as usual.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = Options(isHidden, reservedLayoutWidth ?? .standard, tintColor)
      self.backgroundColor = backgroundColor
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
