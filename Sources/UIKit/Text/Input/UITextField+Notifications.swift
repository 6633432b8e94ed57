public import Foundation

extension UITextField {
  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Editing ended with the text as the user entered it.
    case committed
  }

  /// Posted with the field when its editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  /// Posted with the field when the user has changed its text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  /// Posted with the field when its editing has ended; the user info says why.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  /// The key of the raw value of a `DidEndEditingReason` in the user info of `textDidEndEditingNotification`.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
