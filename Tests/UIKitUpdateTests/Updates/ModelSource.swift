import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// Says what the model of a fixture has, and lets it do something in every call.
@MainActor
final class ModelSource: NSObject {
  weak var fixture: ModelFixture?

  private func call(_ call: ModelCall) { fixture?.interfere?(call) }
}

extension ModelSource: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    let count = fixture?.model.sections.count ?? 0
    call(.numberOfSections)
    return count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    // The model may have changed since the number of sections was asked for.
    let sections = fixture?.model.sections ?? []
    let count = sections.indices.contains(section) ? sections[section].items.count : 0
    call(.numberOfItems)
    return count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = fixture?.item(at: indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    // What interferes may have changed the model while a pass goes on with the counts it knows.
    if let fixture, fixture.interfere == nil {
      _ = indexPath.isItem(of: fixture.model.counts.items, of: self)
    }
    (cell as? ModelCell)?.item = item
    (cell as? ModelCell)?.fixture = fixture
    call(.cellForItem)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    if let sections = fixture?.model.sections, sections.indices.contains(indexPath.section) {
      (view as? ModelHeader)?.section = sections[indexPath.section].identity
    }
    call(.viewForHeader)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) { call(.prefetch) }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { call(.cancelPrefetching) }
}

extension ModelSource {
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { ask(.canMoveItem) }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    fixture?.model.move(OldPath(sourceIndexPath), to: NewPath(destinationIndexPath))
    call(.moveItem)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    call(.targetOfMoveForDelegate)
    return proposedIndexPath
  }
}

extension ItemPath {
  fileprivate init(_ indexPath: IndexPath) {
    self.init(section: SectionIndex(indexPath.section), item: indexPath.item)
  }
}

extension ModelSource: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { call(.willDisplayCell) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { call(.didEndDisplayingCell) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { call(.willDisplayHeader) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { call(.didEndDisplayingHeader) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask(.shouldHighlight) }

  func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { call(.didHighlight) }

  func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { call(.didUnhighlight) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask(.shouldSelect) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask(.shouldDeselect) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    call(.didSelect)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    call(.didDeselect)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canEditItemAt indexPath: IndexPath
  ) -> Bool { ask(.canEdit) }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { ask(.canPerformPrimaryAction) }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) { call(.performPrimaryAction) }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    call(.targetOffsetOfDelegate)
    return proposedContentOffset
  }

  private func ask(_ question: ModelCall) -> Bool {
    call(question)
    return true
  }
}

extension ModelSource {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { call(.didScroll) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { call(.willBeginDragging) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { call(.willEndDragging) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    call(.didEndDragging)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { call(.willBeginDecelerating) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { call(.didEndDecelerating) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    call(.didEndScrollingAnimation)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { call(.didChangeInset) }
}
