import CoreGraphics
public import Foundation

/// Arranges views in a row or a column.
///
/// The behaviour is that of Apple's `UIStackView` as documented there. What a view asks for is what
/// constraints inside of it say, else its intrinsic size and, for text and for stacks, its height in the
/// width it gets. Where that has none, its own `sizeThatFits` counts. Sizes are shared as `StackSolver` says;
/// hidden views take no room. A view that is hidden or shown in an animation block shrinks or grows while the
/// others make room, and what holds the stack is laid out at the end of the block.
///
/// A constraint from an arranged view to another view, or a bound for its size, has the stack say its rules as
/// constraints from then on, so that all are met together.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the stack's length among its views.
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

  /// The placement of views across the stack.
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

  /// A custom spacing that means the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// A spacing that means the distance that the system keeps between views, 8 points.
  public class var spacingUseSystem: CGFloat { 0x1p-1000 }

  final var arrangement = Arrangement()
  /// The rules of the stack where it says them as constraints; `nil` where it places views by itself.
  final var rules: [NSLayoutConstraint]?
  final var measurements: [(width: CGFloat?, size: CGSize)] = []

  struct Arrangement: Equatable {
    var views: [UIView] = []
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing: CGFloat = 0
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var followsMargins = false
    var isBaselineRelative = false
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
    view.placementRuleDidChange()
  }

  /// Stops arranging a view that is no subview any more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether views are placed side by side, the default, or one below the other.
  open var axis: NSLayoutConstraint.Axis {
    get { arrangement.axis }
    set { change { $0.axis = newValue } }
  }

  /// The distribution of the stack's length among its views; `fill` by default.
  open var distribution: Distribution {
    get { arrangement.distribution }
    set { change { $0.distribution = newValue } }
  }

  /// The placement of views across the stack; `fill` by default.
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

  /// Whether distances in a column are those from the last line of one view to the first of the next.
  ///
  /// `false` by default. The first line of the first view is then placed at the top of the stack, and the last one of the last view at
  /// its bottom, or at the margins. A view without text has its lines at its bottom. Rows are not affected.
  open var isBaselineRelativeArrangement: Bool {
    get { arrangement.isBaselineRelative }
    set { change { $0.isBaselineRelative = newValue } }
  }

  /// The size in which every view is as large as it asks for, without a limit.
  ///
  /// A stack whose views are constrained to other views asks for none: its constraints do.
  open override var intrinsicContentSize: CGSize {
    rules == nil ? measured(in: nil) : super.intrinsicContentSize
  }

  /// The size the stack needs in the width of `size`; 0 is no limit.
  ///
  /// The height of `size` does not count.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measured(in: MeasureProposal(fitting: size).width?.length)
  }

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    measurements = []
    guard rules == nil else { return placeLeavingViews(among: shownViews.map { ($0, $0.frame) }) }
    let placements = placements(in: bounds)
    for (view, frame) in placements { place(view, at: frame) }
    placeLeavingViews(among: placements)
  }

  /// Arranges the views in the new margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if arrangement.followsMargins { sizesDidChange() }
  }

  override func contentSize(for proposal: MeasureProposal) -> MeasuredSize {
    rules == nil ? MeasuredSize(measured(in: proposal.width?.length)) : MeasuredSize()
  }

  override func textBaselines(in size: CGSize) -> TextBaselines? {
    rules == nil ? stackBaselines(in: size) : nil
  }

  /// The tallest view of a row, the first one of a column; what that view names, if it is a stack.
  open override var forFirstBaselineLayout: UIView {
    firstBaselineView?.forFirstBaselineLayout ?? self
  }

  /// The tallest view of a row, the last one of a column; what that view names, if it is a stack.
  open override var forLastBaselineLayout: UIView {
    lastBaselineView?.forLastBaselineLayout ?? self
  }

  override var contentHeightFollowsWidth: Bool { true }

  override func places(_ subview: UIView) -> Bool {
    (rules == nil || subview.isHidden) && arrangement.views.contains { $0 === subview }
  }

  override func subviewWillBeConstrained(_ subview: UIView, by constraint: NSLayoutConstraint) {
    takeUp(constraint, on: subview)
  }

  override func subviewVisibilityDidChange(_ subview: UIView) {
    guard arrangement.views.contains(where: { $0 === subview }) else { return }
    renewRules()
    sizesDidChange()
    animateVisibility(of: subview)
  }

  override func subviewIntrinsicContentSizeDidChange(_ subview: UIView) { sizesDidChange() }
}
