public import CoreGraphics
public import Foundation
import TesseraCore
import UIKit

/// The part of a collection view that keeps its position on screen while its content changes.
///
/// Items may be inserted, removed, moved, resized or measured, by a batch, a reload or a new layout, and the view or its insets may
/// change: the anchor keeps its position on screen in every frame of the animation. A drag, a fling or an animated scroll continues. This
/// holds for every layout: the offset that a layout proposes in an update counts under `system` alone, the one that the delegate returns
/// always counts. At rest the offset is always inside the content. A distance that is negative or not a number counts as zero.
///
/// | anchor | made for |
/// | --- | --- |
/// | `system` | what UIKit does; the default |
/// | `none` | the offset alone, even while cells find their sizes |
/// | `firstVisible` | lists and feeds that are read from the top |
/// | `lastVisible` | chats, which follow what is added under the last message |
/// | `contentEnd` | logs whose end stays where it is |
/// | `item` | an item that the app knows to be looked at |
public enum CollectionAnchor: Hashable, Sendable {
  /// The anchors of UIKit: the offset over updates; over reloads and measurements the start of the content where that is visible, or else
  /// the first cell or supplementary view that begins there.
  case system
  /// Nothing but the offset.
  case none
  /// The start of the first visible item.
  ///
  /// Headers and footers of sections in front of it whose start is visible stay where they begin when they find their
  /// sizes; the item moves by the length that they gain.
  ///
  /// When the item is deleted or moved away, the item now in its place is held. While the start of the content
  /// is visible, or no farther away than `sticksToStart` points, the start is held instead, so that what is
  /// inserted there becomes visible. `nil` never holds the start.
  case firstVisible(sticksToStart: CGFloat?)
  /// The end of the last visible item.
  ///
  /// When the item is deleted or moved away, the item inserted exactly in its place is held, or else the one
  /// before it. With `followsInsertions`, items inserted directly after it become visible. While the end of
  /// the content is visible, or no farther away than `sticksToEnd` points, the end is held instead. `nil`
  /// never holds the end.
  case lastVisible(sticksToEnd: CGFloat?, followsInsertions: Bool)
  /// The end of the content, wherever it is.
  case contentEnd
  /// An edge of an item, visible or not, at the same edge of what is visible.
  ///
  /// The path is in the index space of the present data; updates translate it. When the item is deleted, the
  /// item that takes its place is held. A path that names no item holds what `system` holds.
  case item(IndexPath, edge: Edge)

  /// The edge of an item that is held.
  public enum Edge: Hashable, Sendable {
    /// The start: the top, or the side at which reading begins.
    case start
    /// Its middle.
    case center
    /// The end.
    case end
  }

  /// The first visible item, or the start of the content where that shows.
  public static let firstVisible = CollectionAnchor.firstVisible(sticksToStart: 0)

  /// The last visible item with what is inserted behind it, or the end of the content where that shows.
  public static let lastVisible = CollectionAnchor.lastVisible(
    sticksToEnd: 0,
    followsInsertions: true
  )
}

extension CollectionAnchor {
  /// The policy; `nil` for what UIKit holds, and for an item, which is chosen by its path.
  var policy: AnchorPolicy? {
    switch self {
    case .system, .item: nil
    case .none: .offset
    case .firstVisible(let distance): Self.sticking(.firstVisible, distance)
    case .lastVisible(let distance, let follows):
      Self.sticking(.lastVisible(adopting: follows), distance)
    case .contentEnd: .contentEnd
    }
  }

  private static func sticking(_ policy: AnchorPolicy, _ distance: CGFloat?) -> AnchorPolicy {
    distance.map { policy.sticking(within: Double($0)) } ?? policy
  }

  init(_ policy: AnchorPolicy?) {
    let distance = policy?.sticking.map { CGFloat($0) }
    self =
      switch policy?.hold {
      case nil: .system
      case .offset: .none
      case .firstVisible, .firstStarting: .firstVisible(sticksToStart: distance)
      case .lastVisible(let adopts):
        .lastVisible(sticksToEnd: distance, followsInsertions: adopts)
      case .contentEnd: .contentEnd
      case .item(let path, let edge):
        .item(IndexPath(item: path.item, section: path.section.index), edge: Edge(edge))
      }
  }
}

extension CollectionAnchor.Edge {
  var edge: AnchorEdge {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }

  fileprivate init(_ edge: AnchorEdge) {
    self =
      switch edge {
      case .start: .start
      case .center: .center
      case .end: .end
      }
  }
}
