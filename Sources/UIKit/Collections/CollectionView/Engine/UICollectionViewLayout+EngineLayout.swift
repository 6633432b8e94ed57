import CoreGraphics
import Foundation
package import TesseraCore
package import TesseraEngine

// What the engine asks a layout, and tells it, by the methods that apps override. The calls that are Apple's are written down for a layout
// that has a recorder.

extension UICollectionViewLayout: @MainActor EngineLayout {
  package var typeName: String { "\(type(of: self))" }

  package func forgetOwner() { owner = nil }

  package func attributes(for container: SectionContainer) -> any ElementAttributes {
    container.attributes
  }

  package func emptyAttributes() -> any ElementAttributes { UICollectionViewLayoutAttributes() }

  package var transition: (any TransitionLayout)? { self as? UICollectionViewTransitionLayout }

  package func answers(_ access: AppAccess) -> any LayoutAnswers { self }
}

extension UICollectionViewLayout: @MainActor LayoutAnswers {
  private func ask<Answer>(
    _ name: StaticString,
    _ arguments: @autoclosure () -> [Any],
    _ question: () -> Answer
  ) -> Answer {
    let answer = question()
    callRecorder?.record(
      LayoutCallRecord(name: "\(name)", arguments: arguments(), answer: answer)
    )
    return answer
  }

  private func askAttributes(
    _ name: StaticString,
    of element: CollectionElement,
    _ question: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    ask(name, [element.recorded], question)
  }

  private func note(_ name: StaticString, _ arguments: @autoclosure () -> [Any]) {
    callRecorder?.record(LayoutCallRecord(name: "\(name)", arguments: arguments(), answer: ()))
  }
}

// A pass.
extension UICollectionViewLayout {
  package func takeOver(in app: any CollectionApp) {
    owner = app.uikit.view
  }

  package func prepareToBeAsked() { ask("prepare()", []) { prepare() } }

  package var sizeOfContent: Size {
    Size(ask("collectionViewContentSize", []) { collectionViewContentSize })
  }

  package func elements(in rect: Rect) -> [any ElementAttributes]? {
    let rect = CGRect(rect)
    return ask("layoutAttributesForElements(in:)", [rect]) { layoutAttributesForElements(in: rect) }
      .map { Self.asEngineKnows($0) }
  }

  /// The same attributes; converted as an array, each would be looked up by its class at run time.
  private static func asEngineKnows(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [any ElementAttributes] {
    var known: [any ElementAttributes] = []
    known.reserveCapacity(attributes.count)
    for attributes in attributes { known.append(attributes) }
    return known
  }

  package func sectionContainers(in rect: Rect) -> [SectionContainer] {
    containers(in: CGRect(rect))
  }

  package func sectionContainer(of section: Int) -> SectionContainer? {
    container(ofSection: section)
  }

  package func elements(in rect: Rect, ofContainer section: Int) -> [any ElementAttributes] {
    Self.asEngineKnows(layoutAttributesForElements(in: CGRect(rect), ofContainer: section))
  }

  package func attributes(for element: CollectionElement) -> (any ElementAttributes)? {
    askAttributes("layoutAttributesForItem(at:)", of: element) { layoutAttributes(for: element) }
  }

  package func restingRect(of element: CollectionElement) -> Rect? {
    restingFrame(of: element).map { Rect($0) }
  }

  package func roomBehind(item: Int, ofSection section: Int) -> Double {
    (self as? any ContentEndDeclaring)?.roomBehind(item: item, inSection: section) ?? 0
  }

  package var scrollAxis: Axis? { mainAxis.map { Axis($0) } }

  package func isMirrored(in direction: LayoutDirection) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && developmentLayoutDirection.direction != direction
  }
}

// What becomes invalid.
extension UICollectionViewLayout {
  package func makeContext(_ reason: InvalidationReason) -> any InvalidationContext {
    makeInvalidationContext(reason)
  }

  package func invalidate(with context: any InvalidationContext) {
    let context = context.uikit
    note("invalidateLayout(with:)", [context])
    invalidateLayout(with: context)
  }

  package func sectionDidScroll(_ section: Int) { containerDidScroll(section: section) }

