public import Foundation

/// A font as a backend is asked for it.
public struct UIBackendFont: Hashable, Sendable {
  /// The design of letters, where no family is named.
  public enum Design: Hashable, Sendable {
    /// The desktop's font for interfaces.
    case system
    /// The desktop's font whose letters are all as wide.
    case monospaced
    /// The desktop's font with serifs.
    case serif
  }

  /// The name of a family, or `nil` for the one that `design` says.
  public var family: String?
  /// The design of letters when `family` is `nil`.
  public var design: Design
  /// The size of the font, in points.
  public var pointSize: CGFloat
  /// The weight as CSS counts it, 1…1000: 400 is regular, 700 is bold.
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// Whether all digits are as wide, where the font has such digits.
  public var hasTabularDigits: Bool

  /// Creates the description of a font.
  public init(
    family: String? = nil,
    design: Design = .system,
    pointSize: CGFloat,
    weight: Int = 400,
    isItalic: Bool = false,
    hasTabularDigits: Bool = false
  ) {
    self.family = family
    self.design = design
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularDigits = hasTabularDigits
  }
}

/// The extents of a font's letters, in points; all values are positive.
public struct UIBackendFontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public var ascender: CGFloat
  /// From the baseline down to the bottom of a line.
  public var descender: CGFloat
  /// The height of a capital letter.
  public var capHeight: CGFloat
  /// The height of a small x.
  public var xHeight: CGFloat

  /// Creates metrics.
  public init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// Paragraphs of attributed text, before they are broken into lines.
public struct UIBackendText: Hashable, Sendable {
  /// A stretch of text with the same attributes.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var string: String
    /// Their font.
    public var font: UIBackendFont
    /// Their colour.
    public var color: UIBackendColor
    /// Whether a line is drawn under them.
    public var isUnderlined: Bool
    /// Whether a line is drawn through them.
    public var isStruckThrough: Bool
    /// The colour of the line under them; `nil` is that of the letters.
    public var underlineColor: UIBackendColor?
    /// The colour of the line through them; `nil` is that of the letters.
    public var strikethroughColor: UIBackendColor?
    /// The colour behind them, as high as their line; `nil` draws none.
    public var backgroundColor: UIBackendColor?
    /// The distance that is added between each character and the next one in its line, in points; negative values bring them closer.
    public var kerning: CGFloat = 0
    /// The distance of the letters above the baseline, in points; negative values are below it.
    public var baselineOffset: CGFloat = 0
    /// The shadow of the letters and their lines; `nil` casts none.
    public var shadow: UIBackendShadow?
    /// The attachment that replaces the one character of the run; `nil` for letters.
    public var attachment: Attachment?

    /// Creates a run on the baseline, in the spacing of its font, without colours of its own for lines and background.
    public init(
      string: String,
      font: UIBackendFont,
      color: UIBackendColor,
      isUnderlined: Bool = false,
      isStruckThrough: Bool = false
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
    }
  }

  /// Room in a line for what is not a letter, in points.
  public struct Attachment: Hashable, Sendable {
    /// The width that the attachment takes in its line.
    public var width: CGFloat
    /// From the baseline up to its top; negative for a top below the baseline.
    public var ascent: CGFloat
    /// From the baseline down to its bottom; negative for a bottom above the baseline.
    public var descent: CGFloat

    /// Creates room.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The alignment of lines between the edges of the available space.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Stretched from edge to edge, but for the last line.
    case justified
  }

  /// The treatment of text that does not fit.
  public enum LineBreaking: Hashable, Sendable {
    /// Lines break between words, and inside a word that is wider than the space.
    case byWords
    /// Lines break between characters.
    case byCharacters
    /// Text that does not fit is clipped.
    case clipped
    /// An ellipsis stands for the start of the last line.
    case truncatedHead
    /// An ellipsis stands for the middle of the last line.
    case truncatedMiddle
    /// An ellipsis stands for the end of the last line.
    case truncatedTail
  }

  /// The text, in reading order.
  public var runs: [Run]
  /// The alignment of the lines.
  public var alignment: Alignment
  /// The treatment of text that does not fit.
  public var lineBreaking: LineBreaking
  /// The maximum number of lines; 0 means any number.
  public var maximumLineCount: Int
  /// Whether the text runs from right to left.
  public var isRightToLeft: Bool
  /// The layouts of the paragraphs in their order; the last one applies to all that follow, and `Paragraph()` where there is none.
  ///
  /// A line feed, a carriage return, both together and U+2029 end a paragraph.
  public var paragraphs: [Paragraph]

  /// Creates a text.
  public init(
    runs: [Run],
    alignment: Alignment = .left,
    lineBreaking: LineBreaking = .truncatedTail,
    maximumLineCount: Int = 1,
    isRightToLeft: Bool = false,
    paragraphs: [Paragraph] = []
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineBreaking = lineBreaking
    self.maximumLineCount = maximumLineCount
    self.isRightToLeft = isRightToLeft
    self.paragraphs = paragraphs
  }
}

