import CoreGraphics

extension UICellAccessory {
  /// A view of the app's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The placement of the view, and the condition under which it is displayed.
    public let placement: Placement
    /// Whether the view keeps the size of its frame; else it has the size it asks for.
    public var maintainsFixedSize: Bool
    var common: Options

    /// Creates a configuration; what is `nil` is as usual.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.maintainsFixedSize = maintainsFixedSize ?? false
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
