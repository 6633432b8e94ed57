import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Shadows as pixels, where a renderer would draw them slowly or wrongly.
///
/// A renderer that draws on the processor would blur a shadow again in each frame, which costs more than
/// all else about a cell, and it leaves gaps in the shadow of one that is turned. A renderer that draws on
/// the graphics card puts a shadow together from pieces for the corners and the sides; around a small
/// shape the corners overlap, and where they do, a line shows. Shapes of one size share a picture.
@MainActor
enum ShadowPictures {
  private static var pictures = BoundedCache<Key, PixelImage>(capacity: 32)

  /// The most pixels a shadow may take up; larger ones are blurred in each frame.
  private static let maximumArea: CGFloat = 4_000_000

  private struct Key: Hashable {
    let shape: Shape
    let shadow: UIBackendShadow
    let grid: PixelGrid
  }

  private enum Shape: Hashable {
    case outline(RoundedRect)
    case path(UIBackendPath)
  }

  /// The shadow that the inside of `path` casts, inside of it too; `nil` where there is none.
  static func node(
    of shadow: UIBackendShadow,
    castBy path: UIBackendPath,
    for target: RenderTarget
  ) -> RenderNode? {
    guard let fill = RenderNode.fill(path, color: shadow.color) else { return nil }
    let frame = blurred(fill.bounds, by: shadow.radius, on: target.grid)
    var cast = shadow
    cast.offset = .zero
    cast.path = nil
    let key = Key(shape: .path(path), shadow: cast, grid: target.grid)
    let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
    guard
      let picture = pictures[key]
        ?? rasterize(fill, in: frame, grid: target.grid, blur: shadow.radius)
    else { return fill.translated(by: offset) }
    pictures[key] = picture
    let place = frame.offsetBy(dx: offset.x, dy: offset.y)
    return RenderNode.image(picture, in: target.grid.snap(place), for: target)
  }

  /// The shadow that `content` casts, below it too; `nil` where it shows nothing.
  ///
  /// It is part of what is kept with its layer until something in that changes, so that its picture needs no other place.
  static func node(
    of shadow: UIBackendShadow,
    castBy content: RenderNode,
    for target: RenderTarget
  ) -> RenderNode? {
    let color = RenderNode.fill(content.bounds, color: shadow.color)
    guard let silhouette = color.masked(by: content) else { return nil }
    let frame = blurred(silhouette.bounds, by: shadow.radius, on: target.grid)
    guard let picture = rasterize(silhouette, in: frame, grid: target.grid, blur: shadow.radius)
    else { return nil }
    let place = frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    return RenderNode.image(picture, in: target.grid.snap(place), for: target)
  }

  /// The pixels that something in `rect` reaches once it is blurred; beyond three deviations nothing of its edge is left.
  private static func blurred(_ rect: CGRect, by radius: CGFloat, on grid: PixelGrid) -> CGRect {
    let reach = (radius * 3).rounded(.up)
    return grid.enclosing(rect.insetBy(dx: -reach, dy: -reach))
  }

  /// The shadow that `outline` casts outside itself.
  static func node(
    of shadow: UIBackendShadow,
    around outline: RoundedRect,
    for target: RenderTarget
  ) -> RenderNode {
    let shape = outline.moved(to: .zero)
    let blurred = RenderNode.shadow(shadow, of: shape)
    guard target.pixelSource == .surface || cornersOverlap(in: blurred.bounds, of: shape) else {
      return RenderNode.shadow(shadow, of: outline)
    }
    let key = Key(shape: .outline(shape), shadow: shadow, grid: target.grid)
    let frame = target.grid.enclosing(blurred.bounds)
    guard let picture = pictures[key] ?? rasterize(blurred, in: frame, grid: target.grid) else {
      return RenderNode.shadow(shadow, of: outline)
    }
    pictures[key] = picture
    let place = frame.offsetBy(dx: outline.rect.minX, dy: outline.rect.minY)
    return RenderNode.image(picture, in: place, for: target)
  }

  /// Whether the corner pieces of a shadow meet: each has the corner's radius and the blur on both sides of it.
  private static func cornersOverlap(in bounds: CGRect, of shape: RoundedRect) -> Bool {
    let reach = max(
      max(-bounds.minX, bounds.maxX - shape.rect.maxX),
      max(-bounds.minY, bounds.maxY - shape.rect.maxY)
    )
    return min(shape.rect.width, shape.rect.height) < 2 * (shape.radius + reach)
  }

  private static func rasterize(
    _ node: RenderNode,
    in frame: CGRect,
    grid: PixelGrid,
    blur radius: CGFloat = 0
  ) -> PixelImage? {
    let area = frame.width * frame.height * grid.scale * grid.scale
    guard area > 0, area <= maximumArea else { return nil }
    var rect = graphene_rect_t(frame)
    guard let surface = tsr_node_rasterize(node.pointer, &rect, Double(grid.scale)) else {
      return nil
    }
    tsr_surface_blur(surface, Double(radius * grid.scale))
    return PixelImage(adopting: surface)
  }
}

extension RoundedRect {
  fileprivate func moved(to origin: CGPoint) -> RoundedRect {
    RoundedRect(CGRect(origin: origin, size: rect.size), radius: radius, corners: corners)
  }
}
