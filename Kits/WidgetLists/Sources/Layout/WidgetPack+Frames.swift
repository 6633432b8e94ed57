import CoreGraphics
import TesseraCore

extension WidgetPack {
  /// Where a row stands in content that is read from left to right.
  func frame(ofRow row: Int) -> CGRect {
    let line = lines.line(ofRow: row)
    let widget = rows.widget(atRow: row)
    let start = CGFloat(lines.start(ofLine: line))
    if widget.isBackground { return backgroundFrame(row, widget, start) }
    let extent = CGFloat(lines.extent(ofLine: line))
    if room.isHorizontal { return CGRect(x: start, y: 0, width: extent, height: room.across) }
    let leading = widget.scope.margins.leading
    let style = widget.scope.style
    let height =
      extent - (rows.continuesRun(lines.rows(ofLine: line).upperBound) ? style.spacing : 0)
    let place: (x: CGFloat, width: CGFloat)
    switch style {
    case .rows:
      return CGRect(x: leading, y: start, width: groupWidth(widget), height: max(0, height))
    case .columns(_, let spacing, _):
      let width = width(of: widget)
      let column = row - lines.rows(ofLine: line).lowerBound
      place = (leading + CGFloat(column) * (width + spacing), width)
    case .run(let spacing, _):
      let (x, width) = placeInRun(row, lines.rows(ofLine: line), spacing)
      place = (leading + x, width)
    }
    let own = style.alignment == .fill ? height : ownHeight(row, in: line, max(0, height))
    let y: CGFloat
    switch style.alignment {
    case .top, .fill: y = 0
    case .center: y = (height - own) / 2
    case .bottom: y = height - own
    }
    return CGRect(x: place.x, y: start + y, width: place.width, height: own)
  }

  private func backgroundFrame(_ row: Int, _ widget: Widget, _ start: CGFloat) -> CGRect {
    let end = backgrounds.span(at: row)?.end ?? row + 1
    let last = lines.line(ofRow: end - 1)
    let extent = CGFloat(lines.start(ofLine: last) + lines.extent(ofLine: last)) - start
    if room.isHorizontal { return CGRect(x: start, y: 0, width: extent, height: room.across) }
    return CGRect(
      x: widget.scope.margins.leading,
      y: start,
      width: groupWidth(widget),
      height: extent
    )
  }

  private func placeInRun(
    _ row: Int,
    _ line: Range<Int>,
    _ spacing: CGFloat
  ) -> (x: CGFloat, width: CGFloat) {
    var x: CGFloat = 0
    for other in line where other < row {
      x += min(exactSize(other).width, width(of: rows.widget(atRow: other))) + spacing
    }
    return (x, min(exactSize(row).width, width(of: rows.widget(atRow: row))))
  }

  /// The height of a row that may be less high than its line; that of the line as long as nothing better is known.
  private func ownHeight(_ row: Int, in line: Int, _ height: CGFloat) -> CGFloat {
    let widget = rows.widget(atRow: row)
    guard !lines.isSettled(line) else { return min(height, exactSize(row).height) }
    return min(height, widget.knownSize(width(of: widget), sizes)?.size.height ?? height)
  }

  /// The lines that a stretch of the content touches.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard start <= end, let first = lines.line(at: Double(start)),
      let last = lines.line(at: Double(end))
    else { return 0..<0 }
    return first..<max(first, last) + 1
  }

  /// The rows of lines, after the backgrounds that reach behind them.
  func rows(ofLines range: Range<Int>) -> [Int] {
    guard !range.isEmpty else { return [] }
    let first = lines.rows(ofLine: range.lowerBound).lowerBound
    let end = lines.rows(ofLine: range.upperBound - 1).upperBound
    return backgrounds.spans(behind: first).map(\.row).reversed() + (first..<end)
  }
}
