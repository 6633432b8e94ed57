package import Foundation

extension [PathStep] {
  /// The steps after a transform.
  package func applying(_ transform: CGAffineTransform) -> [PathStep] {
    transform == .identity ? self : map { $0.mapped { $0.applying(transform) } }
  }

  /// Where the next step goes on; `nil` without any.
  package var currentPoint: CGPoint? {
    guard case .close = last else { return last?.end }
    return lazy.reversed().compactMap { step -> CGPoint? in
      guard case .move(let start) = step else { return nil }
      return start
    }.first
  }

  /// The points where the drawn steps turn back in a direction, and where they start and end.
  ///
  /// A subpath that is begun and not drawn counts only if it is all there is.
  var extremes: [CGPoint] {
    var points: [CGPoint] = []
    forEachPart { part in
      points += [part.start, part.end]
      for index in 0..<2 { points += part.turningPoints(along: index) }
    }
    return points.isEmpty ? compactMap(\.end) : points
  }

  /// The upright rectangle that the steps are; `nil` if they are something else.
  package var rectangle: CGRect? {
    let corners = compactMap(\.end)
    let isClosed = last == .close || (corners.count == 5 && corners[0] == corners[4])
    let areLines = dropFirst().allSatisfy { step in
      if case .line = step { return true }
      return step == .close
    }
    guard areLines, isClosed,
      corners.count == 4 || (corners.count == 5 && corners[0] == corners[4]),
      filter({ $0 == .close }).count < 2
    else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    return isUpright ? CGRect(around: [a, c]) : nil
  }

  /// How often the outlines go round a point, and how many lines are between it and the far right.
  func winding(around point: CGPoint) -> (turns: Int, crossings: Int) {
    var (turns, crossings) = (0, 0)
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { return }
      turns += from.y <= point.y ? 1 : -1
      crossings += 1
    }
    forEachPart(closing: true) { part in
      var last = part.start
      for place in part.polyline {
        cross(last, place)
        last = place
      }
    }
    return (turns, crossings)
  }

  /// Calls `body` for each line and curve, those that close subpaths included; with `closing` also for what would close the
  /// others.
  package func forEachPart(closing: Bool = false, _ body: (PathPart) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for step in self {
      switch step {
      case .move(let point):
        if closing, current != start { body(.line(current, start)) }
        start = point
        current = point
      case .line(let end): body(.line(current, end))
      case .quad(let end, let control):
        body(
          .cubic(
            current,
            current.mixed(with: control, 2 / 3),
            end.mixed(with: control, 2 / 3),
            end
          )
        )
      case .cubic(let end, let control1, let control2):
        body(.cubic(current, control1, control2, end))
      case .close:
        if current != start { body(.line(current, start)) }
        current = start
      }
      if let end = step.end { current = end }
    }
    if closing, current != start { body(.line(current, start)) }
  }
}

/// A line or a curve between two points.
package enum PathPart: Sendable {
  case line(CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  package var start: CGPoint {
    switch self {
    case .line(let start, _), .cubic(let start, _, _, _): start
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The place at a share, 0…1, of the curve's parameter.
  package func place(at share: CGFloat) -> CGPoint {
    switch self {
    case .line(let start, let end): start.mixed(with: end, share)
    case .cubic: split(at: share).0.end
    }
  }

  /// The parts before and after a share of the curve's parameter.
  package func split(at share: CGFloat) -> (PathPart, PathPart) {
    switch self {
    case .line(let start, let end):
      let middle = start.mixed(with: end, share)
      return (.line(start, middle), .line(middle, end))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a.mixed(with: b, share), b.mixed(with: c, share), c.mixed(with: d, share))
      let (abc, bcd) = (ab.mixed(with: bc, share), bc.mixed(with: cd, share))
      let middle = abc.mixed(with: bcd, share)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }

  /// Points on the part, the last at its end, so near to each other that lines between them do not differ from it by a
  /// twentieth of a point.
  package var polyline: [CGPoint] {
    guard case .cubic(let a, let b, let c, let d) = self else { return [end] }
    let first = hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    let second = hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y)
    // The distance from a line over a share t is at most t² · 3∕4 of the larger bend.
    let count = (Swift.max(first, second) * 0.75 / 0.05).squareRoot().rounded(.up)
    guard count.isFinite, count > 1 else { return [end] }
    let steps = Int(Swift.min(count, 256))
    return (1...steps).map { $0 == steps ? end : place(at: CGFloat($0) / CGFloat(steps)) }
  }

  /// Where a curve turns back along an axis: x for 0, y for 1.
  func turningPoints(along axis: Int) -> [CGPoint] {
    guard case .cubic(let a, let b, let c, let d) = self else { return [] }
    func value(_ point: CGPoint) -> CGFloat { axis == 0 ? point.x : point.y }
    // The derivative is 3 · (u · t² + v · t + w).
    let u = -value(a) + 3 * value(b) - 3 * value(c) + value(d)
    let v = 2 * (value(a) - 2 * value(b) + value(c))
    let w = value(b) - value(a)
    var shares: [CGFloat] = []
    if abs(u) < 1e-12 {
      if v != 0 { shares = [-w / v] }
    } else {
      let root = v * v - 4 * u * w
      if root >= 0 {
        shares = [(-v + root.squareRoot()) / (2 * u), (-v - root.squareRoot()) / (2 * u)]
      }
    }
    return shares.filter { $0 > 0 && $0 < 1 }.map { place(at: $0) }
  }
}

extension CGPoint {
  /// The point at a share of the way to another.
  package func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension CGRect {
  /// The smallest rectangle that holds points; null without any.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = CGPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
