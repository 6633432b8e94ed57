import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A placeholder for what was dropped")
@MainActor
struct ListPlaceholderTests {
  /// A list over which x was dropped on b, with a placeholder.
  private func dropped() -> (ListDragFixture, (any UICollectionViewDropPlaceholderContext)?) {
    let fixture = ListDragFixture(["a b c d"], ["x"])
    var context: (any UICollectionViewDropPlaceholderContext)?
    var count = 0
    fixture.left.perform = { coordinator in
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else {
        return
      }
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: path,
        reuseIdentifier: "placeholder"
      )
      placeholder.cellUpdateHandler = { cell in
        count += 1
        (cell as? MovableCell)?.name = "…\(count)"
      }
      placeholder.previewParametersProvider = { _ in UIDragPreviewParameters() }
      context = coordinator.drop(item.dragItem, to: placeholder)
      context?.addCompletion { _ in fixture.left.calls.append("there") }
    }
    fixture.drag(350, 25, to: 50, 80)
    fixture.hand(.released, 50, 80)
    return (fixture, context)
  }

  @Test("is shown in the place of the gap, and nothing is inserted yet")
  func showing() {
    let (fixture, context) = dropped()
    let list = fixture.left
    expectEqual(list.shown, "a (…1) b c d", "what was dropped is on its way there")
    expectEqual(list.view.numberOfItems(inSection: 0), 4)
    fixture.rest()
    expectEqual(list.shown, "a …1 b c d")
    #expect(list.calls.contains("there"))
    #expect(list.view.hasUncommittedUpdates)
    #expect(!list.view.hasActiveDrop)
    #expect(context?.dragItem.localObject as? String == "x")
    context?.setNeedsCellUpdate()
    expectEqual(list.shown, "a …2 b c d")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("is exchanged for its item wherever batches have brought it (C64)")
  func committing() {
    let (fixture, context) = dropped()
    let list = fixture.left
    fixture.rest()
    list.insert(["new"], at: 0)
    list.delete(2)
    expectEqual(list.shown, "new a …1 c d")
    var path: IndexPath?
    let isDone = context?.commitInsertion { target in
      path = target
      list.sections[0].insert("x", at: target.item)
    }
    #expect(isDone == true)
    expectEqual(path, IndexPath(item: 2, section: 0))
    expectEqual(list.shown, "new a x c d")
    expectEqual(list.cell("x")?.frame, CGRect(x: 0, y: 100, width: 300, height: 50))
    fixture.rest()
    #expect(!list.view.hasUncommittedUpdates)
    #expect(context?.commitInsertion { _ in } == false, "once")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("is no item that keys select or go to")
  func keys() {
    let (fixture, _) = dropped()
    let view = fixture.left.view
    view.allowsMultipleSelection = true
    fixture.rest()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    _ = fixture.fixture.window.makeFirstResponder(view)
    fixture.fixture.screen.press(.keyboardA, modifiers: .control)
    expectEqual(view.indexPathsForSelectedItems?.map(\.item).sorted(), [0, 1, 2, 3])
    fixture.fixture.screen.press(.keyboardEnd)
    #expect(view.selection.focusedCell === fixture.left.cell("d"))
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("counts in paths as they are shown, also those of what is selected")
  func presentationValues() {
    let (fixture, _) = dropped()
    let (list, view) = (fixture.left, fixture.left.view)
    fixture.rest()
    list.insert((0..<30).map { "row \($0)" }, at: 4)
    fixture.rest()
    // Shown are a …1 b c d row 0 and so on: row 15 is item 20, and item 19 in the data.
    view.performUsingPresentationValues {
      let path = IndexPath(item: 20, section: 0)
      view.selectItem(at: path, animated: false, scrollPosition: .top)
      expectEqual(view.indexPathsForSelectedItems, [path])
    }
    let item = IndexPath(item: 19, section: 0)
    expectEqual(view.indexPathsForSelectedItems, [item])
    expectEqual(view.presentationIndexPath(forDataSourceIndexPath: item)?.item, 20)
    #expect(list.cell("row 15")?.isSelected == true)
    expectEqual(view.contentOffset.y, 20 * 50)
    fixture.end()
  }

  @Test("is taken away")
  func deleting() {
    let (fixture, context) = dropped()
    fixture.rest()
    #expect(context?.deletePlaceholder() == true)
    expectEqual(fixture.left.shown, "a b c d")
    #expect(context?.deletePlaceholder() == false)
    fixture.rest()
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes with a reload and with its section, and says so")
  func reload() {
    let (fixture, context) = dropped()
    let list = fixture.left
    fixture.rest()
    list.view.reloadData()
    fixture.frame()
    expectEqual(list.shown, "a b c d")
    #expect(context?.commitInsertion { _ in list.calls.append("never") } == false)
    #expect(!list.calls.contains("never"))
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("whose data goes elsewhere gives way, and what was inserted is shown")
  func elsewhere() {
    let (fixture, context) = dropped()
    let list = fixture.left
    fixture.rest()
    context?.commitInsertion { _ in
      list.sections[0].append("x")
      list.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    }
    fixture.rest()
    expectEqual(list.shown.split(separator: " ").count, 5)
    #expect(!list.view.hasUncommittedUpdates)
    fixture.end()
  }

  @Test("that would be nowhere is reported and not shown")
  func nowhere() {
    let fixture = ListDragFixture(["a b"], ["x"])
    fixture.left.perform = { coordinator in
      guard let item = coordinator.items.first else { return }
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 9, section: 0),
        reuseIdentifier: "placeholder"
      )
      #expect(coordinator.drop(item.dragItem, to: placeholder).commitInsertion { _ in } == false)
    }
    fixture.drag(350, 25, to: 50, 80)
    fixture.hand(.released, 50, 80)
    fixture.rest()
    expectEqual(fixture.left.shown, "a b")
    expectEqual(fixture.diagnostics.count, 1)
    fixture.end()
  }

  @Test("leaves people free to scroll, select and reorder by another drag meanwhile")
  func meanwhile() {
    let (fixture, context) = dropped()
    let list = fixture.left
    fixture.rest()
    list.perform = nil
    #expect(!list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    list.view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    #expect(list.cell("c")?.isSelected == true)
    // a goes before c: the gap is beside the placeholder.
    fixture.drag(50, 25, to: 50, 190)
    expectEqual(list.shown, "a …1 b _ c d")
    fixture.hand(.released, 50, 190)
    fixture.rest()
    expectEqual(list.names, "b a c d")
    expectEqual(list.shown, "…1 b a c d")
    context?.commitInsertion { list.sections[0].insert("x", at: $0.item) }
    fixture.rest()
    expectEqual(list.names, "x b a c d")
    expectEqual(list.shown, "x b a c d")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }
}

@Suite("A drag of an item whose data source orders items")
@MainActor
struct DiffableDragTests {
  @Test("reorders without a delegate for drops, and calls the handlers")
  func reordering() {
    let fixture = Fixture(width: 300, height: 400)
    let layout = MovementFixture.list()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(MovableCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      path,
      name in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? MovableCell)?.name = name
      return cell
    }
    var moved: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    let rules = DragOnly()
    view.dragDelegate = rules
    fixture.show(view)
    let drag = { (from: CGFloat, to: CGFloat) in
      fixture.screen.drag(
        from: CGPoint(x: 50, y: from),
        to: CGPoint(x: 50, y: to),
        duration: 0.2,
        device: .mouse
      )
      fixture.backend.advance(by: 2)
    }
    drag(25, 130)
    expectEqual(moved, ["b", "c", "a"])
    expectEqual(source.snapshot().itemIdentifiers, ["b", "c", "a"])
    drag(25, 130)
    expectEqual(source.snapshot().itemIdentifiers, ["b", "c", "a"], "b must stay")
    #expect(view.visibleCells.allSatisfy { !$0.isHidden })
  }

  private final class DragOnly: NSObject, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item"))] }
  }
}
