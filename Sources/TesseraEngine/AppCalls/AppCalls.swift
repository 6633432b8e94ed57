package import TesseraCore

/// The calls to a data source, each of them through the door.
package struct DataSourceCalls {
  package let door: AppDoor

  private func ask<Answer>(
    _ call: AppCall,
    _ question: (any CollectionApp) -> Answer
  ) -> Answer {
    door.callOut(call, in: .dataSource, isHolding: true) { access in question(access.app) }
  }

  private var countingDepth: Int { door.turns.countingDepth + 1 }
}

extension AppDoor {
  /// The calls to the data source; `nil` when there is none.
  package var dataSourceCalls: DataSourceCalls? {
    hasDataSource ? DataSourceCalls(door: self) : nil
  }
}

extension DataSourceCalls {
  /// The name of its class, for reports.
  package var typeName: String { door.dataSourceName }

  package func numberOfSections() -> Int {
    ask(.counts("numberOfSections(in:)", depth: countingDepth)) { $0.numberOfSections() }
  }

  package func numberOfItems(in section: Int) -> Int {
    ask(.counts("collectionView(_:numberOfItemsInSection:)", depth: countingDepth)) {
      $0.numberOfItems(in: section)
    }
  }

  package func cell(at path: DataPath, _ request: ViewRequest) -> any ElementView {
    ask(.view("collectionView(_:cellForItemAt:)", request)) { $0.cell(at: path) }
  }

  package func supplementaryView(
    _ kind: String,
    at path: ShownPath,
    _ request: ViewRequest
  ) -> any ElementView {
    ask(.view("collectionView(_:viewForSupplementaryElementOfKind:at:)", request)) {
      $0.supplementaryView(kind, at: path)
    }
  }

  package func canMoveItem(at path: DataPath) -> Bool {
    ask(.question("collectionView(_:canMoveItemAt:)")) { $0.canMoveItem(at: path) }
  }

  package func moveItem(at path: DataPath, to newPath: DataPath) {
    ask(.question("collectionView(_:moveItemAt:to:)")) { $0.moveItem(at: path, to: newPath) }
  }

  /// Asks the data source something that only the host knows of.
  package func ask<Answer>(_ name: StaticString, _ question: () -> Answer) -> Answer {
    door.callOut(.question(name), in: .dataSource, isHolding: true, question)
  }
}

/// The calls of the engine to the delegate, each of them through the door.
package struct DelegateCalls {
  package let door: AppDoor

  private func tell(_ name: StaticString, _ news: (any CollectionApp) -> Void) {
    door.callOut(.event(name), in: .dataSource) { access in news(access.app) }
  }

  private func ask<Answer>(
    _ name: StaticString,
    isHolding: Bool = false,
    _ question: (any CollectionApp) -> Answer
  ) -> Answer {
    door.callOut(.question(name), in: .dataSource, isHolding: isHolding) { access in
      question(access.app)
    }
  }
}

extension AppDoor {
  /// The calls to the delegate; `nil` when there is none.
  var delegateCalls: DelegateCalls? {
    hasDelegate ? DelegateCalls(door: self) : nil
  }
}

extension DelegateCalls {
  /// The name of its class, for reports.
  package var typeName: String { door.delegateName }

  func willDisplay(_ shown: MountedElement) {
    tell(
      "collectionView(_:willDisplay:forItemAt:)",
      orOfView: "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      shown
    ) { $0.willDisplay(shown, at: $1) }
  }

  func didEndDisplaying(_ shown: MountedElement) {
    tell(
      "collectionView(_:didEndDisplaying:forItemAt:)",
      orOfView: "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      shown
    ) { $0.didEndDisplaying(shown, at: $1) }
  }

  /// Tells the delegate of a cell, or of a supplementary view, by the method for it; it hears of nothing else.
  private func tell(
    _ cellMethod: StaticString,
    orOfView viewMethod: StaticString,
    _ shown: MountedElement,
    _ news: (any CollectionApp, DataPath?) -> Void
  ) {
    let path = shown.key.path.map { door.dataPath(of: $0) }
    switch shown.element {
    case .cell: tell(cellMethod) { news($0, path) }
    case .supplementaryView: tell(viewMethod) { news($0, path) }
    case .decorationView, .container: break
    }
  }

  package func targetOffset(proposed: Point) -> Point {
    ask("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      $0.targetOffset(proposed: proposed)
    }
  }

  package func target(ofMoving source: DataPath, at current: ShownPath, proposed: ShownPath)
    -> ShownPath
  {
    ask(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      isHolding: true
    ) { $0.target(ofMoving: source, at: current, proposed: proposed) }
  }
}

extension AppDoor {
  /// Returns the layout between two others, which a delegate may make.
  func transitionLayout(
    from former: any EngineLayout,
    to next: any EngineLayout
  ) -> any TransitionLayout {
    let name: StaticString = "collectionView(_:transitionLayoutForOldLayout:newLayout:)"
    return callOut(.question(name), in: .dataSource) { access in
      access.app.transitionLayout(from: former, to: next)
    }
  }
}

