import CoreGraphics
import Foundation
import UIKit

/// Where a layer's surface is in the window: the place at which the renderer draws it.
@MainActor
struct SurfacePlace {
  /// The extent of the layer in points, its edges on the grid.
  let size: CGSize
  /// The transform from the surface's coordinates to those of the window.
  let transform: CGAffineTransform
  /// Whether any of it shows, as far as layers cut it off.
  let isVisible: Bool

  /// The upright rectangle around it in the window.
  var frame: CGRect { CGRect(origin: .zero, size: size).applying(transform) }

  /// `nil` where the layer has no place on screen.
  init?(of layer: CALayer, for target: RenderTarget, in window: CGSize) {
    let chain = Array(sequence(first: layer, next: \.superlayer)).reversed()
    var toWindow = CGAffineTransform.identity
    var visible = CGRect(origin: .zero, size: window)
    var space: LayerSpace?
    for (current, appearance) in chain.map({ ($0, $0.backendAppearance) }) {
      var phase = CGPoint.zero
      if let outer = space {
        switch LayerPlacement(appearance, in: outer) {
        case .invisible, .undefined: return nil
        case .translated(let offset, let corner):
          let move = CGAffineTransform(translationX: offset.x, y: offset.y)
          toWindow = move.concatenating(toWindow)
          phase = corner
        case .transformed(let transform): toWindow = transform.concatenating(toWindow)
        case .projected(let projection):
          // GTK places widgets in the plane only.
          let rect = CGRect(origin: .zero, size: appearance.bounds.size)
          guard let transform = projection.affineTransform(near: rect) else { return nil }
          toWindow = transform.concatenating(toWindow)
        }
      }
      let inner = LayerSpace(bounds: appearance.bounds, target: target, phase: phase)
      if appearance.masksToBounds || current === layer {
        visible = visible.intersection(inner.outline(of: appearance.bounds).applying(toWindow))
      }
      space = inner
    }
    guard let space else { return nil }
    let outline = space.outline(of: layer.backendAppearance.bounds)
    size = outline.size
    let corner = CGAffineTransform(translationX: outline.minX, y: outline.minY)
    transform = corner.concatenating(toWindow)
    isVisible = visible.width > 0 && visible.height > 0
  }
}
