import CoreGraphics
public import Foundation

/// A statement about two lengths or places of views and layout guides.
///
/// It says that *first item.attribute* is equal to, at least or at most
/// *multiplier × second item.attribute + constant*. While it is active it is held by the nearest view that both
/// items are in, and that view's layout meets it as nearly as constraints of higher priority allow.
///
/// Places are measured in the view that holds the constraint, which counts where a multiplier other than 1 is
/// used. Leading and trailing follow that view's direction, and so does the sign of the constant. A number that
/// is not finite is reported and not taken.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    /// The first side is at most as large.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side is at least as large.
    case greaterThanOrEqual = 1
  }

  /// A direction that views are arranged in.
  public enum Axis: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// A name for the constraint in diagnostics; `nil` by default.
  open var identifier: String?

  private var statement = Statement()
  private var adjustable = Adjustable()
  final var activation: Activation?

  /// What the constraint says, which never changes.
  private struct Statement {
    var first = ConstraintSide()
    var relation = Relation.equal
    var second: ConstraintSide?
    var multiplier: CGFloat = 1
  }

  /// What can be changed while the constraint is active.
  private struct Adjustable {
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
  }

  /// Where an active constraint is.
  struct Activation {
    weak var holder: UIView?
    weak var engine: LayoutEngine?
    /// Grows with each activation.
    let order: Int
  }

  /// Creates a constraint that says nothing, and is reported when it is activated.
  public override init() { super.init() }

  convenience init(
    _ first: ConstraintSide,
    _ relation: Relation,
    _ second: ConstraintSide?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    self.init()
    statement = Statement(
      first: first,
      relation: relation,
      second: second,
      multiplier: multiplier.isFinite ? multiplier : 1
    )
    adjustable.constant = constant.isFinite ? constant : 0
    if !multiplier.isFinite { report("the multiplier \(multiplier)", kept: "1") }
    if !constant.isFinite { report("the constant \(constant)", kept: "0") }
  }

  /// Creates a constraint between attributes of two items, or of one item and a number.
  ///
  /// Items are views and layout guides. Without a second one, whatever the second attribute, the first attribute is compared with
  /// `constant` alone, which only widths and heights can be. A constraint that makes no sense is reported when it is
  /// activated, and does not become active.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(
      ConstraintSide(view1 as? any LayoutItem, attr1),
      relation,
      view2.map { ConstraintSide($0 as? any LayoutItem, attr2) },
      multiplier: multiplier,
      constant: c
    )
  }

  final var first: ConstraintSide { statement.first }
  final var second: ConstraintSide? { statement.second }

  /// The relation between the two sides.
  public final var relation: Relation { statement.relation }
  /// The factor of the second side.
  public final var multiplier: CGFloat { statement.multiplier }
  /// The first view or layout guide, if it is still there.
  open var firstItem: AnyObject? { first.item }
  /// The compared attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The second view or layout guide, if there is one.
  open var secondItem: AnyObject? { second?.item }
  /// The compared attribute of the second item; `notAnAttribute` without a second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The anchor of the first side; one of the same place or length as that from which the constraint was made.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the second side, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The constant that is added to the second side, in points.
  ///
  /// Changing it costs far less than replacing the constraint.
  open var constant: CGFloat {
    get { adjustable.constant }
    set {
      guard newValue.isFinite else {
        return report("the constant \(newValue)", kept: "\(adjustable.constant)")
      }
      guard newValue != adjustable.constant else { return }
      adjustable.constant = newValue
      activation?.engine?.constantDidChange(of: self)
    }
  }

  /// The priority of the constraint; required by default, as is everything from 1000 up.
  ///
  /// It may change to and from required while the constraint is active.
  open var priority: UILayoutPriority {
    get { adjustable.priority }
    set {
      guard newValue.rawValue.isFinite else {
        return report("the priority \(newValue.rawValue)", kept: "\(adjustable.priority.rawValue)")
      }
      guard newValue != adjustable.priority else { return }
      adjustable.priority = newValue
      activation?.engine?.priorityDidChange(of: self)
    }
  }

  /// Whether the constraint takes part in layout; `false` for a new one.
  ///
  /// Activating one whose items are in no common view is reported and has no effect.
  open var isActive: Bool {
    get { activation != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints, in their order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as it is read, such as `UILabel.leading == UIView.leading + 8 @ 750`, on the main actor.
  open nonisolated override var description: String {
    MainActor.ifCurrent { summary } ?? super.description
  }

  private func report(_ number: String, kept: String) {
    Diagnostics.report(.layout, "The constraint \(summary) was given \(number); it has \(kept).")
  }
}
