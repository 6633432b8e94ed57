public import Foundation

/// An interaction by which a view says how the pointer looks over it.
///
/// The innermost view under the pointer whose interaction has a region there decides. Without a delegate, or without a style of the
/// delegate's, the pointer is a pointing hand, as over a link.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says which regions there are and how the pointer looks there; not held.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction is part of.
  open private(set) weak var view: UIView?
  /// Whether the interaction counts; `true` by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidate() } }
  }

  /// Creates an interaction, to be added to a view.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Decides the shape of the pointer anew, over the new view and the former one.
  open func didMove(to view: UIView?) {
    let former = self.view?.window
    self.view = view
    former?.pointer.invalidate(self)
    if view?.window !== former { invalidate() }
  }

  /// Asks the delegate again where the pointer is over the view.
  open func invalidate() { view?.window?.pointer.invalidate(self) }
}

/// Says how the pointer looks over a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region that the pointer is in; `nil` for none. By default all of the view is one.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Returns the style of the pointer in a region that it enters; the desktop's for `nil`, and a pointing hand by default.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// The pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )

  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

extension UIPointerInteractionDelegate {
  /// Takes all of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { OptionalCall.leftOut(by: self, answer: defaultRegion) }

  /// Returns a pointing hand.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { OptionalCall.leftOut(by: self, answer: .pressable) }
}
