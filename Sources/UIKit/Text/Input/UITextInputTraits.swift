public import Foundation

/// The traits of a text that is typed, for input methods and keyboards on a screen.
///
/// What GTK's input methods know is told to them: the kind of text, capitals, corrections and spelling. What only describes a keyboard on a
/// screen is kept and has no effect on a desktop, as its documentation says.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The kind of text that is typed.
  var keyboardType: UIKeyboardType { get set }
  /// The letters that become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are completed while they are typed.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// The word on the Return key of a keyboard on a screen; a desktop has none that could show it.
  var returnKeyType: UIReturnKeyType { get set }
  /// The appearance of a keyboard on a screen; that of a desktop follows the theme.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Whether quotation marks become curly; no input method of a desktop does that.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash; no input method of a desktop does that.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether blanks are put around what is pasted; no input method of a desktop does that.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

/// The letters that input methods make capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}

/// Whether input methods complete and correct words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the input method does.
  case `default`
  /// Not.
  case no
  /// Yes.
  case yes
}

/// Whether input methods check the spelling.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the input method does.
  case `default`
  /// Not.
  case no
  /// Yes.
  case yes
}

/// Whether quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the platform does.
  case `default`
  /// Not.
  case no
  /// Yes.
  case yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the platform does.
  case `default`
  /// Not.
  case no
  /// Yes.
  case yes
}

/// Whether blanks are added and removed around what is pasted and cut.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the platform does.
  case `default`
  /// Not.
  case no
  /// Yes.
  case yes
}

/// The appearance of a keyboard on a screen.
public enum UIKeyboardAppearance: Int, Sendable {
  /// That of the platform.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// Dark, under its former name.
  public static let alert = dark
}

/// The word on the Return key of a keyboard on a screen.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// The traits of a text field or a text view, beside the kind of its text.
struct TextInputTraits: Hashable {
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var returnNeedsText = false
  var returnKey = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var blanks = UITextSmartInsertDeleteType.default

  /// Returns the hints for input methods: an address has no capitals, and a password is private and nothing else.
  func hints(for purpose: UIBackendTextEditorStyle.Purpose) -> UIBackendTextEditorStyle.Hints {
    guard purpose != .password else { return .isPrivate }
    var hints: UIBackendTextEditorStyle.Hints = []
    switch capitalization {
    case .words where purpose == .text || purpose == .name: hints.insert(.capitalizesWords)
    case .sentences where purpose == .text: hints.insert(.capitalizesSentences)
    case .allCharacters: hints.insert(.capitalizesCharacters)
    case .none, .words, .sentences: break
    }
    if correction == .yes { hints.insert(.completesWords) }
    switch spelling {
    case .yes: hints.insert(.checksSpelling)
    case .no: hints.insert(.ignoresSpelling)
    case .default: if correction == .no { hints.insert(.ignoresSpelling) }
    }
    return hints
  }
}

extension TextInputTraits {
  /// Returns the traits with the letters and the words of an owner, whose class may override those.
  @MainActor
  func overridden(by owner: some UITextInputTraits) -> TextInputTraits {
    var traits = self
    traits.capitalization = owner.autocapitalizationType
    traits.correction = owner.autocorrectionType
    traits.spelling = owner.spellCheckingType
    return traits
  }
}
