import CListView

/// What the rows of a list in a window are like.
package enum RowKind: String, CaseIterable {
  /// One line each; forty fit the window.
  case lines
  /// One to five wrapped lines each, in a narrow window.
  case paragraphs
  /// A name each, with room for a field; twenty-one fit the window.
  case names
  /// A name, and a text in a frame as a field has it.
  case framed
  /// A name and a text field, which is a widget.
  case fields

  /// Those that GtkListView has as well.
  package static let compared: [RowKind] = [.lines, .paragraphs]

  package var wraps: Bool { self == .paragraphs }

  /// The size of the window in points.
  package var windowSize: (width: Int32, height: Int32) {
    switch self {
    case .lines: (640, 960)
    case .names, .framed, .fields: (640, 920)
    case .paragraphs: (320, 800)
    }
  }

  /// The text of a row, the same in both lists.
  package func text(_ row: Int) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      list_row_text(UInt32(truncatingIfNeeded: row), wraps, buffer.baseAddress, buffer.count)
      return buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  package var title: String {
    switch self {
    case .lines: "40 rows of one line"
    case .paragraphs: "rows of one to five lines"
    case .names: "rows of a name"
    case .framed: "rows of a name and a text in a frame"
    case .fields: "rows of a name and a text field"
    }
  }
}
