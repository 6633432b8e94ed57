import CGTK
import Foundation
import UIKit

/// A text editor of GTK's, as far as what GTK reports about it is concerned.
@MainActor
protocol GTKEditing: UIBackendTextEditor {
  var isComposing: Bool { get set }
  /// The text of GTK's; `nil` once it is gone.
  var widget: UnsafeMutablePointer<GtkWidget>? { get }

  /// Whether a person may replace what is between two positions, in Unicode scalars.
  func shouldReplace(_ start: Int32, _ end: Int32, _ replacement: String) -> Bool
}

extension GTKEditing {
  /// Asks the client about a replacement in a text, with positions in Unicode scalars.
  func asksClient(_ start: Int32, _ end: Int32, of text: String, _ replacement: String) -> Bool {
    guard let editorClient else { return true }
    let range = ScalarPositions(text).unitRange(Int(start)..<Int(end))
    return editorClient.backendTextEditor(shouldReplace: range, with: replacement)
  }

  func insert(_ text: String) {
    if let widget { tsr_editor_insert(widget, text.withoutZeros) }
  }

  /// Hands what is typed to the client.
  fileprivate func didType(_ text: String) {
    guard let editorClient else { return insert(text) }
    editorClient.backendTextEditorDidType(text)
  }

  /// Hands what a key or a menu asks for to the client.
  fileprivate func didReceive(_ command: TsrEditorCommand) {
    let command = UIBackendTextCommand(command)
    guard let editorClient else {
      perform(command)
      return
    }
    editorClient.backendTextEditorDidReceive(command)
  }
}

/// Hands what GTK reports to an editor, which it may outlive by an event.
@MainActor
final class EditorRelay {
  weak var editor: (any GTKEditing)?

  /// The editor that a context of GTK's stands for.
  static func editor(_ context: UnsafeMutableRawPointer?) -> (any GTKEditing)? {
    context.flatMap { Unmanaged<EditorRelay>.fromOpaque($0).takeUnretainedValue().editor }
  }

  /// The functions that GTK calls; not to be called after the relay is released.
  var client: TsrEditorClient {
    TsrEditorClient(
      context: Unmanaged.passUnretained(self).toOpaque(),
      should_replace: { context, start, end, replacement in
        nonisolated(unsafe) let context = context
        let replacement = String(cString: replacement)
        return MainActor.assumeIsolated {
          EditorRelay.editor(context)?.shouldReplace(start, end, replacement) ?? true
        }
      },
      text_changed: { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          EditorRelay.editor(context)?.editorClient?.backendTextEditorDidChangeText()
        }
      },
      selection_changed: { context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          EditorRelay.editor(context)?.editorClient?.backendTextEditorDidChangeSelection()
        }
      },
      composition_changed: { context, isComposing in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
          let editor = EditorRelay.editor(context)
          editor?.isComposing = isComposing
          editor?.editorClient?.backendTextEditorDidChangeComposition()
        }
      },
      typed: { context, text in
        nonisolated(unsafe) let context = context
        let text = String(cString: text)
        MainActor.assumeIsolated { EditorRelay.editor(context)?.didType(text) }
      },
      commanded: { context, command in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated { EditorRelay.editor(context)?.didReceive(command) }
      }
    )
  }
}

extension UIBackendTextCommand {
  fileprivate init(_ command: TsrEditorCommand) {
    switch command {
    case TSR_EDITOR_COPY: self = .copy
    case TSR_EDITOR_CUT: self = .cut
    case TSR_EDITOR_PASTE: self = .paste
    case TSR_EDITOR_SELECT_ALL: self = .selectAll
    default: self = .deleteBackward
    }
  }
}

extension String {
  /// The text without zero bytes, with which C would end it.
  var withoutZeros: String {
    contains("\0") ? replacing("\0", with: "") : self
  }
}
