import Foundation
import Tessera
import TesseraTestSupport
import Testing

@Suite("Typing in a list")
@MainActor
struct TypeAheadTests {
  private let names = [
    "Accra", "Bern", "Bogotá", "Cairo", "Ábidjan", "Bonn", "New Delhi", "New York", "aa", "Zürich",
  ]

  private func list(_ environment: UIBackendEnvironment = UIBackendEnvironment()) -> NumberedList {
    let list = NumberedList(names.count, environment: environment)
    list.view.textForTypeAhead = { [names] in names[$0.item] }
    list.view.selectionFollowsFocus = true
    list.view.becomeFirstResponder()
    return list
  }

  /// Types letters right after each other, and says which name is selected then.
  private func type(_ text: String, in list: NumberedList) -> String? {
    for character in text {
      let key: UIKeyboardHIDUsage = character == " " ? .keyboardSpacebar : .keyboardA
      list.fixture.screen.press(key, characters: String(character))
    }
    return selected(list)
  }

  private func selected(_ list: NumberedList) -> String? {
    list.view.indexPathsForSelectedItems?.first.map { names[$0.item] }
  }

  private func wait(_ list: NumberedList) { list.fixture.backend.advance(by: 1.5) }

  @Test(
    "selects the next item that begins so",
    arguments: [
      ("c", "Cairo"), ("bo", "Bogotá"), ("bon", "Bonn"), ("BOGOTA", "Bogotá"),
      ("new y", "New York"),
      ("z", "Zürich"), ("zu", "Zürich"), ("abi", "Ábidjan"), ("aa", "aa"),
    ]
  )
  func finds(typed: String, found: String) {
    let list = list()
    expectEqual(type(typed, in: list), found)
  }

  @Test("moves the focus alone where the selection does not follow it")
  func focusAlone() {
    let list = list()
    list.view.selectionFollowsFocus = false
    #expect(type("c", in: list) == nil)
    wait(list)
    list.fixture.screen.press(.keyboardSpacebar, characters: " ")
    expectEqual(selected(list), "Cairo")
  }

  @Test("goes on to the next one with the same letter, and round at the end")
  func repeats() {
    let list = list()
    expectEqual(type("b", in: list), "Bern")
    expectEqual(type("b", in: list), "Bogotá")
    expectEqual(type("b", in: list), "Bonn")
    expectEqual(type("b", in: list), "Bern")
  }

  @Test("begins anew behind the item it has reached, after a pause and after Escape")
  func anew() {
    let list = list()
    expectEqual(type("b", in: list), "Bern")
    wait(list)
    expectEqual(type("b", in: list), "Bogotá")
    list.fixture.screen.press(.keyboardEscape)
    expectEqual(type("c", in: list), "Cairo")
  }

  @Test("stays where nothing begins so, and takes the key")
  func nothing() {
    let list = list()
    expectEqual(type("cx", in: list), "Cairo")
    wait(list)
    expectEqual(type("q", in: list), "Cairo")
  }

  @Test("leaves space, Control and arrows to the selection")
  func otherKeys() {
    let list = list()
    expectEqual(type("c", in: list), "Cairo")
    wait(list)
    list.fixture.screen.press(.keyboardDownArrow)
    expectEqual(selected(list), "Ábidjan")
    list.fixture.screen.press(.keyboardR, characters: "b", modifiers: .control)
    expectEqual(selected(list), "Ábidjan")
    list.view.allowsMultipleSelection = true
    list.fixture.screen.press(.keyboardSpacebar, characters: " ")
    #expect((list.view.indexPathsForSelectedItems ?? []).isEmpty)
  }

  @Test("does nothing unless it is asked for, and where nothing can be selected")
  func optIn() {
    let list = list()
    list.view.textForTypeAhead = nil
    #expect(type("c", in: list) == nil)
    list.view.textForTypeAhead = { [names] in names[$0.item] }
    list.view.allowsSelection = false
    #expect(type("c", in: list) == nil)
  }

  @Test("scrolls to what it finds, in a list from right to left too")
  func scrolls() {
    let list = list(UIBackendEnvironment(isRightToLeft: true))
    expectEqual(type("z", in: list), "Zürich")
    list.fixture.backend.advance(by: 2)
    // Ten rows of 50 in 400 points.
    expectEqual(list.view.contentOffset.y, 100)
  }

  @Test("looks at a hundred thousand items at most for one key")
  func reach() {
    let list = NumberedList(150_000)
    var asked = 0
    list.view.textForTypeAhead = { _ in
      asked += 1
      return "nothing"
    }
    list.view.becomeFirstResponder()
    list.fixture.screen.press(.keyboardR, characters: "x")
    expectEqual(asked, 100_000)
  }

  @Test("takes changes that are reported while texts are asked for, and nothing when all items go")
  func changes() {
    let list = list()
    list.view.textForTypeAhead = { [names] path in
      names.indices.contains(path.item) ? names[path.item] : nil
    }
    list.numbers = []
    list.view.reloadData()
    #expect(type("b", in: list) == nil)
    list.numbers = Array(0..<3)
    list.view.reloadData()
    list.fixture.backend.makeFrame()
    wait(list)
    expectEqual(type("bo", in: list), "Bogotá")
  }
}
