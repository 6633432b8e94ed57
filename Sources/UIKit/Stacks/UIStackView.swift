import CoreGraphics
public import Foundation

/// Arranges views in a row or a column.
///
/// The behaviour is that of Apple's `UIStackView` as documented there, without constraints: what a
/// view asks for is its intrinsic size and, for text and for stacks, its height in the width it gets.
/// Where that has none, its own `sizeThatFits` counts. Sizes are shared as `StackSolver` says; hidden
/// views take no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// One view is stretched, or views are shrunk, by their priorities.
    case fill
    /// All views are as long.
    case fillEqually
    /// Views keep the ratios of the lengths they ask for.
    case fillProportionally
    /// Views keep their lengths, and distances between them are as long.
    case equalSpacing
    /// Views keep their lengths, and distances between their middles are as long.
    case equalCentering
  }

  /// Where views stand across the stack.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the edge where reading begins; in a row at the top.
    case leading
    /// With their first baselines on one line; in a column as `leading`.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where reading ends; in a row at the bottom.
    case trailing
    /// With their last baselines on one line; in a column as `leading`.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// Stands for the stack's `spacing` as a custom spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// Stands for the distance that the system keeps between views, 8 points, as a spacing.
  public class var spacingUseSystem: CGFloat { 0x1p-1000 }

  private var arrangement = Arrangement()
  private var measurements: [(width: CGFloat?, size: CGSize)] = []

  private struct Arrangement: Equatable {
    var views: [UIView] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing: CGFloat = 0
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var followsMargins = false
  }

  /// Creates an empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty row; there are no archives of views to read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// The views that are arranged, from the start of the stack; each is one of the subviews.
  open var arrangedSubviews: [UIView] { arrangement.views }

  /// Puts `view` at the end of the stack; it becomes a subview if it is none.
  open func addArrangedSubview(_ view: UIView) { insert(view, at: arrangement.views.count) }

  /// Puts `view` before the one at `stackIndex`; an index that does not exist is reported and clamped.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arrangement.views.count
    if !(0...count).contains(stackIndex) {
      Diagnostics.report(
        .layout,
        """
        A view was put at index \(stackIndex) of a stack of \(count); it stands at \
        \(min(max(stackIndex, 0), count)).
        """
      )
    }
    insert(view, at: stackIndex)
  }

  /// Stops arranging `view`, which stays a subview where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangement.views.contains(where: { $0 === view }) else { return }
    change {
      $0.views.removeAll { $0 === view }
      $0.customSpacings[ObjectIdentifier(view)] = nil
    }
  }

  /// Stops arranging a view that is no subview any more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether views stand side by side, the default, or one below the other.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis }
    set { change { $0.axis = newValue } }
  }

  /// How views share the length of the stack; `fill` by default.
  open var distribution: Distribution {
    get { arrangement.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// Where views stand across the stack; `fill` by default.
  open var alignment: Alignment {
    get { arrangement.alignment }
    set { change { $0.alignment = newValue } }
  }

  /// The distance between views, in points, 0 by default; the least one where distances are shared.
  ///
  /// It may be negative; a number that is not finite is reported and counts as 0.
  open var spacing: CGFloat {
    get { arrangement.spacing }
    set { change { $0.spacing = usableSpacing(newValue) ?? 0 } }
  }

  /// Sets the distance after `arrangedSubview`, or that of the stack for `spacingUseDefault`.
  ///
  /// It stays while the view is hidden; a view that is not arranged here is ignored. A number that is not
  /// finite is reported, and the distance is that of the stack.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangement.views.contains(where: { $0 === arrangedSubview }) else { return }
    let own = spacing == Self.spacingUseDefault ? nil : usableSpacing(spacing)
    change { $0.customSpacings[ObjectIdentifier(arrangedSubview)] = own }
  }

  /// The distance after `arrangedSubview` if it has one of its own, else `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arrangement.customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether views keep clear of the layout margins; `false` by default.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { arrangement.followsMargins }
    set { change { $0.followsMargins = newValue } }
  }

  /// The size in which every view is as large as it asks for, without a limit.
  open override var intrinsicContentSize: CGSize { measured(in: nil) }

  /// The size the stack needs in the width of `size`; 0 is no limit.
  ///
  /// The height of `size` does not count.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured(in: limit(size.width)) }

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    measurements = []
    let content = bounds.inset(by: insets)
    let views = arrangement.views.filter { !$0.isHidden }
    for (view, frame) in zip(views, solver.frames(in: content.size)) {
      // As with constraints, a transform turns the view about the middle of its place.
      view.bounds.size = frame.size
      view.center = CGPoint(x: content.minX + frame.midX, y: content.minY + frame.midY)
    }
  }

  /// Arranges the views in the new margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if arrangement.followsMargins { sizesDidChange() }
  }

  override func contentSize(fittingWidth width: CGFloat?) -> CGSize { measured(in: width) }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    if arrangement.views.contains(where: { $0 === subview }) { sizesDidChange() }
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) { sizesDidChange() }
}

extension UIStackView {
  private var insets: UIEdgeInsets { arrangement.followsMargins ? layoutMargins : .zero }

  private func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < TextLayoutCache.unlimited ? length : nil
  }

  /// The size the stack needs in a width, margins included.
  private func measured(in width: CGFloat?) -> CGSize {
    if let known = measurements.first(where: { $0.width == width }) { return known.size }
    let insets = insets
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    let content = solver.size(fittingWidth: inner)
    let size = CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom
    )
    if measurements.count == Self.measurementCapacity { measurements.removeFirst() }
    measurements.append((width, size))
    return size
  }

  /// A stack in a row is asked for its size without and with a limit in each pass.
  private static var measurementCapacity: Int { 4 }

  private var solver: StackSolver {
    StackSolver(
      axis: axis,
      distribution: distribution,
      alignment: alignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      elements: arrangement.views.filter { !$0.isHidden }.map(element)
    )
  }

  private func element(_ view: UIView) -> StackSolver.Element {
    let isLast = alignment == .lastBaseline
    return StackSolver.Element(
      hugging: view.contentHuggingPriority(for: axis).rawValue,
      resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
      spacingAfter: resolved(arrangement.customSpacings[ObjectIdentifier(view)] ?? spacing),
      measure: { view.contentSize(fittingWidth: $0) },
      baseline: { size in view.textBaselines(in: size).map { isLast ? $0.last : $0.first } }
    )
  }

  /// A spacing that can be added up; nil for one that cannot, which is reported.
  private func usableSpacing(_ spacing: CGFloat) -> CGFloat? {
    guard !spacing.isFinite else { return spacing }
    Diagnostics.report(
      .layout,
      "A spacing of \(spacing) was set in \(type(of: self)); it is not finite and does not count."
    )
    return nil
  }

  private func resolved(_ spacing: CGFloat) -> CGFloat {
    spacing == Self.spacingUseSystem ? 8 : spacing
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return addSubview(view) }
    if view.superview !== self { addSubview(view) }
    change {
      $0.views.removeAll { $0 === view }
      $0.views.insert(view, at: min(max(index, 0), $0.views.count))
    }
  }

  private func change(_ change: (inout Arrangement) -> Void) {
    let old = arrangement
    change(&arrangement)
    // A value set to what it is asks for nothing, so that it can be set in each layout.
    if arrangement != old { sizesDidChange() }
  }

  private func sizesDidChange() {
    measurements = []
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
