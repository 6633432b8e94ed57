import Foundation

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, and the direction in which the format is read.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges are one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where reading begins are one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where reading ends are one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles of widths are one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles of heights are one line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Every alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A horizontal format is read from where reading begins; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Every direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are between edges; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances of a vertical format are from the last baseline of a view to the first one of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// Every kind of distance.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that all views of the format share.
  var alignments: [NSLayoutConstraint.Attribute] {
    let all: [(Self, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
