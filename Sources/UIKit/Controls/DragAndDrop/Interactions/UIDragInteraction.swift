import CoreGraphics
public import Foundation

/// An interaction by which a view, or something in it, is dragged.
///
/// A finger or pen that rests on the view for half a second picks its items up, and they move with it then; a mouse picks them up and
/// moves them when its primary button is down and it has been dragged 4 points. A press on a control in the view drags nothing.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged; not held.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction is part of.
  open private(set) weak var view: UIView?
  private let recognizer = DragGestureRecognizer()

  /// Creates an interaction, to be added to a view.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.interaction = self
    recognizer.isEnabled = Self.isEnabledByDefault
  }

  /// Whether drags begin in interactions that say nothing else; `true`.
  open class var isEnabledByDefault: Bool { true }

  /// Whether drags begin here.
  ///
  /// One that is under way goes on.
  open var isEnabled: Bool {
    get { recognizer.isEnabled }
    set { recognizer.isEnabled = newValue }
  }

  /// Stops watching the former view.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(recognizer) }

  /// Watches the new view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.attachFirst(recognizer)
  }
}

extension UIView {
  /// Adds a recogniser that gets touches before all others of the view.
  fileprivate func attachFirst(_ recognizer: UIGestureRecognizer) {
    attach(recognizer)
    interaction.gestureRecognizers.removeAll { $0 === recognizer }
    interaction.gestureRecognizers.insert(recognizer, at: 0)
  }
}
