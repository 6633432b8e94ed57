import CoreGraphics
import Foundation

extension CALayer {
  /// Draws the layer and all that is in it, in its own coordinates.
  func record(into context: CGContext) {
    let look = backendAppearance
    guard let mask = backendMask else { return recordContent(look, into: context) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.keepingState { recordContent(look, into: context) }
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    mask.recordInPlace(into: context)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
  }

  private func recordContent(_ look: UIBackendAppearance, into context: CGContext) {
    if let shadow = look.shadow {
      context.setShadow(
        offset: shadow.offset,
        blur: shadow.radius * 2,
        color: CGColor(shadow.color)
      )
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let outline = look.outline()
    if let color = look.backgroundColor {
      context.setFillColor(CGColor(color))
      context.addPath(outline)
      context.fillPath()
    }
    context.keepingState {
      if look.masksToBounds {
        context.addPath(outline)
        context.clip()
      }
      for drawing in backendDrawings { context.record(drawing) }
      for layer in backendSublayers { layer.recordInPlace(into: context) }
    }
    if look.borderWidth > 0 { context.recordBorder(of: look) }
    if look.shadow != nil { context.endTransparencyLayer() }
  }

  /// Draws the layer as it is seen in its superlayer.
  private func recordInPlace(into context: CGContext) {
    let look = backendAppearance
    guard !look.isHidden, look.opacity > 0,
      let transform = look.transformToSuperlayer.affineTransform
    else { return }
    context.keepingState {
      context.concatenate(transform)
      guard look.opacity < 1 else { return record(into: context) }
      context.setAlpha(CGFloat(look.opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      record(into: context)
      context.endTransparencyLayer()
    }
  }
}

extension UIView {
  func recordHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    guard let context = CGContext.current(toDraw: "drawHierarchy(in:afterScreenUpdates:)"),
      rect.isFinite, bounds.width > 0, bounds.height > 0
    else { return false }
    context.keepingState {
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      context.clip(to: bounds)
      layer.render(in: context)
    }
    return true
  }
}

extension UIBackendAppearance {
  /// The rounded bounds.
  fileprivate func outline(insetBy inset: CGFloat = 0) -> CGPath {
    let radius = max(0, min(cornerRadius, min(bounds.width, bounds.height) / 2) - inset)
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    return CGPath(
      steps: PathShapes.roundedRect(
        bounds.insetBy(dx: inset, dy: inset),
        radii: CGSize(width: radius, height: radius),
        corners: corners.map(maskedCorners.contains)
      )
    )
  }
}

@MainActor
extension CGContext {
  fileprivate func recordBorder(of look: UIBackendAppearance) {
    let width = min(look.borderWidth, min(look.bounds.width, look.bounds.height) / 2)
    setStrokeColor(CGColor(look.borderColor))
    setLineWidth(width)
    addPath(look.outline(insetBy: width / 2))
    strokePath()
  }

  fileprivate func record(_ drawing: UIBackendDrawing) {
    switch drawing {
    case .text(let layout, let origin):
      draw(UIBackendDisplayList.Text(layout, pictures: []), at: origin)
    case .image(let image, let rect, let tint):
      let pixels = UIBackendDisplayList.Pixels(image)
      draw(UIBackendDisplayList.Picture(content: .pixels(pixels), tint: tint), in: rect)
    case .list(let list, let rect, let tint):
      draw(UIBackendDisplayList.Picture(content: .list(list), tint: tint), in: rect)
    case .shape(let shape):
      displayList?.draw(shape, state.transform, composition: state.composition)
    case .gradient(let gradient, let rect): record(gradient, in: rect)
    }
  }

  private func record(_ gradient: UIBackendGradient, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0,
      let colors = CGGradient(
        colorsSpace: nil,
        colors: gradient.stops.map { CGColor($0.color) },
        locations: gradient.stops.map { CGFloat($0.location) }
      )
    else { return }
    keepingState {
      translateBy(x: rect.minX, y: rect.minY)
      scaleBy(x: rect.width, y: rect.height)
      clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      switch gradient.kind {
      case .axial:
        drawLinearGradient(colors, start: gradient.start, end: gradient.end, options: options)
      case .radial:
        translateBy(x: gradient.start.x, y: gradient.start.y)
        scaleBy(
          x: abs(gradient.end.x - gradient.start.x),
          y: abs(gradient.end.y - gradient.start.y)
        )
        drawRadialGradient(
          colors,
          startCenter: .zero,
          startRadius: 0,
          endCenter: .zero,
          endRadius: 1,
          options: options
        )
      case .conic: break
      }
    }
  }
}
