import CoreGraphics
import Foundation
import TesseraCore

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  init(_ pair: AxisPair<Double>) { self.init(x: pair.horizontal, y: pair.vertical) }
}

extension CGVector {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? dx : dy }
    set {
      switch axis {
      case .horizontal: dx = newValue
      case .vertical: dy = newValue
      }
    }
  }

  /// The axis along which the vector is longer; the vertical one when both are the same.
  var dominantAxis: Axis { abs(dx) > abs(dy) ? .horizontal : .vertical }

  var isFinite: Bool { dx.isFinite && dy.isFinite }

  init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  /// The distance from the edge at which `axis` starts: top or left.
  func start(of axis: Axis) -> CGFloat { axis == .horizontal ? left : top }

  /// The distance from the edge at which `axis` ends: bottom or right.
  func end(of axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }

  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension AxisPair {
  /// The pair of what `value` says for each axis.
  static func each(_ value: (Axis) -> Value) -> AxisPair {
    AxisPair(horizontal: value(.horizontal), vertical: value(.vertical))
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
