import CoreGraphics

/// A line of which characters are left out until the rest fits.
///
/// Making it costs one step for each character, and each question a logarithm of them.
struct HeadlessTruncation {
  private let characters: [Character]
  /// At each index the width of that many characters from the start.
  private let widths: [CGFloat]
  /// At each index that of as many characters without the spaces at their end.
  private let visibleWidths: [CGFloat]
  private let ellipsisWidth: CGFloat

  /// Creates the line; `advance` is the width of a character, never negative.
  init(_ line: String, advance: (Character) -> CGFloat) {
    self.init(Array(line), ellipsisWidth: advance("…")) { _, character in advance(character) }
  }

  /// Creates the line; `advance` is the width of the character at an index, never negative.
  init(
    _ characters: [Character],
    ellipsisWidth: CGFloat,
    advance: (Int, Character) -> CGFloat
  ) {
    self.characters = characters
    self.ellipsisWidth = ellipsisWidth
    var widths: [CGFloat] = [0]
    var visibleWidths: [CGFloat] = [0]
    widths.reserveCapacity(characters.count + 1)
    visibleWidths.reserveCapacity(characters.count + 1)
    for (index, character) in characters.enumerated() {
      let width = widths[index] + advance(index, character)
      widths.append(width)
      visibleWidths.append(character == " " ? visibleWidths[index] : width)
    }
    self.widths = widths
    self.visibleWidths = visibleWidths
  }

  /// As many characters from the start as fit into `width`; spaces at the end take no room.
  func clipped(to width: CGFloat) -> String {
    String(characters[..<largestCount { visibleWidths[$0] <= width }])
  }

  /// As many characters from the start as fit in front of an ellipsis.
  func withoutTail(in width: CGFloat) -> String {
    let count = largestCount { widths[$0] + ellipsisWidth <= width }
    return String(characters[..<count]) + "…"
  }

  /// As many characters from the end as fit behind an ellipsis.
  func withoutHead(in width: CGFloat) -> String {
    let count = largestCount { suffixWidth($0) + ellipsisWidth <= width }
    return "…" + String(characters.suffix(count))
  }

  /// As many characters from both ends as fit beside an ellipsis, one more in front of it if they are odd.
  func withoutMiddle(in width: CGFloat) -> String {
    let count = largestCount { count in
      widths[count - count / 2] + suffixWidth(count / 2) + ellipsisWidth <= width
    }
    return String(characters[..<(count - count / 2)]) + "…"
      + String(characters.suffix(count / 2))
  }

  private func suffixWidth(_ count: Int) -> CGFloat {
    widths[characters.count] - widths[characters.count - count]
  }

  /// The largest number of characters that fit, at least none, where fewer fit as well.
  private func largestCount(_ fits: (Int) -> Bool) -> Int {
    var known = 0
    var excess = characters.count + 1
    while excess - known > 1 {
      let middle = (known + excess) / 2
      if fits(middle) { known = middle } else { excess = middle }
    }
    return known
  }
}
