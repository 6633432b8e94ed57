import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewCompositionalLayout {
  /// What is visible without insets, in the layout's coordinates, if anything can be pinned.
  func pinningRect(in bounds: CGRect?) -> Rect? {
    // Read where it is stored: most layouts pin nothing, and each scrolled frame asks.
    guard solution?.arrangement.pins == true, let collectionView, let bounds else { return nil }
    let visible = bounds.inset(by: collectionView.adjustedContentInset)
    return Rect(collectionView.engine.preparing.mirror.apply(visible))
  }

  /// Where a header or footer that may be pinned would be if it were not.
  func restingFrameOfPinned(_ element: CollectionElement) -> CGRect? {
    guard solution?.arrangement.pins == true, let solution,
      case (.boundary(let number), let section)? = solution.kind(of: element),
      solution.arrangement.pinnedBoundaries(ofSection: section).contains(number)
    else { return nil }
    return solution.arrangement.frame(of: .boundary(number), inSection: section)
      .map { CGRect($0) }
  }

  /// Becomes invalid if insets, margins or the direction give another room, or pinned views move.
  func invalidateForSurroundings() {
    guard let solution, let collectionView else { return }
    guard solution.container == CompositionalContainer(of: collectionView, for: self) else {
      return invalidateLayout()
    }
    guard solution.arrangement.pins else { return }
    let context = makeInvalidationContext().keepingDeclarations()
    invalidateLayout(with: namingPinnedElements(in: context, collectionView.bounds))
  }

  /// Whether other bounds have another size.
  func changesRoom(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size
  }

  /// Whether a section comes into sight that has not been asked for.
  func revealsSections(_ newBounds: CGRect) -> Bool {
    guard solution?.arrangement.areSectionsAwaited == true, let solution, let collectionView
    else { return false }
    let visible = Rect(collectionView.engine.preparing.mirror.apply(newBounds))
    return !solution.arrangement.unsolvedSections(in: visible, limit: 1).isEmpty
  }

  /// Whether a pinned view stands elsewhere when the bounds have changed.
  func movesPinnedElements(_ newBounds: CGRect) -> Bool {
    var isMoved = false
    visitPinnedElements(movingTo: newBounds) { _, _ in
      isMoved = true
      return false
    }
    return isMoved
  }

  /// Calls `body` with each pinned view that stands elsewhere in other bounds, until it is false.
  ///
  /// Looks at the sections of which places may be known before or after: a scroll may skip one that is near, and its
  /// header goes from its place to the end of the section all the same. O(their number · log sections).
  private func visitPinnedElements(
    movingTo newBounds: CGRect,
    _ body: (_ number: Int, _ section: Int?) -> Bool
  ) {
    guard let collectionView, let before = pinningRect(in: collectionView.bounds),
      let after = pinningRect(in: newBounds), let solution
    else { return }
    let arrangement = solution.arrangement
    func visit(_ section: Int?) -> Bool {
      for number in arrangement.pinnedBoundaries(ofSection: section) {
        func frame(_ visible: Rect) -> Rect? {
          arrangement.frame(of: .boundary(number), inSection: section, visibleRect: visible)
        }
        guard frame(before) != frame(after) else { continue }
        guard body(number, section) else { return false }
      }
      return true
    }
    guard visit(nil) else { return }
    func sections(around bounds: CGRect) -> Range<Int> {
      arrangement.sections(
        in: collectionView.engine.preparing.knownRect(around: Rect(bounds))
      )
    }
    let former = sections(around: collectionView.bounds)
    for section in former where !visit(section) { return }
    for section in sections(around: newBounds)
    where !former.contains(section) && !visit(section) { return }
  }

  /// Writes into a context which pinned views other bounds move.
  func namingPinnedElements(
    in context: UICollectionViewLayoutInvalidationContext,
    _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    (context as? CompositionalInvalidationContext)?.isOfPinnedElements = true
    visitPinnedElements(movingTo: newBounds) { number, section in
      let named = solution?.element(of: .boundary(number), inSection: section)
      if case .supplementaryView(let kind, let path)? = named?.element {
        context.invalidateSupplementaryElements(ofKind: kind, at: [IndexPath(path)])
      }
      return true
    }
    return context
  }

  /// The elements of a context that says of nothing but pinned views that they move.
  ///
  /// Nil where a section comes into sight, and in subclasses, which may have changed what is answered for
  /// all elements in a rectangle.
  func pinnedElementsAlone(
    in context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? {
    guard type(of: self) == UICollectionViewCompositionalLayout.self, invalidation.isNothing,
      let context = context as? CompositionalInvalidationContext, context.isOfPinnedElements,
      context.keepsDeclarations, context.invalidatedItemIndexPaths == nil, !alterations.hasHandlers,
      let bounds = collectionView?.bounds, !revealsSections(bounds),
      let paths = context.invalidatedSupplementaryIndexPaths
    else { return nil }
    return paths.keys.sorted().flatMap { kind in
      (paths[kind] ?? []).map { CollectionElement.supplementaryView(kind, named: $0) }
    }
  }
}
