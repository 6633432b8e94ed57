import CoreGraphics
import Foundation
import TesseraCore

/// The calls to a layout, each of them through the door.
@MainActor
struct LayoutCalls {
  let door: AppDoor
  let layout: UICollectionViewLayout
  /// Whether what is reported in the calls waits until the engine takes it up by itself.
  var isHolding = false

  private func ask<Answer>(
    _ name: StaticString,
    _ arguments: @autoclosure () -> [Any]? = nil,
    _ question: (UICollectionViewLayout) -> Answer
  ) -> Answer {
    let answer = door.callOut(.question(name), in: .presentation, isHolding: isHolding) {
      question(layout)
    }
    record(name, arguments, answer)
    return answer
  }

  private func tell(
    _ name: StaticString,
    _ arguments: @autoclosure () -> [Any]? = nil,
    _ news: (UICollectionViewLayout) -> Void
  ) {
    record(name, arguments, ())
    door.callOut(.event(name), in: .presentation) { news(layout) }
  }

  /// Hands a call to the layout's log if it has one; calls without arguments are this module's own.
  private func record(_ name: StaticString, _ arguments: () -> [Any]?, _ answer: Any) {
    guard let recorder = layout.callRecorder, let arguments = arguments() else { return }
    recorder.record(LayoutCallRecord(name: "\(name)", arguments: arguments, answer: answer))
  }
}

extension AppDoor {
  /// The calls to the layout.
  var layoutCalls: LayoutCalls { LayoutCalls(door: self, layout: layout) }

  /// The calls to the layout whose answers are used before anything that was reported in them is shown.
  var heldLayoutCalls: LayoutCalls {
    LayoutCalls(door: self, layout: layout, isHolding: true)
  }

  /// The calls to a layout that takes over, or gives way.
  func calls(to layout: UICollectionViewLayout) -> LayoutCalls {
    LayoutCalls(door: self, layout: layout)
  }
}

// A pass.
extension LayoutCalls {
  /// Lets a layout that takes over know its collection view.
  func takeOver() { layout.owner = door.appView }

  func prepare() { ask("prepare()", []) { $0.prepare() } }

  var contentSize: CGSize { ask("collectionViewContentSize", []) { $0.collectionViewContentSize } }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    ask("layoutAttributesForElements(in:)", [rect]) { $0.layoutAttributesForElements(in: rect) }
  }

  func containers(in rect: CGRect) -> [SectionContainer] {
    ask("containers(in:)") { $0.containers(in: rect) }
  }

  func container(ofSection section: Int) -> SectionContainer? {
    ask("container(ofSection:)") { $0.container(ofSection: section) }
  }

  func elements(
    in rect: CGRect,
    ofContainer section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    ask("layoutAttributesForElements(in:)") {
      $0.layoutAttributesForElements(in: rect, ofContainer: section)
    }
  }

  func attributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    ask("layoutAttributesForItem(at:)", [element.recorded]) { $0.layoutAttributes(for: element) }
  }

  /// Where a view that may be pinned would be if it were not; nil for all others.
  func restingFrame(of element: CollectionElement) -> CGRect? {
    ask("layoutAttributesForSupplementaryView(ofKind:at:)") { $0.restingFrame(of: element) }
  }

  /// How much room behind an item belongs to the end of the content; see ``TesseraCore/ContentEndDeclaring``.
  func roomBehind(item: Int, inSection section: Int) -> Double {
    ask("roomBehind(item:inSection:)") {
      ($0 as? any ContentEndDeclaring)?.roomBehind(item: item, inSection: section) ?? 0
    }
  }

  var mainAxis: NSLayoutConstraint.Axis? { ask("mainAxis") { $0.mainAxis } }

  var restsOnAssumptions: Bool { ask("prepare()") { $0.restsOnAssumptions } }

  /// Why places may be other ones since the last time this was asked.
  func takeDisplacement() -> LayoutDisplacement { ask("prepare()") { $0.takeDisplacement() } }

  /// Whether the collection view mirrors the layout where `direction` is read.
  func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool {
    ask("flipsHorizontallyInOppositeLayoutDirection") {
      $0.flipsHorizontallyInOppositeLayoutDirection && $0.developmentLayoutDirection != direction
    }
  }

  func elementsMoved(
    by context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? { ask("elementsMoved(by:)") { $0.elementsMoved(by: context) } }
}

// What becomes invalid.
extension LayoutCalls {
  func invalidate(_ reason: UICollectionViewLayoutInvalidationContext.Reason) {
    let context = layout.makeInvalidationContext(reason)
    tell("invalidateLayout(with:)", [context]) { $0.invalidateLayout(with: context) }
  }

  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    tell("invalidateLayout(with:)", [context]) { $0.invalidateLayout(with: context) }
  }

  func containerDidScroll(section: Int) {
    tell("invalidateLayout(with:)") { $0.containerDidScroll(section: section) }
  }

  func surroundingsDidChange() { tell("invalidateLayout(with:)") { $0.surroundingsDidChange() } }

  /// What new bounds make invalid; `nil` when nothing.
  func contextForBounds(_ bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    ask("shouldInvalidateLayout(forBoundsChange:)", [bounds]) {
      $0.shouldInvalidateLayout(forBoundsChange: bounds)
        ? $0.invalidationContext(forBoundsChange: bounds) : nil
    }
  }

  /// Whether the layout takes the size that a view asks for.
  func takes(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    ask(
      "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
      [preferred, original]
    ) {
      $0.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    }
  }

  /// Has the layout take the size that a view asks for.
  func take(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) {
    let context = ask(
      "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
      [preferred, original]
    ) {
      $0.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    }
    invalidate(with: context)
  }
}

