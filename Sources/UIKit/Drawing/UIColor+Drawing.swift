import CoreGraphics

/// Colours of what is drawn next in the current context, resolved in the current surroundings: in `draw(_:)`, those of the view.
extension UIColor {
  /// Has insides and lines be drawn in this colour.
  public func set() {
    setFill()
    setStroke()
  }

  /// Has insides be drawn in this colour.
  public func setFill() { CGContext.current(toDraw: "setFill()")?.setFillColor(cgColor) }

  /// Has lines be drawn in this colour.
  public func setStroke() { CGContext.current(toDraw: "setStroke()")?.setStrokeColor(cgColor) }
}
