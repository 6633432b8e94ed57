import CGTK
import CoreGraphics
import Foundation
import UIKit

extension RenderNode {
  /// A rectangle filled with a gradient.
  static func gradient(_ gradient: UIBackendGradient, in rect: CGRect) -> RenderNode {
    var bounds = graphene_rect_t(rect)
    let stops = gradient.stops.map {
      GskColorStop(offset: Float($0.location), color: GdkRGBA($0.color))
    }
    // GTK wants two stops.
    let padded = stops.count > 1 ? stops : stops + stops
    let count = gsize(padded.count)
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    let (start, end) = (place(gradient.start), place(gradient.end))
    var middle = graphene_point_t(start)
    switch gradient.kind {
    case .axial:
      let axisEnd = axisEnd(from: start, to: end, in: rect)
      var (from, to) = (graphene_point_t(start), graphene_point_t(axisEnd))
      return RenderNode(adopting: gsk_linear_gradient_node_new(&bounds, &from, &to, padded, count))
    case .radial:
      let width = max(Float(abs(end.x - start.x)), 0.001)
      let height = max(Float(abs(end.y - start.y)), 0.001)
      return RenderNode(
        adopting: gsk_radial_gradient_node_new(
          &bounds,
          &middle,
          width,
          height,
          0,
          1,
          padded,
          count
        )
      )
    case .conic:
      // GTK counts from the top.
      let angle = atan2(end.y - start.y, end.x - start.x) * 180 / .pi + 90
      return RenderNode(
        adopting: gsk_conic_gradient_node_new(&bounds, &middle, Float(angle), padded, count)
      )
    }
  }

  /// Where the axis from `start` ends that has the lines of one colour at right angles.
  ///
  /// Those lines are at right angles to the way from the start to the end in a square, and stretched with it to the rectangle.
  private static func axisEnd(from start: CGPoint, to end: CGPoint, in rect: CGRect) -> CGPoint {
    // In the square the direction is (u, v); the lines run along (−v, u), which is (−v · width, u · height) in the rectangle.
    let (u, v) = ((end.x - start.x) / rect.width, (end.y - start.y) / rect.height)
    let normal = CGPoint(x: u * rect.height, y: v * rect.width)
    let length = normal.x * normal.x + normal.y * normal.y
    // GTK draws nothing along an axis of no length, and Core Animation the last colour.
    guard length > 0 else { return CGPoint(x: start.x, y: start.y + 0.001) }
    let way = ((end.x - start.x) * normal.x + (end.y - start.y) * normal.y) / length
    return CGPoint(x: start.x + normal.x * way, y: start.y + normal.y * way)
  }
}