  package func context(forBounds bounds: Rect) -> (any InvalidationContext)? {
    let bounds = CGRect(bounds)
    let answer: UICollectionViewLayoutInvalidationContext? =
      ask("shouldInvalidateLayout(forBoundsChange:)", [bounds]) {
        shouldInvalidateLayout(forBoundsChange: bounds)
          ? invalidationContext(forBoundsChange: bounds) : nil
      }
    return answer
  }

  package func takes(
    _ preferred: any ElementAttributes,
    insteadOf original: any ElementAttributes
  ) -> Bool {
    let (preferred, original) = (preferred.uikit, original.uikit)
    return ask(
      "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
      [preferred, original]
    ) {
      shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    }
  }

  package func context(
    forTaking preferred: any ElementAttributes,
    insteadOf original: any ElementAttributes
  ) -> any InvalidationContext {
    let (preferred, original) = (preferred.uikit, original.uikit)
    let answer: UICollectionViewLayoutInvalidationContext = ask(
      "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)",
      [preferred, original]
    ) {
      invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    }
    return answer
  }

  package func elementsMoved(by context: any InvalidationContext) -> [CollectionElement]? {
    elementsMoved(by: context.uikit)
  }
}

extension UICollectionViewLayoutInvalidationContext: @MainActor InvalidationContext {
  package var offsetAdjustment: Distance {
    Distance(x: Double(contentOffsetAdjustment.x), y: Double(contentOffsetAdjustment.y))
  }

  package var sizeAdjustment: Size { Size(contentSizeAdjustment) }
}

// The offset.
extension UICollectionViewLayout {
  package func targetOffset(proposed: Point) -> Point {
    let proposed = CGPoint(proposed)
    return Point(
      ask("targetContentOffset(forProposedContentOffset:)", [proposed]) {
        targetContentOffset(forProposedContentOffset: proposed)
      }
    )
  }

  package func restingOffset(proposed: Point, velocity: Point) -> Point {
    let (proposed, velocity) = (CGPoint(proposed), CGPoint(velocity))
    return Point(
      ask(
        "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
        [proposed, velocity]
      ) {
        targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
      }
    )
  }
}

// An update.
extension UICollectionViewLayout {
  package func dataWillChange(_ batch: CheckedBatch) {
    dataWillChange(batch.changes.layoutChanges)
  }

  package func prepareForUpdates(_ batch: CheckedBatch) {
    let items =
      readsUpdateItems
      ? batch.changes.layoutChangesOfStayingSections.map { UICollectionViewUpdateItem($0) } : []
    ask("prepare(forCollectionViewUpdates:)", [items]) { prepare(forCollectionViewUpdates: items) }
  }

  package func finalizeUpdates() {
    ask("finalizeCollectionViewUpdates()", []) { finalizeCollectionViewUpdates() }
  }

  package func start(of element: CollectionElement) -> (any ElementAttributes)? {
    askAttributes("initialLayoutAttributesForAppearingItem(at:)", of: element) {
      initialLayoutAttributes(for: element)
    }
  }

  package func end(of element: CollectionElement) -> (any ElementAttributes)? {
    askAttributes("finalLayoutAttributesForDisappearingItem(at:)", of: element) {
      finalLayoutAttributes(for: element)
    }
  }

  package func elementsToDelete(
    _ category: TesseraEngine.ElementCategory,
    _ kind: String
  ) -> [CollectionElement] {
    switch category {
    case .cell: []
    case .supplementaryView:
      ask("indexPathsToDeleteForSupplementaryView(ofKind:)", [kind]) {
        indexPathsToDeleteForSupplementaryView(ofKind: kind)
      }
      .map { .supplementaryView(kind, named: $0) }
    case .decorationView:
      ask("indexPathsToDeleteForDecorationView(ofKind:)", [kind]) {
        indexPathsToDeleteForDecorationView(ofKind: kind)
      }
      .map { .decorationView(kind, named: $0) }
    }
  }

  package func elementsToInsert(
    _ category: TesseraEngine.ElementCategory,
    _ kind: String
  ) -> [CollectionElement] {
    switch category {
    case .cell: []
    case .supplementaryView:
      ask("indexPathsToInsertForSupplementaryView(ofKind:)", [kind]) {
        indexPathsToInsertForSupplementaryView(ofKind: kind)
      }
      .map { .supplementaryView(kind, named: $0) }
    case .decorationView:
      ask("indexPathsToInsertForDecorationView(ofKind:)", [kind]) {
        indexPathsToInsertForDecorationView(ofKind: kind)
      }
      .map { .decorationView(kind, named: $0) }
    }
  }
}