/// The calls to a layout, each of them through the door.
package struct LayoutCalls {
  package let door: AppDoor
  package let layout: any EngineLayout
  /// Whether what is reported in the calls waits until the engine takes it up by itself.
  var isHolding = false

  private func ask<Answer>(
    _ name: StaticString,
    _ question: (any LayoutAnswers) -> Answer
  ) -> Answer {
    door.callOut(.question(name), in: .presentation, isHolding: isHolding) { access in
      question(layout.answers(access))
    }
  }

  private func tell(_ name: StaticString, _ news: (any LayoutAnswers) -> Void) {
    door.callOut(.event(name), in: .presentation) { access in news(layout.answers(access)) }
  }
}

extension AppDoor {
  /// The calls to the layout.
  package var layoutCalls: LayoutCalls { LayoutCalls(door: self, layout: layout) }

  /// The calls to the layout whose answers are used before anything that was reported in them is shown.
  var heldLayoutCalls: LayoutCalls {
    LayoutCalls(door: self, layout: layout, isHolding: true)
  }

  /// The calls to a layout that takes over, or gives way.
  package func calls(to layout: any EngineLayout) -> LayoutCalls {
    LayoutCalls(door: self, layout: layout)
  }
}

// A pass.
extension LayoutCalls {
  /// Lets a layout that takes over know its collection view.
  package func takeOver() {
    door.callOut(.event("collectionView"), in: .presentation) { access in
      layout.answers(access).takeOver(in: access.app)
    }
  }

  package func prepare() { ask("prepare()") { $0.prepareToBeAsked() } }

  package var contentSize: Size { ask("collectionViewContentSize") { $0.sizeOfContent } }

  package func elements(in rect: Rect) -> [any ElementAttributes]? {
    ask("layoutAttributesForElements(in:)") { $0.elements(in: rect) }
  }

  package func containers(in rect: Rect) -> [SectionContainer] {
    ask("containers(in:)") { $0.sectionContainers(in: rect) }
  }

  package func container(ofSection section: Int) -> SectionContainer? {
    ask("container(ofSection:)") { $0.sectionContainer(of: section) }
  }

  package func elements(in rect: Rect, ofContainer section: Int) -> [any ElementAttributes] {
    ask("layoutAttributesForElements(in:)") { $0.elements(in: rect, ofContainer: section) }
  }

  package func attributes(for element: CollectionElement) -> (any ElementAttributes)? {
    ask("layoutAttributesForItem(at:)") { $0.attributes(for: element) }
  }

  /// Where a view that may be pinned would be if it were not; nil for all others.
  package func restingFrame(of element: CollectionElement) -> Rect? {
    ask("layoutAttributesForSupplementaryView(ofKind:at:)") { $0.restingRect(of: element) }
  }

  /// How much room behind an item belongs to the end of the content; see ``TesseraCore/ContentEndDeclaring``.
  package func roomBehind(item: Int, inSection section: Int) -> Double {
    ask("roomBehind(item:inSection:)") { $0.roomBehind(item: item, ofSection: section) }
  }

  package var mainAxis: Axis? { ask("mainAxis") { $0.scrollAxis } }

  package var restsOnAssumptions: Bool { ask("prepare()") { $0.restsOnAssumptions } }

  /// Why places may be other ones since the last time this was asked.
  package func takeDisplacement() -> LayoutDisplacement {
    ask("prepare()") { $0.takeDisplacement() }
  }

  /// Whether the collection view mirrors the layout where `direction` is read.
  package func isMirrored(in direction: LayoutDirection) -> Bool {
    ask("flipsHorizontallyInOppositeLayoutDirection") { $0.isMirrored(in: direction) }
  }

  package func elementsMoved(by context: any InvalidationContext) -> [CollectionElement]? {
    ask("elementsMoved(by:)") { $0.elementsMoved(by: context) }
  }
}

// What becomes invalid.
extension LayoutCalls {
  package func invalidate(_ reason: InvalidationReason) {
    let context = ask("invalidationContextClass") { $0.makeContext(reason) }
    invalidate(with: context)
  }

  package func invalidate(with context: any InvalidationContext) {
    tell("invalidateLayout(with:)") { $0.invalidate(with: context) }
  }

  package func containerDidScroll(section: Int) {
    tell("invalidateLayout(with:)") { $0.sectionDidScroll(section) }
  }

  package func surroundingsDidChange() {
    tell("invalidateLayout(with:)") { $0.surroundingsDidChange() }
  }

  /// What new bounds make invalid; `nil` when nothing.
  package func contextForBounds(_ bounds: Rect) -> (any InvalidationContext)? {
    ask("shouldInvalidateLayout(forBoundsChange:)") { $0.context(forBounds: bounds) }
  }

