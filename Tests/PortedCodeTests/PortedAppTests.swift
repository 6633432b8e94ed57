import Foundation
import TesseraTestSupport
import Testing
import UIKit

// The app in `PortedApp` is what the tool `port` makes of an app that is written for iOS.

@Suite("An app that was ported")
@MainActor
final class PortedAppTests {
  private lazy var fixture = Fixture(width: 320, height: 480)
  // Made by the test itself, which no other test interrupts.
  private lazy var store = NoteStore()
  private lazy var notes = NotesController(store: store)
  private lazy var navigation = UINavigationController(rootViewController: notes)

  private func start() {
    fixture.window.rootViewController = navigation
    fixture.backend.advanceUntilIdle()
  }

  private func press(_ text: String) throws {
    let place = try #require(fixture.scene.nodes(showing: text).last?.frame)
    fixture.screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    fixture.backend.advanceUntilIdle()
  }

  private func shows(_ text: String) -> Bool { !fixture.scene.nodes(showing: text).isEmpty }

  @Test("shows its rows, by overrides that were in extensions")
  func rows() {
    start()
    #expect(shows("Milk"))
    #expect(shows("Bread"))
  }

  @Test("adds a row by a key, a bar button, and a delegate that is told")
  func adding() {
    start()
    let keyN = UIKeyboardHIDUsage(rawValue: 0x11)
    fixture.screen.press(keyN, characters: "n", modifiers: .command)
    fixture.backend.advanceUntilIdle()
    fixture.screen.tap(at: CGPoint(x: 295, y: 22))
    fixture.backend.advanceUntilIdle()
    #expect(store.notes.map(\.title) == ["Milk", "Bread", "Key n", "Note 4"])
    #expect(shows("Note 4"))
  }

  @Test("tells a delegate what it takes, and not what it leaves out")
  func optionalMembers() {
    start()
    store.add("Salt")
    #expect(notes.title == "Salt")
    let counter = NoteCounter()
    store.delegate = counter
    store.add("Rice")
    #expect(counter.changes == 1)
    #expect(notes.title == "Salt")
  }

  @Test("opens a row in the editor, by an override of a method that was in an extension")
  func opening() throws {
    start()
    try press("Bread")
    #expect(notes.opened == ["Bread"])
    let editor = try #require(navigation.topViewController as? NoteEditorController)
    #expect(editor.note === store.notes[1])
  }

  @Test("calls two methods of one button, and then the one that was not removed")
  func editor() throws {
    start()
    try press("Bread")
    let editor = try #require(navigation.topViewController as? NoteEditorController)
    editor.field.text = "Rolls"
    editor.field.sendActions(for: .editingChanged)
    try press("Save")
    #expect(editor.calls == ["save Rolls", "leave"])
    #expect(store.saves == 1)
    editor.disconnect()
    try press("Save")
    #expect(editor.calls == ["save Rolls", "leave", "save Rolls"])
  }

  @Test("tells by a comparison of selectors what can be done")
  func comparison() {
    let editor = NoteEditorController(note: Note(title: "Eggs"))
    let leave = Selector(NoteEditorController.disconnect, named: "leave")
    #expect(editor.canPerformAction(leave, withSender: nil))
    editor.loadViewIfNeeded()
    editor.save.sendActions(for: .touchUpInside)
    #expect(!editor.canPerformAction(leave, withSender: nil))
  }

  @Test("marks a row, and tells the controller with the event")
  func marks() throws {
    start()
    try press("Mark")
    #expect(notes.opened == ["mark"])
    let marks = notes.list.visibleCells.compactMap { $0 as? NoteCell }.map(\.isMarked)
    #expect(marks.filter { $0 }.count == 1)
    let fades = notes.list.visibleCells.compactMap { ($0 as? NoteCell)?.fade?.keyPath }
    #expect(fades == ["opacity"])
  }

  @Test("sorts for two taps")
  func sorting() {
    start()
    notes.opensEditor = false
    for _ in 0..<2 { fixture.screen.tap(at: CGPoint(x: 100, y: 300)) }
    fixture.backend.advanceUntilIdle()
    #expect(store.notes.map(\.title) == ["Bread", "Milk"])
  }

  @Test("runs a timer until it is stopped")
  func timer() {
    let timer = NoteTimer()
    timer.start()
    timer.fire()
    #expect(timer.ticks == 1)
    timer.stop()
    timer.fire()
    #expect(timer.ticks == 1)
  }

  @Test("has a recogniser of its own with a target")
  func recognizer() {
    let swipe = NoteSwipe(name: "left", target: nil, action: nil)
    #expect(swipe.label == "left")
  }
}
