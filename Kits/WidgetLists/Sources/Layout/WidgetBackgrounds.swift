/// Which rows stand behind which others.
@MainActor
struct WidgetBackgrounds {
  /// A background and the rows in front of it.
  struct Span: Equatable {
    /// The row of the background itself.
    let row: Int
    /// The row after the last one in front of it.
    var end: Int
    /// The number of the span that this one is in; nil for none.
    let parent: Int?
  }

  /// The spans, by their rows.
  private(set) var spans: [Span] = []

  /// Finds the backgrounds of a list in one pass.
  init(_ rows: WidgetRows) {
    for (number, section) in rows.sections.enumerated() {
      let start = rows.starts[number]
      var open: [(span: Int, scope: WidgetScope)] = []
      for (item, widget) in section.widgets.enumerated() {
        if open.isEmpty, !widget.isBackground { continue }
        close(&open, at: start + item) { scope in
          scope.contains(widget.scope) && !(widget.isBackground && scope.equals(widget.scope))
        }
        guard widget.isBackground else { continue }
        spans.append(Span(row: start + item, end: start + item + 1, parent: open.last?.span))
        open.append((spans.count - 1, widget.scope))
      }
      close(&open, at: start + section.widgets.count) { _ in false }
    }
  }

  private mutating func close(
    _ open: inout [(span: Int, scope: WidgetScope)],
    at row: Int,
    unless stays: (WidgetScope) -> Bool
  ) {
    while let last = open.last, !stays(last.scope) {
      spans[last.span].end = row
      open.removeLast()
    }
  }

  /// The background at a row; nil if it is none; O(log n).
  func span(at row: Int) -> Span? {
    guard let number = last(before: row + 1), spans[number].row == row else { return nil }
    return spans[number]
  }

  /// The backgrounds in front of a row that reach behind it, the innermost first; O(log n + depth).
  func spans(behind row: Int) -> [Span] {
    var result: [Span] = []
    var next = last(before: row)
    while let number = next {
      if spans[number].end > row { result.append(spans[number]) }
      next = spans[number].parent
    }
    return result
  }

  /// How many backgrounds a background stands in.
  func depth(of span: Span) -> Int {
    var depth = 0
    var next = span.parent
    while let number = next {
      depth += 1
      next = spans[number].parent
    }
    return depth
  }

  /// The number of the last span that starts in front of a row.
  private func last(before row: Int) -> Int? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
