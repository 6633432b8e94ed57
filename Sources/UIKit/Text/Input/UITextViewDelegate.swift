public import Foundation

/// The delegate of a text view, which is that of a scroll view as well; every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun: the view is the first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether the user may replace a part of the text, in UTF-16 code units, by text that was typed or pasted.
  ///
  /// Return asks for a line break, `"\n"`. A chat sends the text then, sets it empty and returns `false`.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Tells the delegate that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection or the place of the cursor is another.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link that was tapped, in a text that is not editable, is opened.
  ///
  /// The interaction is always `invokeDefaultAction`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Says what a tap on a link does, in a text that is not editable.
  ///
  /// It is asked for after `textView(_:shouldInteractWith:in:interaction:)` has agreed.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - textItem: The link.
  ///   - defaultAction: The action that opens the address.
  /// - Returns: The action to perform; `nil` does nothing.
  func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  /// `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// `true`.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// `true`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalCall.leftOut(by: self, answer: true)
  }
  /// The default action.
  public func textView(
    _ textView: UITextView,
    primaryActionFor textItem: UITextItem,
    defaultAction: UIAction
  ) -> UIAction? {
    OptionalCall.leftOut(by: self, answer: defaultAction)
  }
}
