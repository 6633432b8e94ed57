public import CoreGraphics
public import Foundation

/// The anchor that a ``ContentOffsetRegulator`` keeps in place while the content changes.
///
/// | policy | made for |
/// | --- | --- |
/// | `none` | leaving the offset to the collection view |
/// | `firstVisible` | lists and feeds that are read from the start |
/// | `lastVisible` | chats, which follow what is added under the last item |
/// | `contentEnd` | logs whose end stays where it is |
/// | `nearest` | what a finger or a pointer is at |
/// | `item` | an item that the app knows to be looked at |
///
/// Starts and ends are those of the axis that is regulated: the top, or the side where reading begins. A distance that
/// is negative or not a number counts as zero.
public enum ContentOffsetPolicy: Equatable, Sendable {
  /// Nothing.
  case none
  /// The first item that starts in sight, or else the one that fills the view.
  ///
  /// When it is deleted or moved away, what comes in its place is kept. While the start of the content is in sight, or
  /// no farther away than `sticksToStart` points, the start is kept instead, so that what is inserted there is seen;
  /// `nil` never keeps the start.
  case firstVisible(sticksToStart: CGFloat?)
  /// The end of the last item that ends in sight, or else of the one that fills the view.
  ///
  /// When it is deleted or moved away, the item inserted in its place is kept, or else the one in front of it. With
  /// `followsInsertions`, items inserted directly behind it come into sight. While the end of the content is in sight,
  /// or no farther away than `sticksToEnd` points, the end is kept instead; `nil` never keeps the end. Sizes that are
  /// found outside of updates, away from the end, keep the first item that starts in sight.
  case lastVisible(sticksToEnd: CGFloat?, followsInsertions: Bool)
  /// The end of the content.
  case contentEnd
  /// The start of the item in sight that is nearest to a point, in points from the upper left corner of the view.
  case nearest(to: CGPoint)
  /// An edge of an item, in sight or not, at the same edge of what is visible.
  ///
  /// The path is in the index space of the present data; the regulator translates it over updates. When the item is
  /// deleted, what comes in its place is kept. A path that names no item keeps nothing.
  case item(IndexPath, edge: Edge)

  /// The edge of an item that is kept.
  public enum Edge: Hashable, Sendable {
    /// The start: the top, or the side where reading begins.
    case start
    /// Its middle.
    case center
    /// The end.
    case end
  }

  /// The first item whose start is visible, or the start of the content where that is visible.
  public static let firstVisible = ContentOffsetPolicy.firstVisible(sticksToStart: 0)

  /// The last item whose end is visible with what is inserted behind it, or the end of the content where that is visible.
  public static let lastVisible = ContentOffsetPolicy.lastVisible(
    sticksToEnd: 0,
    followsInsertions: true
  )
}
