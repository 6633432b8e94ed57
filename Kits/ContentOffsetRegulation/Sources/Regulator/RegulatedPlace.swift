import CoreGraphics
import Foundation
import TesseraCore
import UIKit

/// The anchor that is kept in place, and its position when it was chosen.
struct RegulatedPlace {
  /// The anchor, with the part that was visible when it was chosen.
  let anchor: ScrollAnchor
  /// Where the item is now; nil if an end of the content is kept.
  private(set) var target: IndexPath?
  /// How far the reader or the app has scrolled since, along the layout.
  var scrolled = 0.0
  /// Whether the collection view asks for the offset, as it does in a batch.
  var isAskedFor = true

  /// Keeps what an anchor holds; nil for one that holds nothing but the offset.
  init?(_ anchor: ScrollAnchor) {
    switch anchor.hold {
    case .offset: return nil
    case .contentStart, .contentEnd: target = nil
    case .item(let path, _, _, _):
      target = IndexPath(item: path.item, section: path.section.index)
    }
    self.anchor = anchor
  }

  /// The same place with its item where it is now.
  func at(_ path: IndexPath) -> RegulatedPlace {
    var place = self
    place.target = path
    return place
  }

  /// The same place after a batch; nil if no item is left of it.
  func following(_ map: IndexMap) -> RegulatedPlace? {
    guard target != nil else { return self }
    return anchor.target(through: map).map {
      at(IndexPath(item: $0.item, section: $0.section.index))
    }
  }

  /// The offset along the layout at which the place is kept, as if the content had no ends.
  func offset(in viewport: AnchorViewport, _ span: AnchorSpan?) -> Double {
    // Shifts count from where the anchor was chosen.
    anchor.viewport.offset + anchor.shift(toHold: span, in: viewport, clamped: false) + scrolled
  }
}

/// Why something is kept in place.
enum RegulationReason {
  /// The data, the layout or the room for it changes.
  case change
  /// Sizes are found; with the rectangle that was visible before the last scroll, of whose items the sizes are known.
  case measuring(CGRect?)
}

extension ContentOffsetPolicy {
  /// Returns the place to keep, of the visible items; nil for none.
  ///
  /// The candidates come with their frames; for ``item(_:edge:)`` the one that the app has chosen is among them.
  @MainActor
  func place(
    among candidates: [(candidate: AnchorCandidate, frame: CGRect)],
    in geometry: RegulatedGeometry,
    for reason: RegulationReason
  ) -> RegulatedPlace? {
    var known = candidates
    if case .measuring(let former?) = reason {
      known = candidates.filter { $0.frame.overlaps(former) }
      if known.isEmpty { known = candidates }
    }
    let viewport = geometry.viewport
    let anchor = ScrollAnchor(
      anchorPolicy(in: viewport, for: reason),
      among: chosen(known, geometry).map(\.candidate),
      in: viewport
    )
    return RegulatedPlace(anchor)
  }

  private func anchorPolicy(
    in viewport: AnchorViewport,
    for reason: RegulationReason
  ) -> AnchorPolicy {
    switch self {
    case .none: return .offset
    case .firstVisible(let distance): return Self.sticking(.firstStarting, distance)
    case .lastVisible(let distance, let follows):
      guard case .measuring = reason else {
        return Self.sticking(.lastVisible(adopting: follows), distance)
      }
      // What fits is at its end as well as at its start; sizes that are found the first time move the end.
      let limits = viewport.limits
      let isAtEnd = distance.map { viewport.offset >= limits.upper - Self.reach($0) } ?? false
      return isAtEnd && limits.upper > limits.lower ? .contentEnd : .firstStarting
    case .contentEnd: return .contentEnd
    case .nearest: return .firstVisible
    case .item(let path, let edge):
      let path = OldPath(section: path.section, item: path.item)
      return .item(path, edge: AnchorEdge(edge))
    }
  }

  private static func sticking(_ policy: AnchorPolicy, _ distance: CGFloat?) -> AnchorPolicy {
    distance.map { policy.sticking(within: reach($0)) } ?? policy
  }

  /// The distance from an end of the content that counts as there; a rounded offset does.
  private static func reach(_ distance: CGFloat) -> Double {
    distance > 0 ? Double(distance) + 0.01 : 0.01
  }

  /// Of all items those that a policy prefers: the one that is nearest to a point, and those that end in sight.
  @MainActor
  private func chosen(
    _ candidates: [(candidate: AnchorCandidate, frame: CGRect)],
    _ geometry: RegulatedGeometry
  ) -> [(candidate: AnchorCandidate, frame: CGRect)] {
    if case .lastVisible = self {
      let ending = candidates.filter {
        $0.candidate.span.end <= geometry.viewport.visibleEnd + 0.01
      }
      return ending.isEmpty ? candidates : ending
    }
    guard case .nearest(let point) = self, point.x.isFinite, point.y.isFinite else {
      return candidates
    }
    let place = geometry.layoutPoint(ofViewPoint: point)
    let nearest = candidates.min {
      ($0.frame.distance(to: place), $0.candidate.path)
        < ($1.frame.distance(to: place), $1.candidate.path)
    }
    return nearest.map { [$0] } ?? []
  }
}

extension RegulatedGeometry {
  /// A point of the view, from its upper left corner, in the coordinates of the layout.
  fileprivate func layoutPoint(ofViewPoint point: CGPoint) -> CGPoint {
    CGPoint(
      x: isMirrored ? visibleRect.maxX - point.x : visibleRect.minX + point.x,
      y: visibleRect.minY + point.y
    )
  }
}

extension AnchorEdge {
  fileprivate init(_ edge: ContentOffsetPolicy.Edge) {
    self =
      switch edge {
      case .start: .start
      case .center: .center
      case .end: .end
      }
  }
}

extension CGRect {
  /// Whether some of it is also in another; touching is not enough.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let across = max(minX - point.x, point.x - maxX, 0)
    let along = max(minY - point.y, point.y - maxY, 0)
    return across * across + along * along
  }
}
