extension UITextView: UITextInputTraits {
  /// The letters that input methods make capitals; the first of each sentence by default.
  ///
  /// Addresses have none, unless all are.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { setup.input.capitalization }
    set { changeSetup { $0.input.capitalization = newValue } }
  }

  /// Whether input methods complete and correct words; as they do by default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { setup.input.correction }
    set { changeSetup { $0.input.correction = newValue } }
  }

  /// Whether input methods check the spelling; by default as they do, and not where nothing is corrected.
  public var spellCheckingType: UITextSpellCheckingType {
    get { setup.input.spelling }
    set { changeSetup { $0.input.spelling = newValue } }
  }

  /// Whether Return does nothing while there is no text; `false` by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { setup.input.returnNeedsText }
    set { changeSetup { $0.input.returnNeedsText = newValue } }
  }

  /// The word on the Return key of a keyboard on a screen; kept for that, and nothing else on a desktop.
  public var returnKeyType: UIReturnKeyType {
    get { setup.input.returnKey }
    set { changeSetup { $0.input.returnKey = newValue } }
  }

  /// The appearance of a keyboard on a screen; kept for that, and nothing else on a desktop.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { setup.input.appearance }
    set { changeSetup { $0.input.appearance = newValue } }
  }

  /// Whether quotation marks become curly; kept, as no input method of a desktop does that.
  public var smartQuotesType: UITextSmartQuotesType {
    get { setup.input.quotes }
    set { changeSetup { $0.input.quotes = newValue } }
  }

  /// Whether hyphens become dashes; kept, as no input method of a desktop does that.
  public var smartDashesType: UITextSmartDashesType {
    get { setup.input.dashes }
    set { changeSetup { $0.input.dashes = newValue } }
  }

  /// Whether blanks are put around what is pasted; kept, as no input method of a desktop does that.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { setup.input.blanks }
    set { changeSetup { $0.input.blanks = newValue } }
  }
}
