import CoreGraphics
import Foundation
import UIKit

/// Lines of a text under each other; see `HeadlessTextLayout` for the rules.
struct HeadlessLineStack {
  private let lines: [HeadlessLineBreaker.Line]
  private let text: UIBackendText
  private let breaker: HeadlessLineBreaker
  /// How far above and below the baseline some letters of the text stand.
  private let offsets: (highest: CGFloat, lowest: CGFloat)
  private let hasAttachments: Bool
  private var widths: [CGFloat] = []
  /// How far the top, the baseline and the bottom of each line are below the top of the text.
  private var tops: [CGFloat] = []
  private(set) var baselines: [CGFloat] = []
  private var bottoms: [CGFloat] = []

  /// Stacks lines; at least one.
  init(
    _ lines: [HeadlessLineBreaker.Line],
    of text: UIBackendText,
    in breaker: HeadlessLineBreaker
  ) {
    self.lines = lines
    self.text = text
    self.breaker = breaker
    let offsets = text.runs.filter { !$0.string.isEmpty }.map(\.baselineOffset)
    self.offsets = (offsets.max() ?? 0, offsets.min() ?? 0)
    hasAttachments = text.runs.contains { $0.attachment != nil }
    for index in lines.indices { append(index) }
  }

  private mutating func append(_ index: Int) {
    let extent = extent(of: lines[index])
    let top = (bottoms.last ?? 0) + gap(above: index)
    widths.append(breaker.width(of: lines[index]))
    tops.append(top)
    baselines.append(top + extent.ascent)
    bottoms.append(top + extent.ascent + extent.descent)
  }

  private func gap(above index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    let (line, upper) = (lines[index], text.paragraph(at: lines[index - 1].paragraph))
    guard line.paragraph != lines[index - 1].paragraph else { return upper.lineSpacing }
    let lower = text.paragraph(at: line.paragraph)
    return upper.lineSpacing + upper.spacingAfter + lower.spacingBefore
  }

  /// How far a line reaches above and below its baseline.
  private func extent(
    of line: HeadlessLineBreaker.Line
  ) -> (ascent: CGFloat, descent: CGFloat) {
    var ascent = (breaker.pointSize * 0.9).rounded(.up)
    var descent = HeadlessTextLayout.lineHeight(breaker.pointSize) - ascent
    let (highest, lowest) = offsets
    let fixed = text.paragraph(at: line.paragraph).lineHeight(natural: ascent + descent)
    if let fixed {
      guard highest != lowest else { return (fixed - descent, descent) }
      return (fixed - descent + highest, descent - lowest)
    }
    ascent += highest
    descent -= lowest
    guard hasAttachments else { return (ascent, descent) }
    let shown = line.start..<(line.start + breaker.wholeCount(of: line))
    for attachment in breaker.glyphs[shown].compactMap(\.attachment) {
      ascent = max(ascent, attachment.ascent)
      descent = max(descent, attachment.descent)
    }
    return (ascent, descent)
  }

  /// How many lines end above `height`, at least one.
  func count(above height: CGFloat) -> Int {
    max(1, bottoms.firstIndex { $0 > height + 0.001 } ?? bottoms.count)
  }

  /// The extent of all lines, with the indents at both ends of them.
  func size(in width: CGFloat) -> CGSize {
    let extents = zip(lines, widths).map { line, width in
      width + line.indent + max(0, -text.paragraph(at: line.paragraph).lineEnd)
    }
    let widest = extents.max() ?? 0
    return CGSize(
      width: min(widest, max(width, 0)).rounded(.up),
      height: (bottoms.last ?? 0).rounded(.up)
    )
  }

  /// Where lines stand that are aligned in `width`.
  func frames(alignedIn width: CGFloat) -> [CGRect] {
    lines.enumerated().map { index, line in
      let paragraph = text.paragraph(at: line.paragraph)
      let isRightToLeft = paragraph.isRightToLeft ?? false
      let margin = paragraph.endMargin(in: width)
      let own = widths[index]
      let room = width - line.indent - margin - own
      let start = isRightToLeft ? margin : line.indent
      return CGRect(
        x: start + room * (paragraph.alignment ?? .left).share(isRightToLeft: isRightToLeft),
        y: tops[index],
        width: own,
        height: bottoms[index] - tops[index]
      )
    }
  }

  /// Where attachments stand in lines with these frames.
  ///
  /// Characters stand in the order of reading: from the right where the paragraph runs that way.
  func attachmentFrames(_ frames: [CGRect]) -> [CGRect?] {
    guard hasAttachments else { return [] }
    var found: [Int: CGRect] = [:]
    for (index, line) in lines.enumerated() {
      let isRightToLeft = text.paragraph(at: line.paragraph).isRightToLeft ?? false
      let widths = breaker.widths(of: line)
      var used: CGFloat = 0
      for position in 0..<breaker.wholeCount(of: line) {
        let glyph = breaker.glyphs[line.start + position]
        defer { used += widths[position] }
        guard let attachment = glyph.attachment else { continue }
        let left = frames[index].minX + used
        found[line.start + position] = CGRect(
          x: isRightToLeft ? frames[index].maxX - used - attachment.width : left,
          y: baselines[index] - attachment.ascent,
          width: attachment.width,
          height: attachment.ascent + attachment.descent
        )
      }
    }
    return breaker.glyphs.indices.filter { breaker.glyphs[$0].attachment != nil }
      .map { found[$0] }
  }
}

extension HeadlessLineStack {
  /// Where a stretch of the text stands in lines with these frames; the range counts UTF-16 code units.
  func frames(of range: NSRange, in lineFrames: [CGRect]) -> [CGRect] {
    let stretch = characters(range)
    return lines.indices.compactMap { index in
      let line = lines[index]
      let shown = line.start..<(line.start + breaker.wholeCount(of: line))
      let part = stretch.clamped(to: shown)
      guard !part.isEmpty else { return nil }
      let isRightToLeft = text.paragraph(at: line.paragraph).isRightToLeft ?? false
      let before = breaker.glyphs[line.start..<part.lowerBound].reduce(0) { $0 + $1.width }
      let width = breaker.glyphs[part].reduce(0) { $0 + $1.width }
      let frame = lineFrames[index]
      let left = isRightToLeft ? frame.maxX - before - width : frame.minX + before
      return CGRect(x: left, y: frame.minY, width: width, height: frame.height)
    }
  }

  private func characters(_ range: NSRange) -> Range<Int> {
    var (start, end) = (0, 0)
    var unit = 0
    for glyph in breaker.glyphs {
      if unit < range.location { start += 1 }
      if unit < range.location + range.length { end += 1 }
      unit += glyph.character.utf16.count
    }
    return start..<max(start, end)
  }
}

extension UIBackendText.Alignment {
  /// How much of the free room is to the left of a line.
  fileprivate func share(isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified: isRightToLeft ? 1 : 0
    }
  }
}
