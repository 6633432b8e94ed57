import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The methods of delegates and data sources of collection views, called with `?`,")
@MainActor
struct CollectionOptionalCallTests {
  private let fixture = Fixture()
  private let layout = UICollectionViewFlowLayout()
  private let view: UICollectionView
  private let path = IndexPath(item: 1, section: 0)
  private let other = IndexPath(item: 2, section: 0)

  init() { view = UICollectionView(frame: .zero, collectionViewLayout: layout) }

  @Test("are called where a delegate has them for cells and selection, and answer nil elsewhere")
  func delegate() {
    let (view, path) = (view, path)
    let cell = UICollectionViewCell()
    let header = UICollectionReusableView()
    let cases: [OptionalCallCase<any UICollectionViewDelegate>] = [
      .init("collectionView(_:willDisplay:forItemAt:)") {
        $0.collectionView?(view, willDisplay: cell, forItemAt: path)
      },
      .init("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
        $0.collectionView?(
          view,
          willDisplaySupplementaryView: header,
          forElementKind: "header",
          at: path
        )
      },
      .init("collectionView(_:didEndDisplaying:forItemAt:)") {
        $0.collectionView?(view, didEndDisplaying: cell, forItemAt: path)
      },
      .init("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
        $0.collectionView?(
          view,
          didEndDisplayingSupplementaryView: header,
          forElementOfKind: "header",
          at: path
        )
      },
      .init("collectionView(_:shouldHighlightItemAt:)", "false") {
        $0.collectionView?(view, shouldHighlightItemAt: path)
      },
      .init("collectionView(_:didHighlightItemAt:)") {
        $0.collectionView?(view, didHighlightItemAt: path)
      },
      .init("collectionView(_:didUnhighlightItemAt:)") {
        $0.collectionView?(view, didUnhighlightItemAt: path)
      },
      .init("collectionView(_:shouldSelectItemAt:)", "false") {
        $0.collectionView?(view, shouldSelectItemAt: path)
      },
      .init("collectionView(_:shouldDeselectItemAt:)", "false") {
        $0.collectionView?(view, shouldDeselectItemAt: path)
      },
      .init("collectionView(_:didSelectItemAt:)") {
        $0.collectionView?(view, didSelectItemAt: path)
      },
      .init("collectionView(_:didDeselectItemAt:)") {
        $0.collectionView?(view, didDeselectItemAt: path)
      },
      .init("collectionView(_:canEditItemAt:)", "false") {
        $0.collectionView?(view, canEditItemAt: path)
      },
      .init("collectionView(_:canPerformPrimaryActionForItemAt:)", "false") {
        $0.collectionView?(view, canPerformPrimaryActionForItemAt: path)
      },
      .init("collectionView(_:performPrimaryActionForItemAt:)") {
        $0.collectionView?(view, performPrimaryActionForItemAt: path)
      },
    ]
    let complete = CompleteDelegate()
    cases.check(leavingOut: SilentDelegate(), having: complete, log: complete)
  }

  @Test(
    "are called where a delegate has them for the focus and drags that rest, and answer nil elsewhere"
  )
  func delegateOfFocus() {
    let (view, path) = (view, path)
    let context = UICollectionViewFocusUpdateContext(
      from: (nil, nil),
      to: (DataPath(path), nil),
      .down
    )
    let coordinator = UIFocusAnimationCoordinator()
    let drag = SpringContext(DragPlace(window: nil, point: .zero), view)
    let cases: [OptionalCallCase<any UICollectionViewDelegate>] = [
      .init("collectionView(_:canFocusItemAt:)", "false") {
        $0.collectionView?(view, canFocusItemAt: path)
      },
      .init("collectionView(_:shouldUpdateFocusIn:)", "false") {
        $0.collectionView?(view, shouldUpdateFocusIn: context)
      },
      .init("collectionView(_:didUpdateFocusIn:with:)") {
        $0.collectionView?(view, didUpdateFocusIn: context, with: coordinator)
      },
      .init("indexPathForPreferredFocusedView(in:)", "5") {
        $0.indexPathForPreferredFocusedView?(in: view).map { $0.item }
      },
      .init("collectionView(_:selectionFollowsFocusForItemAt:)", "false") {
        $0.collectionView?(view, selectionFollowsFocusForItemAt: path)
      },
      .init("collectionView(_:shouldSpringLoadItemAt:with:)", "false") {
        $0.collectionView?(view, shouldSpringLoadItemAt: path, with: drag)
      },
    ]
    let complete = CompleteDelegate()
    cases.check(leavingOut: SilentDelegate(), having: complete, log: complete)
  }

