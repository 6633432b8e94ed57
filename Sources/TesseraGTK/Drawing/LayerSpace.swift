import CoreGraphics
import Foundation
import UIKit

/// Where a layer's own coordinates are in those of its node.
///
/// The node's origin is the layer's top left corner, moved to an edge between pixels. What the corner
/// was moved by is the *phase*; it depends on where the layer stands, but not on how far something
/// around it is scrolled. With it, edges in different layers that coincide are moved to the same
/// place.
struct LayerSpace: Hashable {
  let target: RenderTarget
  /// Where the layer's true top left corner is, less than a pixel from the origin.
  let phase: CGPoint
  /// The layer's coordinate at its top left corner, on the grid.
  let scrollOffset: CGPoint

  init(bounds: CGRect, target: RenderTarget, phase: CGPoint) {
    self.target = target
    self.phase = phase
    scrollOffset = target.grid.snap(bounds.origin)
  }

  /// Where `point` is in the node, before it is moved to the grid.
  ///
  /// Offsets are taken off in double precision; afterwards only what is near the layer matters.
  func convert(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - scrollOffset.x + phase.x, y: point.y - scrollOffset.y + phase.y)
  }

  /// `rect` in the node, its edges on the grid.
  func snap(_ rect: CGRect) -> CGRect {
    target.grid.snap(CGRect(origin: convert(rect.origin), size: rect.size))
  }

  /// The layer's bounds in the node, their edges on the grid.
  func outline(of bounds: CGRect) -> CGRect {
    target.grid.snap(CGRect(origin: phase, size: bounds.size))
  }
}
