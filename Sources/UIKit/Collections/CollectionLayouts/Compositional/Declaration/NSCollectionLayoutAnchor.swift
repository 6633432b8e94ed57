public import Foundation
import TesseraCore

/// A point of a rectangle, named by its edges, and a distance from it.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges at which the point lies; the middle without any.
  open private(set) var edges: NSDirectionalRectEdge
  /// The distance from the point: in points, or in multiples of the size of what is anchored.
  open private(set) var offset = CGPoint.zero
  /// Whether the offset is a multiple of the size of what is anchored.
  open private(set) var isFractionalOffset = false

  /// Creates the point at some edges.
  public required init(edges: NSDirectionalRectEdge) { self.edges = edges }

  /// Creates a point at some edges, moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges)
    offset = absoluteOffset
  }

  /// Creates a point at some edges, moved by multiples of the size of what is anchored.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges)
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The anchor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var value: CompositionalAnchor {
    let distance = Point(offset)
    return CompositionalAnchor(
      edges: CompositionalEdges(edges),
      offset: isFractionalOffset ? .fractional(distance) : .absolute(distance)
    )
  }
}

/// A place on the edge of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// In the middle.
  case none = 0
  /// In the middle of the top edge.
  case top
  /// In the corner of the top and the leading edge.
  case topLeading
  /// In the middle of the leading edge.
  case leading
  /// In the corner of the bottom and the leading edge.
  case bottomLeading
  /// In the middle of the bottom edge.
  case bottom
  /// In the corner of the bottom and the trailing edge.
  case bottomTrailing
  /// In the middle of the trailing edge.
  case trailing
  /// In the corner of the top and the trailing edge.
  case topTrailing
}

extension CompositionalEdges {
  init(_ alignment: NSRectAlignment) {
    switch alignment {
    case .none: self = []
    case .top: self = .top
    case .topLeading: self = [.top, .leading]
    case .leading: self = .leading
    case .bottomLeading: self = [.bottom, .leading]
    case .bottom: self = .bottom
    case .bottomTrailing: self = [.bottom, .trailing]
    case .trailing: self = .trailing
    case .topTrailing: self = [.top, .trailing]
    }
  }

  init(_ edges: NSDirectionalRectEdge) {
    self = []
    if edges.contains(.top) { insert(.top) }
    if edges.contains(.leading) { insert(.leading) }
    if edges.contains(.bottom) { insert(.bottom) }
    if edges.contains(.trailing) { insert(.trailing) }
  }
}

extension Insets {
  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top),
      leading: Double(insets.leading),
      bottom: Double(insets.bottom),
      trailing: Double(insets.trailing)
    )
  }
}
