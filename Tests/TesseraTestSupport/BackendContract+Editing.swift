import Foundation
import Testing
public import UIKit

/// A text editor to check, with a way to type into it.
@MainActor
public struct EditorSample {
  let editor: any UIBackendTextEditor
  let type: (String) -> Void
  let deleteBackward: () -> Void

  var hasManyLines: Bool { editor is any UIBackendTextArea }

  /// Prepares a sample.
  public init(
    _ editor: any UIBackendTextEditor,
    type: @escaping (String) -> Void,
    deleteBackward: @escaping () -> Void
  ) {
    self.editor = editor
    self.type = type
    self.deleteBackward = deleteBackward
  }
}

// What text editors promise; see `UIBackendTextEditor`, whose numbers the messages cite.
extension BackendContract {
  /// Rules 1 and 2: what a program sets.
  public func checkEditorByProgram(_ make: () throws -> EditorSample) rethrows {
    let sample = try make()
    let editor = sample.editor
    let client = RecordingEditorClient(of: editor)
    #expect(editor.text.isEmpty)
    editor.text = "héllo 👨‍👩‍👧 world"
    #expect(editor.text == "héllo 👨‍👩‍👧 world")
    // Six units, eight of the family, a space and five letters.
    #expect(editor.selectedRange == NSRange(location: 20, length: 0), "2: at the end")
    for (asked, got) in [
      (NSRange(location: 1, length: 3), NSRange(location: 1, length: 3)),
      (NSRange(location: 0, length: 1000), NSRange(location: 0, length: 20)),
      (NSRange(location: 1000, length: 5), NSRange(location: 20, length: 0)),
      (NSRange(location: -5, length: 2), NSRange(location: 0, length: 0)),
      (NSRange(location: 6, length: 3), NSRange(location: 6, length: 0)),
      (NSRange(location: 5, length: .max), NSRange(location: 5, length: 15)),
    ] {
      editor.selectedRange = asked
      #expect(editor.selectedRange == got, "1: \(asked)")
    }
    editor.replace(NSRange(location: 6, length: 8), with: "big")
    #expect(editor.text == "héllo big world")
    editor.text = "one\ntwo"
    let text = sample.hasManyLines ? "one\ntwo" : "one two"
    #expect(editor.text == text, "6: one line, or many")
    #expect(client.asked.isEmpty, "2: not asked")
    #expect(client.changeCount == 0, "2: not told")
    editor.perform(.undo)
    #expect(editor.text == text, "2: nothing to undo")
  }

  /// Rules 3 and 4: what a person does.
  public func checkEditorByPerson(_ make: () throws -> EditorSample) rethrows {
    let sample = try make()
    let editor = sample.editor
    let client = RecordingEditorClient(of: editor)
    sample.type("a")
    sample.type("b")
    #expect(editor.text == "ab")
    #expect(client.takeAsked() == ["0+0 “a”", "1+0 “b”"], "3: asked")
    #expect(client.takeChangeCount() == 2, "4: told once each")
    editor.selectedRange = NSRange(location: 0, length: 2)
    _ = client.takeSelectionCount()
    sample.type("é👍")
    #expect(editor.text == "é👍")
    #expect(client.takeAsked() == ["0+2 “é👍”"], "3: one replacement")
    #expect(client.takeChangeCount() == 1, "4: one change")
    #expect(client.takeSelectionCount() > 0, "4: another selection")
    sample.deleteBackward()
    #expect(editor.text == "é")
    #expect(client.takeAsked() == ["1+2 “”"])
    client.isRefusing = true
    sample.type("x")
    sample.deleteBackward()
    editor.selectedRange = NSRange(location: 0, length: 1)
    sample.type("y")
    #expect(editor.text == "é", "3: refused")
    #expect(NSMaxRange(editor.selectedRange) == 1, "3: the cursor is where it was")
    sample.deleteBackward()
    #expect(editor.text == "é", "3: refused")
    #expect(client.takeChangeCount() == 1, "4: only what was done")
    _ = client.takeAsked()
    client.isRefusing = false
    editor.style.isEditable = false
    sample.type("z")
    #expect(editor.text == "é", "not editable")
  }

