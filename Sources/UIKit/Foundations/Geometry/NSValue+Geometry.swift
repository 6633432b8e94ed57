public import Foundation

/// Geometry in objects, as the frames of keyboards are in notifications.
///
/// What is asked of a value that holds something else stops the program, as Foundation's `rectValue` does.
extension NSValue {
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that holds distances from edges.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      )
    )
  }

  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// The distances from edges in the value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }
}