  /// Whether the layout takes the size that a view asks for.
  package func takes(
    _ preferred: any ElementAttributes,
    insteadOf original: any ElementAttributes
  ) -> Bool {
    ask("shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)") {
      $0.takes(preferred, insteadOf: original)
    }
  }

  /// Has the layout take the size that a view asks for.
  package func take(_ preferred: any ElementAttributes, insteadOf original: any ElementAttributes) {
    let context =
      ask("invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)") {
        $0.context(forTaking: preferred, insteadOf: original)
      }
    invalidate(with: context)
  }
}

// The offset.
extension LayoutCalls {
  package func targetOffset(proposed: Point) -> Point {
    ask("targetContentOffset(forProposedContentOffset:)") {
      $0.targetOffset(proposed: proposed)
    }
  }

  package func restingOffset(proposed: Point, velocity: Point) -> Point {
    ask("targetContentOffset(forProposedContentOffset:withScrollingVelocity:)") {
      $0.restingOffset(proposed: proposed, velocity: velocity)
    }
  }
}

// An update.
extension LayoutCalls {
  package func dataWillChange(_ batch: CheckedBatch) {
    ask("updateDelegate") { $0.dataWillChange(batch) }
  }

  package func prepare(for batch: CheckedBatch) {
    ask("prepare(forCollectionViewUpdates:)") { $0.prepareForUpdates(batch) }
  }

  package func finalizeUpdates() {
    ask("finalizeCollectionViewUpdates()") { $0.finalizeUpdates() }
  }

  package func start(of element: CollectionElement) -> (any ElementAttributes)? {
    ask("initialLayoutAttributesForAppearingItem(at:)") { $0.start(of: element) }
  }

  package func end(of element: CollectionElement) -> (any ElementAttributes)? {
    ask("finalLayoutAttributesForDisappearingItem(at:)") { $0.end(of: element) }
  }

  /// The views of a kind that an update takes away although their section stays, by old paths.
  package func elementsToDelete(_ category: ElementCategory, _ kind: String) -> [CollectionElement]
  {
    ask("indexPathsToDelete") { $0.elementsToDelete(category, kind) }
  }

  /// The views of a kind that an update adds although their section is not new, by new paths.
  package func elementsToInsert(_ category: ElementCategory, _ kind: String) -> [CollectionElement]
  {
    ask("indexPathsToInsert") { $0.elementsToInsert(category, kind) }
  }
}

// Another size, and another layout.
extension LayoutCalls {
  package func prepare(forBoundsChangeFrom bounds: Rect) {
    ask("prepare(forAnimatedBoundsChange:)") { $0.prepareForBoundsChange(from: bounds) }
  }

  package func finalizeBoundsChange() {
    ask("finalizeAnimatedBoundsChange()") { $0.finalizeBoundsChange() }
  }

  package func prepareForTransition(to next: any EngineLayout) {
    ask("prepareForTransition(to:)") { $0.prepareForTransition(toNext: next) }
  }

  package func prepareForTransition(from former: any EngineLayout) {
    ask("prepareForTransition(from:)") { $0.prepareForTransition(fromFormer: former) }
  }

  package func finalizeTransition() {
    ask("finalizeLayoutTransition()") { $0.finalizeTransition() }
  }
}

// An item that is moved interactively.
extension LayoutCalls {
  package func target(ofMoving path: ShownPath, to position: Point) -> ShownPath {
    ask("targetIndexPath(forInteractivelyMovingItem:withPosition:)") {
      $0.target(ofMoving: path, to: position)
    }
  }

  package func insertionTarget(at position: Point) -> ShownPath? {
    ask("layoutAttributesForElements(in:)") { $0.insertionTarget(at: position) }
  }

  package func attributes(ofMoving path: ShownPath, at position: Point) -> any ElementAttributes {
    ask("layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)") {
      $0.attributes(ofMoving: path, at: position)
    }
  }

  /// The attributes of the moved item that the base class has.
  package func defaultAttributes(ofMoving path: ShownPath, at position: Point)
    -> any ElementAttributes
  {
    ask("layoutAttributesForItem(at:)") { $0.defaultAttributes(ofMoving: path, at: position) }
  }

  package func contextForMoving(
    _ path: ShownPath,
    to position: Point,
    from former: ShownPath,
    _ formerPosition: Point
  ) -> any InvalidationContext {
    ask(
      "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)"
    ) { $0.contextForMoving(path, to: position, from: former, formerPosition) }
  }

  package func contextForEndOfMoving(
    _ former: ShownPath,
    to path: ShownPath,
    isCancelled: Bool
  ) -> any InvalidationContext {
    ask(
      "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)"
    ) { $0.contextForEndOfMoving(former, to: path, isCancelled: isCancelled) }
  }
}
