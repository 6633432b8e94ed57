import CoreGraphics
public import Foundation

/// A button in a bar.
///
/// The behaviour is that of Apple's `UIBarButtonItem` as documented there. An item with an action and a menu performs the action when it
/// is pressed, and opens the menu by the secondary button of a mouse or a finger that rests.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The styles of an item.
  public enum Style: Int, Sendable {
    /// Words in the weight of text.
    case plain = 0
    /// Bolder words, for what ends something.
    case done = 2
  }

  private var content: Content
  private var look = Look()
  private var behavior = Behavior()
  /// What shows the item; made when a bar first asks for it.
  private(set) weak var button: BarButton?
  /// The navigation item or the toolbar that has this one.
  weak var owner: (any BarItemOwner)?

  enum Content {
    /// The item's own words or picture.
    case own
    case system(SystemItem)
    case custom(UIView)
  }

  private struct Look {
    var style = Style.plain
    var width: CGFloat = 0
    var tintColor: UIColor?
    var isHidden = false
  }

  private struct Behavior {
    var primaryAction: UIAction?
    var menu: UIMenu?
    weak var target: AnyObject?
    var action: Selector?
    /// Whether the method is for a target, which may be gone.
    var hasTarget = false
  }

  /// Creates an item that shows nothing yet.
  public override init() {
    content = .own
    super.init()
  }

  /// Creates an empty item; there are no archives to read.
  public required init?(coder: NSCoder) {
    content = .own
    super.init(coder: coder)
  }

  /// Creates an item of words or a picture; those of `primaryAction` where none are given.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item with the words or the picture of something common.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    content = .system(systemItem)
    look.style = systemItem == .done || systemItem == .save ? .done : .plain
    behavior = Behavior(primaryAction: primaryAction, menu: menu)
  }

  /// Creates an item of words that calls a method of `target`, which is not held; see `action`.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.title = title
  }

  /// Creates an item of a picture that calls a method of `target`, which is not held; see `action`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(style, target, action)
    self.image = image
  }

  /// Creates an item of a picture that calls a method of `target`, which is not held; the picture for phones on their side is not shown.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Creates an item with the words or the picture of something common that calls a method of `target`, which is not held.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private convenience init(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.init()
    look.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item that shows a view, in the size that this asks for, or else in its own.
  public convenience init(customView: UIView) {
    self.init()
    content = .custom(customView)
  }

  /// An item that keeps a distance between others, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(space: .fixedSpace, width: width)
  }

  /// An item that takes a part of the room that others leave in a toolbar, and none in a navigation bar.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(space: .flexibleSpace, width: 0)
  }

  private convenience init(space: SystemItem, width: CGFloat) {
    self.init(systemItem: space)
    look.width = width
  }

  /// The style of the item; plain, except for *Done* and *Save*.
  open var style: Style {
    get { look.style }
    set {
      look.style = newValue
      faceDidChange()
    }
  }

  /// The width in points; 0, by default, is what the item needs.
  open var width: CGFloat {
    get { look.width }
    set {
      look.width = newValue
      owner?.barItemDidChange(self)
    }
  }

  /// The colour of words and picture; that of the bar for `nil`, the default.
  open var tintColor: UIColor? {
    get { look.tintColor }
    set {
      look.tintColor = newValue
      faceDidChange()
    }
  }

  /// Whether the item is left out of the bar; `false` by default.
  open var isHidden: Bool {
    get { look.isHidden }
    set {
      guard newValue != look.isHidden else { return }
      look.isHidden = newValue
      owner?.barItemDidChange(self)
    }
  }

  /// The view that is shown in place of words and picture; `nil` by default.
  open var customView: UIView? {
    get {
      guard case .custom(let view) = content else { return nil }
      return view
    }
    set {
      guard newValue !== customView else { return }
      content = newValue.map { .custom($0) } ?? .own
      owner?.barItemDidChange(self)
    }
  }

  /// The action that a press performs.
  ///
  /// Setting one gives the item its title and its picture, unless it is a system item. The item is the sender.
  open var primaryAction: UIAction? {
    get { behavior.primaryAction }
    set {
      behavior.primaryAction = newValue
      if let newValue, case .own = content {
        face.title = newValue.title.isEmpty ? nil : newValue.title
        face.image = newValue.image
      }
      faceDidChange()
    }
  }

  /// The object that `action` is called on, which is not held; without one, a responder that has the method is.
  open var target: AnyObject? {
    get { behavior.target }
    set {
      behavior.target = newValue
      behavior.hasTarget = newValue != nil
    }
  }

  /// The method that a press calls, with the item and the event where it takes them, if there is no `primaryAction`.
  open var action: Selector? {
    get { behavior.action }
    set {
      behavior.action = newValue
      faceDidChange()
    }
  }

  /// The menu of the item, which a press opens if there is neither a `primaryAction` nor an `action`.
  open var menu: UIMenu? {
    get { behavior.menu }
    set {
      behavior.menu = newValue
      faceDidChange()
    }
  }

  /// The words that name the item for assistive technologies; its title, or what a system item is for, by default.
  open override var accessibilityLabel: String? {
    get {
      if let label = face.accessibilityLabel { return label }
      guard case .system(let item) = content, !item.words.isEmpty else { return face.title }
      return item.words
    }
    set { super.accessibilityLabel = newValue }
  }

  override func faceDidChange() {
    button?.show(self)
    if (owner as? UINavigationItem)?.backBarButtonItem === self { owner?.barItemDidChange(self) }
  }

  /// What the item means and how it looks, without the bar.
  var kind: Content { content }

  func become(_ systemItem: SystemItem) {
    content = .system(systemItem)
    faceDidChange()
  }

  /// The view that a bar shows for the item.
  var viewInBar: UIView? { customView ?? button }

  /// Does what a press is for.
  private func perform() {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action, behavior.target != nil || !behavior.hasTarget else { return }
    UIApplication.shared.send(
      action,
      to: behavior.target,
      from: self,
      event: button?.currentEvent,
      origin: button
    )
  }

  /// The view for a bar; the same one each time while a bar has it, and `nil` for a space.
  func makeView() -> UIView? {
    switch content {
    case .custom(let view): return view
    case .system(.fixedSpace), .system(.flexibleSpace): return nil
    case .own, .system:
      if let button { return button }
      let made = BarButton(frame: .zero)
      made.show(self)
      made.addAction(UIAction { [weak self] _ in self?.perform() }, for: .primaryActionTriggered)
      button = made
      return made
    }
  }
}
