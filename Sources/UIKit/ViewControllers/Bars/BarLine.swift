import CoreGraphics
import Foundation

/// The line between a bar and the content, as thin as can be seen.
final class BarLine: UIView {
  /// Creates a line in the colour of the system.
  init() {
    super.init(frame: .zero)
    backgroundColor = .separator
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Stands at an edge of a bar.
  func place(at edge: CGRectEdge, of bounds: CGRect) {
    let thickness = 1 / max(1, traitCollection.displayScale)
    frame = CGRect(
      x: bounds.minX,
      y: edge == .minYEdge ? bounds.minY : bounds.maxY - thickness,
      width: bounds.width,
      height: thickness
    )
  }
}
