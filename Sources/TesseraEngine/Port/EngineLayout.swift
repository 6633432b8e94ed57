package import TesseraCore

/// A layout, as the engine knows it.
package protocol EngineLayout: AnyObject {
  /// The name of its class, as the app knows it.
  var typeName: String { get }

  /// Lets it forget the collection view.
  func forgetOwner()

  /// Returns attributes that place the view of a section that scrolls by itself.
  func attributes(for container: SectionContainer) -> any ElementAttributes

  /// Returns attributes of nothing, for an element that has none.
  func emptyAttributes() -> any ElementAttributes

  /// The layout as one between two others; `nil` for every other one.
  var transition: (any TransitionLayout)? { get }

  /// Returns what answers questions; only a call through the door can ask for it.
  func answers(_ access: AppAccess) -> any LayoutAnswers
}

/// The questions to a layout and the news for it, which an app may answer and take in its own way.
package protocol LayoutAnswers: AnyObject {
  // MARK: A pass

  /// Lets it know the collection view that it takes over.
  func takeOver(in app: any CollectionApp)

  func prepareToBeAsked()
  var sizeOfContent: Size { get }
  func elements(in rect: Rect) -> [any ElementAttributes]?
  func sectionContainers(in rect: Rect) -> [SectionContainer]
  func sectionContainer(of section: Int) -> SectionContainer?
  func elements(in rect: Rect, ofContainer section: Int) -> [any ElementAttributes]
  func attributes(for element: CollectionElement) -> (any ElementAttributes)?

  /// Where a view that may be pinned would be if it were not; `nil` for all others.
  func restingRect(of element: CollectionElement) -> Rect?

  /// How much room behind an item belongs to the end of the content.
  func roomBehind(item: Int, ofSection section: Int) -> Double

  /// The axis along which the content scrolls; `nil` where its size says so.
  var scrollAxis: Axis? { get }

  /// Whether places rest on what it has assumed, and may be corrected.
  var restsOnAssumptions: Bool { get }

  /// Why places may be other ones since the last time this was asked.
  func takeDisplacement() -> LayoutDisplacement

  /// Whether it is mirrored where `direction` is read.
  func isMirrored(in direction: LayoutDirection) -> Bool

  // MARK: Invalidation

  func makeContext(_ reason: InvalidationReason) -> any InvalidationContext
  func invalidate(with context: any InvalidationContext)
  func sectionDidScroll(_ section: Int)
  func surroundingsDidChange()

  /// The context of what new bounds make invalid; `nil` when nothing.
  func context(forBounds bounds: Rect) -> (any InvalidationContext)?

  /// Whether it takes the size that a view asks for.
  func takes(_ preferred: any ElementAttributes, insteadOf original: any ElementAttributes) -> Bool

  /// The context of what that size makes invalid.
  func context(
    forTaking preferred: any ElementAttributes,
    insteadOf original: any ElementAttributes
  ) -> any InvalidationContext

  /// The elements that are all that a context makes invalid; `nil` where more is.
  func elementsMoved(by context: any InvalidationContext) -> [CollectionElement]?

  // MARK: The offset

  func targetOffset(proposed: Point) -> Point
  func restingOffset(proposed: Point, velocity: Point) -> Point

  // MARK: An update

  func dataWillChange(_ batch: CheckedBatch)
  func prepareForUpdates(_ batch: CheckedBatch)
  func finalizeUpdates()
  func start(of element: CollectionElement) -> (any ElementAttributes)?
  func end(of element: CollectionElement) -> (any ElementAttributes)?

  /// The views of a kind that an update takes away although their section stays, by old paths.
  func elementsToDelete(_ category: ElementCategory, _ kind: String) -> [CollectionElement]

  /// The views of a kind that an update adds although their section is not new, by new paths.
  func elementsToInsert(_ category: ElementCategory, _ kind: String) -> [CollectionElement]

  // MARK: Another size, and another layout

  func prepareForBoundsChange(from bounds: Rect)
  func finalizeBoundsChange()
  func prepareForTransition(toNext layout: any EngineLayout)
  func prepareForTransition(fromFormer layout: any EngineLayout)
  func finalizeTransition()

  // MARK: An item that is moved interactively

  func target(ofMoving path: ShownPath, to position: Point) -> ShownPath
  func insertionTarget(at position: Point) -> ShownPath?
  func attributes(ofMoving path: ShownPath, at position: Point) -> any ElementAttributes

  /// The attributes of the moved item that every layout has which does not say otherwise.
  func defaultAttributes(ofMoving path: ShownPath, at position: Point) -> any ElementAttributes

  func contextForMoving(
    _ path: ShownPath,
    to position: Point,
    from former: ShownPath,
    _ formerPosition: Point
  ) -> any InvalidationContext

  func contextForEndOfMoving(
    _ former: ShownPath,
    to path: ShownPath,
    isCancelled: Bool
  ) -> any InvalidationContext
}

/// What a layout says of its invalidation.
package protocol InvalidationContext: AnyObject {
  var reason: InvalidationReason { get set }
  /// Whether the counts of sections and items are invalid too.
  var invalidateDataSourceCounts: Bool { get }
  /// What has become of an item that is moved interactively; `nil` in contexts of anything else.
  var movement: MovementStep? { get set }
  /// How far the offset is moved at once.
  var offsetAdjustment: Distance { get }
  /// By how much the content grows at once.
  var sizeAdjustment: Size { get }
}

/// A layout between two others.
package protocol TransitionLayout: EngineLayout {
  var former: any EngineLayout { get }
  var next: any EngineLayout { get }

  /// A layout that it is between has become invalid.
  func layoutDidInvalidate(_ layout: any EngineLayout)

  /// Begins; `isPrepared` says whether both layouts can be asked.
  func begin(_ transition: InteractiveTransition, isPrepared: Bool)

  /// Takes the transition that is under way, so that it can end.
  func takeTransition() -> InteractiveTransition?

  /// How far the content was scrolled beside the transition.
  func scrolledDistance(to offset: Point, in transition: InteractiveTransition) -> Distance
}

extension TransitionLayout {
  package func isBetween(_ layout: any EngineLayout) -> Bool {
    layout === former || layout === next
  }
}

/// Why a layout becomes invalid.
package enum InvalidationReason {
  /// The layout changes: counts are as they were.
  case layout
  /// Items were inserted, deleted or moved.
  case counts
  /// The data source was replaced, or the data reloaded.
  case everything
  /// The layout takes over from another: all is new to it, and the data is the same.
  case anotherLayout
}
