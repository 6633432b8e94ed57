package import TesseraCore

/// The view that an engine lays out, as the engine knows it: the room that there is, what scrolls, time, and views.
///
/// The engine asks for nothing else of it; what it asks of the app goes through ``CollectionApp``. All rectangles and offsets are in the
/// coordinates of the content, whose origin is its top left corner, in points. An engine keeps its host; a host that keeps its engine must not
/// be kept by it as well, and so is an object beside the view.
///
/// In turn a host calls the engine:
/// - `layOut()` when `setNeedsLayout()` has asked for it, before the next frame is drawn.
/// - `boundsWillChange(to:)`, `boundsDidChange(from:)` and, once everyone else knows them, `boundsChangeDidEnd(from:)` around each change of
///   the bounds, including the changes that the engine makes during a pass.
/// - `edgesWillChange(from:)` and `edgesDidChange()` around a change of the insets, and `surroundingsDidChange()` after one of them, of the
///   margins, or of the direction of reading.
package protocol CollectionHost: AnyObject {
  // MARK: Room

  /// The part of the content that shows; its origin is the content offset.
  var bounds: Rect { get }

  /// How much of the bounds is covered at each edge, and how far content at rest stays from it; leading is left.
  var adjustedContentInset: Insets { get }

  /// The extent of the content. Content at rest that becomes too short for the offset is brought inside at once.
  var contentSize: Size { get set }

  /// The direction of reading: the content of a layout that asks for it is mirrored where that is from right to left.
  var direction: LayoutDirection { get }

  /// How many pixels a point has: sizes that differ by less than half a pixel are the same.
  var displayScale: Double { get }

  // MARK: Scrolling

  /// Whether nothing moves or holds the content, so that its offset comes to lie inside the edges at once.
  var isAtRest: Bool { get }

  /// How fast content slows down that scrolls.
  var decelerationRate: DecelerationRate { get }

  /// Returns the offset nearest to `offset` at which the content can be at rest.
  func restingOffset(nearest offset: Point) -> Point

  /// Returns where content can be at rest that has another size.
  func restingOffsets(contentSize: Size) -> RestingOffsets

  /// Returns the offset of the page nearest to `offset`; `nil` where the content rests anywhere.
  func pageOffset(nearest offset: Point) -> Point?

  /// Moves the content offset by `distance`, and what moves it along; it goes on at its speed.
  ///
  /// `size` becomes the content size in the same step, so that the offset is judged by no edge that is out of date. With `keepingEnds`, an
  /// animation to the start or the end of the content goes there, wherever that is now.
  func shiftContent(by distance: Distance, size: Size?, keepingEnds: Bool)

  /// Scrolls a section that scrolls by itself, and may be out of sight.
  func scrollSection(_ section: Int, to offset: Point, animated: Bool)

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

  /// What moves things on screen, and when.
  var animations: any AnimationPort { get }

  // MARK: Views

  /// What the views of elements are put into, at frames of the content.
  var contentView: any ElementParent { get }

  /// Moves the views that the app has put among the content with it, animated by a transaction.
  func shiftAppSubviews(by distance: Distance, in transaction: any AnimationTransaction)

  /// What makes views, and keeps those that are not needed.
  var viewSupply: any ViewSupply { get }

  /// Makes a cell look as its item is: selected, pressed, edited and so on.
  func showConditions(of cell: any ElementView, at path: DataPath)

  /// Returns the cell in which something has the keys, such as a field that is being edited; `nil` if none has.
  var elementWithKeys: MountedElement? { get }

  // MARK: News

  /// Receives what the engine has done that others depend on.
  func receive(_ news: EngineNews)

  /// Receives what is wrong with what the app or its layout has said, in a sentence.
  func report(_ subject: IssueSubject, _ message: String, _ issue: BatchIssue?)
}

/// An effect of the engine that others depend on.
package enum EngineNews {
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

/// The part of an app that a fault is in.
package enum IssueSubject {
  case dataSource
  case layout
  case registration
  case scrolling
  case update
}

extension CollectionHost {
  package func shiftContent(by distance: Distance, size: Size? = nil) {
    shiftContent(by: distance, size: size, keepingEnds: false)
  }
}
