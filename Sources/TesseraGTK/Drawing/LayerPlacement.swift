import CoreGraphics
import Foundation
import UIKit

/// How a layer's node is put into that of its superlayer.
enum LayerPlacement {
  /// It is moved by whole pixels; the layer's corner really is at `phase`.
  case translated(by: CGPoint, phase: CGPoint)
  /// It is turned, scaled or sheared, and stands wherever that leads.
  case transformed(CGAffineTransform)
  /// It is turned in space, and seen in the plane as this transform of planes says.
  case projected(CATransform3D)
  /// Hidden, transparent or squeezed to nothing.
  case invisible
  /// Its place is not finite.
  case undefined

  init(_ appearance: UIBackendAppearance, in space: LayerSpace) {
    guard !appearance.isHidden, appearance.opacity > 0 else {
      self = .invisible
      return
    }
    guard appearance.isFinite else {
      self = .undefined
      return
    }
    guard let transform = appearance.transform.affineTransform else {
      self = Self.projected(appearance, in: space)
      return
    }
    guard transform.isTranslation else {
      self = Self.transformed(appearance, by: transform, in: space)
      return
    }
    let anchor = appearance.anchor
    let corner = space.convert(
      CGPoint(
        x: appearance.position.x + transform.tx - anchor.x,
        y: appearance.position.y + transform.ty - anchor.y
      )
    )
    let grid = space.target.grid
    let snapped = grid.snap(corner)
    let phase = grid.quantize(CGPoint(x: corner.x - snapped.x, y: corner.y - snapped.y))
    self = .translated(by: snapped, phase: phase)
  }

  private static func transformed(
    _ appearance: UIBackendAppearance,
    by transform: CGAffineTransform,
    in space: LayerSpace
  ) -> LayerPlacement {
    // What is squeezed into a line or a point shows nothing, and cannot be drawn either.
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else {
      return .invisible
    }
    let position = space.convert(appearance.position)
    let anchor = appearance.anchor
    return .transformed(
      CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    )
  }

  private static func projected(
    _ appearance: UIBackendAppearance,
    in space: LayerSpace
  ) -> LayerPlacement {
    let position = space.convert(appearance.position)
    let anchor = appearance.anchor
    let inner = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0),
      appearance.transform
    )
    let outer = CATransform3DMakeTranslation(position.x, position.y, 0)
    let projection = CATransform3DConcat(inner, outer).flattened
    // What is seen edge on shows nothing.
    return projection.isInvertible ? .projected(projection) : .invisible
  }
}

extension CGAffineTransform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension UIBackendAppearance {
  /// Where the anchor point is, from the top left corner.
  fileprivate var anchor: CGPoint {
    CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
  }

  /// Whether every number is one that something can be drawn with.
  fileprivate var isFinite: Bool {
    let numbers =
      bounds.minX + bounds.minY + bounds.width + bounds.height + position.x + position.y
      + cornerRadius + borderWidth + CGFloat(opacity)
    return numbers.isFinite && transform.isFinite
  }
}
