import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit

@Suite("A text that is edited")
@MainActor
struct TextEditingTests {
  private func text(_ text: String, selecting selection: Range<Int>) -> HeadlessTextEditing {
    var editing = HeadlessTextEditing()
    editing.reset(to: text)
    editing.select(selection)
    return editing
  }

  @Test("steps over characters, and over spaces to the end of a word")
  func steps() {
    let editing = text("ab  👨‍👩‍👧 c", selecting: 2..<2)
    expectEqual(editing.step(forward: true, byWord: false), 3)
    expectEqual(editing.step(forward: true, byWord: true), 5)
    expectEqual(editing.step(forward: false, byWord: true), 0)
    expectEqual(text("", selecting: 0..<0).step(forward: true, byWord: true), 0)
  }

  @Test("has the cursor behind what takes the place of the selection")
  func replacing() {
    var editing = text("abcd", selecting: 1..<3)
    editing.replace(editing.selection, with: "xyz")
    expectEqual(editing.text, "axyzd")
    expectEqual(editing.selection, 4..<4)
    editing.replace(3..<100, with: "")
    expectEqual(editing.text, "axy")
  }

  @Test("gives text and selection back when a change is undone")
  func undoing() {
    var editing = text("abcd", selecting: 1..<3)
    editing.replace(1..<3, with: "x")
    var isDone = editing.undo()
    #expect(isDone)
    expectEqual(editing.text, "abcd")
    expectEqual(editing.selection, 1..<3)
    isDone = editing.redo()
    #expect(isDone)
    expectEqual(editing.text, "axd")
    isDone = editing.redo()
    #expect(!isDone)
    editing.replace(0..<1, with: "y")
    isDone = editing.undo()
    #expect(isDone)
    editing.replace(0..<1, with: "z")
    isDone = editing.redo()
    #expect(!isDone, "Another change takes its place")
  }
}
