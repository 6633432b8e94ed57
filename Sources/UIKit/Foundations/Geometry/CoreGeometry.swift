import CoreGraphics
import Foundation
import TesseraCore

// The core says where things are in numbers of its own; nothing changes on the way to those of Core Graphics.

extension Point {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Size {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x),
      y: Double(rect.origin.y),
      width: Double(rect.size.width),
      height: Double(rect.size.height)
    )
  }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGVector {
  init(_ distance: Distance) { self.init(dx: distance.x, dy: distance.y) }
}

extension Axis {
  init(_ axis: NSLayoutConstraint.Axis) { self = axis == .vertical ? .vertical : .horizontal }
}

extension ContentMirror {
  /// The rectangle that `rect` becomes; the other way round it is the same.
  func apply(_ rect: CGRect) -> CGRect { CGRect(apply(Rect(rect))) }

  /// The point that `point` becomes; the other way round it is the same.
  func apply(_ point: CGPoint) -> CGPoint { CGPoint(apply(Point(point))) }
}

extension UIEdgeInsets {
  /// The same with left as leading, whatever the direction of reading.
  var physical: Insets {
    Insets(
      top: Double(top),
      leading: Double(left),
      bottom: Double(bottom),
      trailing: Double(right)
    )
  }

  init(_ insets: Insets) {
    self.init(
      top: insets.top,
      left: insets.leading,
      bottom: insets.bottom,
      right: insets.trailing
    )
  }
}