  /// Rules 3 and 4: commands.
  public func checkEditorCommands(_ make: () throws -> EditorSample) rethrows {
    let sample = try make()
    let editor = sample.editor
    let client = RecordingEditorClient(of: editor)
    #expect(!editor.perform(.undo))
    #expect(!editor.perform(.redo))
    #expect(!editor.perform(.copy))
    sample.type("a")
    #expect(editor.perform(.selectAll))
    #expect(editor.selectedRange == NSRange(location: 0, length: 1))
    sample.type("b")
    _ = client.takeAsked()
    _ = client.takeChangeCount()
    #expect(editor.perform(.undo))
    #expect(editor.text != "b")
    #expect(client.takeAsked().isEmpty, "3: not asked")
    #expect(client.takeChangeCount() == 1, "4: told once")
    while editor.perform(.redo) {}
    #expect(editor.text == "b")
    editor.text = "copied"
    editor.perform(.selectAll)
    #expect(editor.perform(.copy))
    editor.text = ""
    editor.perform(.paste)
    #expect(wait { editor.text == "copied" })
    editor.perform(.selectAll)
    #expect(editor.perform(.cut))
    #expect(editor.text.isEmpty)
    guard !sample.hasManyLines else { return }
    editor.text = "secret"
    editor.style.isSecure = true
    editor.perform(.selectAll)
    #expect(!editor.perform(.copy), "A password is not copied")
  }

  /// Rule 7: what keys type and delete is the client's to do.
  public func checkEditorKeys(_ make: () throws -> EditorSample) rethrows {
    let sample = try make()
    let editor = sample.editor
    sample.type("a")
    sample.type("b")
    sample.deleteBackward()
    #expect(editor.text == "a", "7: by itself without a client")
    let client = RecordingEditorClient(of: editor)
    client.isIdle = true
    sample.type("c")
    sample.deleteBackward()
    editor.selectedRange = NSRange(location: 0, length: 1)
    sample.deleteBackward()
    #expect(editor.text == "a", "7: nothing by itself")
    editor.text = ""
    sample.deleteBackward()
    #expect(client.takeHanded() == ["“c”", "deleteBackward", "deleteBackward", "deleteBackward"])
    #expect(client.asked.isEmpty, "7: not asked")
    #expect(client.takeChangeCount() == 0, "7: not told")
    editor.insert("de")
    #expect(editor.perform(.deleteBackward))
    #expect(editor.text == "d")
    #expect(client.takeAsked() == ["0+0 “de”", "1+1 “”"], "3: asked")
    #expect(client.takeChangeCount() == 2, "4: told once each")
    #expect(client.takeHanded().isEmpty, "7: not handed over again")
    client.isIdle = false
    sample.type("é👍")
    sample.deleteBackward()
    #expect(client.takeHanded() == ["“é👍”", "deleteBackward"], "7: once each")
    #expect(editor.text == "dé")
    editor.style.isEditable = false
    sample.type("z")
    sample.deleteBackward()
    #expect(client.takeHanded().isEmpty, "7: not editable")
  }

  /// A client that changes the text while it is asked has decided.
  public func checkEditorReentrancy(_ make: () throws -> EditorSample) rethrows {
    let sample = try make()
    let client = RecordingEditorClient(of: sample.editor)
    client.whenAsked = { sample.editor.text = "done" }
    client.isRefusing = true
    sample.type("a")
    #expect(sample.editor.text == "done")
    #expect(sample.editor.selectedRange == NSRange(location: 4, length: 0))
  }
}

@MainActor
final class RecordingEditorClient: UIBackendTextEditorClient {
  /// The editor that performs what was typed and asked for.
  private weak var editor: (any UIBackendTextEditor)?
  /// What was typed and asked for.
  private var handed: [String] = []
  /// Whether what is handed over is not performed.
  var isIdle = false
  private(set) var asked: [String] = []
  private(set) var changeCount = 0
  private var selectionCount = 0
  var isRefusing = false
  var whenAsked: (() -> Void)?

  init(of editor: any UIBackendTextEditor) {
    self.editor = editor
    editor.editorClient = self
  }

  func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }

  func takeHanded() -> [String] {
    defer { handed = [] }
    return handed
  }

  func takeChangeCount() -> Int {
    defer { changeCount = 0 }
    return changeCount
  }

  func takeSelectionCount() -> Int {
    defer { selectionCount = 0 }
    return selectionCount
  }

  func backendTextEditor(shouldReplace range: NSRange, with replacement: String) -> Bool {
    asked.append("\(range.location)+\(range.length) “\(replacement)”")
    whenAsked?()
    return !isRefusing
  }

  func backendTextEditorDidType(_ text: String) {
    handed.append("“\(text)”")
    if !isIdle { editor?.insert(text) }
  }

  func backendTextEditorDidReceive(_ command: UIBackendTextCommand) {
    handed.append("\(command)")
    if !isIdle { editor?.perform(command) }
  }

  func backendTextEditorDidChangeText() { changeCount += 1 }
  func backendTextEditorDidChangeSelection() { selectionCount += 1 }
  func backendTextEditorDidChangeComposition() {}
  func backendTextEditorDidReturn() {}
}
