import CoreGraphics
public import Foundation

/// A list beside its detail: a container of two controllers.
///
/// Where the width is regular both are seen, the primary one where reading begins. Where it is compact the primary one is seen alone; if it
/// is a navigation controller, the detail is pushed onto it, with the stack that a navigation controller as the detail has.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The kinds of interface.
  public enum Style: Int, Sendable {
    /// Controllers are set as an array.
    case unspecified
    /// Controllers are set by their columns.
    case doubleColumn
  }

  /// The columns.
  public enum Column: Int, Sendable {
    /// The list.
    case primary = 0
    /// The detail.
    case secondary = 2
  }

  /// The ways in which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// That of the system: both beside each other.
    case automatic = 0
    /// The detail alone.
    case secondaryOnly = 1
    /// Both beside each other.
    case oneBesideSecondary = 2
  }

  /// A width that is left to the controller.
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The kind of interface that it was created with.
  open private(set) var style: Style
  /// The delegate; a weak reference.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Whether one controller is seen at a time, as where the width is compact.
  open private(set) var isCollapsed = false

  private var columns = Columns()
  /// Whether the width was known once.
  private var hasColumns = false
  private let separator = UIView()

  private struct Columns {
    var primary: UIViewController?
    var secondary: UIViewController?
    /// The controllers of the detail that were pushed onto the list's.
    var pushed: [UIViewController] = []
    var mode = DisplayMode.automatic
    var fraction = UISplitViewController.automaticDimension
    var width = UISplitViewController.automaticDimension
    var least = UISplitViewController.automaticDimension
    var greatest = UISplitViewController.automaticDimension
  }

  /// Creates a controller whose columns are set one by one.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose columns are set as an array.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates nothing: there are no archives of controllers.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Controllers

  /// The list, and the detail where there is one and it is not pushed onto the list.
  open var viewControllers: [UIViewController] {
    get {
      let detail = isCollapsed ? nil : columns.secondary
      return [columns.primary, detail].compactMap(\.self)
    }
    set {
      set(newValue.first, for: .primary)
      set(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? {
    column == .primary ? columns.primary : columns.secondary
  }

  private func set(_ controller: UIViewController?, for column: Column) {
    guard controller !== viewController(for: column) else { return }
    takeBackDetail()
    viewController(for: column)?.leaveSplit()
    if column == .primary { columns.primary = controller } else { columns.secondary = controller }
    arrange()
  }

  /// Shows a column: the detail is pushed where one is seen at a time, and a list that is hidden comes back.
  open func show(_ column: Column) {
    switch column {
    case .primary:
      takeBackDetail()
      if columns.mode == .secondaryOnly { columns.mode = .oneBesideSecondary }
      arrange()
    case .secondary: if isCollapsed { pushDetail(animated: true) }
    }
  }

  /// Hides the list, where both are seen; where one is, the list comes back in place of the detail.
  open func hide(_ column: Column) {
    if isCollapsed {
      if column == .secondary { show(.primary) }
    } else if column == .primary {
      preferredDisplayMode = .secondaryOnly
    }
  }

  /// Shows a controller in the list.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let primary = columns.primary, !(vc === primary) {
      primary is UINavigationController ? primary.show(vc, sender: sender) : set(vc, for: .primary)
    } else {
      set(vc, for: .primary)
    }
  }

  /// Shows a controller as the detail.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    set(vc, for: .secondary)
    guard isCollapsed else { return }
    if columns.primary is UINavigationController {
      pushDetail(animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: - Widths

  /// The way in which columns should be seen; that of the system by default.
  open var preferredDisplayMode: DisplayMode {
    get { columns.mode }
    set {
      columns.mode = newValue
      arrange()
    }
  }

  /// The way in which columns are seen.
  open var displayMode: DisplayMode {
    isCollapsed || columns.mode == .secondaryOnly ? .secondaryOnly : .oneBesideSecondary
  }

  /// The width of the list as a part of the whole, 0…1; a third by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { columns.fraction }
    set { change { $0.fraction = newValue } }
  }

  /// The width of the list, in points; that of its part of the whole by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { columns.width }
    set { change { $0.width = newValue } }
  }

  /// The least width of the list, in points; 0 by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { columns.least }
    set { change { $0.least = newValue } }
  }

  /// The greatest width of the list, in points; 320 by default.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { columns.greatest }
    set { change { $0.greatest = newValue } }
  }

  private func change(_ change: (inout Columns) -> Void) {
    change(&columns)
    viewIfLoaded?.setNeedsLayout()
  }

  /// The width of the list as it is seen, in points; 0 where the detail is seen alone.
  open var primaryColumnWidth: CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    if isCollapsed { return whole }
    guard displayMode == .oneBesideSecondary, columns.primary != nil else { return 0 }
    func value(_ value: CGFloat, _ standard: CGFloat) -> CGFloat {
      value.isFinite && value >= 0 ? value : standard
    }
    let wanted = value(columns.width, value(columns.fraction, 1 / 3) * whole)
    return min(max(wanted, value(columns.least, 0)), value(columns.greatest, 320), whole)
  }

  // MARK: - Views

  /// Shows the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    separator.backgroundColor = .separator
    view.addSubview(separator)
    isCollapsed = traitCollection.horizontalSizeClass == .compact
    arrange()
  }

  /// Follows the width.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if !hasColumns {
      // A collapsed controller that shows nothing yet begins with the list.
      hasColumns = true
      isCollapsed = isCompact
      arrange()
    } else if isCompact != isCollapsed {
      isCompact ? collapse() : expand()
    }
  }

  /// Places the columns.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let width = primaryColumnWidth
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let line: CGFloat = width > 0 && !isCollapsed && columns.secondary != nil ? 1 : 0
    func column(from start: CGFloat, width: CGFloat) -> CGRect {
      let x = isMirrored ? bounds.width - start - width : start
      return CGRect(x: x, y: 0, width: max(0, width), height: bounds.height)
    }
    columns.primary?.viewIfLoaded?.frame = column(from: 0, width: width)
    separator.frame = column(from: width, width: line)
    let rest = bounds.width - width - line
    if !isCollapsed {
      columns.secondary?.viewIfLoaded?.frame = column(from: width + line, width: rest)
    }
  }

  private func collapse() {
    isCollapsed = true
    if let primary = columns.primary, let secondary = columns.secondary {
      let isLeftOut =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
      secondary.leaveSplit()
      if !isLeftOut { pushDetail(animated: false) }
    }
    arrange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    takeBackDetail()
    isCollapsed = false
    arrange()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func pushDetail(animated: Bool) {
    guard columns.pushed.isEmpty, let list = columns.primary as? UINavigationController,
      let detail = columns.secondary
    else { return }
    let stack = detail as? UINavigationController
    let pushed = stack?.viewControllers ?? [detail]
    stack?.setViewControllers([], animated: false)
    columns.pushed = pushed
    list.setViewControllers(list.viewControllers + pushed, animated: animated)
  }

  /// Gives the detail what of it is still on the list's stack, and the list its own stack.
  private func takeBackDetail() {
    guard let first = columns.pushed.first, let list = columns.primary as? UINavigationController
    else { return }
    let pushed = columns.pushed
    columns.pushed = []
    let stack = list.viewControllers
    let index = stack.firstIndex { $0 === first }
    if let index { list.setViewControllers(Array(stack[..<index]), animated: false) }
    guard let detail = columns.secondary as? UINavigationController else { return }
    detail.setViewControllers(index.map { Array(stack[$0...]) } ?? pushed, animated: false)
  }

  /// Shows the views of the columns that are seen, and no others.
  private func arrange() {
    guard isViewLoaded else { return }
    let seen =
      isCollapsed
      ? [columns.primary]
      : [displayMode == .oneBesideSecondary ? columns.primary : nil, columns.secondary]
    for controller in [columns.primary, columns.secondary].compactMap(\.self) {
      guard seen.contains(where: { $0 === controller }) else {
        controller.leaveSplit()
        continue
      }
      guard controller.parent !== self else { continue }
      addChild(controller)
      view.insertSubview(controller.view, belowSubview: separator)
      controller.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }
}

extension UIViewController {
  /// Leaves a split view controller, where it is in one.
  fileprivate func leaveSplit() {
    guard parent is UISplitViewController else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
