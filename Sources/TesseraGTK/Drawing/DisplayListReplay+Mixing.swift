import CGTK
import CoreGraphics
import Foundation
import UIKit

extension DisplayListReplay {
  /// Runs `body`, which draws, and mixes that with what is there as one picture.
  func mixing(_ composition: List.Composition, _ body: () -> Void) {
    guard composition != List.Composition() else { return body() }
    cairo_push_group(context)
    body()
    finishGroup(composition)
  }

  /// Mixes what was drawn since `cairo_push_group` with what is there.
  func finishGroup(_ composition: List.Composition) {
    let picture = cairo_pop_group(context)
    defer { cairo_pattern_destroy(picture) }
    guard let picture else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    // Outside of a picture that takes the place of what is there is nothing to take it with.
    let mode = composition.blendMode
    cairo_set_operator(context, mode == .copy ? CAIRO_OPERATOR_OVER : mode.cairoOperator)
    if let shadow = composition.shadow { paint(shadow, of: picture, opacity: composition.opacity) }
    cairo_set_source(context, picture)
    cairo_paint_with_alpha(context, composition.opacity)
  }

  /// Draws the shadow of a picture in the coordinates of now.
  private func paint(_ shadow: UIBackendShadow, of picture: OpaquePointer, opacity: Double) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    let (width, height) = (
      ((right - left) * scale).rounded(.up), ((bottom - top) * scale).rounded(.up)
    )
    guard width > 0, height > 0, width * height <= Self.maximumShadowArea else {
      if width * height > Self.maximumShadowArea {
        report("A shadow of \(width) × \(height) pixels is too large to be drawn; it is left out.")
      }
      return
    }
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let silhouette = cairo_create(surface)
    else { return }
    cairo_scale(silhouette, scale, scale)
    cairo_translate(silhouette, -left, -top)
    shadow.color.use(in: silhouette)
    cairo_mask(silhouette, picture)
    cairo_destroy(silhouette)
    cairo_surface_flush(surface)
    tsr_surface_blur(surface, Double(shadow.radius * scale))
    cairo_save(context)
    cairo_translate(context, left + shadow.offset.width, top + shadow.offset.height)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
    cairo_surface_destroy(surface)
  }

  /// The most pixels that a shadow is blurred in.
  private static var maximumShadowArea: CGFloat { 16_000_000 }

  /// Draws a shape; alone, where that is the same as mixing it as a picture.
  func draw(
    _ shape: UIBackendShape,
    _ transform: CGAffineTransform,
    _ composition: List.Composition
  ) {
    let isOnePart = shape.fillColor == nil || shape.stroke == nil
    let isPlain = composition.opacity >= 1 && composition.blendMode == .normal
    guard composition.shadow == nil, isOnePart || isPlain else {
      return mixing(composition) {
        draw(shape, transform, List.Composition())
      }
    }
    cairo_save(context)
    cairo_set_operator(context, composition.blendMode.cairoOperator)
    applying(transform) {
      if let color = shape.fillColor {
        let fill = PathFill(
          path: shape.path,
          color: color.faded(to: composition.opacity),
          rule: shape.fillRule
        )
        if composition.blendMode.reachesBeyondShapes {
          fill.setUp(context)
          cairo_clip(context)
          fill.color.use(in: context)
          cairo_paint(context)
        } else {
          fill.draw(in: context)
        }
      }
      if var stroke = shape.stroke {
        stroke.color = stroke.color.faded(to: composition.opacity)
        stroke.draw(in: context)
      }
    }
    cairo_restore(context)
  }

  /// Fills what is shown with a gradient.
  func draw(
    _ shading: List.Shading,
    _ transform: CGAffineTransform,
    _ composition: List.Composition
  ) {
    mixing(composition) {
      applying(transform) {
        let pattern = shading.pattern
        cairo_set_source(context, pattern)
        cairo_paint(context)
        cairo_pattern_destroy(pattern)
      }
    }
  }
}

extension UIBackendDisplayList.Shading {
  /// The gradient as cairo draws it, to be given up by the caller.
  fileprivate var pattern: OpaquePointer? {
    let pattern =
      switch way {
      case .linear(let start, let end):
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial(let start, let radius, let end, let endRadius):
        cairo_pattern_create_radial(start.x, start.y, radius, end.x, end.y, endRadius)
      }
    func add(_ color: UIBackendColor?, at location: Double) {
      guard let color else { return }
      cairo_pattern_add_color_stop_rgba(
        pattern,
        location,
        color.red,
        color.green,
        color.blue,
        color.alpha
      )
    }
    // Of several stops in one place the first counts before it and the last behind it.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if !extendsBeforeStart { add(.clear, at: 0) }
    add(stops.first?.color, at: 0)
    for stop in stops { add(stop.color, at: stop.location) }
    add(stops.last?.color, at: 1)
    if !extendsBehindEnd { add(.clear, at: 1) }
    return pattern
  }
}

extension UIBackendColor {
  fileprivate func faded(to opacity: Double) -> UIBackendColor {
    UIBackendColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}

extension CGPathFillRule {
  var cairoRule: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension CGBlendMode {
  /// Whether cairo changes what is outside of a shape that is drawn in this mode.
  fileprivate var reachesBeyondShapes: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
