import CoreGraphics

/// Colours of what is drawn next in the current context, resolved in the current surroundings: in `draw(_:)`, those of the view.
extension UIColor {
  /// Sets the colour of fills and strokes in the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of fills in the current context.
  public func setFill() { CGContext.current(toDraw: "setFill()")?.setFillColor(cgColor) }

  /// Sets the colour of strokes in the current context.
  public func setStroke() { CGContext.current(toDraw: "setStroke()")?.setStrokeColor(cgColor) }
}
