import CoreGraphics
import Foundation

extension LayerProperties: AnimatedProperties {
  func value(at keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "bounds": return .rect(bounds)
    case "position": return .point(position)
    case "anchorPoint": return .point(anchorPoint)
    case "zPosition": return .number(Double(zPosition))
    case "opacity": return .number(Double(opacity))
    case "hidden", "isHidden": return .number(isHidden ? 1 : 0)
    case "backgroundColor": return .color(backgroundColor)
    case "cornerRadius": return .number(Double(cornerRadius))
    case "borderWidth": return .number(Double(border.width))
    case "borderColor": return .color(border.color)
    case "shadowOpacity": return .number(Double(shadow.opacity))
    case "shadowRadius": return .number(Double(shadow.radius))
    case "shadowOffset": return .size(shadow.offset)
    case "shadowColor": return .color(shadow.color)
    case "transform": return .transform(transform.matrix)
    case "sublayerTransform": return .transform(sublayerTransform.matrix)
    default: return partValue(at: keyPath)
    }
  }

  mutating func set(_ value: AnimatedValue, at keyPath: String) {
    switch (keyPath, value) {
    case ("bounds", .rect(let rect)):
      // What swings beyond nothing is no size.
      bounds = CGRect(
        origin: rect.origin,
        size: CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
      )
    case ("position", .point(let point)): position = point
    case ("anchorPoint", .point(let point)): anchorPoint = point
    case ("zPosition", .number(let number)): zPosition = number
    case ("opacity", .number(let number)): opacity = number
    case ("hidden", .number(let number)), ("isHidden", .number(let number)):
      isHidden = number >= 0.5
    case ("backgroundColor", .color(let color)): backgroundColor = color
    case ("cornerRadius", .number(let number)): cornerRadius = number
    case ("borderWidth", .number(let number)): border.width = number
    case ("borderColor", .color(let color)): border.color = color
    case ("shadowOpacity", .number(let number)): shadow.opacity = number
    case ("shadowRadius", .number(let number)): shadow.radius = number
    case ("shadowOffset", .size(let size)): shadow.offset = size
    case ("shadowColor", .color(let color)): shadow.color = color
    case ("transform", .transform(let matrix)): transform = LayerTransform(matrix)
    case ("sublayerTransform", .transform(let matrix)): sublayerTransform = LayerTransform(matrix)
    default: setPart(value, at: keyPath)
    }
  }

  /// What is animated as a part of a property, such as `position.x`.
  private func partValue(at keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "bounds.origin": .point(bounds.origin)
    case "bounds.size": .size(bounds.size)
    case "shadowOffset.width": .number(Double(shadow.offset.width))
    case "shadowOffset.height": .number(Double(shadow.offset.height))
    case "transform.translation":
      .size(CGSize(width: transform.matrix.m41, height: transform.matrix.m42))
    default:
      Self.coordinates[keyPath].map { .number(Double(self[keyPath: $0])) }
        ?? TransformPart(keyPath).map { .number($0.value(in: TransformComponents(transform))) }
    }
  }

  private mutating func setPart(_ value: AnimatedValue, at keyPath: String) {
    switch (keyPath, value) {
    case ("bounds.origin", .point(let point)): bounds.origin = point
    case ("bounds.size", .size(let size)):
      bounds.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    case ("shadowOffset.width", .number(let number)): shadow.offset.width = number
    case ("shadowOffset.height", .number(let number)): shadow.offset.height = number
    case ("transform.translation", .size(let size)):
      setPart(.number(size.width), at: "transform.translation.x")
      setPart(.number(size.height), at: "transform.translation.y")
    case (_, .number(let number)):
      if let coordinate = Self.coordinates[keyPath] {
        self[keyPath: coordinate] = number
      } else if let part = TransformPart(keyPath) {
        var components = TransformComponents(transform)
        part.set(number, in: &components)
        transform = components.transform
      }
    default: break
    }
  }

  private static var coordinates: [String: WritableKeyPath<LayerProperties, CGFloat>] {
    [
      "position.x": \.position.x, "position.y": \.position.y,
      "bounds.origin.x": \.bounds.origin.x, "bounds.origin.y": \.bounds.origin.y,
      "bounds.size.width": \.bounds.size.width, "bounds.size.height": \.bounds.size.height,
      "anchorPoint.x": \.anchorPoint.x, "anchorPoint.y": \.anchorPoint.y,
    ]
  }
}

/// A part of a transform that has a key path of its own.
private enum TransformPart {
  case translation(Int)
  case scale(Int)
  case uniformScale
  case rotation(Int)

  init?(_ keyPath: String) {
    let axes = ["x": 0, "y": 1, "z": 2]
    let words = keyPath.split(separator: ".").map(String.init)
    guard words.count > 1, words[0] == "transform" else { return nil }
    switch (words[1], words.count > 2 ? axes[words[2]] : nil) {
    case ("translation", let axis?): self = .translation(axis)
    case ("scale", let axis?): self = .scale(axis)
    case ("scale", nil) where words.count == 2: self = .uniformScale
    case ("rotation", let axis?): self = .rotation(axis)
    case ("rotation", nil) where words.count == 2: self = .rotation(2)
    default: return nil
    }
  }

  /// Where the part is among the components: movement, scale, shear, turn.
  private var place: Int {
    switch self {
    case .translation(let axis): axis
    case .scale(let axis): 3 + axis
    case .uniformScale: 3
    case .rotation(let axis): 9 + axis
    }
  }

  func value(in components: TransformComponents) -> Double { components.numbers[place] }

  func set(_ value: Double, in components: inout TransformComponents) {
    components.numbers[place] = value
    guard case .uniformScale = self else { return }
    components.numbers[4] = value
    components.numbers[5] = value
  }
}