// The offset.
extension LayoutCalls {
  func targetOffset(proposed: CGPoint) -> CGPoint {
    ask("targetContentOffset(forProposedContentOffset:)", [proposed]) {
      $0.targetContentOffset(forProposedContentOffset: proposed)
    }
  }

  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    ask(
      "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
      [proposed, velocity]
    ) {
      $0.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
  }
}

// An update.
extension LayoutCalls {
  func dataWillChange(_ batch: CheckedBatch) {
    ask("updateDelegate") { $0.dataWillChange(batch.changes.layoutChanges) }
  }

  func prepare(for items: [UICollectionViewUpdateItem]) {
    ask("prepare(forCollectionViewUpdates:)", [items]) {
      $0.prepare(forCollectionViewUpdates: items)
    }
  }

  func finalizeUpdates() {
    ask("finalizeCollectionViewUpdates()", []) { $0.finalizeCollectionViewUpdates() }
  }

  func start(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    ask("initialLayoutAttributesForAppearingItem(at:)", [element.recorded]) {
      $0.initialLayoutAttributes(for: element)
    }
  }

  func end(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    ask("finalLayoutAttributesForDisappearingItem(at:)", [element.recorded]) {
      $0.finalLayoutAttributes(for: element)
    }
  }

  /// The views of a kind that an update takes away although their section stays, by old paths.
  func elementsToDelete(
    _ category: UICollectionView.ElementCategory,
    _ kind: String
  ) -> [CollectionElement] {
    switch category {
    case .cell: []
    case .supplementaryView:
      ask("indexPathsToDeleteForSupplementaryView(ofKind:)", [kind]) {
        $0.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      }
      .map { .supplementaryView(kind, named: $0) }
    case .decorationView:
      ask("indexPathsToDeleteForDecorationView(ofKind:)", [kind]) {
        $0.indexPathsToDeleteForDecorationView(ofKind: kind)
      }
      .map { .decorationView(kind, named: $0) }
    }
  }

  /// The views of a kind that an update adds although their section is not new, by new paths.
  func elementsToInsert(
    _ category: UICollectionView.ElementCategory,
    _ kind: String
  ) -> [CollectionElement] {
    switch category {
    case .cell: []
    case .supplementaryView:
      ask("indexPathsToInsertForSupplementaryView(ofKind:)", [kind]) {
        $0.indexPathsToInsertForSupplementaryView(ofKind: kind)
      }
      .map { .supplementaryView(kind, named: $0) }
    case .decorationView:
      ask("indexPathsToInsertForDecorationView(ofKind:)", [kind]) {
        $0.indexPathsToInsertForDecorationView(ofKind: kind)
      }
      .map { .decorationView(kind, named: $0) }
    }
  }
}

// Another size, and another layout.
extension LayoutCalls {
  func prepare(forBoundsChangeFrom bounds: CGRect) {
    ask("prepare(forAnimatedBoundsChange:)", [bounds]) {
      $0.prepare(forAnimatedBoundsChange: bounds)
    }
  }

  func finalizeBoundsChange() {
    ask("finalizeAnimatedBoundsChange()", []) { $0.finalizeAnimatedBoundsChange() }
  }

  func prepareForTransition(to layout: UICollectionViewLayout) {
    ask("prepareForTransition(to:)", []) { $0.prepareForTransition(to: layout) }
  }

  func prepareForTransition(from layout: UICollectionViewLayout) {
    ask("prepareForTransition(from:)", []) { $0.prepareForTransition(from: layout) }
  }

  func finalizeTransition() {
    ask("finalizeLayoutTransition()", []) { $0.finalizeLayoutTransition() }
  }
}

// An item that is moved interactively.
extension LayoutCalls {
  func target(ofMoving path: ShownPath, to position: CGPoint) -> ShownPath {
    let target = ask("targetIndexPath(forInteractivelyMovingItem:withPosition:)") {
      $0.targetIndexPath(forInteractivelyMovingItem: IndexPath(path), withPosition: position)
    }
    return ShownPath(naming: target)
  }

  func insertionTarget(at position: CGPoint) -> ShownPath? {
    ask("layoutAttributesForElements(in:)") { $0.insertionTarget(position) }
  }

  func attributes(ofMoving path: ShownPath, at position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    ask("layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)") {
      $0.layoutAttributesForInteractivelyMovingItem(
        at: IndexPath(path),
        withTargetPosition: position
      )
    }
  }

  /// The attributes of the moved item that the base class has.
  func defaultAttributes(ofMoving path: ShownPath, at position: CGPoint)
    -> UICollectionViewLayoutAttributes
  { ask("layoutAttributesForItem(at:)") { $0.pickedUpAttributes(ofItemAt: path, position) } }

  func contextForMoving(
    _ path: ShownPath,
    to position: CGPoint,
    from former: ShownPath,
    _ formerPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    ask(
      "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)"
    ) {
      $0.invalidationContext(
        forInteractivelyMovingItems: [IndexPath(path)],
        withTargetPosition: position,
        previousIndexPaths: [IndexPath(former)],
        previousPosition: formerPosition
      )
    }
  }

  func contextForEndOfMoving(
    _ former: ShownPath,
    to path: ShownPath,
    isCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    ask(
      "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)"
    ) {
      $0.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [IndexPath(path)],
        previousIndexPaths: [IndexPath(former)],
        movementCancelled: isCancelled
      )
    }
  }
}
