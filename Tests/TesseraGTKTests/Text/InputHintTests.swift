import CGTK
import Testing
import UIKit

@testable import TesseraGTK

@Suite("Suggestions for input methods")
struct InputHintTests {
  typealias Hints = UIBackendTextEditorStyle.Hints

  @Test("are those of GTK")
  func hints() {
    #expect(Hints().inputHints == GTK_INPUT_HINT_NONE)
    #expect(Hints.capitalizesSentences.inputHints == GTK_INPUT_HINT_UPPERCASE_SENTENCES)
    #expect(Hints.ignoresSpelling.inputHints == GTK_INPUT_HINT_NO_SPELLCHECK)
    let both: Hints = [.capitalizesWords, .completesWords]
    let expected = GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue | GTK_INPUT_HINT_WORD_COMPLETION.rawValue
    #expect(both.inputHints.rawValue == expected)
  }
}
