/// One element that a flow arrangement has placed.
public struct FlowElement: Hashable, Sendable {
  /// The section that it belongs to.
  public let section: Int
  /// The kind of the element within its section.
  public let kind: FlowElementKind
  /// The frame in content coordinates; pinned, if pinning was requested.
  public let frame: Rect
  /// Whether pinning holds it away from its natural place, so that it must be drawn above the items.
  public let isDisplaced: Bool

  /// Creates an element.
  public init(section: Int, kind: FlowElementKind, frame: Rect, isDisplaced: Bool = false) {
    self.section = section
    self.kind = kind
    self.frame = frame
    self.isDisplaced = isDisplaced
  }
}

/// The kind of an element within its section.
public enum FlowElementKind: Hashable, Sendable {
  /// The element in front of the items.
  case header
  /// The item with this index in the section.
  case item(Int)
  /// The element behind the items.
  case footer
}

/// The place of an item: its section and its index in there.
public struct FlowItemPath: Hashable, Sendable {
  /// The section.
  public let section: Int
  /// The index within the section.
  public let item: Int

  /// Creates the place of an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

/// The boundary elements that stay visible while their section is scrolled through.
///
/// A header stays at the start of the visible range, but never in front of its natural place and
/// never past the end of its section, footer included. A footer stays at the end of the visible
/// range, but never behind its natural place and never in front of its section. Where both are
/// pinned and the range is too small for both, the footer gives way, up to its natural place.
public struct FlowPinning: Hashable, Sendable {
  /// Whether headers are pinned.
  public var headers: Bool
  /// Whether footers are pinned.
  public var footers: Bool
  /// The visible rectangle, without what insets and bars cover, in content coordinates.
  ///
  /// Nothing is pinned while it is not finite.
  public var visibleRect: Rect

  /// Everything stays in its natural place.
  public static let none = FlowPinning(headers: false, footers: false, visibleRect: .zero)

  /// Creates a rule for pinning.
  public init(headers: Bool, footers: Bool, visibleRect: Rect) {
    self.headers = headers
    self.footers = footers
    self.visibleRect = visibleRect
  }
}
