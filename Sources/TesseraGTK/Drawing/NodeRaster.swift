import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A node in pixels, which is how it is seen in perspective.
///
/// Not every renderer of GTK can draw a plane that is turned in space, and none does the same as another, so that planes are
/// projected here. The pixels stay with the node: what only turns is not drawn again, but looked up.
struct NodeRaster {
  let image: PixelImage
  /// The rectangle of the pixels, in the coordinates of the node.
  let rect: CGRect
  /// Pixels in a point.
  let scale: CGFloat

  /// The most pixels of a side of what is drawn, be it before it is turned or after.
  private static let maximumSide: CGFloat = 8192

  @MainActor
  init?(of node: RenderNode, scale: CGFloat) {
    let bounds = node.bounds
    let longest = max(bounds.width, bounds.height)
    guard longest > 0, longest.isFinite else { return nil }
    let scale = min(scale, Self.maximumSide / longest)
    rect = PixelGrid(scale: scale).enclosing(bounds)
    self.scale = scale
    var area = graphene_rect_t(rect)
    guard let surface = tsr_node_rasterize(node.pointer, &area, Double(scale)) else { return nil }
    image = PixelImage(adopting: surface)
  }

  /// How it looks in `frame` of the plane that `projection` leads to, which is inverted.
  @MainActor
  func projected(by projection: CATransform3D, in frame: CGRect, scale outer: CGFloat)
    -> PixelImage?
  {
    let toPoints = CATransform3DTranslate(
      CATransform3DMakeScale(1 / outer, 1 / outer, 1),
      frame.minX * outer,
      frame.minY * outer,
      0
    )
    let toPixels = CATransform3DTranslate(
      CATransform3DMakeScale(scale, scale, 1),
      -rect.minX,
      -rect.minY,
      0
    )
    let back = CATransform3DConcat(
      CATransform3DConcat(toPoints, CATransform3DInvert(projection)),
      toPixels
    )
    let numbers = [
      back.m11, back.m12, back.m14, back.m21, back.m22, back.m24, back.m41, back.m42, back.m44,
    ].map(Double.init)
    let width = Int32((frame.width * outer).rounded(.up))
    let height = Int32((frame.height * outer).rounded(.up))
    guard width > 0, height > 0 else { return nil }
    return tsr_surface_project(image.surface, numbers, width, height)
      .map(PixelImage.init(adopting:))
  }
}

extension RenderNode {
  /// How the node is seen when its plane is turned in space as `projection` says; `nil` where nothing of it is seen.
  @MainActor
  func projected(
    by projection: CATransform3D,
    for target: RenderTarget,
    visibleRect: CGRect?
  ) -> RenderNode? {
    guard let seen = projection.project(bounds) else { return nil }
    let reach = CGRect(x: -4096, y: -4096, width: 8192, height: 8192)
    let limit = visibleRect ?? reach
    let (minX, minY) = (max(seen.minX, limit.minX), max(seen.minY, limit.minY))
    let (maxX, maxY) = (min(seen.maxX, limit.maxX), min(seen.maxY, limit.maxY))
    guard maxX > minX, maxY > minY else { return nil }
    let frame = target.grid.enclosing(
      CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    )
    let scale = target.grid.scale * Self.detail(of: projection, in: bounds)
    if raster?.scale != scale { raster = NodeRaster(of: self, scale: scale) }
    return raster?.projected(by: projection, in: frame, scale: target.grid.scale)
      .map { RenderNode.image($0, in: frame, for: target) }
  }

  /// How many times the pixels of the screen are needed for the largest part of what is seen, as a power of 2.
  private static func detail(of projection: CATransform3D, in rect: CGRect) -> CGFloat {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let seen = corners.compactMap(projection.project)
    guard seen.count == corners.count else { return 1 }
    var largest: CGFloat = 0
    for index in corners.indices {
      let next = (index + 1) % corners.count
      let length = hypot(corners[next].x - corners[index].x, corners[next].y - corners[index].y)
      let shown = hypot(seen[next].x - seen[index].x, seen[next].y - seen[index].y)
      if length > 0 { largest = max(largest, shown / length) }
    }
    guard largest > 0 else { return 1 }
    return pow(2, min(max(log2(largest).rounded(.up), -2), 1))
  }
}
