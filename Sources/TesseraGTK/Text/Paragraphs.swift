import UIKit

/// The bytes of a text as Pango takes them, with the looks of each stretch.
///
/// Offsets count bytes of UTF-8. Cutting never splits a character's bytes.
struct Paragraphs {
  private(set) var bytes: [UInt8] = []
  /// The looks of stretches that follow each other and together cover `bytes`.
  private(set) var spans: [Span] = []

  /// A stretch of text that looks the same.
  struct Span {
    var range: Range<Int>
    var style: UIBackendText.Run
    /// Which of the attachments of the text it is, if it is one.
    var attachmentIndex: Int?
  }

  init(_ runs: [UIBackendText.Run]) {
    var attachmentCount = 0
    for run in runs where !run.string.isEmpty {
      let start = bytes.count
      // Pango takes a byte of zero for the end of the text.
      bytes.append(contentsOf: run.string.utf8.map { $0 == 0 ? 0x20 : $0 })
      let index = run.attachment.map { _ in attachmentCount }
      if index != nil { attachmentCount += 1 }
      append(Span(range: start..<bytes.count, style: run, attachmentIndex: index))
    }
  }

  private init() {}

  private mutating func append(_ span: Span) {
    var span = span
    span.style.string = ""
    spans.append(span)
  }

  /// The part of the text in `range`.
  subscript(range: Range<Int>) -> Paragraphs {
    var part = Paragraphs()
    part.bytes = Array(bytes[range])
    for span in spans where span.range.overlaps(range) {
      let shared = span.range.clamped(to: range)
      let moved = (shared.lowerBound - range.lowerBound)..<(shared.upperBound - range.lowerBound)
      part.append(span.moved(to: moved))
    }
    return part
  }

  /// Adds `string`, which looks like what stands before it.
  mutating func append(_ string: String) {
    guard let last = spans.indices.last else { return }
    bytes.append(contentsOf: string.utf8)
    spans[last].range = spans[last].range.lowerBound..<bytes.count
  }

  /// Adds all of `other`.
  mutating func append(_ other: Paragraphs) {
    let start = bytes.count
    bytes.append(contentsOf: other.bytes)
    for span in other.spans {
      let moved = (span.range.lowerBound + start)..<(span.range.upperBound + start)
      append(span.moved(to: moved))
    }
  }
}

extension Paragraphs.Span {
  fileprivate func moved(to range: Range<Int>) -> Self {
    var span = self
    span.range = range
    return span
  }
}

extension Paragraphs {
  /// The first separator of paragraphs at or after `start`, or the end of the text.
  func separator(from start: Int) -> Range<Int> {
    var index = start
    while index < bytes.count {
      if let length = separatorLength(at: index) { return index..<(index + length) }
      index += 1
    }
    return bytes.count..<bytes.count
  }

  /// The number of bytes of the separator at `index`: a line feed, a carriage return, both, or U+2029.
  private func separatorLength(at index: Int) -> Int? {
    switch bytes[index] {
    case 0x0A: 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
    case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]): 3
    default: nil
    }
  }

  /// The paragraphs from `start` on, at most so many, without the separator behind the last.
  ///
  /// - Returns: Their bytes, and where the next paragraph starts unless the text ends here.
  func stretch(from start: Int, paragraphLimit: Int) -> (range: Range<Int>, next: Int?) {
    var end = separator(from: start)
    for _ in 1..<max(1, paragraphLimit) where !end.isEmpty {
      end = separator(from: end.upperBound)
    }
    return (start..<end.lowerBound, end.isEmpty ? nil : end.upperBound)
  }

  /// Whether a paragraph starts at `index`: the text does, or a separator ends there.
  func startsParagraph(at index: Int) -> Bool {
    guard index > 0, index <= bytes.count else { return true }
    return bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
      || bytes[..<index].suffix(3) == [0xE2, 0x80, 0xA9]
  }

  /// Whether the text is one paragraph.
  var isSingle: Bool { separator(from: 0).isEmpty }

  /// Whether nothing but separators stands at or after `start`.
  func isBlank(from start: Int) -> Bool {
    var index = start
    while index < bytes.count {
      guard let length = separatorLength(at: index) else { return false }
      index += length
    }
    return true
  }

  /// The same text as one paragraph, a space for each byte of a separator.
  var joined: Paragraphs {
    var joined = self
    var separator = separator(from: 0)
    while !separator.isEmpty {
      for index in separator { joined.bytes[index] = 0x20 }
      separator = self.separator(from: separator.upperBound)
    }
    return joined
  }

  /// Leaves out bytes in the middle or at the end that no space of this budget can show.
  ///
  /// - Parameters:
  ///   - budget: How many bytes may be needed at either end.
  ///   - keepsEnd: Whether the end of the text is shown, after an ellipsis.
  /// - Returns: The rest, which is the whole text unless it is more than twice the budget.
  func trimmed(to budget: Int, keepsEnd: Bool) -> Paragraphs {
    guard budget < bytes.count / 2 else { return self }
    var trimmed = self[0..<characterBoundary(atOrBefore: budget)]
    if keepsEnd {
      trimmed.append(self[characterBoundary(atOrBefore: bytes.count - budget)..<bytes.count])
    }
    return trimmed
  }

  private func characterBoundary(atOrBefore index: Int) -> Int {
    var index = index
    while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}
