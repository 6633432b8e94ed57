import CoreGraphics
public import Foundation

/// A bar with the title of what is shown, a button back to what was shown before, and buttons of the app's.
///
/// A navigation controller has one. A bar without a controller shows the items that it is given; its back button takes the
/// top one off.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private var stack: [UINavigationItem] = []
  private var shown: NavigationBarContent?
  /// What fades out.
  private var leaving: [NavigationBarContent] = []
  private let line = BarLine()
  private var barColor: UIColor?
  private var textAttributes: [NSAttributedString.Key: Any]?
  private var largeTextAttributes: [NSAttributedString.Key: Any]?
  /// Whose stack of controllers the items are of.
  weak var controller: UINavigationController?

  /// How high a bar is, in points.
  static let height: CGFloat = 44

  /// Which way the contents of a bar move as they change.
  enum Motion {
    case none
    /// Fades the old contents into the new ones.
    case fade
    /// The title comes from where reading ends.
    case push
    /// The title comes from where reading begins.
    case pop
  }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    noteInitialAppearance()
    clipsToBounds = true
    addSubview(line)
  }

  /// The items of the bar, the displayed one last; `nil` if there are none.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Shows `item`, with a button back to what was shown.
  ///
  /// The items of a navigation controller's bar are those of its controllers: change them there.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }

  /// Shows the item before, and returns the one that was shown; `nil` if it was the only one.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setItems(Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Gives the bar other items; animated, its contents move back if the new top item was there, and on else.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let items = items ?? []
    let isBack = items.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
    guard animated, window != nil else { return show(items, .none) }
    UIView.animate(
      withDuration: 0.35,
      animations: { self.show(items, isBack ? .pop : .push) },
      completion: { _ in self.dropLeaving() }
    )
  }

  /// The background of the bar; that of the system for `nil`, the default.
  open var barTintColor: UIColor? {
    get { barColor }
    set {
      barColor = newValue
      backgroundColor = newValue ?? .systemBackground
    }
  }

  /// The font and the colour of the title; those of the system for `nil`, the default, and where there is none.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { textAttributes }
    set {
      textAttributes = newValue
      if let shown { applyTextAttributes(to: shown) }
    }
  }

  /// Whether titles are large ones, as the `largeTitleDisplayMode` of the items says; `false` by default.
  ///
  /// A large title is below the buttons while the content is at its top. A bar without a controller has none.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { controller?.expansionMayHaveChanged() } }
  }

  /// The font and the colour of large titles; those of the system for `nil`, the default, and where there is none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { largeTextAttributes }
    set {
      largeTextAttributes = newValue
      if let shown { applyTextAttributes(to: shown) }
    }
  }

  /// As wide as the superview, and as high as a bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// As wide as `size`, and as high as a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// Places the contents, and the line below them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    shown?.frame = bounds
    // The title and the search below the buttons may have changed, while the size of the bar has not.
    shown?.setNeedsLayout()
    line.place(at: .maxYEdge, of: bounds)
  }
}

extension UINavigationBar {
  /// Shows other items; in an animation block their contents move as `motion` says, until `dropLeaving()`.
  func show(_ items: [UINavigationItem], _ motion: Motion) {
    for item in stack where item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    showTop(motion)
  }

  private func showTop(_ motion: Motion) {
    let old = shown
    let expansion = controller?.topViewController.flatMap { controller?.updateExpansion(of: $0) }
    let new = topItem.map {
      NavigationBarContent($0, back: makeBackButton(), expansion: expansion)
    }
    UIView.performWithoutAnimation {
      if let new {
        applyTextAttributes(to: new)
        new.frame = bounds
        insertSubview(new, belowSubview: line)
        new.layoutIfNeeded()
      }
      shown = new
      guard motion != .none else { return }
      new?.alpha = 0
      new?.titleLabel?.transform = shift(motion)
    }
    guard motion != .none else {
      old?.removeFromSuperview()
      return dropLeaving()
    }
    if let old { leaving.append(old) }
    old?.alpha = 0
    old?.titleLabel?.transform = shift(motion).inverted()
    new?.alpha = 1
    new?.titleLabel?.transform = .identity
  }

  /// Where the title comes from.
  private func shift(_ motion: Motion) -> CGAffineTransform {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = bounds.width / 3 * (isRightToLeft ? -1 : 1)
    switch motion {
    case .none, .fade: return .identity
    case .push: return CGAffineTransform(translationX: distance, y: 0)
    case .pop: return CGAffineTransform(translationX: -distance, y: 0)
    }
  }

  /// Takes out what has faded.
  func dropLeaving() {
    for content in leaving { content.removeFromSuperview() }
    leaving = []
  }

  private func makeBackButton() -> BackButton? {
    guard let topItem else { return nil }
    guard let backItem else { return topItem.backAction.map { BackButton($0) } }
    let back = UIAction { [weak self] _ in
      guard let self else { return }
      if let controller {
        controller.popViewController(animated: true)
      } else {
        popItem(animated: true)
      }
    }
    return BackButton(to: backItem, action: topItem.backAction ?? back)
  }

  private func applyTextAttributes(to content: NavigationBarContent) {
    func apply(_ attributes: [NSAttributedString.Key: Any]?, to label: UILabel?, _ font: UIFont) {
      label?.font = attributes?[.font] as? UIFont ?? font
      label?.textColor = attributes?[.foregroundColor] as? UIColor ?? .label
    }
    apply(textAttributes, to: content.titleLabel, NavigationBarContent.titleFont)
    apply(largeTextAttributes, to: content.largeTitleLabel, NavigationBarContent.largeTitleFont)
    content.setNeedsLayout()
  }

  func titleDidChange(of item: UINavigationItem) {
    if item === topItem {
      shown?.show(title: item.title)
      controller?.titleOfTopDidChange()
    } else if item === backItem {
      showTop(.none)
    }
  }

  func itemsDidChange(of item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    guard animated, window != nil else { return showTop(.none) }
    UIView.animate(
      withDuration: 0.2,
      animations: { self.showTop(.fade) },
      completion: { _ in self.dropLeaving() }
    )
  }
}
