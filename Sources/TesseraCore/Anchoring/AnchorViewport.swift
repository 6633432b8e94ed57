/// The visible part of the content along the main axis, at one time.
///
/// ```
///         visibleStart        visibleEnd
/// offset      |                   |
///   |startInset|                  |endInset|
///   |<-------------- extent -------------->|
/// ```
public struct AnchorViewport: Hashable, Sendable {
  /// The content coordinate at the start of the viewport, insets included.
  public var offset: Double
  /// The length of the viewport, insets included.
  public var extent: Double
  /// The extent that the start of the viewport covers at rest.
  public var startInset: Double
  /// The extent that the end of the viewport covers at rest.
  public var endInset: Double
  /// The length of the content.
  public var contentExtent: Double

  /// Creates a viewport; all numbers must be finite, in points.
  public init(
    offset: Double,
    extent: Double,
    startInset: Double = 0,
    endInset: Double = 0,
    contentExtent: Double
  ) {
    self.offset = offset
    self.extent = extent
    self.startInset = startInset
    self.endInset = endInset
    self.contentExtent = contentExtent
  }

  /// The content coordinate at which what nothing covers begins.
  public var visibleStart: Double { offset + startInset }

  /// The content coordinate at which what nothing covers ends.
  public var visibleEnd: Double { offset + extent - endInset }

  /// The offsets at rest.
  public var limits: ScrollLimits {
    ScrollLimits(lower: -startInset, upper: contentExtent + endInset - extent)
  }

  /// The content coordinate that an edge is held at.
  func position(of edge: AnchorEdge) -> Double {
    switch edge {
    case .start: visibleStart
    case .center: (visibleStart + visibleEnd) / 2
    case .end: visibleEnd
    }
  }
}

/// The span of an item along the main axis, in content coordinates.
public struct AnchorSpan: Hashable, Sendable {
  /// The start of the item.
  public let start: Double
  /// The end of the item; not before its start.
  public let end: Double

  /// Creates a span.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }

  func position(of edge: AnchorEdge) -> Double {
    switch edge {
    case .start: start
    case .center: (start + end) / 2
    case .end: end
    }
  }

  /// Places as near to each other as this, in points, are the same: those in mirrored content are rounded.
  static var rounding: Double { 1e-6 }

  func offsetBy(_ distance: Double) -> AnchorSpan {
    AnchorSpan(start: start + distance, end: end + distance)
  }

  /// Whether some of it is between the visible edges; touching an edge is not enough.
  func isVisible(in viewport: AnchorViewport) -> Bool {
    start < viewport.visibleEnd - Self.rounding && end > viewport.visibleStart + Self.rounding
  }
}

/// An item that may be held, and where it is.
public struct AnchorCandidate: Hashable, Sendable {
  /// The item, before the change.
  public let path: OldPath
  /// The span of the element.
  public let span: AnchorSpan
  /// The kind of view that displays it: a cell, or a supplementary view at the path.
  package let kind: ElementKind

  /// Creates a candidate.
  public init(_ path: OldPath, _ span: AnchorSpan) { self.init(path, span, kind: .cell) }

  /// Creates a candidate of a kind.
  package init(_ path: OldPath, _ span: AnchorSpan, kind: ElementKind) {
    self.path = path
    self.span = span
    self.kind = kind
  }
}
