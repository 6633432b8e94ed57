public import CoreGraphics
public import Foundation

/// Drawing in the current context; without one, it is reported and nothing is drawn.
extension UIBezierPath {
  /// Fills the inside with the fill colour of the context.
  public func fill() {
    guard let context = CGContext.current(toDraw: "UIBezierPath.fill()") else { return }
    fill(in: context)
  }

  /// Fills the inside, mixed with what is there in the given way.
  ///
  /// - Parameters:
  ///   - blendMode: How the colours are mixed.
  ///   - alpha: The opacity, 0…1, besides that of the colour and of the context.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(toDraw: "UIBezierPath.fill(with:alpha:)") else { return }
    context.mixing(blendMode, alpha: alpha) { fill(in: context) }
  }

  /// Draws the line along the path with the stroke colour of the context, in the width and the style of this path.
  public func stroke() {
    guard let context = CGContext.current(toDraw: "UIBezierPath.stroke()") else { return }
    stroke(in: context)
  }

  /// Draws the line along the path, mixed with what is there in the given way.
  ///
  /// - Parameters:
  ///   - blendMode: How the colours are mixed.
  ///   - alpha: The opacity, 0…1, besides that of the colour and of the context.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(toDraw: "UIBezierPath.stroke(with:alpha:)") else {
      return
    }
    context.mixing(blendMode, alpha: alpha) { stroke(in: context) }
  }

  /// Shows only what is inside of the path from now on.
  public func addClip() {
    guard let context = CGContext.current(toDraw: "UIBezierPath.addClip()") else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func fill(in context: CGContext) {
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: fillRule)
  }

  private func stroke(in context: CGContext) {
    var (count, phase) = (0, CGFloat.zero)
    getLineDash(nil, count: &count, phase: &phase)
    var lengths = [CGFloat](repeating: 0, count: count)
    lengths.withUnsafeMutableBufferPointer {
      getLineDash($0.baseAddress, count: nil, phase: nil)
    }
    context.keepingState {
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: phase, lengths: lengths)
      context.beginPath()
      context.addPath(cgPath)
      context.strokePath()
    }
  }
}
