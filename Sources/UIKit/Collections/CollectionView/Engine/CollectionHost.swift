import CoreGraphics
import Foundation
import TesseraCore

/// The view that an engine lays out, as the engine knows it: the room that there is, what scrolls, time, and views.
///
/// The engine asks for nothing else of it; what it asks of the app goes through `AppCalls`. All rectangles and offsets are in the coordinates
/// of the content, whose origin is its top left corner, in points.
///
/// In turn a host calls the engine:
/// - `layOut()` when `setNeedsLayout()` has asked for it, before the next frame is drawn.
/// - `boundsWillChange(to:)`, `boundsDidChange(from:)` and, once everyone else knows them, `boundsChangeDidEnd(from:)` around each change of
///   the bounds, including the changes that the engine makes during a pass.
/// - `edgesWillChange(from:)` and `edgesDidChange()` around a change of the insets, and `surroundingsDidChange()` after one of them, of the
///   margins, or of the direction of reading.
/// - `scrollActivityDidChange()` when content begins or ends to move.
@MainActor
protocol CollectionHost: AnyObject {
  // MARK: Room

  /// The part of the content that shows; its origin is the content offset.
  var bounds: CGRect { get }

  /// How much of the bounds is covered at each edge, and how far content at rest stays from it.
  var adjustedContentInset: UIEdgeInsets { get }

  /// The extent of the content. Content at rest that becomes too short for the offset is brought inside at once.
  var contentSize: CGSize { get set }

  /// The direction of reading: the content of a layout that asks for it is mirrored where that is from right to left.
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }

  /// How many pixels a point has: sizes that differ by less than half a pixel are the same.
  var displayScale: CGFloat { get }

  // MARK: Scrolling

  /// The state of scrolling: at rest, held by a touch, or moving.
  var activity: ScrollActivity { get }

  /// Returns the offset nearest to `offset` at which the content can be at rest.
  func restingOffset(nearest offset: CGPoint) -> CGPoint

  /// Returns where content can be at rest that has another size.
  func restingOffsets(contentSize: CGSize) -> RestingOffsets

  /// Returns the offset of the page nearest to `offset`; `nil` where the content rests anywhere.
  func pageOffset(nearest offset: CGPoint) -> CGPoint?

  /// Moves the content offset by `distance`, and what moves it along; it goes on at its speed.
  ///
  /// `size` becomes the content size in the same step, so that the offset is judged by no edge that is out of date. With `keepingEnds`, an
  /// animation to the start or the end of the content goes there, wherever that is now.
  func shiftContent(by distance: CGVector, size: CGSize?, keepingEnds: Bool)

  // MARK: Time

  /// Whether what is laid out can be on screen: nothing is animated before.
  var isInWindow: Bool { get }

  /// Whether `layOut()` will be called before the next frame.
  var needsLayoutInSubtree: Bool { get }

  /// Asks for one call of `layOut()` before the next frame.
  func setNeedsLayout()

  /// Makes that call now, if it was asked for.
  func layoutIfNeeded()

  /// Calls `work` once at the beginning of the next frame.
  func performAtNextFrame(_ work: @escaping () -> Void)

  /// The time of the clock that animations have, in seconds.
  var currentTime: TimeInterval { get }

  /// Whether elements fade where they would move.
  var reducesMotion: Bool { get }

  // MARK: Views

  /// The view that those of elements are put into, at frames of the content.
  var contentView: UIView { get }

  /// Views that the app has put there, which go along with the content.
  var appSubviews: [UIView] { get }

  /// Returns a view for an element, of a class that was registered: one that was used before, or a new one.
  func dequeue(_ slot: ReuseSlot, for element: CollectionElement) -> UICollectionReusableView

  /// Makes a cell look as its item is: selected, pressed, edited and so on.
  func showConditions(of cell: UICollectionViewCell, at path: DataPath)

  /// Receives what the engine has done that others depend on.
  func receive(_ news: EngineNews)
}

/// An effect of the engine that others depend on.
enum EngineNews {
  /// Elements are, or may be, at other places than before.
  case placesChanged
  /// Another layout takes over, or an item is picked up: what was begun with an item ends.
  case placesWillChange
  /// The data source was asked for its counts.
  case countsRead
  /// A pass has ended.
  case passEnded
  /// The item whose row was moved aside is no more.
  case swipedRowLost
  /// The touch that holds an item has moved.
  case pickedUpItemMoved
}

extension CollectionHost {
  /// The point of the content that is at the top left corner.
  var contentOffset: CGPoint { bounds.origin }

  func shiftContent(by distance: CGVector, size: CGSize? = nil) {
    shiftContent(by: distance, size: size, keepingEnds: false)
  }
}