  @Test(
    "are called where a delegate has them for menus, offsets and moves, and answer nil elsewhere"
  )
  func delegateOfMenusAndMoves() {
    let (view, path, other, layout) = (view, path, other, layout)
    let menu = CompleteDelegate.menu
    let next = UICollectionViewLayout()
    let cases: [OptionalCallCase<any UICollectionViewDelegate>] = [
      .init("collectionView(_:contextMenuConfigurationForItemsAt:point:)", "\(menu)") {
        $0.collectionView?(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
      },
      .init("collectionView(_:contextMenuConfigurationForItemAt:point:)", "\(menu)") {
        $0.collectionView?(view, contextMenuConfigurationForItemAt: path, point: .zero)
      },
      .init("collectionView(_:willDisplayContextMenu:animator:)") {
        $0.collectionView?(view, willDisplayContextMenu: menu, animator: nil)
      },
      .init("collectionView(_:willEndContextMenuInteraction:animator:)") {
        $0.collectionView?(view, willEndContextMenuInteraction: menu, animator: nil)
      },
      .init("collectionView(_:transitionLayoutForOldLayout:newLayout:)", "true") {
        $0.collectionView?(view, transitionLayoutForOldLayout: layout, newLayout: next)
          .map { $0.currentLayout === next }
      },
      .init("collectionView(_:targetContentOffsetForProposedContentOffset:)", "7.0") {
        $0.collectionView?(view, targetContentOffsetForProposedContentOffset: .zero).map { $0.y }
      },
      .init(
        "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
        "9"
      ) {
        $0.collectionView?(
          view,
          targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
          atCurrentIndexPath: path,
          toProposedIndexPath: other
        ).map { $0.item }
      },
      .init("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", "8") {
        $0.collectionView?(
          view,
          targetIndexPathForMoveFromItemAt: path,
          toProposedIndexPath: other
        ).map { $0.item }
      },
    ]
    let complete = CompleteDelegate()
    cases.check(leavingOut: SilentDelegate(), having: complete, log: complete)
  }

  @Test("are called where the delegate of a flow layout has them, and answer nil elsewhere")
  func flowLayout() {
    let (view, layout, path) = (view, layout, path)
    let cases: [OptionalCallCase<any UICollectionViewDelegateFlowLayout>] = [
      .init("collectionView(_:layout:sizeForItemAt:)", "40.0") {
        $0.collectionView?(view, layout: layout, sizeForItemAt: path).map { $0.width }
      },
      .init("collectionView(_:layout:insetForSectionAt:)", "2.0") {
        $0.collectionView?(view, layout: layout, insetForSectionAt: 0).map { $0.left }
      },
      .init("collectionView(_:layout:minimumLineSpacingForSectionAt:)", "5.0") {
        $0.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 0)
      },
      .init("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)", "6.0") {
        $0.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 0)
      },
      .init("collectionView(_:layout:referenceSizeForHeaderInSection:)", "30.0") {
        $0.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 0)
          .map { $0.height }
      },
      .init("collectionView(_:layout:referenceSizeForFooterInSection:)", "31.0") {
        $0.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 0)
          .map { $0.height }
      },
    ]
    let complete = CompleteFlow()
    cases.check(leavingOut: SilentFlow(), having: complete, log: complete)
  }

  @Test("are called where a data source has them, and answer nil elsewhere")
  func dataSource() {
    let (view, path, other) = (view, path, other)
    let header = CompleteSource.header
    let cases: [OptionalCallCase<any UICollectionViewDataSource>] = [
      .init("numberOfSections(in:)", "4") { $0.numberOfSections?(in: view) },
      .init("collectionView(_:viewForSupplementaryElementOfKind:at:)", "\(header)") {
        $0.collectionView?(view, viewForSupplementaryElementOfKind: "header", at: path)
      },
      .init("collectionView(_:indexPathForIndexTitle:at:)", "5") {
        $0.collectionView?(view, indexPathForIndexTitle: "A", at: 0).map(\.item)
      },
      .init("indexTitles(for:)", "[\"A\"]") { $0.indexTitles?(for: view) },
      .init("collectionView(_:canMoveItemAt:)", "false") {
        $0.collectionView?(view, canMoveItemAt: path)
      },
      .init("collectionView(_:moveItemAt:to:)") {
        $0.collectionView?(view, moveItemAt: path, to: other)
      },
    ]
    let complete = CompleteSource()
    cases.check(leavingOut: LeanSource(), having: complete, log: complete)
  }

  @Test("are called where a prefetching data source has them, and answer nil elsewhere")
  func prefetching() {
    let (view, path) = (view, path)
    let cases: [OptionalCallCase<any UICollectionViewDataSourcePrefetching>] = [
      .init("collectionView(_:cancelPrefetchingForItemsAt:)") {
        $0.collectionView?(view, cancelPrefetchingForItemsAt: [path])
      }
    ]
    let complete = CompletePrefetching()
    cases.check(leavingOut: SilentPrefetching(), having: complete, log: complete)
  }

  @Test("are called where the delegate of a menu interaction has them, and answer nil elsewhere")
  func contextMenu() {
    let complete = CompleteMenu()
    let interaction = UIContextMenuInteraction(delegate: complete)
    let menu = UIContextMenuConfiguration()
    let cases: [OptionalCallCase<any UIContextMenuInteractionDelegate>] = [
      .init("contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
        $0.contextMenuInteraction?(interaction, willDisplayMenuFor: menu, animator: nil)
      },
      .init("contextMenuInteraction(_:willEndFor:animator:)") {
        $0.contextMenuInteraction?(interaction, willEndFor: menu, animator: nil)
      },
    ]
    cases.check(leavingOut: SilentMenu(), having: complete, log: complete)
  }

  @Test("give members of their answers in the same chain")
  func members() {
    let complete: (any UICollectionViewDelegateFlowLayout)? = CompleteFlow()
    let silent: (any UICollectionViewDelegateFlowLayout)? = SilentFlow()
    layout.itemSize = CGSize(width: 11, height: 12)
    layout.sectionInset.left = 13
    expectEqual(complete?.collectionView?(view, layout: layout, sizeForItemAt: path).width, 40)
    expectEqual(complete?.collectionView?(view, layout: layout, insetForSectionAt: 0).left, 2)
    // Whether there is a method is not told then: the layout's own size is as good.
    expectEqual(silent?.collectionView?(view, layout: layout, sizeForItemAt: path).width, 11)
    expectEqual(silent?.collectionView?(view, layout: layout, insetForSectionAt: 0).left, 13)
  }
}
