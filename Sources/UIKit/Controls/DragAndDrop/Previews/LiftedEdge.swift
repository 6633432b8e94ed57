import CoreGraphics
import Foundation

/// A line along the edge of something that is picked up, where a shadow alone could not be told from what is behind.
final class LiftedEdge: CAShapeLayer {
  fileprivate func surround(_ outline: UIBezierPath, in bounds: CGRect) {
    fillColor = nil
    lineWidth = 1
    strokeColor = UIColor.white.withAlphaComponent(0.4).cgColor
    frame = bounds
    path = outline.cgPath
  }
}

extension CALayer {
  /// Shows that what is in the layer is picked up, or is not any more: it casts a shadow, and in the dark its edge is lit as those of windows are.
  func showLift(_ isLifted: Bool, along outline: UIBezierPath, isDark: Bool) {
    shadowOpacity = isLifted ? isDark ? 0.7 : 0.25 : 0
    let former = sublayers?.lazy.compactMap { $0 as? LiftedEdge }.first
    guard isLifted, isDark else {
      former?.removeFromSuperlayer()
      return
    }
    let edge = former ?? LiftedEdge()
    edge.surround(outline, in: bounds)
    if former == nil { addSublayer(edge) }
  }
}
