import CoreGraphics
import TesseraCore

/// A row, and where the visible area starts from where its line does.
struct HeldRow: Equatable {
  var row: Int
  var distance: CGFloat
}

extension WidgetPack {
  /// The stretch of the lines that a stretch shows, if all have computed their sizes; nil if one has not.
  func certainStretch(around stretch: Range<CGFloat>) -> Range<CGFloat>? {
    if lines.areSettled { return -.infinity..<CGFloat.infinity }
    let seen = lines(in: stretch)
    guard seen.allSatisfy({ lines.isSettled($0) }) else { return nil }
    let start = CGFloat(lines.start(ofLine: seen.lowerBound))
    let end = CGFloat(lines.start(ofLine: seen.upperBound))
    return min(start, stretch.lowerBound)..<max(end, stretch.upperBound)
  }

  /// The lines that overlap a stretch of the content.
  private func lines(in stretch: Range<CGFloat>) -> Range<Int> {
    guard let first = lines.line(at: Double(stretch.lowerBound)) else { return 0..<0 }
    var end = first
    while end < lines.count, CGFloat(lines.start(ofLine: end)) < stretch.upperBound { end += 1 }
    return first..<max(end, first)
  }

  /// The rows at the starts of the lines in a stretch, with their distances from its start.
  func heldRows(in stretch: Range<CGFloat>) -> [HeldRow] {
    lines(in: stretch).map { line in
      HeldRow(
        row: lines.rows(ofLine: line).lowerBound,
        distance: stretch.lowerBound - CGFloat(lines.start(ofLine: line))
      )
    }
  }

  /// The row to keep in place while what a stretch shows computes its sizes: the first that is certain.
  func heldRow(in stretch: Range<CGFloat>) -> HeldRow? {
    let rows = heldRows(in: stretch)
    return rows.first { lines.isSettled(lines.line(ofRow: $0.row)) && $0.distance <= 0 }
      ?? rows.first { lines.isSettled(lines.line(ofRow: $0.row)) } ?? rows.first
  }

  /// Computes the sizes of everything that is seen at an offset; returns the offset, moved so that a row keeps its place.
  mutating func settle(at offset: CGFloat, extent: CGFloat, holding held: HeldRow?) -> CGFloat {
    func place() -> CGFloat { held.map { start(ofRow: $0.row) + $0.distance } ?? offset }
    var offset = place()
    // Each round settles a line, and each line is settled once.
    while !lines.areSettled {
      let unsettled = lines(in: offset..<offset + max(0, extent)).filter { !lines.isSettled($0) }
      guard !unsettled.isEmpty else { return offset }
      for line in unsettled { settle(line) }
      offset = place()
    }
    return offset
  }
}
