import CGTK
import CoreGraphics
import Foundation
import UIKit

/// Shadows as pixels, for renderers that draw on the processor.
///
/// Such a renderer would blur a shadow again in each frame, which costs more than all else about a
/// cell, and it leaves gaps in the shadow of one that is turned. Cells of one size share a picture.
@MainActor
enum ShadowPictures {
  private static var pictures = BoundedCache<Key, PixelImage>(capacity: 32)

  /// The most pixels a shadow may take up; larger ones are blurred in each frame.
  private static let maximumArea: CGFloat = 4_000_000

  private struct Key: Hashable {
    let outline: RoundedRect
    let shadow: UIBackendShadow
    let grid: PixelGrid
  }

  /// The shadow that `outline` casts outside itself.
  static func node(
    of shadow: UIBackendShadow,
    around outline: RoundedRect,
    for target: RenderTarget
  ) -> RenderNode {
    guard target.pixelSource == .surface else { return RenderNode.shadow(shadow, of: outline) }
    let shape = outline.moved(to: .zero)
    let key = Key(outline: shape, shadow: shadow, grid: target.grid)
    let blurred = RenderNode.shadow(shadow, of: shape)
    let frame = target.grid.enclosing(blurred.bounds)
    guard let picture = pictures[key] ?? rasterize(blurred, in: frame, grid: target.grid) else {
      return RenderNode.shadow(shadow, of: outline)
    }
    pictures[key] = picture
    let place = frame.offsetBy(dx: outline.rect.minX, dy: outline.rect.minY)
    return RenderNode.image(picture, in: place, for: target)
  }

  private static func rasterize(
    _ node: RenderNode,
    in frame: CGRect,
    grid: PixelGrid
  ) -> PixelImage? {
    let area = frame.width * frame.height * grid.scale * grid.scale
    guard area > 0, area <= maximumArea else { return nil }
    var rect = graphene_rect_t(frame)
    return tsr_node_rasterize(node.pointer, &rect, Double(grid.scale)).map {
      PixelImage(adopting: $0)
    }
  }
}

extension RoundedRect {
  fileprivate func moved(to origin: CGPoint) -> RoundedRect {
    RoundedRect(CGRect(origin: origin, size: rect.size), radius: radius, corners: corners)
  }
}

extension PixelGrid {
  /// The smallest rectangle of whole pixels around `rect`.
  fileprivate func enclosing(_ rect: CGRect) -> CGRect {
    let minX = (rect.minX * scale).rounded(.down) / scale
    let minY = (rect.minY * scale).rounded(.down) / scale
    let maxX = (rect.maxX * scale).rounded(.up) / scale
    let maxY = (rect.maxY * scale).rounded(.up) / scale
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
