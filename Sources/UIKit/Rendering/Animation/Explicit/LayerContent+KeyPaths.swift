import CoreGraphics
import Foundation

extension LayerGradient: AnimatedProperties {
  func value(at keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "colors": .colors((colors ?? []).map(UIBackendColor.init))
    case "locations": locations.map(AnimatedValue.numbers)
    case "startPoint": .point(startPoint)
    case "startPoint.x": .number(startPoint.x)
    case "startPoint.y": .number(startPoint.y)
    case "endPoint": .point(endPoint)
    case "endPoint.x": .number(endPoint.x)
    case "endPoint.y": .number(endPoint.y)
    default: nil
    }
  }

  mutating func set(_ value: AnimatedValue, at keyPath: String) {
    switch (keyPath, value) {
    case ("colors", .colors(let value)): colors = value.map(CGColor.init)
    case ("locations", .numbers(let value)): locations = value
    case ("startPoint", .point(let value)): startPoint = value
    case ("startPoint.x", .number(let value)): startPoint.x = value
    case ("startPoint.y", .number(let value)): startPoint.y = value
    case ("endPoint", .point(let value)): endPoint = value
    case ("endPoint.x", .number(let value)): endPoint.x = value
    case ("endPoint.y", .number(let value)): endPoint.y = value
    default: break
    }
  }
}

extension LayerShape: AnimatedProperties {
  func value(at keyPath: String) -> AnimatedValue? {
    switch keyPath {
    case "path": path.map(AnimatedValue.path) ?? .path(CGPath(steps: []))
    case "fillColor": .color(fillColor.map(UIBackendColor.init) ?? .clear)
    case "strokeColor": .color(strokeColor.map(UIBackendColor.init) ?? .clear)
    case "strokeStart": .number(Double(strokeStart))
    case "strokeEnd": .number(Double(strokeEnd))
    case "lineWidth": .number(Double(lineWidth))
    case "lineDashPhase": .number(Double(dashPhase))
    case "miterLimit": .number(Double(miterLimit))
    default: nil
    }
  }

  mutating func set(_ value: AnimatedValue, at keyPath: String) {
    switch (keyPath, value) {
    case ("path", .path(let value)): path = value
    case ("fillColor", .color(let value)): fillColor = CGColor(value)
    case ("strokeColor", .color(let value)): strokeColor = CGColor(value)
    case ("strokeStart", .number(let value)): strokeStart = value
    case ("strokeEnd", .number(let value)): strokeEnd = value
    case ("lineWidth", .number(let value)): lineWidth = value
    case ("lineDashPhase", .number(let value)): dashPhase = value
    case ("miterLimit", .number(let value)): miterLimit = value
    default: break
    }
  }
}
