public import CoreGraphics
public import Foundation
package import TesseraCore
package import TesseraEngine

/// A layout between two others, at the progress of an interactive change.
///
/// `startInteractiveTransition(to:completion:)` of a collection view installs one. While a gesture goes on, set
/// ``transitionProgress``: each element stands on the way between its places in both layouts, and the content offset and
/// size go along. An element that only one of the layouts places fades. Sections that scroll by themselves have none of
/// their items on screen until the transition ends, and sizes that cells ask for wait until then.
///
/// Batches and reloads reach both layouts. Subclasses may override what any layout may; they call `super`.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let layouts: Pair<UICollectionViewLayout>
  private var outdated = Pair(current: false, next: true)
  private var values: [String: CGFloat] = [:]
  private var progress: CGFloat = 0
  private var session: InteractiveTransition?

  /// The same thing of both layouts.
  struct Pair<Value> {
    var current: Value
    var next: Value

    func map<Other>(_ transform: (Value) -> Other) -> Pair<Other> {
      Pair<Other>(current: transform(current), next: transform(next))
    }
  }

  /// Creates a layout between two others; an app returns one of a subclass from its delegate.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    layouts = Pair(current: currentLayout, next: newLayout)
    super.init()
    decorationClasses = currentLayout.decorationClasses
      .merging(newLayout.decorationClasses) { _, next in next }
  }

  /// Creates a layout between two that place nothing; there are no archives to read.
  public required init?(coder: NSCoder) {
    layouts = Pair(current: UICollectionViewLayout(), next: UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// The layout that the transition comes from.
  open var currentLayout: UICollectionViewLayout { layouts.current }

  /// The layout that the transition goes to.
  open var nextLayout: UICollectionViewLayout { layouts.next }

  /// The progress of the transition: 0, the default, shows the current layout, and 1 the next one.
  ///
  /// Setting it invalidates the layout and moves the content offset. Numbers outside show an end; one that is not
  /// finite is reported and not taken.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      guard newValue.isFinite else {
        return Diagnostics.report(
          .layout,
          "A progress of \(newValue) was set in \(type(of: self)); it stays \(progress)."
        )
      }
      let former = (offset: travelledOffset, width: mirroredWidth)
      progress = newValue
      let context = makeInvalidationContext()
      if let start = former.offset, let offset = travelledOffset {
        context.contentOffsetAdjustment = offset - start
        // Mirrored content that becomes wider stays where it is by itself, counted from the right.
        context.contentOffsetAdjustment.x -= mirroredWidth - former.width
      }
      super.invalidateLayout(with: context)
    }
  }

  /// Keeps a number for a key of the app's choice, such as the spread of a gesture.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The number that was kept for a key; 0 where there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Whether the collection view mirrors both layouts, which is what the current one says.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// The direction that the current layout is written for.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    currentLayout.developmentLayoutDirection
  }

  override var mainAxis: NSLayoutConstraint.Axis? {
    let axes = layouts.map(\.mainAxis)
    return axes.current == axes.next ? axes.current : nil
  }

  /// Prepares the layouts that have become invalid.
  open override func prepare() {
    super.prepare()
    if outdated.current { currentLayout.prepare() }
    if outdated.next { nextLayout.prepare() }
    outdated = Pair(current: false, next: false)
  }

  /// An extent on the way between those of both layouts.
  open override var collectionViewContentSize: CGSize {
    let sizes = layouts.map(\.collectionViewContentSize)
    return between(sizes.current, sizes.next)
  }

  /// The attributes of everything that is on its way through `rect`.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let current = places(in: currentLayout, around: rect, atEnd: 0)
    let next = places(in: nextLayout, around: rect, atEnd: 1)
    return Set(current.keys).union(next.keys)
      .compactMap { element in
        attributesOnTheWay(
          from: current[element] ?? currentLayout.layoutAttributes(for: element),
          to: next[element] ?? nextLayout.layoutAttributes(for: element)
        )
      }
      .filter { $0.frame.overlaps(rect) }
  }

  /// The attributes of a cell on the way between its places.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOnTheWay(of: .cell(named: indexPath)) }

  /// The attributes of a supplementary view on the way between its places.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOnTheWay(of: .supplementaryView(elementKind, named: indexPath))
  }

  /// The attributes of a decoration view on the way between its places.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOnTheWay(of: .decorationView(elementKind, named: indexPath))
  }

  /// Makes both layouts invalid where the data has changed; overrides call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, context.reason != .anotherLayout {
      for layout in [currentLayout, nextLayout] {
        layout.invalidateLayout(with: layout.makeInvalidationContext(context.reason))
      }
    }
    super.invalidateLayout(with: context)
  }

  /// Whether new bounds make one of the layouts invalid.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let answers = layouts.map { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    return answers.current || answers.next
  }

  /// Makes the layouts invalid that new bounds make so.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    for layout in [currentLayout, nextLayout]
    where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  package override func surroundingsDidChange() {
    currentLayout.surroundingsDidChange()
    nextLayout.surroundingsDidChange()
  }

  override func dataWillChange(_ changes: [LayoutChange]) {
    super.dataWillChange(changes)
    currentLayout.dataWillChange(changes)
    nextLayout.dataWillChange(changes)
  }

  /// Hands a batch to both layouts.
  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    currentLayout.prepare(forCollectionViewUpdates: updateItems)
    nextLayout.prepare(forCollectionViewUpdates: updateItems)
  }

  /// Ends a batch in both layouts.
  open override func finalizeCollectionViewUpdates() {
    currentLayout.finalizeCollectionViewUpdates()
    nextLayout.finalizeCollectionViewUpdates()
    super.finalizeCollectionViewUpdates()
  }
}

