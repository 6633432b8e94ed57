import CoreGraphics
public import Foundation

/// An interaction by which a view does something when a drag rests over it, such as opening a folder.
///
/// A drag that has rested for half a second is about to activate, which shows, and activates a quarter of a second later, once until the
/// pointer has left. What a drag is dropped on has nothing to do with it.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Says whether a drag activates.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows what is about to happen.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  /// The view that the interaction is part of.
  open private(set) weak var view: UIView?
  let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Says whether a drag activates; every drag does by default.
  ///   - interactionEffect: Shows what is about to happen; by default the view looks pressed for a moment.
  ///   - activationHandler: Does it.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
    interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
    activationHandler:
      @escaping (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? UsualSpringBehavior()
    self.interactionEffect = interactionEffect ?? UsualSpringEffect()
    activate = activationHandler
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Watches drags over the new view from now on.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The states of what a drag rests over.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is there.
  case inactive
  /// A drag is there that may activate.
  case possible
  /// The drag is about to activate.
  case activating
  /// The drag has activated.
  case activated
}

/// A drag over a view, as what it activates sees it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the state; that of the interaction unless the behaviour sets another.
  var targetView: UIView? { get set }
  /// The thing in the view that is activated, where there are several; set by the behaviour. With another one the wait begins anew.
  var targetItem: Any? { get set }

  /// Returns the place of the pointer in the coordinates of a view, or of the window for `nil`.
  func location(in view: UIView?) -> CGPoint
}

/// Says whether a drag activates something.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the drag may activate where it is; asked as it moves.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The drag has left, or is over.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows what a drag is about to activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  )
}

/// A view that can be activated by a drag that rests over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests over the view, or over a part of it, does what a press does.
  var isSpringLoaded: Bool { get set }
}

/// Lets every drag activate.
private final class UsualSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Shows the view pressed while the drag is about to activate.
private final class UsualSpringEffect: NSObject, UISpringLoadedInteractionEffect {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    context.targetView?.lookPressed(context.state == .activating)
  }
}
