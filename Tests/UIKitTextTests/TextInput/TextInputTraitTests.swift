import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("What a text says to input methods")
@MainActor
struct TextInputTraitTests {
  typealias Hints = UIBackendTextEditorStyle.Hints

  @Test(
    "is which letters become capitals",
    arguments: [
      (UITextAutocapitalizationType.none, Hints()), (.words, .capitalizesWords),
      (.sentences, .capitalizesSentences), (.allCharacters, .capitalizesCharacters),
    ]
  )
  func capitals(type: UITextAutocapitalizationType, hints: UIBackendTextEditorStyle.Hints) {
    let test = TextFieldFixture()
    expectEqual(test.field.autocapitalizationType, .sentences)
    test.field.autocapitalizationType = type
    expectEqual(test.editor?.style.hints, hints)
  }

  // Apple's keyboards for addresses begin with a small letter.
  @Test("has no capitals in addresses, unless all are, and those of words in names")
  func addresses() {
    let test = TextFieldFixture()
    test.field.keyboardType = .emailAddress
    expectEqual(test.editor?.style.hints, [])
    test.field.autocapitalizationType = .allCharacters
    expectEqual(test.editor?.style.hints, .capitalizesCharacters)
    test.field.textContentType = .name
    test.field.autocapitalizationType = .words
    expectEqual(test.editor?.style.hints, .capitalizesWords)
  }

  @Test("is whether words are completed and checked; not, where nothing is corrected")
  func corrections() {
    let test = TextFieldFixture()
    test.field.autocapitalizationType = .none
    test.field.autocorrectionType = .yes
    expectEqual(test.editor?.style.hints, .completesWords)
    test.field.spellCheckingType = .yes
    expectEqual(test.editor?.style.hints, [.completesWords, .checksSpelling])
    test.field.autocorrectionType = .no
    expectEqual(test.editor?.style.hints, .checksSpelling)
    test.field.spellCheckingType = .default
    expectEqual(test.editor?.style.hints, .ignoresSpelling)
  }

  @Test("is of a password that it is private, and nothing else")
  func passwords() {
    let test = TextFieldFixture()
    test.field.autocorrectionType = .yes
    test.field.isSecureTextEntry = true
    expectEqual(test.editor?.style.hints, .isPrivate)
  }

  @Test("is of a search bar what its field says")
  func searchBar() {
    _ = Fixture()
    let bar = UISearchBar()
    bar.autocapitalizationType = .words
    bar.autocorrectionType = .no
    bar.returnKeyType = .search
    expectEqual(bar.searchTextField.autocapitalizationType, .words)
    expectEqual(bar.searchTextField.autocorrectionType, .no)
    expectEqual(bar.searchTextField.returnKeyType, .search)
  }

  // The numbers with which archives and bridges of other languages name the keys.
  @Test("names keys for Return by Apple's numbers")
  func returnKeys() {
    let keys: [UIReturnKeyType] = [
      .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall,
      .continue,
    ]
    expectEqual(keys.map(\.rawValue), Array(0...11))
    expectEqual(UIKeyboardAppearance.alert.rawValue, UIKeyboardAppearance.dark.rawValue)
    expectEqual(UIKeyboardAppearance(rawValue: 2), .light)
  }

  @Test("keeps what only describes a keyboard on a screen, through the protocol")
  func kept() {
    let test = TextFieldFixture()
    let traits: any UITextInputTraits = test.field
    traits.returnKeyType = .done
    traits.keyboardAppearance = .dark
    traits.smartQuotesType = .no
    traits.smartDashesType = .no
    traits.smartInsertDeleteType = .no
    #expect(test.field.returnKeyType == .done && test.field.keyboardAppearance == .alert)
    #expect(test.field.smartQuotesType == .no && test.field.smartDashesType == .no)
    expectEqual(test.field.smartInsertDeleteType, .no)
  }
}

@Suite("Return where there is no text")
@MainActor
struct ReturnWithoutTextTests {
  @Test("does nothing in a field that says so")
  func field() {
    let test = TextFieldFixture()
    var count = 0
    test.field.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    test.field.becomeFirstResponder()
    test.field.enablesReturnKeyAutomatically = true
    test.press(.keyboardReturnOrEnter)
    expectEqual(count, 0)
    test.field.text = "x"
    test.press(.keyboardReturnOrEnter)
    expectEqual(count, 1)
  }

  @Test("types no line in a text view that says so")
  func view() {
    let test = TextViewFixture()
    test.view.becomeFirstResponder()
    test.view.enablesReturnKeyAutomatically = true
    test.press(.keyboardReturnOrEnter)
    expectEqual(test.view.text, "")
    test.view.text = "x"
    test.press(.keyboardReturnOrEnter)
    expectEqual(test.view.text, "x\n")
  }
}
