/// The alignment of lines of text between the edges of their space.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Stretched from edge to edge, but for the last line.
  case justified
  /// At the edge where reading begins.
  case natural
}

/// The treatment of text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words, and inside a word that is wider than the space.
  case byWordWrapping
  /// Lines break between characters.
  case byCharWrapping
  /// Text that does not fit is clipped.
  case byClipping
  /// An ellipsis stands for the start of the last line.
  case byTruncatingHead
  /// An ellipsis stands for the end of the last line.
  case byTruncatingTail
  /// An ellipsis stands for the middle of the last line.
  case byTruncatingMiddle
}

/// The direction in which a paragraph runs.
public enum NSWritingDirection: Int, Sendable {
  /// That of its letters.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