/// The room a paragraph may take, in points; either side may be infinite.
public struct UIBackendTextSpace: Hashable, Sendable {
  /// The width lines break at.
  public var width: CGFloat
  /// The height that lines past which are not shown, the last one truncated.
  public var height: CGFloat

  /// Creates a space.
  public init(width: CGFloat, height: CGFloat = .infinity) {
    self.width = width
    self.height = height
  }
}

/// A paragraph broken into lines, ready to be drawn; it never changes.
@preconcurrency @MainActor
public protocol UIBackendTextLayout: AnyObject, Sendable {
  /// The extent of the widest line and of all lines together, in points, rounded up to whole ones.
  var size: CGSize { get }
  /// The number of lines shown, at least 1.
  var lineCount: Int { get }
  /// Whether some of the text is not shown.
  var isTruncated: Bool { get }
  /// From the top to the baseline of the first line, in points.
  var firstBaseline: CGFloat { get }
  /// From the top to the baseline of the last line, in points.
  var lastBaseline: CGFloat { get }
  /// The frame of each attachment, in the order of the runs that contain them and from the top left corner of the text; `nil` for one
  /// that is in a part that is not displayed.
  var attachmentFrames: [CGRect?] { get }
  /// Returns the frames of a range of the text, from the top left corner of the text: a rectangle as high as its line for each part of
  /// the range on a line, from top to bottom; none for parts that are not displayed.
  ///
  /// The range counts UTF-16 code units. Letters that run in both directions may have several rectangles on a line.
  func frames(of range: NSRange) -> [CGRect]
}

/// The space of a paragraph once it is broken into lines.
public struct UIBackendTextExtent: Hashable, Sendable {
  /// The extent of the widest line and of all lines together, in points, rounded up to whole ones.
  public var size: CGSize
  /// From the top to the baseline of the first line, in points.
  public var firstBaseline: CGFloat

  /// Creates an extent.
  public init(size: CGSize, firstBaseline: CGFloat) {
    self.size = size
    self.firstBaseline = firstBaseline
  }
}

/// Measures text, on any thread.
///
/// Contract: the answers are those that `UIBackendResources` gives on the main actor, also while several threads ask
/// at once.
public protocol UIBackendTextMeasurer: Sendable {
  /// The extent of the layout of `text` in `space`; see `UIBackendResources.layOut(_:in:)`.
  func extent(of text: UIBackendText, in space: UIBackendTextSpace) -> UIBackendTextExtent

  /// Returns the extents of the letters of `font`; see `UIBackendResources.metrics(of:)`.
  func metrics(of font: UIBackendFont) -> UIBackendFontMetrics
}

extension UIBackendText.Alignment {
  /// How much of the free room is before a line.
  package var share: CGFloat {
    switch self {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
