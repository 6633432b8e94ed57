import CoreGraphics
import Foundation

/// A part of a layer's properties that animates as one.
enum LayerKey: CaseIterable {
  case bounds, position, transform, sublayerTransform, opacity, backgroundColor, cornerRadius,
    border, shadow

  /// Whether a change shows outside the layer itself, in the picture of its superlayer.
  var isPlacement: Bool { self == .position || self == .transform || self == .opacity }
}

extension LayerProperties {
  /// One animated part as sixteen numbers; unused ones are zero.
  subscript(key: LayerKey) -> SIMD16<Double> {
    get {
      switch key {
      case .bounds: SIMD16(bounds.minX, bounds.minY, bounds.width, bounds.height)
      case .position: SIMD16(position.x, position.y)
      case .transform: TransformComponents(transform).numbers
      case .sublayerTransform: TransformComponents(sublayerTransform).numbers
      case .opacity: SIMD16(opacity)
      case .backgroundColor: SIMD16(backgroundColor)
      case .cornerRadius: SIMD16(cornerRadius)
      case .border: SIMD16(border.color).replacing(4, with: border.width)
      case .shadow:
        SIMD16(shadow.color).replacing(4, with: shadow.opacity)
          .replacing(5, with: shadow.offset.width).replacing(6, with: shadow.offset.height)
          .replacing(7, with: shadow.radius)
      }
    }
    set {
      switch key {
      case .bounds:
        bounds = CGRect(
          x: newValue[0],
          y: newValue[1],
          width: max(0, newValue[2]),
          height: max(0, newValue[3])
        )
      case .position: position = CGPoint(x: newValue[0], y: newValue[1])
      case .transform: transform = TransformComponents(numbers: newValue).transform
      case .sublayerTransform:
        sublayerTransform = TransformComponents(numbers: newValue).transform
      case .opacity: opacity = CGFloat(newValue[0])
      case .backgroundColor: backgroundColor = UIBackendColor(newValue)
      case .cornerRadius: cornerRadius = CGFloat(newValue[0])
      case .border:
        border = Border(width: CGFloat(newValue[4]), color: UIBackendColor(newValue))
      case .shadow:
        shadow = Shadow(
          color: UIBackendColor(newValue),
          opacity: CGFloat(newValue[4]),
          offset: CGSize(width: newValue[5], height: newValue[6]),
          radius: CGFloat(newValue[7])
        )
      }
    }
  }

  /// The change from `other` to these properties in one part, along the way it should be travelled.
  func delta(from other: LayerProperties, key: LayerKey) -> SIMD16<Double> {
    switch key {
    case .transform:
      TransformComponents(transform).shortestDelta(from: TransformComponents(other.transform))
    case .sublayerTransform:
      TransformComponents(sublayerTransform)
        .shortestDelta(from: TransformComponents(other.sublayerTransform))
    case .backgroundColor:
      // What was clear appears as a clear version of the colour it becomes, not out of black.
      (backgroundColor.isClear ? SIMD16(other.backgroundColor.cleared) : self[key])
        - other[key]
    case .bounds, .position, .opacity, .cornerRadius, .border, .shadow:
      self[key] - other[key]
    }
  }
}

extension UIBackendColor {
  fileprivate init(_ numbers: SIMD16<Double>) {
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    self.init(
      red: clamped(numbers[0]),
      green: clamped(numbers[1]),
      blue: clamped(numbers[2]),
      alpha: clamped(numbers[3])
    )
  }
}

extension SIMD16<Double> {
  fileprivate init(_ color: UIBackendColor) {
    self.init(color.red, color.green, color.blue, color.alpha)
  }

  fileprivate init(
    _ first: CGFloat,
    _ second: CGFloat = 0,
    _ third: CGFloat = 0,
    _ fourth: CGFloat = 0
  ) {
    self = .zero
    self[0] = Double(first)
    self[1] = Double(second)
    self[2] = Double(third)
    self[3] = Double(fourth)
  }

  fileprivate init(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    self = .zero
    self[0] = first
    self[1] = second
    self[2] = third
    self[3] = fourth
  }

  fileprivate func replacing(_ index: Int, with value: CGFloat) -> SIMD16<Double> {
    var copy = self
    copy[index] = Double(value)
    return copy
  }
}
