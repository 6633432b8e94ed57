public import GallerySupport
public import UIKit

/// The whole window: the list of screens and the chosen one.
///
/// Where the window is wide the list stands at the leading edge; where it is narrow it is a strip
/// above the screen.
public final class GalleryController: UIViewController {
  private let first: any GalleryScreen
  private let values: GalleryOptionValues
  private let clock: any GalleryClock
  private let sidebar: SidebarController
  private let header = ScreenHeader()
  private let separator = UIView()
  private var shown: (screen: any GalleryScreen, controller: UIViewController)?

  private static let narrowestWithSidebar: CGFloat = 640
  private static let sidebarWidth: CGFloat = 224

  /// Creates the gallery.
  ///
  /// - Parameters:
  ///   - screens: The screens to choose from.
  ///   - first: The screen that is chosen at the start.
  ///   - values: What is said about the first screen; the others show what they show by themselves.
  ///   - clock: What tells screens that time has passed.
  public init(
    screens: [any GalleryScreen],
    first: any GalleryScreen,
    values: GalleryOptionValues,
    clock: any GalleryClock = WallClock()
  ) {
    self.first = first
    self.values = values
    self.clock = clock
    sidebar = SidebarController(screens: screens)
    super.init(nibName: nil, bundle: nil)
    title = "Tessera Gallery"
    sidebar.select(first)
    sidebar.didSelect = { [weak self] in self?.show($0) }
    show(first)
  }

  /// There are no archives to read.
  public required init?(coder: NSCoder) { nil }

  /// The controller of the chosen screen.
  public var screenController: UIViewController? { shown?.controller }

  /// Adds the list, the title and the screen.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    header.backgroundColor = .systemBackground
    addChild(sidebar)
    let subviews: [UIView] = [sidebar.view, header, separator]
    for subview in subviews { view.addSubview(subview) }
    sidebar.didMove(toParent: self)
    if let shown { embed(shown.controller) }
  }

  /// Shows `screen` in place of the one that is shown.
  public func show(_ screen: any GalleryScreen) {
    if let shown {
      shown.controller.willMove(toParent: nil)
      shown.controller.viewIfLoaded?.removeFromSuperview()
      shown.controller.removeFromParent()
    }
    let own = screen.name == first.name ? values : GalleryOptionValues()
    let controller = screen.makeViewController(with: own, clock: clock)
    shown = (screen, controller)
    header.show(title: screen.title, summary: screen.summary)
    if isViewLoaded { embed(controller) }
  }

  private func embed(_ controller: UIViewController) {
    addChild(controller)
    view.insertSubview(controller.view, at: 0)
    controller.didMove(toParent: self)
    view.setNeedsLayout()
  }

  /// Places the list, the title and the screen.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    guard bounds.width >= Self.narrowestWithSidebar else { return placeBelowStrip(in: bounds) }
    sidebar.arrangement = .column
    let (listSide, screenSide) = bounds.divided(
      atDistance: Self.sidebarWidth,
      from: view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .maxXEdge : .minXEdge
    )
    sidebar.view.frame = listSide
    separator.frame = CGRect(
      x: screenSide.minX == bounds.minX ? listSide.minX - 1 : listSide.maxX,
      y: 0,
      width: 1,
      height: bounds.height
    )
    placeScreen(in: screenSide)
  }

  private func placeBelowStrip(in bounds: CGRect) {
    sidebar.arrangement = .strip
    let (strip, rest) = bounds.divided(atDistance: SidebarController.stripHeight, from: .minYEdge)
    sidebar.view.frame = strip
    separator.frame = CGRect(x: 0, y: strip.maxY - 1, width: bounds.width, height: 1)
    placeScreen(in: rest)
  }

  private func placeScreen(in area: CGRect) {
    let height = header.height(forWidth: area.width)
    let (top, rest) = area.divided(atDistance: height, from: .minYEdge)
    header.frame = top
    shown?.controller.viewIfLoaded?.frame = rest
  }

  /// Hands what is typed anywhere in the window to a screen that is filtered by it.
  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !type(presses) { super.pressesBegan(presses, with: event) }
  }

  /// Hands what a key that is held types to a screen that is filtered by it.
  public override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !type(presses) { super.pressesChanged(presses, with: event) }
  }

  private func type(_ presses: Set<UIPress>) -> Bool {
    (shown?.controller as? FilteredListController)?.type(presses) == true
  }
}

extension GalleryController: BackgroundLoading {
  /// Returns once what can be seen of the chosen screen has been loaded.
  public func waitUntilLoaded() async {
    await (shown?.controller as? any BackgroundLoading)?.waitUntilLoaded()
  }
}
