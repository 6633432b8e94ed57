import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// The rules are those of Documentation/DragAndDrop.md.
@Suite("Something that is dragged over a list")
@MainActor
struct ListDropTests {
  @Test("opens a gap that the data does not know of, and is dropped there (C63)")
  func gap() {
    let fixture = ListDragFixture(["a b c d"], ["x y z"])
    let list = fixture.left
    // Over b.
    fixture.drag(350, 25, to: 50, 80)
    expectEqual(list.shown, "a _ b c d")
    expectEqual(list.view.numberOfItems(inSection: 0), 4)
    expectEqual(list.view.indexPathsForVisibleItems.count, 4)
    #expect(list.view.indexPathForItem(at: CGPoint(x: 50, y: 75)) == nil, "the gap is no item")
    expectEqual(
      list.view.indexPathForItem(at: CGPoint(x: 50, y: 125)),
      IndexPath(item: 1, section: 0)
    )
    fixture.hand(.dragged, 50, 10)
    expectEqual(list.shown, "_ a b c d")
    expectEqual(list.take(), ["enter", "update 0.1", "update 0.0"])
    fixture.hand(.released, 50, 10)
    expectEqual(list.take(), ["update 0.0", "drop at 0.0"])
    expectEqual(list.shown, "(x) a b c d")
    fixture.rest()
    expectEqual(list.shown, "x a b c d")
    let dropped: (any UICollectionViewDropItem)? = list.coordinator?.items.first
    #expect(dropped?.sourceIndexPath == nil)
    #expect(dropped?.dragItem.localObject as? String == "x")
    expectEqual(fixture.right.names, "x y z", "the source decides what becomes of it there")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("closes the gap where it leaves, and where it is not taken")
  func leaving() {
    let fixture = ListDragFixture(["a b c d"], ["x y z"])
    let list = fixture.left
    fixture.drag(350, 25, to: 50, 80)
    fixture.hand(.dragged, 350, 300)
    expectEqual(list.shown, "a b c d")
    expectEqual(list.take(), ["enter", "update 0.1", "exit"])
    list.handles = false
    fixture.hand(.released, 350, 300)
    fixture.rest()
    fixture.drag(350, 25, to: 50, 80)
    expectEqual(list.shown, "a b c d")
    expectEqual(list.take(), ["drop end"])
    fixture.hand(.cancelled, 50, 80)
    fixture.end()
  }

  @Test("leaves the gap to nothing when the app takes nothing")
  func notTaken() {
    let fixture = ListDragFixture(["a b c d"], ["x y z"])
    fixture.left.perform = { _ in }
    fixture.drag(350, 25, to: 50, 80)
    fixture.hand(.released, 50, 80)
    expectEqual(fixture.left.shown, "a b c d")
    fixture.rest()
    expectEqual(fixture.left.names, "a b c d")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("keeps the gap through batches and reloads (C64)")
  func changes() {
    let fixture = ListDragFixture(["a b c d", "m n"], ["x"])
    let list = fixture.left
    fixture.drag(350, 25, to: 50, 80)
    expectEqual(list.shown, "a _ b c d m n")
    list.insert(["new"], at: 0)
    expectEqual(list.shown, "new a _ b c d m n")
    list.delete(2)
    expectEqual(list.shown, "new a _ c d m n")
    list.view.performBatchUpdates {
      list.sections.remove(at: 0)
      list.view.deleteSections([0])
    }
    expectEqual(list.shown, "m n")
    fixture.hand(.dragged, 50, 20)
    expectEqual(list.shown, "_ m n")
    list.view.reloadData()
    fixture.frame()
    expectEqual(list.shown, "m n")
    fixture.hand(.dragged, 50, 190)
    expectEqual(list.shown, "m n _")
    fixture.hand(.released, 50, 190)
    fixture.rest()
    expectEqual(list.names, "m n x")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes into the item under it, which looks marked")
  func into() {
    let fixture = ListDragFixture(["a b c d"], ["x"])
    let list = fixture.left
    list.intent = .insertIntoDestinationIndexPath
    list.operation = .copy
    fixture.drag(350, 25, to: 50, 80)
    expectEqual(list.shown, "a b c d")
    expectEqual(list.cell("b")?.configurationState.cellDropState, .targeted)
    expectEqual(list.cell("a")?.configurationState.cellDropState, .notTargeted)
    list.perform = { (coordinator: any UICollectionViewDropCoordinator) in
      expectEqual(coordinator.proposal.intent, .insertIntoDestinationIndexPath)
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else {
        return
      }
      let rect = CGRect(x: 10, y: 10, width: 30, height: 5)
      coordinator.drop(item.dragItem, intoItemAt: path, rect: rect)
    }
    fixture.hand(.released, 50, 80)
    expectEqual(list.take().last, "drop at 0.1")
    // The middle of the rectangle in the second row, a tenth as large as the row.
    expectEqual(fixture.pictures.first?.center, CGPoint(x: 25, y: 62.5))
    expectEqual(fixture.pictures.first?.transform.a, 0.1)
    fixture.rest()
    expectEqual(
      list.cell("b")?.configurationState.cellDropState,
      UICellConfigurationState.DropState.none
    )
    fixture.end()
  }

  @Test("is dropped in an empty list, behind the last item, and anywhere")
  func places() {
    let fixture = ListDragFixture([""], ["x y"])
    let list = fixture.left
    fixture.drag(350, 25, to: 50, 200)
    expectEqual(list.shown, "_")
    expectEqual(list.take(), ["enter", "update 0.0"])
    fixture.hand(.released, 50, 200)
    fixture.rest()
    expectEqual(list.names, "x")
    fixture.drag(350, 75, to: 50, 350)
    expectEqual(list.shown, "x _")
    fixture.hand(.cancelled, 50, 350)
    fixture.rest()
    list.intent = .unspecified
    var target: UIDragPreviewTarget?
    list.perform = { (coordinator: any UICollectionViewDropCoordinator) in
      let place = UIDragPreviewTarget(container: list.view, center: CGPoint(x: 9, y: 9))
      target = place
      for item in coordinator.items {
        coordinator.drop(item.dragItem, to: place).addCompletion { _ in list.calls.append("there") }
      }
    }
    fixture.drag(350, 75, to: 50, 350)
    expectEqual(list.shown, "x")
    fixture.hand(.released, 50, 350)
    expectEqual(fixture.pictures.first?.center, target?.center)
    fixture.rest()
    expectEqual(list.take().suffix(2), ["there", "drop end"])
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("finds nothing in a list without sections")
  func nothing() {
    let fixture = ListDragFixture([], ["x y"])
    fixture.drag(350, 25, to: 50, 200)
    expectEqual(fixture.left.take(), ["enter", "update nil"])
    expectEqual(fixture.left.shown, "")
    fixture.hand(.released, 50, 200)
    fixture.rest()
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes back when the list leaves, and leaves no gap in it")
  func listGoes() {
    let fixture = ListDragFixture(["a b"], ["x y"])
    fixture.drag(350, 25, to: 50, 80)
    fixture.left.view.removeFromSuperview()
    #expect(!fixture.left.view.hasUncommittedUpdates)
    fixture.hand(.dragged, 50, 81)
    fixture.hand(.released, 50, 81)
    fixture.rest()
    expectEqual(fixture.left.names, "a b")
    expectEqual(fixture.right.take().suffix(1), ["drag end"])
    fixture.end()
  }

  @Test("opens one gap in every layout, where the pointer is", arguments: DropLayout.allCases)
  func layouts(kind: DropLayout) {
    let fixture = ListDragFixture(
      ["a b c d e f g h"],
      ["x"],
      layout: kind.layout
    )
    let list = fixture.left
    if kind == .rightToLeft { list.view.semanticContentAttribute = .forceRightToLeft }
    fixture.frame()
    let before = list.shown
    for point in kind.points {
      fixture.drag(350, 25, to: point.x, point.y)
      fixture.frame()
      let gaps = list.view.engine.views.sorted.filter { $0.view is GapCell }
      expectEqual(gaps.count, 1, "\(kind) at \(point)")
      fixture.hand(.dragged, point.x, point.y)
      fixture.wait(1)
      let gap = list.view.engine.views.sorted.lazy.compactMap { $0.view as? GapCell }.first
      let frame = gap.map { $0.convert($0.bounds, to: nil) } ?? .zero
      #expect(frame.insetBy(dx: -60, dy: -60).contains(point), "\(kind): \(frame) at \(point)")
      fixture.hand(.cancelled, point.x, point.y)
      fixture.rest()
      expectEqual(list.shown, before, "\(kind)")
    }
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }
}

enum DropLayout: CaseIterable {
  case list, grid, sideways, rightToLeft, compositional, systemList, orthogonal

  @MainActor
  var layout: UICollectionViewLayout {
    switch self {
    case .list: MovementFixture.list()
    case .grid, .rightToLeft: MovementFixture.grid()
    case .sideways: MovementFixture.list(.horizontal)
    case .compositional: UICollectionViewCompositionalLayout(section: section(isOrthogonal: false))
    case .orthogonal: UICollectionViewCompositionalLayout(section: section(isOrthogonal: true))
    case .systemList:
      UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)
      )
    }
  }

  @MainActor
  private func section(isOrthogonal: Bool) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(isOrthogonal ? 80 : 300),
      heightDimension: .absolute(50)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let section = NSCollectionLayoutSection(group: group)
    if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
    return section
  }

  /// Places in the window, over items of the list.
  var points: [CGPoint] {
    switch self {
    case .list, .compositional, .systemList: [CGPoint(x: 50, y: 70), CGPoint(x: 50, y: 190)]
    case .grid, .rightToLeft: [CGPoint(x: 120, y: 70), CGPoint(x: 270, y: 20)]
    case .sideways: [CGPoint(x: 70, y: 100), CGPoint(x: 180, y: 300)]
    case .orthogonal: [CGPoint(x: 100, y: 25), CGPoint(x: 200, y: 20)]
    }
  }
}
