import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A rectangle with some corners cut round.
struct RoundedRect: Hashable {
  var rect: CGRect
  /// The radius of the rounded corners; never more than half of the shorter side.
  let radius: CGFloat
  var corners: CACornerMask

  init(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) {
    self.rect = rect
    self.corners = corners
    self.radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
  }

  var isRounded: Bool { radius > 0 && !corners.isEmpty }

  var gskRoundedRect: GskRoundedRect {
    func size(_ corner: CACornerMask) -> graphene_size_t {
      let radius = corners.contains(corner) ? Float(radius) : 0
      return graphene_size_t(width: radius, height: radius)
    }
    var result = GskRoundedRect()
    result.bounds = graphene_rect_t(rect)
    result.corner.0 = size(.layerMinXMinYCorner)
    result.corner.1 = size(.layerMaxXMinYCorner)
    result.corner.2 = size(.layerMaxXMaxYCorner)
    result.corner.3 = size(.layerMinXMaxYCorner)
    return result
  }
}

extension graphene_rect_t {
  init(_ rect: CGRect) {
    self.init(
      origin: graphene_point_t(rect.origin),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height))
    )
  }
}

extension graphene_point_t {
  init(_ point: CGPoint) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension GdkRGBA {
  init(_ color: UIBackendColor) {
    self.init(
      red: Float(color.red),
      green: Float(color.green),
      blue: Float(color.blue),
      alpha: Float(color.alpha)
    )
  }
}
