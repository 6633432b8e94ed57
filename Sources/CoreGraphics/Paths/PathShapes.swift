package import Foundation

/// The steps of usual outlines.
package enum PathShapes {
  package static func rect(_ rect: CGRect) -> [PathStep] {
    let rect = rect.standardized
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  package static func ellipse(in rect: CGRect) -> [PathStep] {
    let rect = rect.standardized
    let circle = arc(center: .zero, radius: 1, start: 0, delta: 2 * .pi)
    let scaled = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    return ([.move(circle.start)] + circle.curves + [.close]).applying(scaled)
  }

  /// A rectangle whose corners are parts of ellipses; of those that are not among `corners`, clockwise from the top left one,
  /// there is nothing.
  package static func roundedRect(
    _ rect: CGRect,
    radii: CGSize,
    corners: [Bool] = [true, true, true, true]
  ) -> [PathStep] {
    let rect = rect.standardized
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard width > 0, height > 0, corners.contains(true) else { return Self.rect(rect) }
    // The corners clockwise from the top right one, each with the direction from which its arc is entered.
    let places = [
      (CGPoint(x: rect.maxX, y: rect.minY), -CGFloat.pi / 2, corners[1]),
      (CGPoint(x: rect.maxX, y: rect.maxY), 0, corners[2]),
      (CGPoint(x: rect.minX, y: rect.maxY), CGFloat.pi / 2, corners[3]),
      (CGPoint(x: rect.minX, y: rect.minY), CGFloat.pi, corners[0]),
    ]
    var steps = [PathStep.move(CGPoint(x: rect.minX + (corners[0] ? width : 0), y: rect.minY))]
    for (corner, angle, isRound) in places {
      guard isRound else {
        steps.append(.line(corner))
        continue
      }
      let circle = arc(center: .zero, radius: 1, start: angle, delta: .pi / 2)
      let middle = CGPoint(
        x: corner.x + (corner.x == rect.minX ? width : -width),
        y: corner.y + (corner.y == rect.minY ? height : -height)
      )
      let scaled = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: middle.x, ty: middle.y)
      steps += ([.line(circle.start)] + circle.curves).applying(scaled)
    }
    return steps + [.close]
  }

  /// How far an arc goes from one angle to another: never more than a whole turn.
  package static func sweep(
    from start: CGFloat,
    to end: CGFloat,
    towardsSmaller: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let way = towardsSmaller ? start - end : end - start
    guard way.isFinite else { return 0 }
    let sweep = way < 0 ? way + turn * (-way / turn).rounded(.up) : min(way, turn)
    return towardsSmaller ? -sweep : sweep
  }

  /// A thousand turns.
  private static let largestDelta = 2_000 * CGFloat.pi

  /// A part of a circle as curves of a quarter turn at most.
  package static func arc(
    center: CGPoint,
    radius: CGFloat,
    start: CGFloat,
    delta: CGFloat
  ) -> (start: CGPoint, curves: [PathStep]) {
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    guard delta.isFinite, delta != 0 else { return (place(start), []) }
    // More turns than can be told apart are not drawn one by one.
    let delta = min(max(delta, -largestDelta), largestDelta)
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / CGFloat(count)
    // With this length the middle of each curve lies on the circle.
    let reach = 4 / 3 * tan(step / 4) * radius
    let curves = (0..<count).map { index -> PathStep in
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (first, last) = (place(from), place(to))
      return .cubic(
        last,
        control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))
      )
    }
    return (place(start), curves)
  }

  /// The arc that touches the lines from `start` to `corner` and from there to `end`; `nil` where they are one line.
  package static func fillet(
    from start: CGPoint,
    around corner: CGPoint,
    to end: CGPoint,
    radius: CGFloat
  ) -> (start: CGPoint, curves: [PathStep])? {
    let before = CGPoint(x: start.x - corner.x, y: start.y - corner.y)
    let after = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    let (long, short) = (hypot(before.x, before.y), hypot(after.x, after.y))
    let cross = before.x * after.y - before.y * after.x
    guard radius > 0, long > 0, short > 0, abs(cross) > 1e-9 * long * short else { return nil }
    let angle = acos(min(max((before.x * after.x + before.y * after.y) / (long * short), -1), 1))
    let reach = radius / tan(angle / 2)
    let touch = CGPoint(
      x: corner.x + before.x / long * reach,
      y: corner.y + before.y / long * reach
    )
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: touch.x - side * before.y / long * radius,
      y: touch.y + side * before.x / long * radius
    )
    return arc(
      center: center,
      radius: radius,
      start: atan2(touch.y - center.y, touch.x - center.x),
      delta: -side * (.pi - angle)
    )
  }
}
