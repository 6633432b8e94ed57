public import Foundation

/// An interaction by which a view takes what is dropped on it.
///
/// A drag is for the innermost view under the pointer whose interaction cares for it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Says what may be dropped, and takes it; not held.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction is part of.
  open private(set) weak var view: UIView?

  /// Creates an interaction, to be added to a view.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Takes drags over the new view from now on.
  open func didMove(to view: UIView?) { self.view = view }
}
