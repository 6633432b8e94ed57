import CoreGraphics
package import TesseraCore
package import TesseraEngine

extension UIView: @MainActor ElementParent {
  package func add(_ view: any ElementView, below other: (any ElementView)?) {
    if let other {
      insertSubview(view.uikit, belowSubview: other.uikit)
    } else {
      addSubview(view.uikit)
    }
  }

  package func convert(_ point: Point, from other: any ElementParent) -> Point {
    Point(convert(CGPoint(point), from: other.uikit))
  }

  package func isInside(of other: any ElementParent) -> Bool {
    isDescendant(of: other.uikit)
  }
}
