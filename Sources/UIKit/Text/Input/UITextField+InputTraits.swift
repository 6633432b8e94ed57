extension UITextField: UITextInputTraits {
  /// The letters that input methods make capitals; the first of each sentence by default.
  ///
  /// Addresses have none, unless all are.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.input.capitalization }
    set { changeTraits { $0.input.capitalization = newValue } }
  }

  /// Whether input methods complete and correct words; as they do by default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.input.correction }
    set { changeTraits { $0.input.correction = newValue } }
  }

  /// Whether input methods check the spelling; by default as they do, and not where nothing is corrected.
  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.input.spelling }
    set { changeTraits { $0.input.spelling = newValue } }
  }

  /// Whether Return does nothing while there is no text; `false` by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.input.returnNeedsText }
    set { changeTraits { $0.input.returnNeedsText = newValue } }
  }

  /// The word on the Return key of a keyboard on a screen; kept for that, and nothing else on a desktop.
  public var returnKeyType: UIReturnKeyType {
    get { traits.input.returnKey }
    set { changeTraits { $0.input.returnKey = newValue } }
  }

  /// The appearance of a keyboard on a screen; kept for that, and nothing else on a desktop.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.input.appearance }
    set { changeTraits { $0.input.appearance = newValue } }
  }

  /// Whether quotation marks become curly; kept, as no input method of a desktop does that.
  public var smartQuotesType: UITextSmartQuotesType {
    get { traits.input.quotes }
    set { changeTraits { $0.input.quotes = newValue } }
  }

  /// Whether hyphens become dashes; kept, as no input method of a desktop does that.
  public var smartDashesType: UITextSmartDashesType {
    get { traits.input.dashes }
    set { changeTraits { $0.input.dashes = newValue } }
  }

  /// Whether blanks are put around what is pasted; kept, as no input method of a desktop does that.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.input.blanks }
    set { changeTraits { $0.input.blanks = newValue } }
  }
}
