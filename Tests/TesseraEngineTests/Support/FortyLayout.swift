import TesseraCore

@testable import TesseraEngine

/// Items that take 40 points along an axis, and 100 across it; mirrored where reading is from right to left.
final class FortyLayout: EngineLayout, LayoutAnswers {
  weak var engine: CollectionEngine?
  let axis: Axis
  let typeName = "FortyLayout"
  private var counts: [Int] = []

  init(_ axis: Axis = .vertical) { self.axis = axis }

  func point(_ distance: Double) -> Point {
    axis == .vertical ? Point(x: 0, y: distance) : Point(x: distance, y: 0)
  }

  private func size(_ length: Double) -> Size { Size(main: length, cross: 100, axis: axis) }

  func prepareToBeAsked() { counts = engine?.counting.knownCounts.items ?? [] }

  var sizeOfContent: Size { size(Double(40 * counts.reduce(0, +))) }

  func attributes(for element: CollectionElement) -> (any ElementAttributes)? {
    guard case .cell(let path) = element else { return nil }
    let index = counts.prefix(path.section.index).reduce(path.item, +)
    return PlainAttributes(element, Rect(origin: point(Double(40 * index)), size: size(40)))
  }

  func elements(in rect: Rect) -> [any ElementAttributes]? {
    counts.enumerated()
      .flatMap { section, count in (0..<count).map { ShownPath(section: section, item: $0) } }
      .compactMap { attributes(for: .cell($0)) }
      .filter { $0.rect.overlaps(rect) }
  }

  func isMirrored(in direction: LayoutDirection) -> Bool { direction == .rightToLeft }

  func makeContext(_ reason: InvalidationReason) -> any InvalidationContext {
    PlainContext(reason)
  }

  func invalidate(with context: any InvalidationContext) {
    engine?.layoutDidInvalidate(self, with: context)
  }
}

// What such a layout has no answer of its own to.
extension FortyLayout {
  func takeOver(in app: any CollectionApp) {}
  func forgetOwner() { engine = nil }
  func answers(_ access: AppAccess) -> any LayoutAnswers { self }
  func sectionContainers(in rect: Rect) -> [SectionContainer] { [] }
  func sectionContainer(of section: Int) -> SectionContainer? { nil }
  func elements(in rect: Rect, ofContainer section: Int) -> [any ElementAttributes] { [] }
  func attributes(for container: SectionContainer) -> any ElementAttributes { emptyAttributes() }
  func emptyAttributes() -> any ElementAttributes { PlainAttributes(cell: 0, .zero) }
  func restingRect(of element: CollectionElement) -> Rect? { nil }
  func roomBehind(item: Int, ofSection section: Int) -> Double { 0 }
  var scrollAxis: Axis? { axis }
  var restsOnAssumptions: Bool { false }
  func takeDisplacement() -> LayoutDisplacement { .change }
  func sectionDidScroll(_ section: Int) {}
  func surroundingsDidChange() {}
  func context(forBounds bounds: Rect) -> (any InvalidationContext)? { nil }
  func takes(_ preferred: any ElementAttributes, insteadOf original: any ElementAttributes) -> Bool
  { false }
  func context(
    forTaking preferred: any ElementAttributes,
    insteadOf original: any ElementAttributes
  ) -> any InvalidationContext { PlainContext(.layout) }
  func elementsMoved(by context: any InvalidationContext) -> [CollectionElement]? { nil }
  func targetOffset(proposed: Point) -> Point { proposed }
  func restingOffset(proposed: Point, velocity: Point) -> Point { proposed }
  func dataWillChange(_ batch: CheckedBatch) {}
  func prepareForUpdates(_ batch: CheckedBatch) {}
  func finalizeUpdates() {}
  func start(of element: CollectionElement) -> (any ElementAttributes)? { nil }
  func end(of element: CollectionElement) -> (any ElementAttributes)? { nil }
  func elementsToDelete(_ category: ElementCategory, _ kind: String) -> [CollectionElement] { [] }
  func elementsToInsert(_ category: ElementCategory, _ kind: String) -> [CollectionElement] { [] }
  func prepareForBoundsChange(from bounds: Rect) {}
  func finalizeBoundsChange() {}
  func prepareForTransition(toNext layout: any EngineLayout) {}
  func prepareForTransition(fromFormer layout: any EngineLayout) {}
  func finalizeTransition() {}
  var transition: (any TransitionLayout)? { nil }
  func target(ofMoving path: ShownPath, to position: Point) -> ShownPath { path }
  func insertionTarget(at position: Point) -> ShownPath? { nil }
  func attributes(ofMoving path: ShownPath, at position: Point) -> any ElementAttributes {
    emptyAttributes()
  }
  func defaultAttributes(ofMoving path: ShownPath, at position: Point) -> any ElementAttributes {
    emptyAttributes()
  }
  func contextForMoving(
    _ path: ShownPath,
    to position: Point,
    from former: ShownPath,
    _ formerPosition: Point
  ) -> any InvalidationContext { PlainContext(.layout) }
  func contextForEndOfMoving(
    _ former: ShownPath,
    to path: ShownPath,
    isCancelled: Bool
  ) -> any InvalidationContext { PlainContext(.layout) }
}
