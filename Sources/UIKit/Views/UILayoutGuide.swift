import CoreGraphics
public import Foundation

/// A rectangle in a view that other things can be placed by.
///
/// Views hand guides out for what they place themselves. There is no Auto Layout, so a guide is read
/// and not constrained.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  private let frame: () -> CGRect
  /// The view that the rectangle is in.
  open private(set) weak var owningView: UIView?

  init(in view: UIView, frame: @escaping () -> CGRect) {
    owningView = view
    self.frame = frame
  }

  /// The rectangle, in the coordinates of the owning view, which is laid out first if it must be.
  open var layoutFrame: CGRect {
    owningView?.layoutIfNeeded()
    return frame()
  }
}
