import CoreGraphics
import Foundation

extension UIView.ContentMode {
  /// Where content of `size` is shown in `bounds`.
  ///
  /// Content of no width or no height is shown nowhere: the answer is then an empty rectangle.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let widthScale = bounds.width / size.width
    let heightScale = bounds.height / size.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(size, scaledBy: min(widthScale, heightScale), in: bounds)
    case .scaleAspectFill: return placed(size, scaledBy: max(widthScale, heightScale), in: bounds)
    default: return placed(size, scaledBy: 1, in: bounds)
    }
  }

  private func placed(_ size: CGSize, scaledBy scale: CGFloat, in bounds: CGRect) -> CGRect {
    let width = size.width * scale
    let height = size.height * scale
    let share = anchor
    return CGRect(
      x: bounds.minX + (bounds.width - width) * share.x,
      y: bounds.minY + (bounds.height - height) * share.y,
      width: width,
      height: height
    )
  }

  /// The shares of the room left over that stand to the left of the content and above it.
  private var anchor: CGPoint {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: CGPoint(x: 0.5, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    }
  }
}