// Between the layouts.
extension UICollectionViewTransitionLayout {
  /// The progress that is shown.
  private var fraction: CGFloat { min(max(progress, 0), 1) }

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start + (end - start) * fraction
  }

  private func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: between(start.x, end.x), y: between(start.y, end.y))
  }

  private func between(_ start: CGSize, _ end: CGSize) -> CGSize {
    CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
  }

  private func attributesOnTheWay(
    of element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    let places = layouts.map { $0.layoutAttributes(for: element) }
    return attributesOnTheWay(from: places.current, to: places.next)
  }

  private func attributesOnTheWay(
    from current: UICollectionViewLayoutAttributes?,
    to next: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    switch (current, next) {
    case (let current?, let next?): return attributes(from: current, to: next)
    case (let current?, nil): return faded(current, to: 1 - fraction)
    case (nil, let next?): return faded(next, to: fraction)
    case (nil, nil): return nil
    }
  }

  private func attributes(
    from current: UICollectionViewLayoutAttributes,
    to next: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let nearer = fraction < 0.5 ? current : next
    guard let attributes = nearer.copy() as? UICollectionViewLayoutAttributes else { return nil }
    attributes.transform = CGAffineTransform(
      a: between(current.transform.a, next.transform.a),
      b: between(current.transform.b, next.transform.b),
      c: between(current.transform.c, next.transform.c),
      d: between(current.transform.d, next.transform.d),
      tx: between(current.transform.tx, next.transform.tx),
      ty: between(current.transform.ty, next.transform.ty)
    )
    attributes.size = between(current.size, next.size)
    attributes.center = between(current.center, next.center)
    attributes.alpha = between(current.alpha, next.alpha)
    return attributes
  }

  private func faded(
    _ only: UICollectionViewLayoutAttributes,
    to opacity: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes = only.copy() as? UICollectionViewLayoutAttributes else { return nil }
    attributes.alpha *= opacity
    return attributes
  }
}

// The transition that a collection view has started.
extension UICollectionViewTransitionLayout {
  /// The content offset at a progress; `nil` where no transition is under way.
  private var travelledOffset: CGPoint? {
    session.map { between(CGPoint($0.start), CGPoint($0.end)) }
  }

  /// How far the content was scrolled besides, since a transition began.
  package func scrolledDistance(
    to offset: Point,
    in transition: InteractiveTransition
  ) -> Distance {
    let start = between(CGPoint(transition.start), CGPoint(transition.end))
    return Distance(from: Point(start), to: offset)
  }

  /// Begins a transition; `isPrepared` says whether the next layout has prepared.
  package func begin(_ transition: InteractiveTransition, isPrepared: Bool) {
    session = transition
    outdated.next = !isPrepared
  }

  /// The transition that is under way, which is over with that.
  package func takeTransition() -> InteractiveTransition? {
    defer { session = nil }
    return session
  }

  /// One of both layouts has become invalid by itself.
  func noteInvalidation(of layout: UICollectionViewLayout) {
    if layout === currentLayout { outdated.current = true }
    if layout === nextLayout { outdated.next = true }
    super.invalidateLayout(with: makeInvalidationContext())
  }

  /// What one of the layouts places around the part of its content that shows in `rect` of the transition.
  private func places(
    in layout: UICollectionViewLayout,
    around rect: CGRect,
    atEnd end: CGFloat
  ) -> [CollectionElement: UICollectionViewLayoutAttributes] {
    let place = self.rect(rect, atEnd: end, contentWidth: layout.collectionViewContentSize.width)
    let attributes = layout.layoutAttributesForElements(in: place) ?? []
    return Dictionary(
      attributes.map { ($0.collectionElement, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Where `rect` was or will be in the content of one of the layouts, at the progress 0 or 1.
  ///
  /// What shows there at one end may be above or below in between, so an extent of the view is added on each side.
  private func rect(_ rect: CGRect, atEnd end: CGFloat, contentWidth: CGFloat) -> CGRect {
    guard let session, let view = collectionView else { return rect }
    let now = between(CGPoint(session.start), CGPoint(session.end))
    let then = CGPoint(end == 0 ? session.start : session.end)
    var distance = then - now
    // Offsets count from the left, and mirrored content from the right.
    if isMirrored(in: view) {
      distance.x = max(contentWidth, uncoveredWidth) - mirroredWidth - distance.x
    }
    return rect.offsetBy(dx: distance.x, dy: distance.y)
      .insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
  }

  /// The width within which left and right are exchanged, in points; 0 where they are not.
  private var mirroredWidth: CGFloat {
    guard let view = collectionView, isMirrored(in: view) else { return 0 }
    return max(collectionViewContentSize.width, uncoveredWidth)
  }

  /// The width of the collection view without its insets.
  private var uncoveredWidth: CGFloat {
    guard let view = collectionView else { return 0 }
    return view.bounds.width - view.adjustedContentInset.left - view.adjustedContentInset.right
  }

  private func isMirrored(in view: UICollectionView) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && developmentLayoutDirection != view.effectiveUserInterfaceLayoutDirection
  }
}

extension UICollectionView {
  /// Hears that an interactive transition has ended: whether its last animation was completed, and whether it was finished
  /// and not cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finish: Bool) ->
    Void
}
