import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// Attributes that let the fixture do something when they are copied or compared.
@MainActor
final class ModelAttributes: UICollectionViewLayoutAttributes {
  weak var fixture: ModelFixture?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ModelAttributes)?.fixture = fixture
    fixture?.interfere?(.copyAttributes)
    return copy
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated { fixture?.interfere?(.compareAttributes) }
    return super.isEqual(object)
  }
}

/// A list with a header for each section and a shade behind it, written the obvious way.
@MainActor
final class ModelLayout: UICollectionViewLayout {
  weak var fixture: ModelFixture?
  private let orientation: ReadingOrientation
  /// The height of an item that has not been measured.
  var estimate: CGFloat = 40
  var headerHeight: CGFloat = 30
  private var heights: [CollectionModel.Item: CGFloat] = [:]
  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  init(_ orientation: ReadingOrientation = .downwards) {
    self.orientation = orientation
    super.init()
    register(UICollectionReusableView.self, forDecorationViewOfKind: "shade")
  }

  required init?(coder: NSCoder) { nil }

  /// A new layout that knows the sizes that another has found.
  convenience init(knowingSizesOf other: ModelLayout) {
    self.init(other.orientation)
    heights = other.heights
    headerHeight = other.headerHeight
  }

  private func call(_ call: ModelCall) { fixture?.interfere?(call) }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize {
    call(.contentSize)
    return orientation.size(size)
  }

  override func prepare() {
    call(.prepare)
    guard let fixture, let collectionView else { return }
    placed = []
    size = CGSize(width: orientation.size(collectionView.bounds.size).width, height: 0)
    for section in 0..<collectionView.numberOfSections {
      let path = IndexPath(item: 0, section: section)
      let top = size.height
      place(
        ModelAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          with: path
        ),
        height: headerHeight
      )
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let height = fixture.item(at: path).flatMap { heights[$0] }
        place(ModelAttributes(forCellWith: path), height: height ?? estimate)
      }
      let shade = ModelAttributes(forDecorationViewOfKind: "shade", with: path)
      shade.frame = orientation.layoutFrame(
        CGRect(x: 0, y: top, width: size.width, height: size.height - top)
      )
      shade.zIndex = -1
      placed.append(shade)
    }
  }

  private func place(_ attributes: ModelAttributes, height: CGFloat) {
    attributes.fixture = fixture
    attributes.frame = orientation.layoutFrame(
      CGRect(x: 0, y: size.height, width: size.width, height: height)
    )
    size.height += height
    placed.append(attributes)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    call(.elements)
    return placed.filter { $0.frame.overlaps(rect) }
  }

  /// Where an item is, without a call.
  func frame(at path: IndexPath) -> CGRect? {
    placed.first { $0.indexPath == path && $0.representedElementCategory == .cell }?.frame
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    call(.attributesOfItem)
    let found = placed.first {
      $0.indexPath == indexPath && $0.representedElementCategory == .cell
    }
    return fixture?.interfere == nil ? found.known(at: indexPath, to: self) : found
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    call(.attributesOfHeader)
    return placed.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    call(.invalidate)
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    call(.invalidatesForBounds)
    return newBounds.size != collectionView?.bounds.size
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    call(.contextForBounds)
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    call(.invalidatesForSize)
    return original.representedElementCategory == .cell
      && orientation.size(preferred.size).height != orientation.size(original.size).height
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if let item = fixture?.item(at: original.indexPath) {
      heights[item] = orientation.size(preferred.size).height
    }
    call(.contextForSize)
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferred,
      withOriginalAttributes: original
    )
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    call(.restingOffset)
    return proposed
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    call(.prepareForUpdates)
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    call(.targetOffset)
    return proposed
  }

  override func finalizeCollectionViewUpdates() { call(.finalizeUpdates) }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    call(.initialItem)
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    call(.finalItem)
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    call(.initialHeader)
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind,
      at: elementIndexPath
    )
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    call(.finalHeader)
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind,
      at: elementIndexPath
    )
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    call(.initialShade)
    return nil
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    call(.finalShade)
    return nil
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    call(.headersToDelete)
    return []
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    call(.headersToInsert)
    return []
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    call(.shadesToDelete)
    return []
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    call(.shadesToInsert)
    return []
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { call(.prepareForBounds) }

  override func finalizeAnimatedBoundsChange() { call(.finalizeBounds) }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) { call(.transitionTo) }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    call(.transitionFrom)
  }

  override func finalizeLayoutTransition() { call(.finalizeTransition) }

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    call(.targetOfMove)
    return super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath,
      withPosition: position
    )
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    call(.attributesOfLiftedItem)
    return super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath,
      withTargetPosition: position
    )
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    call(.contextForMove)
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    call(.contextForEndOfMove)
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
  }
}
