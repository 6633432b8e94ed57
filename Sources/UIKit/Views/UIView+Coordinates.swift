import CoreGraphics
public import Foundation

extension UIView {
  /// Takes a point of this view to the coordinates of `view`, or of the window for `nil`.
  ///
  /// Animations on their way do not count: points are where they will end up. With perspective, the point is followed to
  /// where it is seen, and from there straight back to the plane of `view`; where that plane is not seen there, as edge
  /// on, the answer is infinitely far away.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    if let view, view.superview === self {
      return view.pointFromSuperview(point)
    }
    let target = view ?? window
    return target?.pointFromRoot(pointToRoot(point)) ?? pointToRoot(point)
  }

  /// Takes a point of `view`, or of the window for `nil`, to this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    if let view, superview === view { return pointFromSuperview(point) }
    return pointFromRoot((view ?? window)?.pointToRoot(point) ?? point)
  }

  /// Takes a rectangle of this view to the upright one around it in the coordinates of `view`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.around(rect) { convert($0, to: view) }
  }

  /// Takes a rectangle of `view` to the upright one around it in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.around(rect) { convert($0, from: view) }
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
