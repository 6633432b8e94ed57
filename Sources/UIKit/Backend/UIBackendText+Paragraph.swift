public import Foundation

extension UIBackendText {
  /// The layout of the lines of one paragraph; lengths are in points.
  ///
  /// Lines begin at the edge where reading begins, the leading edge. Lines that are centred or aligned at the other edge all keep the
  /// larger of the two indents.
  public struct Paragraph: Hashable, Sendable {
    /// The alignment of the lines; `nil` is the alignment of the text.
    public var alignment: Alignment?
    /// Whether the paragraph runs from right to left; `nil` is the direction of the text.
    public var isRightToLeft: Bool?
    /// Extra distance below each line but the last one of the text.
    public var lineSpacing: CGFloat = 0
    /// The height of lines, as a multiple of the height of the largest font; 0 counts as 1.
    public var lineHeightMultiple: CGFloat = 0
    /// The minimum height of lines.
    public var minimumLineHeight: CGFloat = 0
    /// The maximum height of lines; 0 is no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The distance of the start of the first line from the leading edge.
    public var firstLineIndent: CGFloat = 0
    /// The distance of the start of the other lines from the leading edge.
    public var indent: CGFloat = 0
    /// The end of lines: the distance from the leading edge if it is positive, and from the other edge if it is not.
    public var lineEnd: CGFloat = 0
    /// Extra distance above the paragraph, unless it is the first of the text.
    public var spacingBefore: CGFloat = 0
    /// Extra distance below the paragraph, unless it is the last of the text.
    public var spacingAfter: CGFloat = 0

    /// Creates a paragraph whose lines are as high as their fonts and as long as there is room.
    public init() {}
  }

  /// The layout of the paragraph at `index`, with its alignment and direction resolved.
  public func paragraph(at index: Int) -> Paragraph {
    var paragraph = paragraphs.isEmpty ? Paragraph() : paragraphs[min(index, paragraphs.count - 1)]
    paragraph.alignment = paragraph.alignment ?? alignment
    paragraph.isRightToLeft = paragraph.isRightToLeft ?? isRightToLeft
    return paragraph
  }

  /// Whether a wider space moves all lines by the same part of what it is wider.
  var alignsAllLinesAlike: Bool {
    let alignments = Set(paragraphs.map { $0.alignment ?? alignment })
    return alignments.count <= 1 && (alignments.first ?? alignment) != .justified
  }
}

extension UIBackendText.Paragraph {
  /// Returns the height of all lines, whose fonts are at most `natural` high; `nil` where each line is as high as its own fonts.
  ///
  /// Lines that are higher than their fonts have the extra room above their letters.
  public func lineHeight(natural: CGFloat) -> CGFloat? {
    guard lineHeightMultiple > 0 || minimumLineHeight > 0 || maximumLineHeight > 0 else {
      return nil
    }
    let multiple = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let limited = maximumLineHeight > 0 ? min(multiple, maximumLineHeight) : multiple
    return max(limited, minimumLineHeight)
  }

  /// The distances of the first line and of the others from the leading edge, once alignment and direction are resolved.
  public var lineStarts: (first: CGFloat, others: CGFloat) {
    switch (alignment ?? .left, isRightToLeft ?? false) {
    case (.left, false), (.right, true), (.justified, _): (firstLineIndent, indent)
    case (.left, true), (.right, false), (.center, _):
      (max(firstLineIndent, indent), max(firstLineIndent, indent))
    }
  }

  /// Returns the space that stays free behind lines in `width`, which may be infinite.
  public func endMargin(in width: CGFloat) -> CGFloat {
    guard lineEnd > 0 else { return -lineEnd }
    return width.isFinite ? max(0, width - lineEnd) : 0
  }

  /// The width between the leading edge and where lines end, in `width`, which may be infinite.
  public func lineEnd(in width: CGFloat) -> CGFloat {
    lineEnd > 0 ? min(width, lineEnd) : width + lineEnd
  }
}
