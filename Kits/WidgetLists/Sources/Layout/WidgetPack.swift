import CoreGraphics
import Foundation
import TesseraCore

/// The room that a layout has.
struct WidgetRoom: Equatable {
  /// The width that widgets are asked for their sizes in.
  var width: CGFloat
  /// How far the container reaches across the direction of scrolling.
  var across: CGFloat
  var isHorizontal: Bool
  /// How far widgets reach of which nothing is known.
  var estimate: CGFloat
}

/// Where the rows of a list stand; see the rules W1 to W10 in the documentation.
@MainActor
struct WidgetPack {
  private(set) var rows: WidgetRows
  private(set) var room: WidgetRoom
  private(set) var lines = PackedLines()
  private(set) var backgrounds: WidgetBackgrounds
  let sizes: any WidgetSizeCaching
  /// Whether the number of lines depends on the width.
  private var hasRuns = false

  init(_ rows: WidgetRows, in room: WidgetRoom, sizes: any WidgetSizeCaching) {
    self.rows = rows
    self.room = room
    self.sizes = sizes
    backgrounds = WidgetBackgrounds(rows)
    lines = PackedLines(pack(0..<rows.count))
  }

  var totalExtent: CGFloat { CGFloat(lines.totalExtent) }

  /// Where the line of a row starts.
  func start(ofRow row: Int) -> CGFloat { CGFloat(lines.start(ofLine: lines.line(ofRow: row))) }

  // MARK: Changes

  /// Takes other widgets of the same content.
  mutating func takeEqual(_ rows: WidgetRows) { self.rows = rows }

  /// Takes another room; what is known of extents stays as an estimate.
  mutating func fit(into room: WidgetRoom) {
    guard room != self.room else { return }
    let isSameKind = room.isHorizontal == self.room.isHorizontal
    let isSameWidth = isSameKind && room.width == self.room.width
    self.room = room
    guard !isSameWidth else { return }
    if isSameKind, !hasRuns { return lines.unsettleAll() }
    hasRuns = false
    lines = PackedLines(pack(0..<rows.count))
  }

  /// Takes other rows; what is between the hunks stays.
  mutating func apply(_ hunks: [WidgetHunk], _ rows: WidgetRows) {
    let former = self.rows
    self.rows = rows
    let bringsBackgrounds = hunks.contains {
      $0.new.contains { rows.widget(atRow: $0).isBackground }
    }
    if bringsBackgrounds || !backgrounds.spans.isEmpty { backgrounds = WidgetBackgrounds(rows) }
    for hunk in widened(hunks, former).reversed() {
      let range =
        line(
          startingAt: hunk.old.lowerBound,
          of: former
        )..<line(
          startingAt: hunk.old.upperBound,
          of: former
        )
      lines.replace(range, with: pack(hunk.new))
    }
  }

  private func line(startingAt row: Int, of rows: WidgetRows) -> Int {
    row < rows.count ? lines.line(ofRow: row) : lines.count
  }

  /// The hunks, made so wide that they begin and end where no run is cut, before and after.
  private func widened(_ hunks: [WidgetHunk], _ former: WidgetRows) -> [WidgetHunk] {
    func isBorder(_ old: Int, _ new: Int) -> Bool {
      !former.continuesRun(old) && !rows.continuesRun(new)
    }
    var result: [WidgetHunk] = []
    for (number, hunk) in hunks.enumerated() {
      var (old, new) = (hunk.old, hunk.new)
      let floor = result.last?.old.upperBound ?? 0
      while old.lowerBound > floor, !isBorder(old.lowerBound, new.lowerBound) {
        old = old.lowerBound - 1..<old.upperBound
        new = new.lowerBound - 1..<new.upperBound
      }
      if let last = result.last, old.lowerBound == floor, !isBorder(old.lowerBound, new.lowerBound)
      {
        result.removeLast()
        old = last.old.lowerBound..<old.upperBound
        new = last.new.lowerBound..<new.upperBound
      }
      let limit = number + 1 < hunks.count ? hunks[number + 1].old.lowerBound : former.count
      while old.upperBound < limit, !isBorder(old.upperBound, new.upperBound) {
        old = old.lowerBound..<old.upperBound + 1
        new = new.lowerBound..<new.upperBound + 1
      }
      result.append(WidgetHunk(old: old, new: new))
    }
    return result
  }

  /// Computes the sizes of a line; O(log n) and what its widgets cost.
  mutating func settle(_ line: Int) {
    lines.settle(line, extent: Double(extent(of: lines.rows(ofLine: line)) { exactSize($0) }))
  }

  // MARK: Packing

