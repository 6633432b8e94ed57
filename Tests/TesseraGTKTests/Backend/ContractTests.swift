import CGTK
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

extension OnDisplay {
  @MainActor
  @Suite("The GTK backend")
  struct GTKBackendTests {
    private let backend: GTKBackend

    init() throws { backend = try GTKBackend(style: .pinned) }

    /// Lets GTK's loop run until the condition holds, or there was time for a thousand frames.
    private var contract: BackendContract {
      BackendContract(of: backend) { condition in
        let end = g_get_monotonic_time() + 20_000_000
        while !condition(), g_get_monotonic_time() < end {
          if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
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
    @Test("measures surfaces") func surfaceSizes() { contract.checkSurfaceSizes(makeButton) }
    @Test("places surfaces") func surfacePlaces() { contract.checkSurfacePlaces(makeButton) }
    @Test("gives surfaces the focus") func surfaceFocus() {
      contract.checkSurfaceFocus(makeButton)
    }
    @Test("hears surfaces grow") func surfaceChanges() {
      contract.checkSurfaceChanges(makeButton)
    }
    @Test("keeps no surfaces alive") func surfaceReferences() {
      contract.checkSurfaceReferences(makeButton)
    }

    @Test("shows menus") func menus() { contract.checkMenus(menuSample) }
    @Test("keeps menus open for actions that keep them")
    func keptMenus() { contract.checkKeptMenus(menuSample) }
    @Test("shows menus anywhere") func oddMenus() { contract.checkOddMenus(menuSample) }

    private var menuSample: MenuSample {
      MenuSample {
        ($0 as? GTKWindow)?.menu?.isShown == true
      } choose: {
        ($0 as? GTKWindow)?.menu?.choose($1) == true
      }
    }

    @Test("has editors for programs") func editorByProgram() throws {
      try contract.checkEditorByProgram(makeEditor)
    }
    @Test("has editors for persons") func editorByPerson() throws {
      try contract.checkEditorByPerson(makeEditor)
    }
    @Test("has editors that undo, copy and paste") func editorCommands() throws {
      try contract.checkEditorCommands(makeEditor)
    }
    @Test("has editors whose clients do what keys ask for") func editorKeys() throws {
      try contract.checkEditorKeys(makeEditor)
    }
    @Test("has editors whose clients may interfere") func editorReentrancy() throws {
      try contract.checkEditorReentrancy(makeEditor)
    }

    @Test("has text areas for programs") func areaByProgram() throws {
      try contract.checkEditorByProgram(makeArea)
    }
    @Test("has text areas for persons") func areaByPerson() throws {
      try contract.checkEditorByPerson(makeArea)
    }
    @Test("has text areas that undo, copy and paste") func areaCommands() throws {
      try contract.checkEditorCommands(makeArea)
    }
    @Test("has text areas whose clients do what keys ask for") func areaKeys() throws {
      try contract.checkEditorKeys(makeArea)
    }
    @Test("has text areas whose clients may interfere") func areaReentrancy() throws {
      try contract.checkEditorReentrancy(makeArea)
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

    private func makeArea() throws -> EditorSample {
      let area = try #require(backend.makeTextArea() as? GTKTextArea)
      let widget = try #require(area.widget)
      return EditorSample(area) {
        tsr_editor_type(widget, $0)
      } deleteBackward: {
        tsr_text_emit(widget, "backspace")
      }
    }

    private func makeEditor() throws -> EditorSample {
      let editor = try #require(backend.makeTextEditor() as? GTKTextEditor)
      let widget = try #require(editor.widget)
      return EditorSample(editor) {
        tsr_editor_type(widget, $0)
      } deleteBackward: {
        tsr_text_emit(widget, "backspace")
      }
    }

    private func makeButton() -> SurfaceSample {
      let surface = GTKSurface(gtk_button_new_with_label("Press"))
      return SurfaceSample(surface) {
        if let button = surface.widget { tsr_set_string(button, "label", "Press me for long") }
      }
    }
  }
}

@MainActor
@Suite("GTK's resources on the headless clock")
struct OffscreenContractTests {
  private let backend = HeadlessBackend(resources: GTKResources(style: .pinned))

  private var contract: BackendContract {
    BackendContract(of: backend) { [backend] condition in
      for _ in 0..<100 where !condition() { backend.advance(by: HeadlessBackend.frameInterval) }
      return condition()
    }
  }

  @Test("make frames when asked") func frames() { contract.checkFrames() }
  @Test("lay out text") func text() { contract.checkText() }
  @Test("measure text on any thread") func measuring() { contract.checkMeasuring() }
  @Test("decode pictures") func pictures() throws { try contract.checkPictures() }
  @Test("have symbols") func symbols() { contract.checkSymbols() }
}
