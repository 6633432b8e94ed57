import Foundation
import TesseraTestSupport
import Testing

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
  @Test("shows windows") func windows() throws { try contract.checkWindows() }
  @Test("takes windows of any size") func oddWindows() { contract.checkOddWindows() }
  @Test("keeps nobody alive") func references() { contract.checkReferences() }
  @Test("lays out text") func text() { contract.checkText() }
  @Test("decodes pictures") func pictures() throws { try contract.checkPictures() }
  @Test("has symbols") func symbols() { contract.checkSymbols() }
  @Test("measures surfaces") func surfaceSizes() { contract.checkSurfaceSizes(makeSquares) }
  @Test("places surfaces") func surfacePlaces() { contract.checkSurfacePlaces(makeSquares) }
  @Test("gives surfaces the focus") func surfaceFocus() { contract.checkSurfaceFocus(makeSquares) }
  @Test("hears surfaces grow") func surfaceChanges() { contract.checkSurfaceChanges(makeSquares) }
  @Test("keeps no surfaces alive") func surfaceReferences() {
    contract.checkSurfaceReferences(makeSquares)
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
  @Test("has editors whose clients may interfere") func editorReentrancy() {
    contract.checkEditorReentrancy(makeEditor)
  }

  private func makeEditor() -> EditorSample {
    let editor = HeadlessTextEditor(backend: backend)
    func press(_ key: UIKeyboardHIDUsage, _ characters: String = "") {
      let event = UIBackendKeyEvent(key, characters: characters, isDown: true, timestamp: 0)
      _ = editor.receive(.key(event), in: .zero)
    }
    return EditorSample(editor) {
      press(.keyboardA, $0)
    } deleteBackward: {
      press(.keyboardDeleteOrBackspace)
    }
  }

  private func makeSquares() -> SurfaceSample {
    let surface = HeadlessSurface(name: "squares", squareCount: 5)
    return SurfaceSample(surface) { surface.squareCount += 3 }
  }
}
