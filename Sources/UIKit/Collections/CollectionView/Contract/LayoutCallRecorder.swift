import Foundation
import TesseraCore
import TesseraEngine

/// What receives the calls of the collection view to a layout, for the module Tessera.
@MainActor
package final class LayoutCallRecorder {
  let record: (LayoutCallRecord) -> Void

  /// Creates a recorder that hands each call on, in the order of the calls, answers included.
  package init(_ record: @escaping (LayoutCallRecord) -> Void) { self.record = record }
}

/// One call to a layout.
package struct LayoutCallRecord {
  /// The name of the method, as in Apple's documentation; that for items where elements of every category are asked for.
  package let name: String
  /// The arguments; an element is a ``RecordedElement``.
  package let arguments: [Any]
  /// What was answered; the empty tuple for nothing.
  package let answer: Any
}

/// The element that a layout is asked for.
package struct RecordedElement {
  /// The kind of a supplementary or decoration view; nil for a cell.
  package let kind: String?
  /// Whether it is a decoration view.
  package let isDecoration: Bool
  /// Its path, in the index space of the call.
  package let indexPath: IndexPath
}

extension CollectionElement {
  /// The element as it is handed to a log.
  var recorded: RecordedElement {
    let path = IndexPath(path)
    return switch self {
    case .cell: RecordedElement(kind: nil, isDecoration: false, indexPath: path)
    case .supplementaryView(let kind, _):
      RecordedElement(kind: kind, isDecoration: false, indexPath: path)
    case .decorationView(let kind, _):
      RecordedElement(kind: kind, isDecoration: true, indexPath: path)
    case .container:
      RecordedElement(kind: CollectionElement.containerKind, isDecoration: true, indexPath: path)
    }
  }
}
