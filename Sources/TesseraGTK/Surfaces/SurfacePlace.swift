import CoreGraphics
import Foundation
import UIKit

/// Where a layer's surface is in the window: the place at which the renderer draws it.
struct SurfacePlace {
  /// The extent of the layer in points, its edges on the grid.
  let size: CGSize
  /// The transform from the surface's coordinates to those of the window.
  let transform: CGAffineTransform
  /// Whether any of it shows, as far as layers cut it off.
  let isVisible: Bool

  /// The upright rectangle around it in the window.
  var frame: CGRect { CGRect(origin: .zero, size: size).applying(transform) }
}

/// Finds the places of surfaces in one frame.
///
/// The layers around surfaces in sequence, such as the list around its fields, are looked at once.
@MainActor
struct SurfacePlaces {
  private let target: RenderTarget
  private let window: CGRect
  /// The layers from the root to the one that was looked at last.
  private var path: [Step] = []

  /// A layer around surfaces; layers stay where they are meanwhile, so that their identity is enough.
  private struct Step {
    let layer: ObjectIdentifier
    /// The place inside of the layer; `nil` where it is not on screen.
    let inside: Inside?
  }

  /// Where what is in a layer is drawn.
  private struct Inside {
    let space: LayerSpace
    /// The transform from the coordinates of its node to those of the window.
    let toWindow: CGAffineTransform
    /// The part of the window in which its content shows.
    let visible: CGRect
    /// The outline of the layer in its node, its edges on the grid.
    let outline: CGRect
  }

  init(for target: RenderTarget, in window: CGSize) {
    self.target = target
    self.window = CGRect(origin: .zero, size: window)
  }

  /// The place of a layer's surface; `nil` where the layer has none on screen.
  mutating func place(of layer: CALayer) -> SurfacePlace? {
    guard let inside = inside(of: layer) else { return nil }
    let outline = inside.outline
    let visible = inside.visible.intersection(outline.applying(inside.toWindow))
    let corner = CGAffineTransform(translationX: outline.minX, y: outline.minY)
    return SurfacePlace(
      size: outline.size,
      transform: corner.concatenating(inside.toWindow),
      isVisible: visible.width > 0 && visible.height > 0
    )
  }

  private mutating func inside(of layer: CALayer) -> Inside? {
    let identity = ObjectIdentifier(layer)
    // A loop, since a closure would ask for the actor each time.
    for index in path.indices.reversed() where path[index].layer == identity {
      path.removeLast(path.count - index - 1)
      return path[index].inside
    }
    if layer.superlayer == nil { path.removeAll(keepingCapacity: true) }
    let found = findInside(of: layer)
    path.append(Step(layer: identity, inside: found))
    return found
  }

  private mutating func findInside(of layer: CALayer) -> Inside? {
    let appearance = layer.backendAppearance
    var toWindow = CGAffineTransform.identity
    var visible = window
    var phase = CGPoint.zero
    if let superlayer = layer.superlayer {
      guard let outer = inside(of: superlayer) else { return nil }
      visible = outer.visible
      switch LayerPlacement(appearance, in: outer.space) {
      case .invisible, .undefined: return nil
      case .translated(let offset, let corner):
        let move = CGAffineTransform(translationX: offset.x, y: offset.y)
        toWindow = move.concatenating(outer.toWindow)
        phase = corner
      case .transformed(let transform): toWindow = transform.concatenating(outer.toWindow)
      case .projected(let projection):
        // GTK places widgets in the plane only.
        let rect = CGRect(origin: .zero, size: appearance.bounds.size)
        guard let transform = projection.affineTransform(near: rect) else { return nil }
        toWindow = transform.concatenating(outer.toWindow)
      }
    }
    let space = LayerSpace(bounds: appearance.bounds, target: target, phase: phase)
    let outline = space.outline(of: appearance.bounds)
    if appearance.masksToBounds { visible = visible.intersection(outline.applying(toWindow)) }
    return Inside(space: space, toWindow: toWindow, visible: visible, outline: outline)
  }
}
