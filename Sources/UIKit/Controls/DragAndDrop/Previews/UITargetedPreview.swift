public import CoreGraphics
public import Foundation

/// The place that a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the place is in.
  open private(set) var container: UIView
  /// The middle of the preview, in the coordinates of the container.
  open private(set) var center: CGPoint
  /// The transform of the preview there.
  open private(set) var transform: CGAffineTransform

  /// Creates a place; its numbers must be finite.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The middle in the coordinates of a window; `nil` where the container is not in it, or a number is not finite.
  func center(in window: UIWindow) -> CGPoint? {
    guard container.window === window, center.isFinite else { return nil }
    let place = container.convert(center, to: nil)
    return place.isFinite ? place : nil
  }
}

/// A preview with the place that it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The place.
  open private(set) var target: UIPreviewTarget
  /// The view that is shown.
  open private(set) var view: UIView
  /// The part of the view that is shown, and on what.
  open private(set) var parameters: UIPreviewParameters

  /// Creates a preview of a view at a place.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view where it is; one that is in no view is reported, and has no place.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.superview == nil {
      Diagnostics.report(
        .geometry,
        """
        A preview of \(type(of: view)) was to be where the view is, which is in no view. Give the preview a target.
        """
      )
    }
    let target = UIDragPreviewTarget(
      container: view.superview ?? view,
      center: view.superview == nil
        ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center,
      transform: view.transform
    )
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of all of a view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }
}

/// The place that a drag comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of what is dragged, with the place that it comes from or goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}
