public import Foundation

/// How things are drawn from now on, until `restoreGState()`.
extension CGContext {
  /// Sets the colour of insides; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of insides, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of insides, a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets the colour of lines; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of lines, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the colour of lines, a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Sets how wide lines are, in the coordinates of when they are drawn; 1 at first.
  ///
  /// Lines of a width that is not positive are not drawn. One that is not finite is reported and changes nothing.
  public func setLineWidth(_ width: CGFloat) {
    guard isUsable(width, as: "line width") else { return }
    state.line.width = width
  }

  /// Sets how lines end; right at their last points at first.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets how lines meet; in a point at first.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets how many times the width of lines the point may be long in which they meet; 10 at first, and at least 1.
  public func setMiterLimit(_ limit: CGFloat) {
    guard isUsable(limit, as: "miter limit") else { return }
    state.line.miterLimit = max(limit, 1)
  }

  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern lines begin, in points.
  ///   - lengths: The lengths of what is drawn and left out in turn; whole lines where there are none, one is below zero or
  ///     not finite, or all are zero.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard isUsable(phase, as: "dash phase") else { return }
    let areUsable =
      lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    state.line.dashes = areUsable ? lengths : []
    state.line.dashPhase = phase
  }

  /// Sets the opacity of everything that is drawn, besides that of its colours; 0…1, and 1 at first.
  public func setAlpha(_ alpha: CGFloat) {
    state.composition.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// Sets how what is drawn is mixed with what is there already in this context; `normal` at first.
  public func setBlendMode(_ mode: CGBlendMode) { state.composition.blendMode = mode }

  /// Sets a shadow for everything that is drawn, in black of a third of its opacity.
  ///
  /// - Parameters:
  ///   - offset: How far the shadow is moved, to the right and down, whatever the transform is; in points.
  ///   - blur: How soft it is, in points: twice the deviation of the blur. A number below 0 counts as 0.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    let color = CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
    setShadow(offset: offset, blur: blur, color: color)
  }

  /// Sets a shadow in `color` for everything that is drawn, or none for `nil`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else { return state.composition.shadow = nil }
    guard isUsable(offset.width + offset.height + blur, as: "shadow") else { return }
    state.composition.shadow = ContextShadow(offset: offset, blur: max(blur, 0), color: color)
  }

  private func isUsable(_ number: CGFloat, as name: String) -> Bool {
    guard !number.isFinite else { return true }
    recorder.report("A context was given the \(name) \(number); it keeps the one it has.")
    return false
  }
}
