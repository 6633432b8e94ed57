import CoreGraphics
package import TesseraCore
package import TesseraEngine

extension UIView: @MainActor ElementParent {
  package func add(_ view: any ElementView, below other: (any ElementView)?) {
    guard let view = view as? UIView else { return }
    if let other = other as? UIView {
      insertSubview(view, belowSubview: other)
    } else {
      addSubview(view)
    }
  }

  package func convert(_ point: Point, from other: any ElementParent) -> Point {
    guard let other = other as? UIView else { return point }
    return Point(convert(CGPoint(point), from: other))
  }

  package func isInside(of other: any ElementParent) -> Bool {
    guard let other = other as? UIView else { return false }
    return isDescendant(of: other)
  }
}
