// Made by Scripts/make-optional-methods.
public import Foundation

// The optional methods of `UITextFieldDelegate` as properties, so that they can be called with `?`.
extension UITextFieldDelegate {
  /// The optional method `textFieldShouldBeginEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: UIOptionalCalls.Method<UITextField, Bool>? {
    UIOptionalCalls.Method(of: self, "textFieldShouldBeginEditing(_:)") {
      $0.textFieldShouldBeginEditing($1)
    }
  }

  /// The optional method `textFieldDidBeginEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: UIOptionalCalls.Method<UITextField, Void>? {
    UIOptionalCalls.Method(of: self, "textFieldDidBeginEditing(_:)") {
      $0.textFieldDidBeginEditing($1)
    }
  }

  /// The optional method `textFieldShouldEndEditing(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: UIOptionalCalls.Method<UITextField, Bool>? {
    UIOptionalCalls.Method(of: self, "textFieldShouldEndEditing(_:)") {
      $0.textFieldShouldEndEditing($1)
    }
  }

  /// The optional methods `textFieldDidEndEditing(…)`, to be called with `?`.
  @_disfavoredOverload
  public var textFieldDidEndEditing: UIOptionalCalls.TextFieldDidEndEditing? {
    UIOptionalCalls.TextFieldDidEndEditing(delegate: self)
  }

  /// The optional method `textField(_:shouldChangeCharactersIn:replacementString:)`, to be called with `?`.
  @_disfavoredOverload
  public var textField: UIOptionalCalls.TextFieldDelegate? {
    UIOptionalCalls.TextFieldDelegate(delegate: self)
  }

  /// The optional method `textFieldDidChangeSelection(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textFieldDidChangeSelection: UIOptionalCalls.Method<UITextField, Void>? {
    UIOptionalCalls.Method(of: self, "textFieldDidChangeSelection(_:)") {
      $0.textFieldDidChangeSelection($1)
    }
  }

  /// The optional method `textFieldShouldClear(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textFieldShouldClear: UIOptionalCalls.Method<UITextField, Bool>? {
    UIOptionalCalls.Method(of: self, "textFieldShouldClear(_:)") { $0.textFieldShouldClear($1) }
  }

  /// The optional method `textFieldShouldReturn(_:)`, to be called with `?`.
  @_disfavoredOverload
  public var textFieldShouldReturn: UIOptionalCalls.Method<UITextField, Bool>? {
    UIOptionalCalls.Method(of: self, "textFieldShouldReturn(_:)") { $0.textFieldShouldReturn($1) }
  }
}

extension UIOptionalCalls {
  /// The methods `textFieldDidEndEditing(…)` of `UITextFieldDelegate` that an object may leave out.
  @preconcurrency @MainActor
  public struct TextFieldDidEndEditing {
    let delegate: any UITextFieldDelegate

    /// Calls `textFieldDidEndEditing(_:)`.
    @discardableResult
    public func callAsFunction(_ textField: UITextField) -> Void? {
      OptionalCall.answer(of: delegate, "textFieldDidEndEditing(_:)") {
        $0.textFieldDidEndEditing(textField)
      }
    }

    /// Calls `textFieldDidEndEditing(_:reason:)`.
    @discardableResult
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
      -> Void?
    {
      OptionalCall.answer(of: delegate, "textFieldDidEndEditing(_:reason:)") {
        $0.textFieldDidEndEditing(textField, reason: reason)
      }
    }
  }

  /// The method `textField(_:shouldChangeCharactersIn:replacementString:)` of `UITextFieldDelegate`, which an object may leave out.
  @preconcurrency @MainActor
  public struct TextFieldDelegate {
    let delegate: any UITextFieldDelegate

    /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
    @discardableResult
    public func callAsFunction(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool? {
      OptionalCall.answer(of: delegate, "textField(_:shouldChangeCharactersIn:replacementString:)")
      { $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
    }
  }
}
