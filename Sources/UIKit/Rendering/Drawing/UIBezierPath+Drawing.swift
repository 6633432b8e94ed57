import CoreGraphics
import Foundation

/// Drawing in the current context; without one, it is reported and nothing is drawn.
extension UIBezierPath {
  func fillInCurrentContext() {
    guard let context = CGContext.current(toDraw: "UIBezierPath.fill()") else { return }
    fill(in: context)
  }

  func fillInCurrentContext(_ blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(toDraw: "UIBezierPath.fill(with:alpha:)") else { return }
    context.mixing(blendMode, alpha: alpha) { fill(in: context) }
  }

  func strokeInCurrentContext() {
    guard let context = CGContext.current(toDraw: "UIBezierPath.stroke()") else { return }
    stroke(in: context)
  }

  func strokeInCurrentContext(_ blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(toDraw: "UIBezierPath.stroke(with:alpha:)") else {
      return
    }
    context.mixing(blendMode, alpha: alpha) { stroke(in: context) }
  }

  func clipCurrentContext() {
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
