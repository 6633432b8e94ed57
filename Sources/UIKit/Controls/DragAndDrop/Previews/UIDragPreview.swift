public import Foundation

/// The view that shows an item while it is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// The part of the view that is shown, and on what.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of all of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
