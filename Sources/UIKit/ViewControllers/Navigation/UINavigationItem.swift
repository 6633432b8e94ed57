public import Foundation

/// The content of a navigation bar while a controller is on top: its title and its buttons.
///
/// The behaviour is that of Apple's `UINavigationItem` as documented there. Bars show changes at once.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The contents of the button back to this item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or *Back* where there is too little room.
    case `default`
    /// *Back*.
    case generic
    /// Nothing beside the arrow.
    case minimal
  }

  /// The ways in which an item decides about a large title, where the bar prefers large ones.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below; the lowest one has a large title.
    case automatic
    /// A large title.
    case always
    /// A title in the row of buttons.
    case never
  }

  private var middle = Middle()
  private var lower = Lower()
  private var back = Back()
  private var buttons = Buttons()
  /// The bar that shows the item, or the button back to it.
  weak var bar: UINavigationBar?

  private struct Middle {
    var title: String?
    var titleView: UIView?
  }

  private struct Lower {
    var largeTitle = LargeTitleDisplayMode.automatic
    var search: UISearchController?
    var hidesSearch = true
  }

  private struct Back {
    var title: String?
    var item: UIBarButtonItem?
    var displayMode = BackButtonDisplayMode.default
    var action: UIAction?
    var isHidden = false
  }

  private struct Buttons {
    var left: [UIBarButtonItem] = []
    var right: [UIBarButtonItem] = []
    var leftSupplementsBack = false
  }

  /// Creates an item with a title.
  public init(title: String) { middle.title = title }

  /// Creates an item without a title; there are no archives to read.
  public required init?(coder: NSCoder) {}

  /// The words in the middle of the bar; those of the controller at first.
  open var title: String? {
    get { middle.title }
    set {
      guard newValue != middle.title else { return }
      middle.title = newValue
      bar?.titleDidChange(of: self)
    }
  }

  /// A view in place of the title, in the size that it asks for, or else in its own; `nil` by default.
  open var titleView: UIView? {
    get { middle.titleView }
    set {
      middle.titleView = newValue
      itemsDidChange()
    }
  }

  /// Whether the title is a large one below the buttons, where the bar prefers large titles.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { lower.largeTitle }
    set {
      lower.largeTitle = newValue
      bar?.controller?.expansionMayHaveChanged()
    }
  }

  /// A search whose bar is below the title; `nil` by default.
  open var searchController: UISearchController? {
    get { lower.search }
    set {
      guard newValue !== lower.search else { return }
      lower.search?.isActive = false
      lower.search?.item = nil
      lower.search?.searchBar.removeFromSuperview()
      lower.search = newValue
      newValue?.item = self
      itemsDidChange()
      bar?.controller?.expansionMayHaveChanged()
    }
  }

  /// Whether the search bar goes as the content is scrolled; `true` by default.
  open var hidesSearchBarWhenScrolling: Bool {
    get { lower.hidesSearch }
    set {
      lower.hidesSearch = newValue
      bar?.controller?.expansionMayHaveChanged()
    }
  }

  /// The words of the button back to this item; its title for `nil`, the default.
  open var backButtonTitle: String? {
    get { back.title }
    set {
      back.title = newValue
      itemsDidChange()
    }
  }

  /// The title and the picture of the button back to this item; `nil` by default.
  ///
  /// What a press does is not taken from it.
  open var backBarButtonItem: UIBarButtonItem? {
    get { back.item }
    set {
      back.item = newValue
      newValue?.owner = self
      itemsDidChange()
    }
  }

  /// The contents of the button back to this item; its title by default.
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { back.displayMode }
    set {
      back.displayMode = newValue
      itemsDidChange()
    }
  }

  /// The action of this item's back button in place of going back; `nil` by default.
  ///
  /// Where there is nothing to go back to it makes a back button with its title and picture.
  open var backAction: UIAction? {
    get { back.action }
    set {
      back.action = newValue
      itemsDidChange()
    }
  }

  /// Whether there is no back button while this item is on top; `false` by default.
  open var hidesBackButton: Bool {
    get { back.isHidden }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Shows or hides the back button while this item is on top.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != back.isHidden else { return }
    back.isHidden = hidesBackButton
    itemsDidChange(animated: animated)
  }

  /// Whether the left items are displayed beside the back button instead of replacing it; `false` by default.
  open var leftItemsSupplementBackButton: Bool {
    get { buttons.leftSupplementsBack }
    set {
      buttons.leftSupplementsBack = newValue
      itemsDidChange()
    }
  }

  /// The first item where reading begins; setting it takes the place of all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { buttons.left.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The items where reading begins, from the edge on; `nil` if there are none.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { buttons.left.isEmpty ? nil : buttons.left }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The first item where reading ends; setting it takes the place of all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { buttons.right.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// The items where reading ends, from the edge on; `nil` if there are none.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { buttons.right.isEmpty ? nil : buttons.right }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// Sets the item where reading begins; animated, the old ones fade into it.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the items where reading begins; animated, the old ones fade into them.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    buttons.left = items ?? []
    for item in buttons.left { item.owner = self }
    itemsDidChange(animated: animated)
  }

  /// Sets the item where reading ends; animated, the old ones fade into it.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the items where reading ends; animated, the old ones fade into them.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    buttons.right = items ?? []
    for item in buttons.right { item.owner = self }
    itemsDidChange(animated: animated)
  }

  /// Updates the buttons of the bar.
  func itemsDidChange(animated: Bool = false) { bar?.itemsDidChange(of: self, animated: animated) }
}

extension UINavigationItem: BarItemOwner {
  func barItemDidChange(_ item: UIBarButtonItem) { itemsDidChange() }
}
