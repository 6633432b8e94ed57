import CoreGraphics
import Foundation

/// A value of a property that animates.
enum AnimatedValue: Equatable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(UIBackendColor)
  case transform(CATransform3D)
  case path(CGPath)
  case numbers([Double])
  case colors([UIBackendColor])
}

extension AnimatedValue {
  /// `value` as one of the same kind as this; `nil` if it is something else, or not finite.
  func sameKind(_ value: Any) -> AnimatedValue? {
    let result: AnimatedValue? =
      switch self {
      case .number: Self.number(of: value).map(AnimatedValue.number)
      case .point: (value as? CGPoint).map(AnimatedValue.point)
      case .size: (value as? CGSize).map(AnimatedValue.size)
      case .rect: (value as? CGRect).map(AnimatedValue.rect)
      case .color: (value as? CGColor).map { .color(UIBackendColor($0)) }
      case .transform: (value as? CATransform3D).map(AnimatedValue.transform)
      case .path: (value as? CGPath).map(AnimatedValue.path)
      case .numbers: (value as? [Any]).flatMap { Self.numbers(of: $0) }
      case .colors: (value as? [CGColor]).map { .colors($0.map(UIBackendColor.init)) }
      }
    return result?.components.allSatisfy(\.isFinite) == true ? result : nil
  }

  /// The value as animations take it.
  var object: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): CGColor(value)
    case .transform(let value): value
    case .path(let value): value
    case .numbers(let values): values
    case .colors(let values): values.map { CGColor($0) }
    }
  }

  private static func numbers(of values: [Any]) -> AnimatedValue? {
    let numbers = values.compactMap { number(of: $0) }
    return numbers.count == values.count ? .numbers(numbers) : nil
  }

  private static func number(of value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension AnimatedValue {
  /// The value at a share of the way to another; beyond it for shares outside of 0…1.
  ///
  /// Values that have no way between them, such as paths of different steps, change in the middle.
  func mixed(with other: AnimatedValue, _ share: Double) -> AnimatedValue {
    switch (self, other) {
    case (.transform(let start), .transform(let end)):
      return .transform(Self.mixed(start, end, share))
    case (.color(let start), .color(let end)) where start.isClear:
      return AnimatedValue.color(end.cleared).mixedNumbers(with: other, share)
    case (.color(let start), .color(let end)) where end.isClear:
      return mixedNumbers(with: .color(start.cleared), share)
    default: return mixedNumbers(with: other, share)
    }
  }

  private func mixedNumbers(with other: AnimatedValue, _ share: Double) -> AnimatedValue {
    let (start, end) = (components, other.components)
    let result =
      start.count == end.count
      ? withComponents(zip(start, end).map { $0 + ($1 - $0) * share }) : nil
    return result ?? (share < 0.5 ? self : other)
  }

  private static func mixed(
    _ start: CATransform3D,
    _ end: CATransform3D,
    _ share: Double
  ) -> CATransform3D {
    let target = TransformComponents(LayerTransform(end))
    let rest = TransformComponents(LayerTransform(start)).shortestDelta(from: target)
    let numbers = target.numbers + rest * (1 - share)
    return TransformComponents(numbers: numbers).transform.matrix
  }

  /// The value with another added a number of times; transforms are applied after this one.
  func adding(_ other: AnimatedValue, times: Double) -> AnimatedValue {
    if case .transform(let first) = self, case .transform(let second) = other {
      let added = Self.mixed(CATransform3DIdentity, second, times)
      return .transform(CATransform3DConcat(first, added))
    }
    let (start, change) = (components, other.components)
    guard start.count == change.count else { return self }
    return withComponents(zip(start, change).map { $0 + $1 * times }) ?? self
  }

  /// What changes nothing when it is added.
  var zero: AnimatedValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return withComponents(components.map { _ in 0 }) ?? self
  }

  /// How far another value is.
  func distance(to other: AnimatedValue) -> Double {
    let (start, end) = (components, other.components)
    guard start.count == end.count else { return 1 }
    return zip(start, end).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }
}

extension AnimatedValue {
  /// The numbers that the value consists of.
  var components: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.minX, value.minY, value.width, value.height]
    case .color(let value): value.components
    case .transform(let value):
      [
        value.m11, value.m12, value.m13, value.m14, value.m21, value.m22, value.m23, value.m24,
        value.m31, value.m32, value.m33, value.m34, value.m41, value.m42, value.m43, value.m44,
      ]
    case .path(let value): value.steps.flatMap { $0.points.flatMap { [$0.x, $0.y] } }
    case .numbers(let values): values
    case .colors(let values): values.flatMap(\.components)
    }
  }

  /// A value of the same kind that consists of other numbers; `nil` for a transform.
  func withComponents(_ numbers: [Double]) -> AnimatedValue? {
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: return .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .color: return .color(UIBackendColor(components: numbers[...]))
    case .transform: return nil
    case .path(let path): return .path(CGPath(steps: path.steps.withNumbers(numbers)))
    case .numbers: return .numbers(numbers)
    case .colors(let colors):
      return .colors(
        colors.indices.map { UIBackendColor(components: numbers[($0 * 4)..<($0 * 4 + 4)]) }
      )
    }
  }
}

extension [PathStep] {
  /// The same steps with other coordinates, two for each point.
  fileprivate func withNumbers(_ numbers: [Double]) -> [PathStep] {
    var rest = numbers[...]
    func next() -> CGPoint {
      let point = CGPoint(x: rest[rest.startIndex], y: rest[rest.startIndex + 1])
      rest = rest.dropFirst(2)
      return point
    }
    return map { step in
      switch step {
      case .move: return .move(next())
      case .line: return .line(next())
      case .quad:
        let control = next()
        return .quad(next(), control: control)
      case .cubic:
        let (control1, control2) = (next(), next())
        return .cubic(next(), control1: control1, control2: control2)
      case .close: return .close
      }
    }
  }
}

extension UIBackendColor {
  fileprivate var components: [Double] { [red, green, blue, alpha] }

  fileprivate init(components: ArraySlice<Double>) {
    let numbers = components.map { Swift.min(Swift.max($0, 0), 1) }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
