import CoreGraphics
public import Foundation
public import UIKit

/// A text editor of one line, with the keys that every desktop has; see `HeadlessTextEditing`.
///
/// Arrows, Home and End move the cursor, by words with Control, and extend the selection with Shift. Backspace and
/// Delete take out what is selected, or the character beside the cursor. Control with A, C, X, V and Z selects all,
/// copies, cuts, pastes and undoes, and redoes with Shift. Keys that the editor has no use for go on.
@preconcurrency @MainActor
public class HeadlessTextEditor: HeadlessSurface, UIBackendTextEditor {
  /// The receiver of changes of the text.
  public weak var editorClient: (any UIBackendTextEditorClient)?
  /// The appearance and the purpose of the text.
  public var style: UIBackendTextEditorStyle {
    didSet {
      if style != oldValue { setNeedsDisplay() }
    }
  }
  private weak var maker: HeadlessBackend?
  final private(set) var editing = HeadlessTextEditing()

  init(backend: HeadlessBackend) {
    maker = backend
    let black = UIBackendColor(red: 0, green: 0, blue: 0)
    style = UIBackendTextEditorStyle(
      font: UIBackendFont(pointSize: 17),
      color: black,
      tint: black
    )
    super.init(name: "text editor", squareCount: 0)
  }

  /// The backend whose window shows the editor; outside of windows the one that made it, until its program ends.
  private var backend: HeadlessBackend? { windowBackend ?? maker }

  /// Breaks text into lines as the backend does, or as that of the running program.
  final func layOut(_ text: UIBackendText, width: CGFloat) -> any UIBackendTextLayout {
    let resources: any UIBackendResources = backend ?? UIApplication.shared.backend
    return resources.layOut(text, in: UIBackendTextSpace(width: width))
  }

  /// The text, without what is being composed.
  public var text: String {
    get { editing.text }
    set {
      editing.reset(to: possible(newValue))
      textDidChange()
    }
  }

  /// The range of the selection.
  public var selectedRange: NSRange {
    get { editing.unitRange(editing.selection) }
    set { changeSelection { $0.select($0.characterRange(newValue)) } }
  }

  /// Whether something is being composed.
  public var isComposing: Bool { !editing.composed.isEmpty }

  /// Replaces a part of the text.
  public func replace(_ range: NSRange, with replacement: String) {
    let replacement = possible(replacement)
    changeSelection { $0.replace($0.characterRange(range), with: replacement) }
    textDidChange()
  }

  /// Shows what an input method composes; an empty text ends that.
  public func compose(_ composed: String) {
    guard style.isEditable else { return }
    let wasComposing = isComposing
    editing.composed = composed
    setNeedsDisplay()
    if wasComposing != isComposing { editorClient?.backendTextEditorDidChangeComposition() }
  }

  /// Ends composing with a text, which takes the place of the selection.
  public func commit(_ text: String) {
    compose("")
    didType(text)
  }

  /// Types a text in the place of the selection, if the client allows it.
  public func insert(_ text: String) { insert(text, typed: true) }

  /// Undoes, redoes, selects, or works with the backend's clipboard.
  @discardableResult
  public func perform(_ command: UIBackendTextCommand) -> Bool {
    switch command {
    case .undo: return change { $0.undo() }
    case .redo: return change { $0.redo() }
    case .deleteBackward: return delete(forward: false, byWord: false)
    case .selectAll:
      changeSelection { $0.select(0..<$0.count) }
      return editing.count > 0
    case .copy, .cut:
      guard !editing.selection.isEmpty, !style.isSecure else { return false }
      backend?.clipboard = editing.selectedText
      return command == .copy || userReplace(editing.selection, with: "")
    case .paste:
      guard let text = backend?.clipboard, !text.isEmpty else { return false }
      return insert(text, typed: false)
    }
  }

  /// The text as far as the editor can hold it.
  func possible(_ text: String) -> String { text.onOneLine }

  /// The text is another, whatever has changed it.
  func textDidChange() { setNeedsSize() }