  /// The lines of rows that begin and end where no run is cut.
  private mutating func pack(_ range: Range<Int>) -> [PackedLines.Line] {
    var result: [PackedLines.Line] = []
    result.reserveCapacity(range.count)
    var row = range.lowerBound
    while row < range.upperBound {
      let widget = rows.widget(atRow: row)
      let style = room.isHorizontal || widget.isBackground ? .rows : widget.scope.style
      guard style != .rows else {
        result.append(line(of: row..<row + 1))
        row += 1
        continue
      }
      var end = row + 1
      while end < range.upperBound, rows.continuesRun(end) { end += 1 }
      for line in linesOfRun(row..<end, style) { result.append(self.line(of: line)) }
      row = end
    }
    return result
  }

  /// A line of rows, with what is known of their sizes.
  private func line(of range: Range<Int>) -> PackedLines.Line {
    var isSettled = true
    let extent = extent(of: range) { row in
      let widget = rows.widget(atRow: row)
      let width = width(of: widget)
      if let known = widget.knownSize(width, sizes) {
        isSettled = isSettled && known.isExact
        return known.size
      }
      isSettled = false
      return CGSize(width: room.isHorizontal ? room.estimate : width, height: room.estimate)
    }
    return PackedLines.Line(
      rowCount: range.count,
      extent: Double(extent),
      isSettled: isSettled
    )
  }

  /// How a run is cut into lines.
  private mutating func linesOfRun(_ range: Range<Int>, _ style: WidgetGroupStyle) -> [Range<Int>] {
    switch style {
    case .rows: return range.map { $0..<$0 + 1 }
    case .columns(let count, _, _):
      return stride(from: range.lowerBound, to: range.upperBound, by: max(1, count)).map {
        $0..<min($0 + max(1, count), range.upperBound)
      }
    case .run(let spacing, _):
      hasRuns = true
      return WidgetRun.lines(
        of: range,
        room: groupWidth(rows.widget(atRow: range.lowerBound)),
        spacing: spacing
      ) { exactSize($0).width }
    }
  }

  /// How far a line reaches, with the distance to the next one of its run.
  private func extent(of range: Range<Int>, _ size: (Int) -> CGSize) -> CGFloat {
    let first = rows.widget(atRow: range.lowerBound)
    if first.isBackground { return 0 }
    if room.isHorizontal { return size(range.lowerBound).width }
    var extent: CGFloat = 0
    for row in range { extent = max(extent, size(row).height) }
    return extent + (rows.continuesRun(range.upperBound) ? first.scope.style.spacing : 0)
  }
}

extension WidgetPack {
  /// The exact size of a row.
  func exactSize(_ row: Int) -> CGSize {
    let widget = rows.widget(atRow: row)
    return widget.exactSize(width(of: widget), sizes)
  }

  /// The width of the group of a widget.
  func groupWidth(_ widget: Widget) -> CGFloat {
    let margins = widget.scope.margins
    return max(0, room.width - margins.leading - margins.trailing)
  }

  /// The width that a widget is asked for its size in.
  func width(of widget: Widget) -> CGFloat {
    if room.isHorizontal { return room.width }
    let width = groupWidth(widget)
    guard !widget.isBackground, case .columns(let count, let spacing, _) = widget.scope.style else {
      return width
    }
    let columns = CGFloat(max(1, count))
    return max(0, (width - (columns - 1) * spacing) / columns)
  }
}

extension WidgetRows {
  /// Whether a row stands in one run with the one before it.
  func continuesRun(_ row: Int) -> Bool {
    guard row > 0, row < count else { return false }
    let widget = widget(atRow: row)
    guard widget.scope.style != .rows, !widget.isBackground else { return false }
    let before = self.widget(atRow: row - 1)
    guard !before.isBackground, before.scope.style == widget.scope.style,
      before.scope.margins == widget.scope.margins, section(ofRow: row) == section(ofRow: row - 1)
    else { return false }
    return before.scope === widget.scope || before.scope.arranger.equals(widget.scope.arranger)
  }
}

extension WidgetGroupStyle {
  /// The distance between widgets and between lines.
  var spacing: CGFloat {
    switch self {
    case .rows: 0
    case .columns(_, let spacing, _), .run(let spacing, _): spacing
    }
  }

  /// Where widgets stand that are less high than their line.
  var alignment: WidgetAlignment {
    switch self {
    case .rows: .fill
    case .columns(_, _, let alignment), .run(_, let alignment): alignment
    }
  }
}

/// Widgets beside each other, each as wide as it asks for.
enum WidgetRun {
  /// Cuts a run into lines, each with at least one row and with as many as fit.
  static func lines(
    of range: Range<Int>,
    room: CGFloat,
    spacing: CGFloat,
    _ width: (Int) -> CGFloat
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var end: CGFloat = 0
    for row in range {
      let width = min(width(row), room)
      if row > start, end + spacing + width > room {
        result.append(start..<row)
        start = row
      }
      end = row == start ? width : end + spacing + width
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}
