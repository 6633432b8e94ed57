import CoreGraphics
public import Foundation

/// Shows one page at a time, and lets a person turn to the page before it and after it.
///
/// Each page is a controller, whose view fills that of the page view controller. Pages that can be turned to come from the data source,
/// which is asked for the neighbours of a page when it stops; without one only the program turns pages. In interfaces from
/// right to left pages are read from right to left. Pages scroll; they do not curl.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The ways in which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// One page pushes the other out of sight.
    case scroll = 1
  }

  /// The directions in which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side, in reading direction.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The directions in which the program turns pages.
  public enum NavigationDirection: Int, Sendable {
    /// To a page after the one that is shown.
    case forward
    /// To a page before the one that is shown.
    case reverse
  }

  /// The keys of the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space between two pages, in points, as a number; 0 by default.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  let track: PageTrackView
  let dots = UIPageControl(frame: .zero)
  private(set) lazy var turning = PageTurning(self)

  /// The source of pages before and after the one that is shown; without one a person cannot turn pages.
  ///
  /// Setting it, also to the one it is, asks for the neighbours again.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { turning.sourceDidChange() }
  }

  /// The receiver of what a person turns to.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The way in which pages are turned.
  open var transitionStyle: TransitionStyle { .scroll }

  /// The direction in which pages follow each other.
  open var navigationOrientation: NavigationOrientation {
    track.isVertical ? .vertical : .horizontal
  }

  /// The page that is shown, in an array of one; empty or `nil` before one was set.
  open var viewControllers: [UIViewController]? { turning.current.map { [$0] } ?? [] }

  /// The recognisers by which a person turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [track.panGestureRecognizer] }

  /// Creates a controller without a page.
  ///
  /// A space between pages that is negative or no finite number counts as 0.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    let spacing =
      (options?[.interPageSpacing] as? NSNumber)?.doubleValue
      ?? (options?[.interPageSpacing] as? CGFloat).map(Double.init) ?? 0
    track = PageTrackView(
      isVertical: navigationOrientation == .vertical,
      spacing: spacing.isFinite ? max(0, spacing) : 0
    )
    super.init(nibName: nil, bundle: nil)
    dots.isHidden = true
  }

  /// Creates a controller without a page, whose pages are side by side; there are no archives to read.
  public required init?(coder: NSCoder) {
    track = PageTrackView(isVertical: false, spacing: 0)
    super.init(coder: coder)
    dots.isHidden = true
  }

  /// Shows another page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, in an array of one. Another number is reported, and nothing happens.
  ///   - direction: Where the page lies, as seen from the one that is shown; it comes from there with an animation.
  ///   - animated: Whether the page is seen to come; without an effect before the view is on screen.
  ///   - completion: Called once when the page fills the view, at once without an animation, with `false` if another page was set before.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      return Diagnostics.report(
        .layout,
        """
        \(type(of: self)) was to show \(viewControllers?.count ?? 0) pages, and shows one at a time; nothing was \
        changed.
        """
      )
    }
    turning.show(page, direction, animated: animated, completion)
  }

  /// Makes the view with the pages and the dots below them.
  open override func loadView() {
    let view = UIView(frame: boundsForLoading)
    view.clipsToBounds = true
    self.view = view
    view.addSubview(track)
    view.addSubview(dots)
    turning.prepare()
  }

  /// Places the page that is shown.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    turning.layOut()
  }

  /// `false`: pages are told when they are turned to.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Tells the page that is shown.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    turning.willAppear(animated)
  }

  /// Tells the page that is shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    turning.didAppear()
  }

  /// Tells the page that is shown.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    turning.willDisappear(animated)
  }

  /// Tells the page that is shown.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    turning.didDisappear()
  }

  override var titleOfWindow: String? { title ?? turning.current?.titleOfWindow }
}
