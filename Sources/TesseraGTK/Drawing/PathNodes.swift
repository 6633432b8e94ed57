import CGTK
import CoreGraphics
import Foundation
import UIKit

extension RenderNode {
  /// A filled and drawn path, whose coordinates have their origin at `origin` of the node; `nil` where it draws nothing.
  static func shape(_ shape: UIBackendShape, from origin: CGPoint) -> RenderNode? {
    let fill = shape.fillColor.map { PathFill(path: shape.path, color: $0, rule: shape.fillRule) }
    guard let bounds = bounds(of: fill, shape.stroke, from: origin) else { return nil }
    // GTK has nodes for paths since 4.14 only.
    var area = graphene_rect_t(bounds)
    let node = RenderNode(adopting: gsk_cairo_node_new(&area))
    guard let context = gsk_cairo_node_get_draw_context(node.pointer) else { return nil }
    defer { cairo_destroy(context) }
    cairo_translate(context, origin.x, origin.y)
    fill?.draw(in: context)
    shape.stroke?.draw(in: context)
    return node
  }

  /// A filled path.
  static func fill(_ path: UIBackendPath, color: UIBackendColor) -> RenderNode? {
    let shape = UIBackendShape(path: path, fillColor: color)
    return .shape(shape, from: .zero)
  }

  /// The rectangle around what is drawn, in whole points.
  private static func bounds(
    of fill: PathFill?,
    _ stroke: UIBackendShape.Stroke?,
    from origin: CGPoint
  ) -> CGRect? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    defer { cairo_destroy(context) }
    var rects: [CGRect] = []
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    func note() {
      guard right > left, bottom > top else { return }
      rects.append(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
    if let fill {
      fill.setUp(context)
      cairo_fill_extents(context, &left, &top, &right, &bottom)
      note()
    }
    if let stroke {
      stroke.setUp(context)
      cairo_stroke_extents(context, &left, &top, &right, &bottom)
      note()
    }
    guard let first = rects.first else { return nil }
    let all = rects.dropFirst().reduce(first) { $0.union($1) }
    return PixelGrid(scale: 1).enclosing(all.offsetBy(dx: origin.x, dy: origin.y))
  }
}

/// The inside of a path in one colour.
struct PathFill {
  let path: UIBackendPath
  let color: UIBackendColor
  let rule: CGPathFillRule

  func setUp(_ context: OpaquePointer) {
    path.add(to: context)
    cairo_set_fill_rule(context, rule.cairoRule)
  }

  func draw(in context: OpaquePointer) {
    setUp(context)
    color.use(in: context)
    cairo_fill(context)
  }
}

extension UIBackendShape.Stroke {
  fileprivate func setUp(_ context: OpaquePointer) {
    path.add(to: context)
    cairo_set_line_width(context, width)
    cairo_set_miter_limit(context, miterLimit)
    switch cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    let lengths = dashes.map(Double.init)
    cairo_set_dash(context, lengths, Int32(lengths.count), dashPhase)
  }

  func draw(in context: OpaquePointer) {
    setUp(context)
    color.use(in: context)
    cairo_stroke(context)
  }
}

extension UIBackendPath {
  /// Makes the path the one that cairo draws next.
  func add(to context: OpaquePointer) {
    cairo_new_path(context)
    for step in steps {
      switch step {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .curve(let point, let control1, let control2):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  /// The path moved.
  func offset(by offset: CGPoint) -> UIBackendPath {
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    return UIBackendPath(
      steps: steps.map { step in
        switch step {
        case .move(let point): .move(moved(point))
        case .line(let point): .line(moved(point))
        case .curve(let point, let control1, let control2):
          .curve(moved(point), control1: moved(control1), control2: moved(control2))
        case .close: .close
        }
      }
    )
  }
}

extension UIBackendColor {
  func use(in context: OpaquePointer) {
    cairo_set_source_rgba(context, red, green, blue, alpha)
  }
}