  /// A person has typed, or has moved the cursor.
  func cursorDidMove() {}

  /// Takes a key that only some editors have a use for; returns whether this one has.
  func pressOwn(_ event: UIBackendKeyEvent) -> Bool { false }

  /// The place between characters that is nearest to a point in the surface.
  func position(at point: CGPoint, in size: CGSize) -> Int {
    let origin = textOrigin(of: layout().size, in: size)
    var position = 0
    var edge: CGFloat = 0
    while position < editing.count {
      let next = layout(upTo: position + 1).size.width
      if point.x - origin.x < (edge + next) / 2 { break }
      edge = next
      position += 1
    }
    return position
  }

  /// The size of the text, with room for the cursor.
  public override func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    let size = layout().size
    return CGSize(
      width: min(size.width + 1, Self.greatestLength),
      height: min(size.height, Self.greatestLength)
    )
  }

  /// The text that a scene prints, with the selection in brackets, or a bar for the cursor, while the editor has the focus.
  public override var summary: String {
    var shown = shownCharacters.map { String($0) }
    if hasFocus {
      let selection = editing.selection
      if selection.isEmpty {
        shown.insert(isComposing ? "{\(editing.composed)}|" : "|", at: editing.cursor)
      } else {
        shown.insert("]", at: selection.upperBound)
        shown.insert("[", at: selection.lowerBound)
      }
    }
    return shown.joined()
  }

  /// The text as a backend without windows can draw it; the cursor is not drawn.
  public override func drawings(in size: CGSize) -> [UIBackendDrawing] {
    guard editing.count > 0 || isComposing else { return [] }
    let layout = layout()
    return [.text(layout, origin: textOrigin(of: layout.size, in: size))]
  }

  /// Takes presses that place the cursor, and keys that edit.
  public override func receive(_ event: UIBackendEvent, in size: CGSize) -> Bool {
    switch event {
    case .pointer(let event):
      place(for: event, in: size)
      return true
    case .key(let event): return event.isDown ? press(event) : false
    case .scroll, .magnify: return false
    }
  }
}

extension HeadlessTextEditor {
  fileprivate var shownCharacters: [Character] {
    style.isSecure ? Array(repeating: "•", count: editing.count) : editing.characters
  }

  private func layout(upTo count: Int? = nil) -> any UIBackendTextLayout {
    var shown = shownCharacters
    if let count {
      shown = Array(shown.prefix(count))
    } else if isComposing {
      shown.insert(contentsOf: Array(editing.composed), at: editing.cursor)
    }
    let run = UIBackendText.Run(string: String(shown), font: style.font, color: style.color)
    let text = UIBackendText(
      runs: [run],
      alignment: style.alignment,
      lineBreaking: .byWords,
      maximumLineCount: 1,
      isRightToLeft: style.isRightToLeft
    )
    return layOut(text, width: .infinity)
  }

  private func textOrigin(of text: CGSize, in size: CGSize) -> CGPoint {
    let rest = size.width - text.width
    let x: CGFloat
    switch style.alignment {
    case .left, .justified: x = 0
    case .center: x = max(0, rest / 2)
    case .right: x = max(0, rest)
    }
    return CGPoint(x: x, y: (size.height - text.height) / 2)
  }

  /// Puts the cursor between the two characters next to a press.
  private func place(for event: UIBackendPointerEvent, in size: CGSize) {
    guard event.action == .pressed || event.action == .dragged, let frame else { return }
    let point = CGPoint(x: event.location.x - frame.minX, y: event.location.y - frame.minY)
    let extends = event.action == .dragged || event.modifiers.contains(.shift)
    moveCursor(to: position(at: point, in: size), extending: extends)
  }

  func moveCursor(to position: Int, extending: Bool) {
    changeSelection { $0.move(to: position, extending: extending) }
    cursorDidMove()
  }

