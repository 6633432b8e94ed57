import CGTK
import CoreGraphics
import Foundation
import UIKit

/// A node of GTK's scene graph, given up with this object; it never changes.
final class RenderNode {
  let pointer: OpaquePointer
  /// The pixels of the node, once it was drawn in perspective.
  @MainActor var raster: NodeRaster?
  /// The filled rectangle that the node draws; `nil` if it draws anything else.
  let fill: Fill?
  /// A rectangle behind which nothing is seen, if one is known.
  let opaqueRect: CGRect?

  /// A rectangle in one colour.
  struct Fill {
    let rect: CGRect
    let color: UIBackendColor
  }

  /// Takes over a reference that the caller holds.
  init(adopting pointer: OpaquePointer, fill: Fill? = nil, opaqueRect: CGRect?) {
    self.pointer = pointer
    self.fill = fill
    self.opaqueRect = opaqueRect
  }

  convenience init(adopting pointer: OpaquePointer) {
    self.init(adopting: pointer, opaqueRect: nil)
  }

  deinit { gsk_render_node_unref(pointer) }

  /// The rectangle that holds all that the node draws.
  var bounds: CGRect {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &bounds)
    return CGRect(
      x: CGFloat(bounds.origin.x),
      y: CGFloat(bounds.origin.y),
      width: CGFloat(bounds.size.width),
      height: CGFloat(bounds.size.height)
    )
  }
}

extension RenderNode {
  /// All of `nodes`, back to front, as far as those in front do not cover them; `nil` if there are none.
  static func stack(_ nodes: [RenderNode]) -> RenderNode? {
    let (nodes, cover) = uncovered(nodes)
    guard nodes.count > 1 else { return nodes.first }
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    // Nothing else holds the strips of a background.
    return withExtendedLifetime(nodes) {
      RenderNode(
        adopting: gsk_container_node_new(&pointers, guint(pointers.count)),
        opaqueRect: cover
      )
    }
  }

  /// A filled rectangle.
  static func fill(_ rect: CGRect, color: UIBackendColor) -> RenderNode {
    var gtkColor = GdkRGBA(color)
    var gtkRect = graphene_rect_t(rect)
    return RenderNode(
      adopting: gsk_color_node_new(&gtkColor, &gtkRect),
      fill: Fill(rect: rect, color: color),
      opaqueRect: color.alpha == 1 && rect.isExactInGTK ? rect : nil
    )
  }

  /// The pixels of `image`, stretched over `rect`.
  static func image(_ image: PixelImage, in rect: CGRect, for target: RenderTarget) -> RenderNode {
    var rect = graphene_rect_t(rect)
    switch target.pixelSource {
    case .texture:
      return RenderNode(adopting: gsk_texture_node_new(image.texture.pointer, &rect))
    case .surface:
      return RenderNode(adopting: tsr_surface_node_new(image.surface, &rect))
    }
  }

  /// A line along the inside of `outline`.
  static func border(
    _ outline: RoundedRect,
    width: CGFloat,
    color: UIBackendColor
  ) -> RenderNode {
    var outline = outline.gskRoundedRect
    var widths = [Float](repeating: Float(width), count: 4)
    var colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
    return RenderNode(adopting: gsk_border_node_new(&outline, &widths, &colors))
  }

  /// The shadow that `outline` casts outside itself.
  static func shadow(_ shadow: UIBackendShadow, of outline: RoundedRect) -> RenderNode {
    var outline = outline.gskRoundedRect
    var color = GdkRGBA(shadow.color)
    // Core Animation's radius is the deviation of the blur; GTK's, as in CSS, is twice that.
    return RenderNode(
      adopting: gsk_outset_shadow_node_new(
        &outline,
        &color,
        Float(shadow.offset.width),
        Float(shadow.offset.height),
        0,
        Float(shadow.radius * 2)
      )
    )
  }
}

extension RenderNode {
  /// Returns the part of the node inside `outline`.
  func clipped(to outline: RoundedRect) -> RenderNode {
    guard outline.isRounded else {
      var rect = graphene_rect_t(outline.rect)
      return RenderNode(
        adopting: gsk_clip_node_new(pointer, &rect),
        opaqueRect: opaqueRect?.intersection(outline.rect)
      )
    }
    var outline = outline.gskRoundedRect
    return RenderNode(adopting: gsk_rounded_clip_node_new(pointer, &outline))
  }

  /// Returns the part of the node that `mask` lets through; `nil` for nothing.
  func masked(by mask: RenderNode) -> RenderNode? {
    tsr_mask_node_new(pointer, mask.pointer).map(RenderNode.init(adopting:))
  }

  /// The node faded as a whole.
  func faded(to opacity: Double) -> RenderNode {
    guard opacity < 1 else { return self }
    return RenderNode(adopting: gsk_opacity_node_new(pointer, Float(opacity)))
  }

  /// The node moved.
  func translated(by offset: CGPoint) -> RenderNode {
    guard offset != .zero else { return self }
    // Most layers are a text and nothing else. Letters carry their place with them, so that neither
    // comparing frames nor drawing has to look through a transform for each.
    if let text = copyOfText(movedBy: offset) { return text }
    if let fill { return .fill(fill.rect.offsetBy(dx: offset.x, dy: offset.y), color: fill.color) }
    var gtkOffset = graphene_point_t(offset)
    let rect = opaqueRect?.offsetBy(dx: offset.x, dy: offset.y)
    return transformed(gsk_transform_translate(nil, &gtkOffset), opaqueRect: rect)
  }

  /// A node of its own with the same letters, moved; `nil` if the node is not a text alone.
  func copyOfText(movedBy offset: CGPoint) -> RenderNode? {
    tsr_text_node_new_translated(pointer, Float(offset.x), Float(offset.y))
      .map(RenderNode.init(adopting:))
  }

  /// The node moved, turned, scaled and sheared.
  func transformed(by transform: CGAffineTransform) -> RenderNode {
    transformed(gskTransform(transform))
  }

  private func transformed(_ transform: OpaquePointer?, opaqueRect: CGRect? = nil) -> RenderNode {
    defer { gsk_transform_unref(transform) }
    return RenderNode(
      adopting: gsk_transform_node_new(pointer, transform),
      opaqueRect: opaqueRect
    )
  }
}

/// A transform in the form that GTK takes, to be given up by the caller; `nil` for the identity.
///
/// A matrix would do, but GTK could not tell that it stays in the plane, and would not draw it.
func gskTransform(_ transform: CGAffineTransform) -> OpaquePointer? {
  guard transform != .identity else { return nil }
  let a = Double(transform.a)
  let b = Double(transform.b)
  let c = Double(transform.c)
  let d = Double(transform.d)
  var offset = graphene_point_t(CGPoint(x: transform.tx, y: transform.ty))
  var result = gsk_transform_translate(nil, &offset)
  guard b != 0 || c != 0 else {
    return a == 1 && d == 1 ? result : gsk_transform_scale(result, Float(a), Float(d))
  }
  let scaleX = (a * a + b * b).squareRoot()
  let scaleY = (a * d - b * c) / scaleX
  let shear = (a * c + b * d) / (scaleX * scaleY)
  result = gsk_transform_rotate(result, Float(atan2(b, a) * 180 / .pi))
  if shear != 0 { result = gsk_transform_skew(result, Float(atan(shear) * 180 / .pi), 0) }
  return gsk_transform_scale(result, Float(scaleX), Float(scaleY))
}
