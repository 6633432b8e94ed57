import CoreGraphics
import Foundation

extension UIStackView {
  /// The views that take part: those that are not hidden.
  var shownViews: [UIView] { arrangement.views.filter { !$0.isHidden } }

  /// Where each shown view stands in a stack with the given bounds.
  func placements(in bounds: CGRect) -> [(view: UIView, frame: CGRect)] {
    let content = bounds.inset(by: arrangementInsets)
    let views = shownViews
    return zip(views, solver(views).frames(in: content.size)).map { view, place in
      let rect = place.offsetBy(dx: content.minX, dy: content.minY)
      return (view, view.frame(forAlignmentRect: rect))
    }
  }

  /// The size the stack needs in a width, margins included.
  func measured(in width: CGFloat?) -> CGSize {
    guard rules == nil else { return constrainedSize(inWidth: width) }
    if let known = measurements.first(where: { $0.width == width }) { return known.size }
    let insets = arrangementInsets
    let inner = width.map { max(0, $0 - insets.left - insets.right) }
    let content = solver(shownViews).size(fittingWidth: inner)
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

  var arrangementInsets: UIEdgeInsets { arrangement.followsMargins ? layoutMargins : .zero }

  private func solver(_ views: [UIView]) -> StackSolver {
    StackSolver(
      axis: axis,
      distribution: distribution,
      alignment: alignment,
      isBaselineRelative: arrangement.isBaselineRelative,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      elements: views.map(element)
    )
  }

  private func element(_ view: UIView) -> StackSolver.Element {
    let main = lengthPriorities(of: view, along: axis)
    let cross = lengthPriorities(of: view, along: axis == .horizontal ? .vertical : .horizontal)
    return StackSolver.Element(
      hugging: main.hugging,
      resistance: main.resistance,
      crossHugging: cross.hugging,
      crossResistance: cross.resistance,
      spacingAfter: spacing(after: view),
      measure: { view.measure(.width($0)) },
      measureWidth: { view.measureWidth(in: $0) ?? 0 },
      baselines: { view.alignedBaselines(in: $0) }
    )
  }

  /// How strongly a view refuses to be longer or shorter than it asks for.
  ///
  /// A length that a constraint of the view's own says is kept as strongly as that.
  private func lengthPriorities(
    of view: UIView,
    along axis: NSLayoutConstraint.Axis
  ) -> (hugging: Float, resistance: Float) {
    let ownLength = view.ownLengthPriority(along: axis)?.rawValue ?? 0
    return (
      max(view.contentHuggingPriority(for: axis).rawValue, ownLength),
      max(view.contentCompressionResistancePriority(for: axis).rawValue, ownLength)
    )
  }

  /// The least distance from a view to the next one, in points.
  func spacing(after view: UIView) -> CGFloat {
    let spacing = arrangement.customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing == Self.spacingUseSystem ? SystemSpacing.betweenItems : spacing
  }
}

extension UIStackView {
  /// A spacing that can be added up; nil for one that cannot, which is reported.
  func usableSpacing(_ spacing: CGFloat) -> CGFloat? {
    guard !spacing.isFinite else { return spacing }
    Diagnostics.report(
      .layout,
      "A spacing of \(spacing) was set in \(type(of: self)); it is not finite and does not count."
    )
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return addSubview(view) }
    if view.superview !== self { addSubview(view) }
    // It stays so when the view is arranged no more, as with Apple.
    view.translatesAutoresizingMaskIntoConstraints = false
    change {
      $0.views.removeAll { $0 === view }
      $0.views.insert(view, at: min(max(index, 0), $0.views.count))
    }
    view.placementRuleDidChange()
    for constraint in view.constraints { takeUp(constraint, on: view) }
  }

  func change(_ change: (inout Arrangement) -> Void) {
    let old = arrangement
    change(&arrangement)
    // A value set to what it is asks for nothing, so that it can be set in each layout.
    guard arrangement != old else { return }
    renewRules()
    sizesDidChange()
  }

  func sizesDidChange() {
    measurements = []
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
