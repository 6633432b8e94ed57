public import Foundation

/// The part of a view that a preview shows, on what, and with which shadow.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, in the view's coordinates; all of it for `nil`.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; that of what is shown for `nil`.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; that of the system's background by default, and none for `nil`.
  open var backgroundColor: UIColor? = .systemBackground

  /// Creates parameters that show all of a view.
  public override init() { super.init() }
}

/// The part of a view that shows a dragged item, on what, and with which shadow.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
