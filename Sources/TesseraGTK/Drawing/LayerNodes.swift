import CoreGraphics
import Foundation
import UIKit

/// The nodes of the drawings of one layer, without its sublayers.
@MainActor
struct LayerNodes {
  /// The rounded bounds that backgrounds fill and sublayers are cut off at.
  let outline: RoundedRect
  /// The shadow and the background.
  private(set) var behind: [RenderNode] = []
  /// Text, pictures and a surface, not yet cut off.
  private(set) var content: RenderNode?
  /// The border.
  private(set) var front: [RenderNode] = []
  /// The shadow that everything in the layer casts, where it has no background and no path that does.
  private(set) var shadowOfContent: UIBackendShadow?

  init(
    _ layer: CALayer,
    looking appearance: UIBackendAppearance,
    space: LayerSpace,
    report: DrawingDiagnostics
  ) {
    outline = RoundedRect(
      space.outline(of: appearance.bounds),
      radius: appearance.cornerRadius,
      corners: appearance.maskedCorners
    )
    let outline = outline
    let drawings = layer.backendDrawings.compactMap {
      Self.node(for: $0, in: space, outline: outline, report: report)
    }
    let surface = (layer.backendSurface as? GTKSurface)?.node?.translated(by: outline.rect.origin)
    content = RenderNode.stack(drawings + (surface.map { [$0] } ?? []))
    let shadow = appearance.shadow.flatMap { $0.isFinite ? $0 : nil }
    // A path casts its shadow also where the layer has no size.
    if let shadow, let path = shadow.path?.offset(by: space.convert(.zero)),
      let node = ShadowPictures.node(of: shadow, castBy: path, for: space.target)
    {
      behind.append(node)
    }
    guard outline.rect.width > 0, outline.rect.height > 0 else { return }
    if let shadow, shadow.path == nil {
      if let background = appearance.backgroundColor, background.alpha > 0 {
        behind.append(ShadowPictures.node(of: shadow, around: outline, for: space.target))
      } else {
        shadowOfContent = shadow
      }
    }
    if let color = appearance.backgroundColor, color.alpha > 0 {
      let fill = RenderNode.fill(outline.rect, color: color)
      behind.append(outline.isRounded ? fill.clipped(to: outline) : fill)
    }
    if appearance.borderWidth > 0, appearance.borderColor.alpha > 0 {
      let half = min(outline.rect.width, outline.rect.height) / 2
      let width = min(space.target.grid.lineWidth(appearance.borderWidth), half)
      front.append(RenderNode.border(outline, width: width, color: appearance.borderColor))
    }
  }

  private static func node(
    for drawing: UIBackendDrawing,
    in space: LayerSpace,
    outline: RoundedRect,
    report: DrawingDiagnostics
  ) -> RenderNode? {
    switch drawing {
    case .text(let layout, let origin):
      guard let layout = layout as? TextLayout else {
        report("A text that another backend has laid out cannot be drawn with GTK; it is left out.")
        return nil
      }
      let corner = space.convert(origin)
      guard corner.x.isFinite, corner.y.isFinite else {
        report("A text at \(origin) has no place on screen; it is not drawn.")
        return nil
      }
      return layout.makeNode(at: space.target.grid.snap(corner))
    case .image(let image, let rect, let tint):
      guard let image = image as? PixelImage else {
        report("A picture that another backend has decoded cannot be drawn; it is left out.")
        return nil
      }
      let frame = space.snap(rect)
      guard frame.isDrawable else {
        if !frame.isFinite {
          report("A picture in \(rect) has no place on screen; it is not drawn.")
        }
        return nil
      }
      let pixels = tint.map { image.tinted($0) } ?? image
      return RenderNode.image(pixels, in: frame, for: space.target)
    case .gradient(let gradient, let rect):
      let frame = space.snap(rect)
      guard frame.isDrawable else { return nil }
      let node = RenderNode.gradient(gradient, in: frame)
      return outline.isRounded ? node.clipped(to: outline) : node
    case .shape(let shape):
      return RenderNode.shape(shape, from: space.convert(.zero))
    case .list(let list, let rect, let tint):
      let frame = CGRect(origin: space.convert(rect.origin), size: rect.size)
      guard frame.isDrawable else { return nil }
      return RenderNode.list(list, in: frame, tint: tint, for: space.target, report: report)
    }
  }
}

extension PixelGrid {
  /// `width` in whole pixels, at least one.
  fileprivate func lineWidth(_ width: CGFloat) -> CGFloat {
    max(1, (width * scale).rounded()) / scale
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { (minX + minY + width + height).isFinite }

  fileprivate var isDrawable: Bool { isFinite && width > 0 && height > 0 }
}

extension UIBackendShadow {
  fileprivate var isFinite: Bool { (offset.width + offset.height + radius).isFinite }
}
