/// The declaration of one section of a flow arrangement.
///
/// In order along the scroll axis: header, inset, lines of items with spacing between them, inset,
/// footer. Header and footer span the whole cross extent and ignore the insets.
///
/// A section without items has no lines, but its header, footer and insets still count.
public struct FlowSection: Sendable {
  /// The items and their sizes.
  public var items: FlowItems
  /// The distance of the items from the edges of the section, in points.
  ///
  /// Across the scroll axis a distance may be negative: lines are then longer than the viewport is
  /// wide. Along the axis a negative distance counts as zero and is reported.
  public var insets: Insets
  /// The distance between lines, in points; not finite counts as zero.
  ///
  /// Lines overlap where it is negative. A line then is at least as thick as that it begins a point behind the one in front of it.
  public var lineSpacing: Double
  /// The least distance between items of a line, in points; items overlap where it is negative, and not finite counts as zero.
  public var itemSpacing: Double
  /// The element in front of the items.
  public var header: FlowBoundary
  /// The element behind the items.
  public var footer: FlowBoundary

  /// Creates a section with the spacing that UIKit has by default.
  public init(
    items: FlowItems,
    insets: Insets = .zero,
    lineSpacing: Double = 10,
    itemSpacing: Double = 10,
    header: FlowBoundary = .none,
    footer: FlowBoundary = .none
  ) {
    self.items = items
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.header = header
    self.footer = footer
  }
}

/// The extent of a header or footer along the scroll axis.
public struct FlowBoundary: Hashable, Sendable {
  let extent: Double
  let origin: FlowSizeOrigin

  /// No element at all; the same as a fixed extent of zero.
  public static var none: FlowBoundary { .fixed(0) }

  /// An element of exactly this extent, in points; there is none if the extent is zero.
  public static func fixed(_ extent: Double) -> FlowBoundary {
    FlowBoundary(extent: extent, origin: .declared)
  }

  /// An element of about this extent, in points, until it is measured; there is none if it is zero.
  public static func estimated(_ extent: Double) -> FlowBoundary {
    FlowBoundary(extent: extent, origin: .estimated)
  }
}
