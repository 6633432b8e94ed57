public import Foundation

/// Something that can take events, or hand them on to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder that gets an event which this one does not take.
  open var next: UIResponder? { nil }

  /// Whether this responder is the first to get keys.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Whether this responder can become the first responder, which gets keys first; `false` unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder may stop being it; `true` unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Makes this responder the first to get keys; answers whether that was allowed.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Stops being the first to get keys; answers whether that was allowed.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// A view that stands at the bottom of the window while this responder, or one before it in the chain, is the first; none
  /// unless overridden.
  ///
  /// On Apple's platforms it stands above the keyboard, which a desktop does not have. It is as wide as the window and as high as
  /// it asks to be, or as its frame where it asks for nothing. The safe area of the views ends above it. It stays while
  /// a view in it is the first responder.
  open var inputAccessoryView: UIView? { nil }

  /// Has the window ask for `inputAccessoryView` again.
  open func reloadInputViews() { responderWindow?.setNeedsLayout() }

  /// Commands for keys that no responder in the chain has taken; the first that matches counts; none unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Fingers or buttons went down; hands on to the next responder unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers or pressed buttons moved; hands on to the next responder unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers or buttons were lifted; hands on to the next responder unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away, by a gesture for instance; hands on unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys went down; hands on to the next responder unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Held keys repeat; hands on to the next responder unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys went up; hands on to the next responder unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The window whose first responder this one can be.
  var responderWindow: UIWindow? { next?.responderWindow }
}
