import CoreGraphics
public import Foundation

/// The delegate of a tab bar; its method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person has selected an item, or the selected one again.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

/// A bar of tabs, one of which is selected.
///
/// A tab bar controller has one, whose items are those of its controllers. Tabs are equally wide, and stand in the middle of a wide bar.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private var tabs: [(item: UITabBarItem, button: TabButton)] = []
  private var look = Look()
  private let line = BarLine()
  /// The controller whose controllers the items are of.
  weak var controller: UITabBarController?

  /// The receiver of what a person selects.
  open weak var delegate: (any UITabBarDelegate)?

  private struct Look {
    weak var selected: UITabBarItem?
    var barColor: UIColor?
    var unselectedColor: UIColor?
  }

  /// The height of a bar, in points.
  static let height: CGFloat = 49
  private static let greatestTabWidth: CGFloat = 160

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
    accessibilityTraits = .tabBar
    addSubview(line)
  }

  /// The items, in reading order; `nil` if there are none.
  ///
  /// The items of a tab bar controller's bar are those of its controllers: change them there.
  open var items: [UITabBarItem]? {
    get { tabs.isEmpty ? nil : tabs.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// Gives the bar other items; animated, they appear.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for tab in tabs {
      tab.button.removeFromSuperview()
      if tab.item.bar === self { tab.item.bar = nil }
    }
    tabs = (items ?? []).map { item in
      let action = UIAction { [weak self, weak item] _ in if let item { self?.press(item) } }
      return (item: item, button: TabButton(action: action))
    }
    for tab in tabs {
      tab.item.bar = self
      addSubview(tab.button)
      show(tab.item)
    }
    if !tabs.contains(where: { $0.item === look.selected }) { look.selected = nil }
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.performWithoutAnimation { for tab in tabs { tab.button.alpha = 0 } }
    UIView.animate(withDuration: 0.2) { for tab in self.tabs { tab.button.alpha = 1 } }
  }

  /// The selected item; `nil` if there is none.
  ///
  /// Setting it tells no one.
  open weak var selectedItem: UITabBarItem? {
    get { look.selected }
    set {
      let old = look.selected
      look.selected = newValue
      for item in [old, newValue] { if let item { show(item) } }
    }
  }

  /// The background of the bar; that of the system for `nil`, the default.
  open var barTintColor: UIColor? {
    get { look.barColor }
    set {
      look.barColor = newValue
      backgroundColor = newValue ?? .systemBackground
    }
  }

  /// The colour of items that are not selected; grey for `nil`, the default.
  open var unselectedItemTintColor: UIColor? {
    get { look.unselectedColor }
    set {
      look.unselectedColor = newValue
      for tab in tabs { show(tab.item) }
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

  /// Places the tabs in the upper part of the bar, and the line above them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.place(at: .minYEdge, of: bounds)
    guard !tabs.isEmpty else { return }
    let width = min(Self.greatestTabWidth, bounds.width / CGFloat(tabs.count))
    let start = (bounds.width - width * CGFloat(tabs.count)) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tab) in tabs.enumerated() {
      let place = CGFloat(isRightToLeft ? tabs.count - 1 - index : index)
      tab.button.frame = CGRect(
        x: start + place * width,
        y: 0,
        width: width,
        height: min(bounds.height, Self.height)
      )
    }
  }
}

extension UITabBar {
  private func press(_ item: UITabBarItem) {
    if let controller { return controller.select(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  func itemDidChange(_ item: UITabBarItem) { show(item) }

  private func show(_ item: UITabBarItem) {
    guard let button = tabs.first(where: { $0.item === item })?.button else { return }
    let isSelected = item === look.selected
    button.show(
      item,
      isSelected: isSelected,
      color: isSelected ? nil : look.unselectedColor ?? .secondaryLabel
    )
  }
}
