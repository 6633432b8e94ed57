import CoreGraphics
public import Foundation

/// A wheel above the content of a scroll view, with which the user reloads the content.
///
/// The behaviour is that of Apple's `UIRefreshControl` as documented there. Pulling the content down by 60 points, with a
/// finger, a mouse or two fingers on a touchpad, begins to refresh and sends `valueChanged`; so do F5 and Control with R
/// while the scroll view has the keys. Until `endRefreshing()` is called, content at the top leaves room for the wheel.
/// Content that is scrolled away from the top never moves.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private var progress = Progress.resting

  private enum Progress {
    case resting
    case refreshing
    /// The refresh has ended while a hand still pulls the content; only another pull begins another.
    case ended
  }

  /// How high the control is, and how far the content is pulled to begin, in points.
  static let height: CGFloat = 60

  /// Creates a control to be set as the `refreshControl` of a scroll view.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    setUp()
  }

  /// Creates a control to be set as the `refreshControl` of a scroll view, which gives it its place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control; there are no archives of views to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.alpha = 0
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    for view in [wheel, label] { addSubview(view) }
  }

  /// Whether a refresh was begun and not ended; `false` by default.
  open var isRefreshing: Bool {
    guard case .refreshing = progress else { return false }
    return true
  }

  /// Words below the wheel; `nil` by default.
  open var attributedTitle: NSAttributedString? {
    get { label.attributedText }
    set {
      label.attributedText = newValue
      setNeedsLayout()
    }
  }

  /// Begins a refresh that the user has not started; sends nothing, and does not scroll.
  ///
  /// Does nothing while one goes on.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    progress = .refreshing
    wheel.startAnimating()
    scrollView?.refreshDidChange()
  }

  /// Shows that the refresh has ended; content that leaves room for the wheel moves up.
  ///
  /// Does nothing while none goes on.
  open func endRefreshing() {
    guard isRefreshing else { return }
    progress = scrollView?.isDragging == true ? .ended : .resting
    wheel.stopAnimating()
    scrollView?.refreshDidChange()
  }

  /// The height of the control, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// Places the wheel above the words, or in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = wheel.intrinsicContentSize
    let words = label.attributedText == nil ? 0 : label.sizeThatFits(bounds.size).height
    let height = size.height + (words > 0 ? words + 4 : 0)
    wheel.bounds.size = size
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY - height / 2 + size.height / 2)
    label.frame = CGRect(
      x: 0,
      y: bounds.midY + height / 2 - words,
      width: bounds.width,
      height: words
    )
    wheel.color = tintColor == superview?.tintColor ? nil : tintColor
  }

  /// Shows the wheel in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}

extension UIRefreshControl {
  private var scrollView: UIScrollView? {
    guard let view = superview as? UIScrollView, view.refreshControl === self else { return nil }
    return view
  }

  /// The content was pulled down by so much.
  func contentWasPulled(by distance: CGFloat) {
    let share = isRefreshing ? 1 : min(max(distance / Self.height, 0), 1)
    wheel.alpha = share
    label.alpha = share
  }

  /// No hand holds the content any more.
  func handDidLetGo() {
    if case .ended = progress { progress = .resting }
  }

  /// Begins a refresh as a person does; returns whether it did.
  @discardableResult
  func refresh() -> Bool {
    guard isEnabled, case .resting = progress else { return false }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
