import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// Makes the constraints that a visual format such as `H:|-[name(>=40)]-8-[value]|` describes.
  ///
  /// They are not active. A format that cannot be read, or that names a view or a metric that is not there, is
  /// reported with the place in it, and there are no constraints.
  ///
  /// - Parameters:
  ///   - format: Views in brackets from one end to the other, after `H:` or `V:`. `|` is their superview; `-` is
  ///     the distance that the system keeps, 8 points between views and the layout margin at the superview.
  ///   - opts: The alignment of the views, and the direction of a horizontal format.
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and layout guides by the names that the format uses.
  /// - Returns: The constraints: those of alignments first, then lengths, then distances from one end to the other.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Issue) {
      let reader = VisualFormatConstraints(
        format: try VisualFormat(format),
        options: opts,
        metrics: metrics ?? [:],
        views: views
      )
      return try reader.constraints()
    } catch {
      Diagnostics.report(
        .layout,
        "The visual format “\(format)” makes no constraints: \(error.reason), at character \(error.offset)."
      )
      return []
    }
  }
}

/// Makes constraints from a visual format that was read.
@MainActor
struct VisualFormatConstraints {
  typealias Issue = VisualFormat.Issue

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(Issue) -> [NSLayoutConstraint] {
    try alignments() + lengths() + distances()
  }

  /// The edges at which a view begins and ends in the direction of the format.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private var items: [any LayoutItem] {
    get throws(Issue) {
      var items: [any LayoutItem] = []
      for element in format.elements {
        if case .view(let name, _) = element { items.append(try item(name)) }
      }
      return items
    }
  }

  private func item(_ name: String) throws(Issue) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw Issue(reason: "there is no view “\(name)”", offset: 0)
    }
    return item
  }

  private func number(_ target: VisualFormat.Target) throws(Issue) -> CGFloat {
    switch target {
    case .number(let number): return number
    case .name(let name):
      guard let number = Self.number(metrics[name]) else {
        throw Issue(reason: "there is no metric “\(name)”", offset: 0)
      }
      return number
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(Issue) -> UILayoutPriority {
    guard let priority = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(priority)))
  }

  /// Every view is aligned with the one before it.
  private func alignments() throws(Issue) -> [NSLayoutConstraint] {
    let items = try items
    return options.alignments.flatMap { attribute in
      zip(items.dropFirst(), items).map { item, former in
        NSLayoutConstraint(
          ConstraintSide(item, attribute),
          .equal,
          ConstraintSide(former, attribute),
          constant: 0
        )
      }
    }
  }

  private func lengths() throws(Issue) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    for element in format.elements {
      guard case .view(let name, let predicates) = element else { continue }
      let side = ConstraintSide(try item(name), attribute)
      for predicate in predicates {
        var other: ConstraintSide?
        var constant: CGFloat = 0
        if case .name(let name) = predicate.target, let view = views[name] as? any LayoutItem {
          other = ConstraintSide(view, attribute)
        } else {
          constant = try number(predicate.target)
        }
        let constraint = NSLayoutConstraint(side, predicate.relation, other, constant: constant)
        constraint.priority = try priority(predicate)
        constraints.append(constraint)
      }
    }
    return constraints
  }

  private func distances() throws(Issue) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, connection) in format.connections.enumerated() {
      let ends = try self.ends(format.elements[index], format.elements[index + 1], connection)
      switch connection {
      case .none: constraints.append(distance(ends, .equal, 0))
      case .standard:
        constraints.append(distance(ends, .equal, ends.isInside ? 0 : SystemSpacing.betweenItems))
      case .distances(let predicates):
        for predicate in predicates {
          let constraint = distance(ends, predicate.relation, try number(predicate.target))
          constraint.priority = try priority(predicate)
          constraints.append(constraint)
        }
      }
    }
    return constraints
  }

  /// What a distance is between: the second side is to be after the first one.
  private struct Ends {
    let before: ConstraintSide
    let after: ConstraintSide
    /// Whether one of them is the superview.
    let isInside: Bool
  }

  private func ends(
    _ first: VisualFormat.Element,
    _ second: VisualFormat.Element,
    _ connection: VisualFormat.Connection
  ) throws(Issue) -> Ends {
    let usesMargins = connection == .standard
    switch (first, second) {
    case (.superview, .view(let name, _)):
      let item = try item(name)
      let edge = usesMargins ? edges.start.margin : edges.start
      let outer = ConstraintSide(try superview(of: item, name), edge)
      return Ends(before: outer, after: ConstraintSide(item, edges.start), isInside: true)
    case (.view(let name, _), .superview):
      let item = try item(name)
      let edge = usesMargins ? edges.end.margin : edges.end
      let outer = ConstraintSide(try superview(of: item, name), edge)
      return Ends(before: ConstraintSide(item, edges.end), after: outer, isInside: true)
    case (.view(let former, _), .view(let latter, _)):
      let byBaselines = format.isVertical && options.contains(.spacingBaselineToBaseline)
      return Ends(
        before: ConstraintSide(try item(former), byBaselines ? .lastBaseline : edges.end),
        after: ConstraintSide(try item(latter), byBaselines ? .firstBaseline : edges.start),
        isInside: false
      )
    case (.superview, .superview):
      throw Issue(reason: "the superview follows itself", offset: 0)
    }
  }

  private func superview(of item: any LayoutItem, _ name: String) throws(Issue) -> UIView {
    let outer = (item as? UILayoutGuide)?.owningView ?? item.itemView?.superview
    guard let outer else { throw Issue(reason: "“\(name)” has no superview", offset: 0) }
    return outer
  }

  private func distance(
    _ ends: Ends,
    _ relation: NSLayoutConstraint.Relation,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    // From right to left, places further on are smaller numbers.
    let isReversed = !format.isVertical && options.contains(.directionRightToLeft)
    return isReversed
      ? NSLayoutConstraint(ends.before, relation, ends.after, constant: constant)
      : NSLayoutConstraint(ends.after, relation, ends.before, constant: constant)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge inside the layout margins.
  fileprivate var margin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
