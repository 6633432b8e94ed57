import CGTK
import CoreGraphics
import Foundation
import UIKit

extension RenderNode {
  /// Returns the node of a drawing, with the bounds of the list stretched over `rect`; `nil` where nothing is visible.
  ///
  /// Its corner is moved to an edge between pixels, so that lines that are drawn on such edges stay on them.
  @MainActor
  static func list(
    _ list: UIBackendDisplayList,
    in rect: CGRect,
    tint: UIBackendColor?,
    for target: RenderTarget,
    report: DrawingDiagnostics
  ) -> RenderNode? {
    let place = CGRect(origin: target.grid.snap(rect.origin), size: rect.size)
    let frame = target.grid.enclosing(target.grid.snap(rect))
    guard frame.width > 0, frame.height > 0, !list.steps.isEmpty else { return nil }
    var area = graphene_rect_t(frame)
    let node = RenderNode(adopting: gsk_cairo_node_new(&area))
    guard let context = gsk_cairo_node_get_draw_context(node.pointer) else { return nil }
    defer { cairo_destroy(context) }
    cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    cairo_clip(context)
    let replay = DisplayListReplay(context: context, scale: target.grid.scale, report: report)
    replay.draw(list, in: place, tint: tint)
    return node
  }
}

/// Draws display lists with cairo.
@MainActor
struct DisplayListReplay {
  typealias List = UIBackendDisplayList

  let context: OpaquePointer
  /// Pixels in a unit of the coordinates that the context has now.
  let scale: CGFloat
  let report: DrawingDiagnostics

  /// Draws a list with its bounds stretched over `rect`, be it in one colour.
  func draw(_ list: List, in rect: CGRect, tint: UIBackendColor?) {
    guard list.bounds.width > 0, list.bounds.height > 0 else { return }
    let x = rect.width / list.bounds.width
    let y = rect.height / list.bounds.height
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, x, y)
    cairo_translate(context, -list.bounds.minX, -list.bounds.minY)
    cairo_rectangle(
      context,
      list.bounds.minX,
      list.bounds.minY,
      list.bounds.width,
      list.bounds.height
    )
    cairo_clip(context)
    let inner = DisplayListReplay(context: context, scale: scale * max(x, y), report: report)
    guard tint != nil || list.mixesItsSteps else { return inner.replay(list.steps) }
    cairo_push_group(context)
    inner.replay(list.steps)
    guard let tint else {
      cairo_pop_group_to_source(context)
      cairo_paint(context)
      return
    }
    let picture = cairo_pop_group(context)
    tint.use(in: context)
    cairo_mask(context, picture)
    cairo_pattern_destroy(picture)
  }

  private func replay(_ steps: [List.Step]) {
    var groups: [List.Composition] = []
    for step in steps {
      switch step {
      case .saveClip: cairo_save(context)
      case .restoreClip: cairo_restore(context)
      case .clip(let path, let rule):
        path.add(to: context)
        cairo_set_fill_rule(context, rule.cairoRule)
        cairo_clip(context)
      case .beginGroup(let composition):
        groups.append(composition)
        cairo_push_group(context)
      case .endGroup:
        guard let composition = groups.popLast() else { continue }
        finishGroup(composition)
      case .shape(let shape, let transform, let composition):
        draw(shape, transform, composition)
      case .shading(let shading, let transform, let composition):
        draw(shading, transform, composition)
      case .text(let text, let origin, let transform, let composition):
        mixing(composition) {
          applying(transform) { draw(text, at: origin) }
        }
      case .picture(let picture, let rect, let transform, let composition):
        mixing(composition) {
          applying(transform) { draw(picture, in: rect) }
        }
      }
    }
  }

  /// Runs `body`, which draws, in other coordinates.
  func applying(_ transform: CGAffineTransform, _ body: () -> Void) {
    guard !transform.isIdentity else { return body() }
    cairo_save(context)
    var matrix = cairo_matrix_t(
      xx: Double(transform.a),
      yx: Double(transform.b),
      xy: Double(transform.c),
      yy: Double(transform.d),
      x0: Double(transform.tx),
      y0: Double(transform.ty)
    )
    cairo_transform(context, &matrix)
    body()
    cairo_restore(context)
  }

  private func draw(_ text: List.Text, at origin: CGPoint) {
    guard let layout = text.layout as? TextLayout else {
      return report("A text that another backend has laid out cannot be drawn; it is left out.")
    }
    cairo_save(context)
    cairo_translate(context, origin.x, origin.y)
    if let node = layout.node { gsk_render_node_draw(node.pointer, context) }
    for (attached, frame) in zip(text.pictures, layout.attachmentFrames) {
      guard let attached, var frame else { continue }
      frame.origin.x += attached.inset
      frame.size.width -= attached.inset
      draw(attached.picture, in: frame)
    }
    cairo_restore(context)
  }

  private func draw(_ picture: List.Picture, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch picture.content {
    case .pixels(let pixels): draw(pixels.image, of: picture, in: rect)
    case .symbol(let symbol):
      let edge = max(rect.width / picture.part.width, rect.height / picture.part.height)
      guard let image = symbol.image(edge: edge, scale: scale) else { return }
      draw(image, of: picture, in: rect)
    case .list(let list):
      cairo_save(context)
      cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(context)
      draw(list, in: picture.whole(around: rect), tint: picture.tint)
      cairo_restore(context)
    }
  }

  private func draw(_ image: any UIBackendImage, of picture: List.Picture, in rect: CGRect) {
    guard let image = image as? PixelImage else {
      return report("A picture that another backend has decoded cannot be drawn; it is left out.")
    }
    let pixels = picture.tint.map { image.tinted($0) } ?? image
    let size = pixels.pixelSize
    let part = CGRect(
      x: picture.part.minX * size.width,
      y: picture.part.minY * size.height,
      width: picture.part.width * size.width,
      height: picture.part.height * size.height
    )
    // Pixels beside the part are not mixed into it where it is stretched.
    let surface = cairo_surface_create_for_rectangle(
      pixels.surface,
      part.minX,
      part.minY,
      part.width,
      part.height
    )
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, rect.width / part.width, rect.height / part.height)
    cairo_rectangle(context, 0, 0, part.width, part.height)
    cairo_clip(context)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_destroy(surface)
  }
}

extension UIBackendDisplayList.Picture {
  /// Where all of the picture is when its part fills `rect`.
  fileprivate func whole(around rect: CGRect) -> CGRect {
    let (width, height) = (rect.width / part.width, rect.height / part.height)
    return CGRect(
      x: rect.minX - part.minX * width,
      y: rect.minY - part.minY * height,
      width: width,
      height: height
    )
  }
}

extension UIBackendDisplayList {
  /// Whether a step mixes with those before otherwise than by covering them.
  fileprivate var mixesItsSteps: Bool {
    steps.contains { step in
      switch step {
      case .shape(let shape, _, let composition):
        composition.blendMode != .normal
          && !(composition.blendMode == .copy && composition.opacity >= 1 && shape.isOpaque)
      case .shading(_, _, let composition), .text(_, _, _, let composition),
        .picture(_, _, _, let composition), .beginGroup(let composition):
        composition.blendMode != .normal
      case .saveClip, .restoreClip, .clip, .endGroup: false
      }
    }
  }
}

extension UIBackendShape {
  fileprivate var isOpaque: Bool {
    (fillColor?.alpha ?? 1) >= 1 && (stroke?.color.alpha ?? 1) >= 1
  }
}
