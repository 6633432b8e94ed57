import CoreGraphics
import Foundation
import UIKit

/// How a layer's node is put into that of its superlayer.
enum LayerPlacement {
  /// It is moved by whole pixels; the layer's corner really is at `phase`.
  case translated(by: CGPoint, phase: CGPoint)
  /// It is turned, scaled or sheared, and stands wherever that leads.
  case transformed(CGAffineTransform)
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
    let transform = appearance.transform
    guard transform.isTranslation else {
      self = Self.transformed(appearance, in: space)
      return
    }
    let corner = space.convert(
      CGPoint(
        x: appearance.position.x + transform.tx - appearance.bounds.width / 2,
        y: appearance.position.y + transform.ty - appearance.bounds.height / 2
      )
    )
    let grid = space.target.grid
    let snapped = grid.snap(corner)
    let phase = grid.quantize(CGPoint(x: corner.x - snapped.x, y: corner.y - snapped.y))
    self = .translated(by: snapped, phase: phase)
  }

  private static func transformed(
    _ appearance: UIBackendAppearance,
    in space: LayerSpace
  ) -> LayerPlacement {
    let transform = appearance.transform
    // What is squeezed into a line or a point shows nothing, and cannot be drawn either.
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else {
      return .invisible
    }
    let middle = space.convert(appearance.position)
    return .transformed(
      CGAffineTransform(
        translationX: -appearance.bounds.width / 2,
        y: -appearance.bounds.height / 2
      )
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    )
  }
}

extension CGAffineTransform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  fileprivate var isFinite: Bool {
    (a + b + c + d + tx + ty).isFinite
  }
}

extension UIBackendAppearance {
  /// Whether every number is one that something can be drawn with.
  fileprivate var isFinite: Bool {
    let numbers =
      bounds.minX + bounds.minY + bounds.width + bounds.height + position.x + position.y
      + cornerRadius + borderWidth + CGFloat(opacity)
    return numbers.isFinite && transform.isFinite
  }
}
