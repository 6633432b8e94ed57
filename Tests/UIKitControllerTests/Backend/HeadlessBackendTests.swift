import Foundation
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit

@MainActor
@Suite("The headless backend")
struct HeadlessBackendTests {
  private let backend = HeadlessBackend()

  private var contract: BackendContract {
    BackendContract(of: backend) { [backend] condition in
      for _ in 0..<100 where !condition() {
        if backend.needsFrame { backend.advance(by: HeadlessBackend.frameInterval) }
      }
      return condition()
    }
  }

  @Test("makes frames when asked") func frames() { contract.checkFrames() }
  @Test("shows trees to readers") func accessibility() { contract.checkAccessibility() }
  @Test("shows windows") func windows() throws { try contract.checkWindows() }
  @Test("takes windows of any size") func oddWindows() { contract.checkOddWindows() }
  @Test("keeps no client alive") func references() { contract.checkReferences() }
  @Test("lays out text") func text() { contract.checkText() }
  @Test("measures text on any thread") func measuring() { contract.checkMeasuring() }
  @Test("decodes pictures") func pictures() throws { try contract.checkPictures() }
  @Test("has symbols") func symbols() { contract.checkSymbols() }
  @Test("measures surfaces") func surfaceSizes() { contract.checkSurfaceSizes(makeSquares) }
  @Test("places surfaces") func surfacePlaces() { contract.checkSurfacePlaces(makeSquares) }
  @Test("gives surfaces the focus") func surfaceFocus() { contract.checkSurfaceFocus(makeSquares) }
  @Test("hears surfaces grow") func surfaceChanges() { contract.checkSurfaceChanges(makeSquares) }
  @Test("keeps no surfaces alive") func surfaceReferences() {
    contract.checkSurfaceReferences(makeSquares)
  }

  @Test("shows menus") func menus() { contract.checkMenus(menuSample) }
  @Test("keeps menus open for actions that keep them")
  func keptMenus() { contract.checkKeptMenus(menuSample) }
  @Test("shows menus anywhere") func oddMenus() { contract.checkOddMenus(menuSample) }

  private var menuSample: MenuSample {
    MenuSample {
      ($0 as? HeadlessWindow)?.menu != nil
    } choose: { window, identifier in
      guard let menu = (window as? HeadlessWindow)?.menu else { return false }
      return menu.choose(identifier)
    }
  }

  @Test("has editors for programs") func editorByProgram() {
    contract.checkEditorByProgram(makeEditor)
  }
  @Test("has editors for persons") func editorByPerson() {
    contract.checkEditorByPerson(makeEditor)
  }
  @Test("has editors that undo, copy and paste") func editorCommands() {
    contract.checkEditorCommands(makeEditor)
  }
  @Test("has editors whose clients do what keys ask for") func editorKeys() {
    contract.checkEditorKeys(makeEditor)
  }
  @Test("has editors whose clients may interfere") func editorReentrancy() {
    contract.checkEditorReentrancy(makeEditor)
  }

  @Test("has text areas for programs") func areaByProgram() {
    contract.checkEditorByProgram(makeArea)
  }
  @Test("has text areas for persons") func areaByPerson() {
    contract.checkEditorByPerson(makeArea)
  }
  @Test("has text areas that undo, copy and paste") func areaCommands() {
    contract.checkEditorCommands(makeArea)
  }
  @Test("has text areas whose clients do what keys ask for") func areaKeys() {
    contract.checkEditorKeys(makeArea)
  }
  @Test("has text areas whose clients may interfere") func areaReentrancy() {
    contract.checkEditorReentrancy(makeArea)
  }
  @Test("breaks lines in text areas") func areaLines() throws {
    try contract.checkAreaLines(makeArea)
  }
  @Test("scrolls text areas") func areaScrolling() throws {
    try contract.checkAreaScrolling(makeArea)
  }
  @Test("measures text areas as it lays them out") func areaMeasuring() throws {
    try contract.checkAreaMeasuring(makeArea)
  }

  private func makeEditor() -> EditorSample { sample(of: HeadlessTextEditor(backend: backend)) }

  private func makeArea() -> EditorSample { sample(of: HeadlessTextArea(backend: backend)) }

  private func sample(of editor: HeadlessTextEditor) -> EditorSample {
    func press(_ key: UIKeyboardHIDUsage, _ characters: String = "") {
      let event = UIBackendKeyEvent(key, characters: characters, isDown: true, timestamp: 0)
      _ = editor.receive(.key(event), in: .zero)
    }
    return EditorSample(editor) {
      if $0 == "\n" { press(.keyboardReturnOrEnter) } else { press(.keyboardA, $0) }
    } deleteBackward: {
      press(.keyboardDeleteOrBackspace)
    }
  }

  private func makeSquares() -> SurfaceSample {
    let surface = HeadlessSurface(name: "squares", squareCount: 5)
    return SurfaceSample(surface) { surface.squareCount += 3 }
  }
}
