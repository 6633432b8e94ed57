import CoreGraphics
import Foundation

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    if let view, view.superview === self {
      return view.pointFromSuperview(point)
    }
    let target = view ?? window
    return target?.pointFromRoot(pointToRoot(point)) ?? pointToRoot(point)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    if let view, superview === view { return pointFromSuperview(point) }
    return pointFromRoot((view ?? window)?.pointToRoot(point) ?? point)
  }

  /// The upright rectangle around where `map` leads the corners of `rect`.
  static func around(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  func pointToSuperview(_ point: CGPoint) -> CGPoint { ownLayer.pointToSuperlayer(point) }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint { ownLayer.pointFromSuperlayer(point) }

  private func pointToRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let current = view, current.superview != nil {
      point = current.pointToSuperview(point)
      view = current.superview
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }
}
