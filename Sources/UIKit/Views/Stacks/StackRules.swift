import CoreGraphics
import Foundation

/// The rules of `StackMainAxis` and `StackCrossAxis` as constraints.
@MainActor
struct StackRules {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let views: [UIView]
  private let isRow: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.shownViews
    isRow = stack.axis == .horizontal
  }

  /// Rules for each view and between neighbours, not yet active.
  var constraints: [NSLayoutConstraint] {
    ends + gaps + lengths + views.flatMap(across) + lines + thickness
  }

  /// What the views keep inside of: the stack, or its margins.
  private var canvas: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private var isBaselineRelative: Bool { !isRow && stack.isBaselineRelativeArrangement }

  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var middle: Attribute { isRow ? .centerX : .centerY }
}

// Along the stack.
extension StackRules {
  private var ends: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    return [
      rule(first, isBaselineRelative ? .firstBaseline : start, .equal, canvas, start),
      rule(last, isBaselineRelative ? .lastBaseline : end, .equal, canvas, end),
    ]
  }

  private var gaps: [NSLayoutConstraint] {
    let isShared = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    return zip(views, views.dropFirst()).map { view, next in
      rule(
        next,
        isBaselineRelative ? .firstBaseline : start,
        isShared ? .greaterThanOrEqual : .equal,
        view,
        isBaselineRelative ? .lastBaseline : end,
        constant: stack.spacing(after: view)
      )
    }
  }

  /// What the distribution says: equal or proportional lengths, or equal distances.
  private var lengths: [NSLayoutConstraint] {
    guard let first = views.first else { return [] }
    switch stack.distribution {
    case .fill: return []
    case .fillEqually: return views.dropFirst().map { rule($0, length, .equal, first, length) }
    case .fillProportionally:
      let natural = views.map { $0.measure(.free)[stack.axis] ?? 0 }
      guard natural[0] > 0 else { return [] }
      return zip(views, natural).dropFirst().map { view, ownLength in
        let share = ownLength / natural[0]
        return rule(view, length, .equal, first, length, multiplier: share, priority: 999)
      }
    case .equalSpacing: return equalDistances(end, start)
    case .equalCentering: return equalDistances(middle, middle)
    }
  }

  /// Distances from one attribute of each view to one of the next, each as long as the first one.
  ///
  /// Views keep their lengths before distances are equal.
  private func equalDistances(_ from: Attribute, _ to: Attribute) -> [NSLayoutConstraint] {
    let distances = zip(views, views.dropFirst()).map { view, next in
      ConstraintSide(from: ConstraintSide(view, from), to: ConstraintSide(next, to))
    }
    return distances.dropFirst().map { rule($0, .equal, distances[0], priority: 149) }
  }
}

// Across the stack.
extension StackRules {
  /// Where a view stands between the long edges, and that it does not reach out.
  private func across(_ view: UIView) -> [NSLayoutConstraint] {
    let (near, far): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    let isNear = alignment == .leading
    let isFar = alignment == .trailing
    let isFilling = alignment == .fill
    var rules = [
      rule(view, near, isNear || isFilling ? .equal : .greaterThanOrEqual, canvas, near),
      rule(view, far, isFar || isFilling ? .equal : .lessThanOrEqual, canvas, far),
    ]
    if alignment == .center {
      let middle: Attribute = isRow ? .centerY : .centerX
      rules.append(rule(view, middle, .equal, canvas, middle))
    }
    if !isFilling {
      // A view that asks for no thickness has none.
      rules.append(thickness(of: view, priority: 0.5))
    }
    if alignment == .firstBaseline || alignment == .lastBaseline {
      rules.append(rule(view, near, .equal, canvas, near, priority: 2))
    }
    return rules
  }

  /// A column has no line that baselines could share.
  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: isRow ? stack.alignment : .leading
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  private var lines: [NSLayoutConstraint] {
    guard let first = views.first, alignment == .firstBaseline || alignment == .lastBaseline else {
      return []
    }
    let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    return views.dropFirst().map { rule($0, line, .equal, first, line) }
  }

  /// Views that do not fill the stack leave its thickness open: it is no more than they need.
  private var thickness: [NSLayoutConstraint] {
    alignment == .fill || views.isEmpty ? [] : [thickness(of: canvas, priority: 1)]
  }

  private func thickness(of item: any LayoutItem, priority: Float) -> NSLayoutConstraint {
    rule(item, isRow ? .height : .width, .equal, nil, .notAnAttribute, priority: priority)
  }

  private func rule(
    _ item: any LayoutItem,
    _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: (any LayoutItem)?,
    _ otherAttribute: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float = 1000
  ) -> NSLayoutConstraint {
    rule(
      ConstraintSide(item, attribute),
      relation,
      other.map { ConstraintSide($0, otherAttribute) },
      multiplier: multiplier,
      constant: constant,
      priority: priority
    )
  }

  private func rule(
    _ first: ConstraintSide,
    _ relation: NSLayoutConstraint.Relation,
    _ second: ConstraintSide?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float
  ) -> NSLayoutConstraint {
    let rule = NSLayoutConstraint(
      first,
      relation,
      second,
      multiplier: multiplier,
      constant: constant
    )
    rule.priority = UILayoutPriority(priority)
    rule.identifier = "a rule of \(type(of: stack))"
    return rule
  }
}
