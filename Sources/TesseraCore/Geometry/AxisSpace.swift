/// The one place where main and cross become x and y, and where right-to-left is mirrored.
///
/// A layout is solved from the start of the scroll axis and from the leading edge. On the way out
/// the axes are named, and a right-to-left layout is mirrored about the content's width:
/// x′ = width − x − w. The way in is the same mirror, so going there and back changes nothing.
public struct AxisSpace: Hashable, Sendable {
  /// The scroll axis.
  public let axis: Axis
  /// The direction in which lines are read.
  public let direction: LayoutDirection
  /// The width of the whole content, about which a right-to-left layout is mirrored.
  public let contentWidth: Double

  /// Creates the space of a layout.
  public init(axis: Axis, direction: LayoutDirection, contentWidth: Double) {
    self.axis = axis
    self.direction = direction
    self.contentWidth = contentWidth
  }

  /// The rectangle in x and y.
  public func rect(_ rect: AxisRect) -> Rect {
    switch axis {
    case .horizontal:
      mirrored(
        Rect(x: rect.main, y: rect.cross, width: rect.mainExtent, height: rect.crossExtent)
      )
    case .vertical:
      mirrored(
        Rect(x: rect.cross, y: rect.main, width: rect.crossExtent, height: rect.mainExtent)
      )
    }
  }

  /// The rectangle along the axis and across it.
  public func axisRect(_ rect: Rect) -> AxisRect {
    let solved = mirrored(rect)
    return switch axis {
    case .horizontal:
      AxisRect(
        main: solved.x,
        cross: solved.y,
        mainExtent: solved.width,
        crossExtent: solved.height
      )
    case .vertical:
      AxisRect(
        main: solved.y,
        cross: solved.x,
        mainExtent: solved.height,
        crossExtent: solved.width
      )
    }
  }

  private func mirrored(_ rect: Rect) -> Rect {
    guard direction == .rightToLeft else { return rect }
    return Rect(
      x: contentWidth - rect.x - rect.width,
      y: rect.y,
      width: rect.width,
      height: rect.height
    )
  }
}
