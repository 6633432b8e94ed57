/// The repair of wrong numbers at the border; `note` hears of each.
enum CompositionalRepair {
  typealias Note = (CompositionalIssue.Problem) -> Void

  /// The least extent of an assumed size: what has no area is never seen and so never measured.
  static let leastEstimate = 1.0
  /// The largest fraction, so that nested fractions stay finite.
  private static let largestFactor = 1e6

  static func length(_ length: Double, _ quantity: CompositionalQuantity, _ note: Note) -> Double {
    used(clamped(length, 0), insteadOf: length, quantity, note)
  }

  static func distance(
    _ distance: Double,
    _ quantity: CompositionalQuantity,
    _ note: Note
  ) -> Double {
    let limit = CompositionalIssue.largestExtent
    let finite = distance.isNaN ? 0 : min(max(-limit, distance), limit)
    return used(finite, insteadOf: distance, quantity, note)
  }

  static func size(_ size: CompositionalSize, _ note: Note) -> CompositionalSize {
    CompositionalSize(
      width: dimension(size.width, .width, note),
      height: dimension(size.height, .height, note)
    )
  }

  static func insets(_ insets: Insets, _ note: Note) -> Insets {
    Insets(
      top: distance(insets.top, .inset, note),
      leading: distance(insets.leading, .inset, note),
      bottom: distance(insets.bottom, .inset, note),
      trailing: distance(insets.trailing, .inset, note)
    )
  }

  static func spacing(
    _ spacing: CompositionalSpacing,
    _ quantity: CompositionalQuantity,
    _ note: Note
  ) -> CompositionalSpacing {
    switch spacing {
    case .fixed(let distance): .fixed(length(distance, quantity, note))
    case .flexible(let distance): .flexible(length(distance, quantity, note))
    }
  }

  /// A spacing of items, which overlap where it is fixed and negative.
  static func itemSpacing(_ declared: CompositionalSpacing, _ note: Note) -> CompositionalSpacing {
    guard case .fixed(let distance) = declared else { return spacing(declared, .itemSpacing, note) }
    return .fixed(self.distance(distance, .itemSpacing, note))
  }

  static func edges(
    _ edges: CompositionalEdgeSpacing,
    _ note: Note
  ) -> CompositionalEdgeSpacing {
    CompositionalEdgeSpacing(
      leading: spacing(edges.leading, .edgeSpacing, note),
      top: spacing(edges.top, .edgeSpacing, note),
      trailing: spacing(edges.trailing, .edgeSpacing, note),
      bottom: spacing(edges.bottom, .edgeSpacing, note)
    )
  }

  static func supplementary(
    _ supplementary: CompositionalSupplementary,
    _ note: Note
  ) -> CompositionalSupplementary {
    var repaired = supplementary
    repaired.size = size(supplementary.size, note)
    repaired.contentInsets = insets(supplementary.contentInsets, note)
    repaired.containerAnchor.offset = offset(supplementary.containerAnchor.offset, note)
    if let anchor = supplementary.itemAnchor {
      repaired.itemAnchor?.offset = offset(anchor.offset, note)
    }
    return repaired
  }

  static func boundary(_ boundary: CompositionalBoundary, _ note: Note) -> CompositionalBoundary {
    var repaired = boundary
    repaired.size = size(boundary.size, note)
    repaired.contentInsets = insets(boundary.contentInsets, note)
    repaired.offset = point(boundary.offset, note)
    return repaired
  }

  static func frame(_ frame: Rect, _ note: Note) -> Rect {
    Rect(
      x: distance(frame.x, .customFrame, note),
      y: distance(frame.y, .customFrame, note),
      width: length(frame.width, .customFrame, note),
      height: length(frame.height, .customFrame, note)
    )
  }

  private static func dimension(
    _ dimension: CompositionalDimension,
    _ quantity: CompositionalQuantity,
    _ note: Note
  ) -> CompositionalDimension {
    switch dimension {
    case .absolute(let length): .absolute(self.length(length, quantity, note))
    case .fractionalWidth(let factor): .fractionalWidth(self.factor(factor, quantity, note))
    case .fractionalHeight(let factor): .fractionalHeight(self.factor(factor, quantity, note))
    case .gapAwareFraction(let factor): .gapAwareFraction(self.factor(factor, quantity, note))
    case .estimated(let estimate): .estimated(self.estimate(estimate, quantity, note))
    case .uniformAcrossSiblings(let estimate):
      .uniformAcrossSiblings(estimate: self.estimate(estimate, quantity, note))
    }
  }

  private static func factor(
    _ factor: Double,
    _ quantity: CompositionalQuantity,
    _ note: Note
  ) -> Double {
    let finite = factor > 0 ? min(factor, largestFactor) : 0
    return used(finite, insteadOf: factor, quantity, note)
  }

  private static func estimate(
    _ estimate: Double,
    _ quantity: CompositionalQuantity,
    _ note: Note
  ) -> Double {
    used(clamped(estimate, leastEstimate), insteadOf: estimate, quantity, note)
  }

  private static func offset(
    _ offset: CompositionalAnchor.Offset,
    _ note: Note
  ) -> CompositionalAnchor.Offset {
    switch offset {
    case .absolute(let distance): .absolute(point(distance, note))
    case .fractional(let factor): .fractional(point(factor, note))
    }
  }

  private static func point(_ point: Point, _ note: Note) -> Point {
    Point(x: distance(point.x, .offset, note), y: distance(point.y, .offset, note))
  }

  private static func clamped(_ value: Double, _ least: Double) -> Double {
    // Also for -0.0, which is not greater than 0 but would keep its sign as the maximum of both.
    value > least ? min(value, CompositionalIssue.largestExtent) : least
  }

  private static func used(
    _ used: Double,
    insteadOf found: Double,
    _ quantity: CompositionalQuantity,
    _ note: Note
  ) -> Double {
    if used != found { note(.invalidNumber(quantity, found: found, used: used)) }
    return used
  }
}
