// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UITextViewDelegate` as properties, so that they can be called with `?`.
extension UITextViewDelegate {
  /// The optional method `textViewShouldBeginEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: UIOptionalCalls.Method<UITextView, Bool>? {
    UIOptionalCalls.Method(of: self, "textViewShouldBeginEditing(_:)") {
      $0.textViewShouldBeginEditing($1)
    }
  }

  /// The optional method `textViewDidBeginEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textViewDidBeginEditing: UIOptionalCalls.Method<UITextView, Void>? {
    UIOptionalCalls.Method(of: self, "textViewDidBeginEditing(_:)") {
      $0.textViewDidBeginEditing($1)
    }
  }

  /// The optional method `textViewShouldEndEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textViewShouldEndEditing: UIOptionalCalls.Method<UITextView, Bool>? {
    UIOptionalCalls.Method(of: self, "textViewShouldEndEditing(_:)") {
      $0.textViewShouldEndEditing($1)
    }
  }

  /// The optional method `textViewDidEndEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textViewDidEndEditing: UIOptionalCalls.Method<UITextView, Void>? {
    UIOptionalCalls.Method(of: self, "textViewDidEndEditing(_:)") { $0.textViewDidEndEditing($1) }
  }

  /// The optional methods `textView(…)`, to be called with `?`.
  @_disfavoredOverload
  public var textView: UIOptionalCalls.TextViewDelegate? {
    UIOptionalCalls.TextViewDelegate(delegate: self)
  }

  /// The optional method `textViewDidChange(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textViewDidChange: UIOptionalCalls.Method<UITextView, Void>? {
    UIOptionalCalls.Method(of: self, "textViewDidChange(_:)") { $0.textViewDidChange($1) }
  }

  /// The optional method `textViewDidChangeSelection(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textViewDidChangeSelection: UIOptionalCalls.Method<UITextView, Void>? {
    UIOptionalCalls.Method(of: self, "textViewDidChangeSelection(_:)") {
      $0.textViewDidChangeSelection($1)
    }
  }
}

extension UIOptionalCalls {
  /// The methods `textView(…)` of `UITextViewDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct TextViewDelegate {
    let delegate: any UITextViewDelegate

    /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "textView(_:shouldChangeTextIn:replacementText:)") {
        $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
      }
    }

    /// Calls `textView(_:shouldInteractWith:in:interaction:)`.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView,
      shouldInteractWith url: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "textView(_:shouldInteractWith:in:interaction:)") {
        $0.textView(textView, shouldInteractWith: url, in: characterRange, interaction: interaction)
      }
    }

    /// Calls `textView(_:primaryActionFor:defaultAction:)`.
    @discardableResult
    public func callAsFunction(
      _ textView: UITextView,
      primaryActionFor textItem: UITextItem,
      defaultAction: UIAction
    ) -> UIAction? {
      OptionalCall.answer(of: delegate, "textView(_:primaryActionFor:defaultAction:)") {
        $0.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
      } ?? nil
    }
  }
}
