public import CoreGraphics
public import Foundation
import TesseraCore
package import TesseraEngine

/// A closure that returns the layout of a section; a section without one has no extent.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Places items by declarations: sections repeat groups, groups hold items and other groups.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1 / 3),
///     heightDimension: .fractionalHeight(1)
///   )
/// )
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: NSCollectionLayoutSize(
///     widthDimension: .fractionalWidth(1),
///     heightDimension: .fractionalWidth(1 / 3)
///   ),
///   subitems: [item]
/// )
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// A provider is asked for all sections, those in sight first, and again after `invalidateLayout()` and changes of the room. After a
/// batch it is asked for new sections, and for others when they come into sight. So the content size is exact as far as nothing is
/// estimated. Of more than 10,000 sections only those that come into sight are asked for, and one beyond; the others are assumed to be
/// as long as those are on average.
///
/// Along an estimated extent cells find their own sizes as they come into view. What they have found
/// is kept with the item while items around it come, go and move; in another width it is an assumption
/// until they are asked again. Where reading goes from right to left the collection view mirrors
/// everything.
///
/// Nothing is done for each item: with m cells that have found their sizes, what is in a rectangle is
/// found in O(log sections + log m) and what is found.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var declaredConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private(set) var settings: CompositionalSettings
  var solution: CompositionalSolution?
  var invalidation = CompositionalInvalidation.everything
  var pool = CompositionalAttributePool()
  var alterations = VisibleAlterations()
  /// Whether any section that was asked for is a list.
  var declaresLists = false
  /// Why places are other ones than the engine knows.
  var displacement = LayoutDisplacement.none
  /// How many sections there may be for all to be asked for when the layout prepares.
  var sectionsAskedAtOnce = 10_000

  /// Creates a layout with the same layout for all sections.
  public init(section: NSCollectionLayoutSection) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    provider = Self.provider(repeating: section)
    declaredConfiguration = configuration
    settings = CompositionalSettings(configuration)
    super.init()
  }

  /// Creates a layout with the same layout for all sections, and a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = Self.provider(repeating: section)
    declaredConfiguration = configuration.copied
    settings = CompositionalSettings(configuration)
    super.init()
  }

  /// Creates a layout whose sections a provider declares.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    provider = sectionProvider
    declaredConfiguration = configuration
    settings = CompositionalSettings(configuration)
    super.init()
  }

  /// Creates a layout whose sections a provider declares, in a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    declaredConfiguration = configuration.copied
    settings = CompositionalSettings(configuration)
    super.init()
  }

  /// Creates a layout of full rows of 44 points; there are no archives to read.
  public required init?(coder: NSCoder) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    provider = { _, _ in section }
    declaredConfiguration = configuration
    settings = CompositionalSettings(configuration)
    super.init(coder: coder)
  }

  /// A provider of sections that all look as `section` does now.
  private static func provider(
    repeating section: NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayoutSectionProvider {
    let section = section.copy() as? NSCollectionLayoutSection ?? section
    return { _, _ in section }
  }

  /// The properties that all sections share; a copy is stored, and the layout becomes invalid.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { declaredConfiguration }
    set {
      declaredConfiguration = newValue.copied
      settings = CompositionalSettings(newValue)
      invalidateLayout()
    }
  }

  /// The class of the contexts that the layout is invalidated with.
  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  /// Whether the collection view mirrors the layout where reading goes from right to left; `true`.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The extent of all sections; across, the room that the collection view has for content.
  ///
  /// Asked outside of a layout pass it is that of the data as it is now: before the first pass, and after `reloadData()`.
  open override var collectionViewContentSize: CGSize {
    prepareToAnswer()
    guard let solution else { return .zero }
    return CGSize(solution.arrangement.contentSize)
  }

  /// Places what has become invalid or comes into sight; overrides call `super` first.
  open override func prepare() {
    super.prepare()
    solve()
  }

  /// The attributes of everything that overlaps `rect`, section by section.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributesOfElements(in: rect) }

  /// The attributes of the cell at `indexPath`; `nil` if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(of: .cell(named: indexPath)) }

  /// The attributes of a supplementary view; `nil` if there is none.
  ///
  /// One that is anchored has the path of its host's first item. One at the edge of a section has its
  /// place among those of its kind as item; one of the whole layout has a path of that place alone.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .supplementaryView(elementKind, named: indexPath))
  }

  /// The attributes of a view behind a section; `nil` if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: .decorationView(elementKind, named: indexPath))
  }

  /// Makes invalid what `context` says; overrides call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidation.note(context)
    if context.mayChangeHandlers { alterations.forget() } else { alterations.expire() }
    super.invalidateLayout(with: context)
  }

  override func elementsMoved(
    by context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? { pinnedElementsAlone(in: context) }

  package override func surroundingsDidChange() {
    invalidateForSurroundings()
  }

  override func restingFrame(of element: CollectionElement) -> CGRect? {
    restingFrameOfPinned(element)
  }

  override var mainAxis: NSLayoutConstraint.Axis? {
    settings.scrollDirection == .horizontal ? .horizontal : .vertical
  }

  package override var restsOnAssumptions: Bool {
    displacement == .correction || (solution?.arrangement.unsolvedSectionCount ?? 0) > 0
  }

  package override func takeDisplacement() -> LayoutDisplacement {
    defer { displacement = .none }
    return displacement
  }

  override func containers(in rect: CGRect) -> [SectionContainer] { sectionContainers(in: rect) }

  override func container(ofSection section: Int) -> SectionContainer? { sectionContainer(section) }

  override func layoutAttributesForElements(
    in rect: CGRect,
    ofContainer section: Int
  ) -> [UICollectionViewLayoutAttributes] { attributesOfElements(in: rect, ofContainer: section) }

  override func containerDidScroll(section: Int) { contentDidScroll(inSection: section) }

  override func backdrop(in bounds: CGRect) -> UIColor? { listBackdrop(in: bounds) }

  override func swipeActions(ofSection section: Int, _ side: SwipeSide)
    -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  { listSwipeActions(ofSection: section, side) }

  override func dataWillChange(_ changes: [LayoutChange]) {
    super.dataWillChange(changes)
    invalidation.note(changes)
  }

  /// Whether the size differs, a pinned view has to move, a section becomes visible, or a visible one has a handler of its visible
  /// elements.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changesRoom(newBounds) || revealsSections(newBounds) || movesPinnedElements(newBounds)
      || callsHandlers(newBounds)
  }

  /// A context that names the pinned views that move, and all of the layout if the size differs.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard !changesRoom(newBounds) else { return context }
    return namingPinnedElements(in: context.keepingDeclarations(), newBounds)
  }

  /// A context that leaves sizes as they are.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    ).keepingDeclarations()
  }

  /// A context that leaves sizes as they are.
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    ).keepingDeclarations()
  }

  /// Whether an element asks for another extent along an axis that is estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takesSize(of: preferredAttributes, insteadOf: originalAttributes) }

  /// Takes the size that an element asks for; the context says by how much the content grows.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    return takeSize(of: preferredAttributes, insteadOf: originalAttributes, context)
  }
}

extension UICollectionViewCompositionalLayout {
  /// What the provider declares of a section; where it has no answer, a section of no extent.
  func section(
    _ section: Int,
    _ environment: LayoutEnvironment,
    _ view: UICollectionView
  ) -> NSCollectionLayoutSection? {
    if let declared = view.engine.turns.using(.dataSource, { provider(section, environment) }) {
      return declared
    }
    let message = "the section provider declares nothing for section \(section); it has no extent."
    if view.engine.issueLog.notes(message) {
      Diagnostics.report(.layout, "\(type(of: self)): \(message)")
    }
    return nil
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// A copy, so that later changes do not reach the layout.
  fileprivate var copied: UICollectionViewCompositionalLayoutConfiguration {
    copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}
