import CoreGraphics
public import Foundation

/// Something at an edge of a list cell, beside its content: a chevron, a control, a label.
///
/// Those of the system have their edge and order there; in `UICollectionViewListCell.accessories` each may occur once. Custom ones have a
/// placement.
public struct UICellAccessory {
  /// The action of an accessory that is pressed.
  public typealias ActionHandler = () -> Void

  /// The kinds of accessories.
  public enum AccessoryType: Hashable {
    /// A chevron that says that the item leads somewhere.
    case disclosureIndicator
    /// A chevron that turns when what belongs to the item is shown.
    case outlineDisclosure
    /// A check mark.
    case checkmark
    /// A minus sign in a red circle.
    case delete
    /// A plus sign in a green circle.
    case insert
    /// Three lines that the item can be dragged to another place by.
    case reorder
    /// A circle that is ticked while the item is selected.
    case multiselect
    /// Some words.
    case label
    /// An i in a circle.
    case detail
    /// A menu that shows which of its elements is chosen.
    case popUpMenu
    /// A view of the app's own.
    case customView(UIView)
  }

  /// The conditions under which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the item is edited.
    case whenEditing
    /// While the item is not edited.
    case whenNotEditing
  }

  /// The width that is reserved for an accessory, which is centred in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it fills.
    case actual
    /// As much as other accessories of the system have: 28 points.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let content: Content
  var options = Options()
  let placement: Placement

  /// What is particular to one type of accessory.
  enum Content {
    case symbol
    case outline(OutlineDisclosureOptions.Style, ActionHandler?)
    case badge(background: UIColor?, ActionHandler?)
    case grip(showsVerticalSeparator: Bool)
    case tick(background: UIColor?)
    case words(String, font: UIFont)
    case detail(ActionHandler?)
    case popUp(UIMenu, ((UIMenu) -> Void)?)
    case view(maintainsFixedSize: Bool)
  }

  /// What all accessories have.
  struct Options {
    var displayed = DisplayedState.always
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.actual
    var tintColor: UIColor?
  }
}

extension UICellAccessory {
  /// A chevron at the trailing edge that says that the item leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator,
      .symbol,
      options.common.displayed(displayed),
      .trailing(displayed: displayed)
    )
  }

  /// A chevron at the trailing edge that turns when what belongs to the item is shown.
  ///
  /// Pressing it calls `actionHandler`, or without one has the data source expand or collapse the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure,
      .outline(options.style, actionHandler),
      options.common.displayed(displayed),
      .trailing(displayed: displayed)
    )
  }

  /// A check mark at the trailing edge.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark,
      .symbol,
      options.common.displayed(displayed),
      .trailing(displayed: displayed)
    )
  }

  /// A minus sign in a red circle at the leading edge that calls `actionHandler` when it is pressed.
  ///
  /// Without one it shows the trailing swipe actions of the row, or hides them.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete,
      .badge(background: options.backgroundColor, actionHandler),
      options.common.displayed(displayed),
      .leading(displayed: displayed)
    )
  }

  /// A plus sign in a green circle at the leading edge that calls `actionHandler` when it is pressed.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert,
      .badge(background: options.backgroundColor, actionHandler),
      options.common.displayed(displayed),
      .leading(displayed: displayed)
    )
  }

  /// Three lines at the trailing edge that the item can be dragged to another place by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder,
      .grip(showsVerticalSeparator: options.showsVerticalSeparator),
      options.common.displayed(displayed),
      .trailing(displayed: displayed)
    )
  }

  /// A circle at the leading edge that is ticked while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect,
      .tick(background: options.backgroundColor),
      options.common.displayed(displayed),
      .leading(displayed: displayed)
    )
  }

  /// Some words at the trailing edge, such as a number.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .label,
      .words(text, font: options.font),
      options.common.displayed(displayed),
      .trailing(displayed: displayed)
    )
  }

  /// An i in a circle at the trailing edge that calls `actionHandler` when it is pressed.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail,
      .detail(actionHandler),
      options.common.displayed(displayed),
      .trailing(displayed: displayed)
    )
  }

  /// A pop-up menu at the trailing edge: the title of the element that is marked, the first one if none is.
  ///
  /// A press opens it. Choosing an element marks it and no other, carries it out, and then calls
  /// `selectedElementDidChangeHandler` with the menu.
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu,
      .popUp(menu, selectedElementDidChangeHandler),
      options.common.displayed(displayed),
      .trailing(displayed: displayed)
    )
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView),
      .view(maintainsFixedSize: configuration.maintainsFixedSize),
      configuration.common.displayed(configuration.placement.displayed),
      configuration.placement
    )
  }

  private init(
    _ type: AccessoryType,
    _ content: Content,
    _ options: Options,
    _ placement: Placement
  ) {
    accessoryType = type
    self.content = content
    self.options = options
    self.placement = placement
  }
}

extension UICellAccessory.Options {
  fileprivate func displayed(_ state: UICellAccessory.DisplayedState) -> Self {
    var options = self
    options.displayed = state
    return options
  }
}