  private func press(_ event: UIBackendKeyEvent) -> Bool {
    if pressOwn(event) { return true }
    let isControl = event.modifiers.contains(.control)
    let extends = event.modifiers.contains(.shift)
    switch event.key {
    case .keyboardLeftArrow, .keyboardRightArrow:
      let forward = (event.key == .keyboardRightArrow) != style.isRightToLeft
      let selection = editing.selection
      let target =
        selection.isEmpty || extends
        ? editing.step(forward: forward, byWord: isControl)
        : forward ? selection.upperBound : selection.lowerBound
      moveCursor(to: target, extending: extends)
    case .keyboardHome: moveCursor(to: 0, extending: extends)
    case .keyboardEnd: moveCursor(to: editing.count, extending: extends)
    case .keyboardDeleteOrBackspace where !isControl:
      if style.isEditable { didReceive(.deleteBackward) }
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
      delete(forward: event.key == .keyboardDeleteForward, byWord: isControl)
    case .keyboardReturnOrEnter where !isControl:
      editorClient?.backendTextEditorDidReturn()
    default: return isControl ? command(event) : type(event)
    }
    return true
  }

  private func type(_ event: UIBackendKeyEvent) -> Bool {
    let isPlain = event.modifiers.isDisjoint(with: [.control, .alternate, .command])
    guard isPlain, style.isEditable, !event.characters.isEmpty else { return false }
    didType(event.characters)
    return true
  }

  /// Hands what is typed to the client.
  func didType(_ text: String) {
    guard style.isEditable else { return }
    guard let editorClient else { return insert(text) }
    editorClient.backendTextEditorDidType(text)
  }

  /// Hands a command to the client, but for undoing and redoing.
  private func didReceive(_ command: UIBackendTextCommand) {
    guard let editorClient, command != .undo, command != .redo else {
      perform(command)
      return
    }
    editorClient.backendTextEditorDidReceive(command)
  }

  private func command(_ event: UIBackendKeyEvent) -> Bool {
    let commands: [Character: UIBackendTextCommand] = [
      "a": .selectAll, "c": .copy, "x": .cut, "v": .paste,
      "z": event.modifiers.contains(.shift) ? .redo : .undo,
    ]
    let key = commands.first { UIKeyboardHIDUsage.letter($0.key) == event.key }
    if let key { didReceive(key.value) }
    return key != nil
  }

  @discardableResult
  private func delete(forward: Bool, byWord: Bool) -> Bool {
    var range = editing.selection
    if range.isEmpty {
      let target = editing.step(forward: forward, byWord: byWord)
      range = min(target, editing.cursor)..<max(target, editing.cursor)
    }
    return !range.isEmpty && userReplace(range, with: "")
  }

  @discardableResult
  private func insert(_ text: String, typed: Bool) -> Bool {
    userReplace(editing.selection, with: possible(text), typed: typed)
  }

  /// A change by the person, if the client allows it.
  @discardableResult
  private func userReplace(
    _ range: Range<Int>,
    with text: String,
    typed: Bool = false
  ) -> Bool {
    guard style.isEditable, !(range.isEmpty && text.isEmpty) else { return false }
    let units = editing.unitRange(range)
    guard editorClient?.backendTextEditor(shouldReplace: units, with: text) ?? true else {
      return false
    }
    return change {
      $0.replace(range, with: text, typed: typed)
      return true
    }
  }

  private func change(_ body: (inout HeadlessTextEditing) -> Bool) -> Bool {
    let before = editing.selection
    guard style.isEditable, body(&editing) else { return false }
    textDidChange()
    cursorDidMove()
    editorClient?.backendTextEditorDidChangeText()
    if editing.selection != before { editorClient?.backendTextEditorDidChangeSelection() }
    return true
  }

  private func changeSelection(_ body: (inout HeadlessTextEditing) -> Void) {
    let before = editing.selection
    body(&editing)
    setNeedsDisplay()
    if editing.selection != before { editorClient?.backendTextEditorDidChangeSelection() }
  }
}

extension String {
  /// The text with spaces for line breaks.
  var onOneLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
