import CoreGraphics
public import Foundation

/// A bar with buttons of the app's.
///
/// A navigation controller has one at its bottom, with the `toolbarItems` of the controller on top. Items stand beside each other where
/// reading begins; flexible spaces share the room that is left.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private var shownItems: [UIBarButtonItem] = []
  private var pieces: [BarPiece] = []
  private var barColor: UIColor?
  private let line = BarLine()

  /// The height of a bar, in points.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 8

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
    addSubview(line)
  }

  /// The items, in reading order; `nil` if there are none.
  open var items: [UIBarButtonItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Gives the bar other items; animated, they appear while the others go.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in shownItems where item.owner === self { item.owner = nil }
    shownItems = items ?? []
    for item in shownItems { item.owner = self }
    showItems(animated: animated)
  }

  /// The background of the bar; that of the system for `nil`, the default.
  open var barTintColor: UIColor? {
    get { barColor }
    set {
      barColor = newValue
      backgroundColor = newValue ?? .systemBackground
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

  /// Places the items in the upper part of the bar, and the line above them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.place(at: .minYEdge, of: bounds)
    let height = min(bounds.height, Self.height)
    let sizes = pieces.map { $0.size(inHeight: height) }
    let taken = sizes.reduce(2 * Self.margin) { $0 + $1.width }
    let spaces = pieces.count(where: \.isFlexible)
    let space = spaces > 0 ? max(0, bounds.width - taken) / CGFloat(spaces) : 0
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start = Self.margin
    for (piece, size) in zip(pieces, sizes) {
      let x = (isRightToLeft ? bounds.width - start - size.width : start).rounded()
      let y = ((height - size.height) / 2).rounded()
      if let view = piece.view, view.superview === self {
        view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      }
      start += size.width + (piece.isFlexible ? space : 0)
    }
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) { setNeedsLayout() }

  private func showItems(animated: Bool) {
    let before = pieces.compactMap(\.view)
    pieces = shownItems.compactMap { BarPiece($0) }
    let after = pieces.compactMap(\.view)
    for view in before where view.superview === self && !after.contains(view) {
      view.removeFromSuperview()
    }
    for view in after { addSubview(view) }
    setNeedsLayout()
    guard animated, window != nil else { return }
    let arriving = after.filter { !before.contains($0) }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      for view in arriving { view.alpha = 0 }
    }
    UIView.animate(withDuration: 0.2) { for view in arriving { view.alpha = 1 } }
  }
}

extension UIToolbar: BarItemOwner {
  func barItemDidChange(_ item: UIBarButtonItem) { showItems(animated: false) }
}
