public import Foundation

/// Drawing with the colours, the line and the rest that were set.
extension CGContext {
  /// Draws the path and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) { draw(takePath(), using: mode) }

  /// Fills the inside of the path and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws the line along the path and begins a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(PathShapes.rect(rect), .fill) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { draw(rects.flatMap(PathShapes.rect), .fill) }

  /// Draws the line around a rectangle.
  public func stroke(_ rect: CGRect) { draw(PathShapes.rect(rect), .stroke) }

  /// Draws a line of a width around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.line.width
    setLineWidth(width)
    stroke(rect)
    state.line.width = former
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) { draw(PathShapes.ellipse(in: rect), .fill) }

  /// Draws the line around the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) { draw(PathShapes.ellipse(in: rect), .stroke) }

  /// Draws a line from the first point to the second, from the third to the fourth, and so on; a single last one is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    let lines = stride(from: 0, to: points.count - 1, by: 2).flatMap { index in
      [PathStep.move(points[index]), .line(points[index + 1])]
    }
    draw(lines, .stroke)
  }

  /// Takes away everything in a rectangle that was drawn in this context.
  public func clear(_ rect: CGRect) {
    let former = state
    state.composition = ContextComposition(blendMode: .clear)
    state.fillColor = .black
    draw(PathShapes.rect(rect), .fill)
    state = former
  }

  /// Fills what is shown with a gradient whose colours change from `start` to `end`.
  ///
  /// With no distance between them nothing is drawn.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint else { return }
    draw(gradient, .linear(from: startPoint, to: endPoint), options)
  }

  /// Fills what is shown with a gradient whose colours change from one circle to another.
  ///
  /// With the same circle twice, and for a radius below 0, nothing is drawn.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startCenter != endCenter || startRadius != endRadius, !(startRadius < 0),
      !(endRadius < 0)
    else { return }
    let way = ContextShading.Way.radial(
      from: startCenter,
      radius: startRadius,
      to: endCenter,
      endRadius: endRadius
    )
    draw(gradient, way, options)
  }

  /// Draws a path of the coordinates of now, and begins a new one.
  private func draw(_ steps: [PathStep], _ mode: CGPathDrawingMode) {
    pathSteps = []
    draw(steps.applying(state.transform), using: mode)
  }

  private func draw(_ steps: [PathStep], using mode: CGPathDrawingMode) {
    guard !steps.isEmpty else { return }
    guard steps.isFinite else {
      return recorder.report("A path with a number that is not finite is not drawn.")
    }
    let transform = state.transform
    guard transform.isInvertible else { return }
    let stroke =
      mode.strokes && state.line.width > 0
      ? ContextPath.Stroke(color: state.strokeColor, line: state.line) : nil
    let fill = mode.fillRule.map { ContextPath.Fill(color: state.fillColor, rule: $0) }
    guard fill != nil || stroke != nil else { return }
    // Only the width of lines and their dashes are transformed otherwise than points.
    let isPlain = stroke == nil || transform.isTranslation
    recorder.draw(
      ContextPath(
        steps: isPlain ? steps : steps.applying(transform.inverted()),
        fill: fill,
        stroke: stroke,
        transform: isPlain ? .identity : transform
      ),
      composition: state.composition
    )
  }

  private func draw(
    _ gradient: CGGradient,
    _ way: ContextShading.Way,
    _ options: CGGradientDrawingOptions
  ) {
    guard way.isFinite else {
      return recorder.report("A gradient from a place that is not finite is not drawn.")
    }
    guard state.transform.isInvertible else { return }
    recorder.draw(
      ContextShading(gradient: gradient, way: way, options: options, transform: state.transform),
      composition: state.composition
    )
  }
}

extension ContextShading.Way {
  fileprivate var isFinite: Bool {
    switch self {
    case .linear(let start, let end): (start.x + start.y + end.x + end.y).isFinite
    case .radial(let start, let radius, let end, let endRadius):
      (start.x + start.y + end.x + end.y + radius + endRadius).isFinite
    }
  }
}