// Another size, and another layout.
extension UICollectionViewLayout {
  package func prepareForBoundsChange(from bounds: Rect) {
    let bounds = CGRect(bounds)
    ask("prepare(forAnimatedBoundsChange:)", [bounds]) { prepare(forAnimatedBoundsChange: bounds) }
  }

  package func finalizeBoundsChange() {
    ask("finalizeAnimatedBoundsChange()", []) { finalizeAnimatedBoundsChange() }
  }

  package func prepareForTransition(toNext layout: any EngineLayout) {
    ask("prepareForTransition(to:)", []) { prepareForTransition(to: layout.uikit) }
  }

  package func prepareForTransition(fromFormer layout: any EngineLayout) {
    ask("prepareForTransition(from:)", []) { prepareForTransition(from: layout.uikit) }
  }

  package func finalizeTransition() {
    ask("finalizeLayoutTransition()", []) { finalizeLayoutTransition() }
  }
}

extension UICollectionViewTransitionLayout: @MainActor TransitionLayout {
  package var former: any EngineLayout { currentLayout }

  package var next: any EngineLayout { nextLayout }

  package func layoutDidInvalidate(_ layout: any EngineLayout) {
    noteInvalidation(of: layout.uikit)
  }
}

// An item that is moved interactively.
extension UICollectionViewLayout {
  package func target(ofMoving path: ShownPath, to position: Point) -> ShownPath {
    ShownPath(
      naming: targetIndexPath(
        forInteractivelyMovingItem: IndexPath(path),
        withPosition: CGPoint(position)
      )
    )
  }

  package func insertionTarget(at position: Point) -> ShownPath? {
    insertionTarget(CGPoint(position))
  }

  package func attributes(
    ofMoving path: ShownPath,
    at position: Point
  ) -> any ElementAttributes {
    layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(path),
      withTargetPosition: CGPoint(position)
    )
  }

  package func defaultAttributes(
    ofMoving path: ShownPath,
    at position: Point
  ) -> any ElementAttributes { pickedUpAttributes(ofItemAt: path, CGPoint(position)) }

  package func contextForMoving(
    _ path: ShownPath,
    to position: Point,
    from former: ShownPath,
    _ formerPosition: Point
  ) -> any InvalidationContext {
    invalidationContext(
      forInteractivelyMovingItems: [IndexPath(path)],
      withTargetPosition: CGPoint(position),
      previousIndexPaths: [IndexPath(former)],
      previousPosition: CGPoint(formerPosition)
    )
  }

  package func contextForEndOfMoving(
    _ former: ShownPath,
    to path: ShownPath,
    isCancelled: Bool
  ) -> any InvalidationContext {
    invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [IndexPath(path)],
      previousIndexPaths: [IndexPath(former)],
      movementCancelled: isCancelled
    )
  }
}

extension CollectionEngine {
  /// Begins a change of layout that a gesture leads.
  @MainActor
  func beginTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    startTransition(to: layout, completion: completion).uikit
  }
}

extension UICollectionViewLayout {
  /// The attributes of any element, wherever it is.
  func layoutAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView(let kind, _):
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView(let kind, _): layoutAttributesForDecorationView(ofKind: kind, at: path)
    case .container: container(ofSection: path.section)?.attributes
    }
  }

  /// Where any element comes from in a transition.
  func initialLayoutAttributes(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView(let kind, _):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView(let kind, _):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    case .container: nil
    }
  }

  /// Where any element goes to in a transition.
  func finalLayoutAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = IndexPath(element.path)
    return switch element {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView(let kind, _):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    case .decorationView(let kind, _):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    case .container: nil
    }
  }
}

extension CollectionElement {
  /// Names the element in a context.
  @MainActor
  func invalidate(in context: UICollectionViewLayoutInvalidationContext) {
    switch self {
    case .cell(let path): context.invalidateItems(at: [IndexPath(path)])
    case .supplementaryView(let kind, let path):
      context.invalidateSupplementaryElements(ofKind: kind, at: [IndexPath(path)])
    case .decorationView(let kind, let path):
      context.invalidateDecorationElements(ofKind: kind, at: [IndexPath(path)])
    case .container: break
    }
  }
}
