import CoreGraphics
import Foundation
import TesseraCore

extension LayoutEngine {
  /// Calls the solver, which can only refuse what the engine has checked.
  @discardableResult
  func attempt<Value>(_ body: () throws(ConstraintIssue) -> Value) -> Value? {
    do throws(ConstraintIssue) {
      return try body()
    } catch {
      Diagnostics.report(
        .layout,
        "A constraint in \(host?.layoutName ?? "a view") was refused: \(error)."
      )
      return nil
    }
  }

  func removeRow(_ row: Row) {
    attempt { () throws(ConstraintIssue) in try solver.remove(row) }
    agenda.reported.remove(row)
    agenda.hasChanged = true
  }

  /// Keeps a row of the engine's own up to date: *terms + constant*, compared with zero.
  func set(
    _ own: inout OwnRow?,
    _ terms: @autoclosure () -> LinearExpression,
    _ relation: ConstraintRelation,
    constant: Double,
    priority: Float = UILayoutPriority.required.rawValue
  ) {
    let constant = Self.usable(constant)
    let wasRequired = (own?.priority ?? 0) >= UILayoutPriority.required.rawValue
    let isRequired = priority >= UILayoutPriority.required.rawValue
    if let present = own, wasRequired == isRequired {
      guard present.constant != constant || present.priority != priority else { return }
      attempt { () throws(ConstraintIssue) in
        try solver.setConstant(constant, of: present.row)
        if !isRequired {
          try solver.setPriority(.optional(Double(priority)), of: present.row)
        }
      }
      own?.constant = constant
      own?.priority = priority
      agenda.hasChanged = true
      return
    }
    clear(&own)
    var expression = terms()
    expression.constant = constant
    let constraint = LinearConstraint(
      expression,
      relation,
      priority: ConstraintPriority(UILayoutPriority(priority))
    )
    ownRowCount += 1
    // In front of all constraints, which are counted from 1 on.
    let order = Int.min + ownRowCount
    let row = attempt { () throws(ConstraintIssue) in try solver.add(constraint, order: order) }
    own = row.map { OwnRow(row: $0, constant: constant, priority: priority) }
    agenda.hasChanged = true
  }

  /// Takes a row of the engine's own back.
  func clear(_ own: inout OwnRow?) {
    guard let present = own else { return }
    removeRow(present.row)
    own = nil
  }

  func removeOwnRows(of box: LayoutBox) {
    clearPlacement(of: box)
    clearContent(of: box)
    clear(&box.floors.horizontal)
    clear(&box.floors.vertical)
    if var baselines = box.baselines {
      clear(&baselines.firstRow)
      clear(&baselines.lastRow)
      box.baselines = baselines
    }
  }

  /// A number of points that can be added up; what is larger than any screen is as large as can be.
  static func usable(_ number: Double) -> Double { min(max(number, -largestLength), largestLength) }

  private static var largestLength: Double { 1e9 }
}

extension ConstraintPriority {
  init(_ priority: UILayoutPriority) {
    self = priority >= .required ? .required : .optional(Double(priority.rawValue))
  }
}

extension LayoutEngine {
  /// A constraint in the variables of the items' rectangles; nil if an item is gone.
  func linearConstraint(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let holder = constraint.activation?.holder,
      let first = rectangles(of: constraint.first, in: constraint)
    else { return nil }
    let isMirrored =
      constraint.followsDirection && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var expression = first.expression(isMirrored: isMirrored)
    if let side = constraint.second {
      guard let second = rectangles(of: side, in: constraint) else { return nil }
      let multiplier = constraint.multiplier
      expression = expression - second.expression(isMirrored: isMirrored) * multiplier
      if multiplier != 1, let origin = origin(of: holder, second.kind, isMirrored: isMirrored) {
        expression = expression - origin * (1 - multiplier)
      }
    }
    expression.constant = Self.usable(expression.constant - constraint.constant)
    return LinearConstraint(
      expression,
      constraint.relation.inCore,
      priority: ConstraintPriority(constraint.priority)
    )
  }

  /// Where places in the holder of a constraint are counted from.
  private func origin(
    of holder: UIView,
    _ kind: AttributeKind?,
    isMirrored: Bool
  ) -> LinearExpression? {
    guard let box = box(of: holder) else { return nil }
    switch kind {
    case .horizontalPlace: return isMirrored ? box.end(.horizontal) * -1 : box.start(.horizontal)
    case .verticalPlace: return box.start(.vertical)
    case .length, nil: return nil
    }
  }

  private func rectangles(of side: ConstraintSide, in constraint: NSLayoutConstraint)
    -> SideInEngine?
  {
    guard let item = constraint.measuredItem(of: side),
      let end = rectangle(of: item, side.attribute)
    else { return nil }
    guard let startAttribute = side.startAttribute else {
      return SideInEngine(end: end, start: nil)
    }
    guard let startItem = side.startItem, let start = rectangle(of: startItem, startAttribute)
    else {
      return nil
    }
    return SideInEngine(end: end, start: start)
  }

  private func rectangle(
    of item: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> SideInEngine.Place? {
    let inner = attribute.withoutMargin
    let target: any LayoutItem =
      inner == attribute ? item : item.itemView?.layoutMarginsGuide ?? item
    guard let box = box(of: target) else { return nil }
    if inner == .firstBaseline || inner == .lastBaseline { makeBaselines(of: box) }
    return SideInEngine.Place(box: box, attribute: inner)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var inCore: ConstraintRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

/// One side of a constraint in the rectangles of an engine.
@MainActor
private struct SideInEngine {
  struct Place {
    let box: LayoutBox
    let attribute: NSLayoutConstraint.Attribute
  }

  let end: Place
  /// Where a distance begins; nil for what is no distance.
  let start: Place?

  var kind: AttributeKind? { start == nil ? end.attribute.kind : .length }

  /// The number; places from left to right count from right to left if `isMirrored`.
  func expression(isMirrored: Bool) -> LinearExpression {
    let expression = end.expression(isMirrored: isMirrored)
    return start.map { expression - $0.expression(isMirrored: isMirrored) } ?? expression
  }
}

extension SideInEngine.Place {
  @MainActor
  fileprivate func expression(isMirrored: Bool) -> LinearExpression {
    let resolved = attribute.resolved(isMirrored: isMirrored)
    let expression = box.expression(resolved)
    return isMirrored && resolved.kind == .horizontalPlace ? expression * -1 : expression
  }
}

extension LayoutBox {
  fileprivate func expression(_ attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    switch attribute {
    case .left: start(.horizontal)
    case .right: end(.horizontal)
    case .centerX: middle(.horizontal)
    case .top: start(.vertical)
    case .bottom: end(.vertical)
    case .centerY: middle(.vertical)
    case .width: LinearExpression(size.horizontal)
    case .height: LinearExpression(size.vertical)
    case .firstBaseline: baselines.map { LinearExpression($0.first) } ?? end(.vertical)
    case .lastBaseline: baselines.map { LinearExpression($0.last) } ?? end(.vertical)
    default: LinearExpression()
    }
  }
}
