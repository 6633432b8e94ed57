/// A part of the input that had to be repaired or cannot look right.
///
/// The arrangement is complete nevertheless. Issues are values, so that the owner of the view can
/// word a diagnostic.
public struct FlowIssue: Hashable, Sendable {
  /// The section concerned, or nil if it is the configuration.
  public let section: Int?
  /// The items concerned, or nil if it is not about items.
  public let items: Range<Int>?
  /// The problem.
  public let problem: Problem

  /// The kinds of problems.
  public enum Problem: Hashable, Sendable {
    /// A number was negative, not a number, infinite or too large, and another one is used.
    case invalidNumber(FlowQuantity, found: Double, used: Double)
    /// Items are longer than their line; each is placed alone and centred, and overflows.
    ///
    /// Reported once per item, when its exact size is declared or measured. An assumed size is not
    /// reported, and neither is anything in a viewport that has no extent across.
    case itemExceedsLine(extent: Double, lineLength: Double)
  }

  /// The largest extent that an element can have, in points.
  ///
  /// Larger ones count as this one, so that sums over a billion elements stay finite.
  public static let largestExtent = 1e9
}

/// A number that a caller gives to a flow arrangement.
public enum FlowQuantity: Hashable, Sendable {
  /// The number of items of a section.
  case itemCount
  /// The width of items.
  case itemWidth
  /// The height of items.
  case itemHeight
  /// The distance between lines.
  case lineSpacing
  /// The least distance between the items of a line.
  case itemSpacing
  /// A distance between the items and an edge of the section.
  case inset
  /// The extent of a header.
  case headerExtent
  /// The extent of a footer.
  case footerExtent
  /// The extent of the viewport across the scroll axis.
  case crossExtent
}
