import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A collection view that is edited")
@MainActor
struct EditingTests {
  private func show(_ accessories: [UICellAccessory] = []) -> (
    Fixture, UICollectionView, FilledRows
  ) {
    let fixture = Fixture(width: 320, height: 400)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: ListLayout()
    )
    let source = FilledRows(100)
    source.fill = { cell, _ in
      cell.contentConfiguration = UIListContentConfiguration.cell()
      cell.accessories = accessories
    }
    view.dataSource = source
    fixture.show(view)
    return (fixture, view, source)
  }

  private func states(_ view: UICollectionView) -> [Bool] {
    view.visibleCells.map(\.configurationState.isEditing)
  }

  @Test("says so to all cells, also to those that come into view")
  func tellsCells() {
    let (fixture, view, _) = show()
    #expect(!view.isEditing)
    view.isEditing = true
    expectEqual(states(view), Array(repeating: true, count: 8))
    view.contentOffset.y = 2000
    fixture.backend.makeFrame()
    #expect(states(view).allSatisfy { $0 })
    view.isEditing = false
    #expect(!states(view).contains(true))
  }

  @MainActor
  final class EvenItems: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      canEditItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item.isMultiple(of: 2) }
  }

  @Test("leaves items out that its delegate does not let be edited")
  func asksItsDelegate() {
    let (_, view, _) = show()
    let delegate = EvenItems()
    view.delegate = delegate
    view.isEditing = true
    expectEqual(states(view).prefix(4), [true, false, true, false])
  }

  @Test("brings accessories in on the way")
  func animates() throws {
    let (fixture, view, _) = show([.delete()])
    view.isEditing = true
    let cell = try #require(view.visibleCells.first)
    expectEqual(cell.contentView.frame.minX, 44)
    fixture.backend.advance(by: 0.15)
    let halfway = cell.contentView.layer.shown.frame.minX
    #expect(abs(halfway - 22) < 1)
    fixture.backend.advance(by: 0.2)
    expectEqual(cell.contentView.layer.shown.frame.minX, 44)
  }

  @Test("selects nothing unless that is allowed")
  func selectsNothing() {
    let (fixture, view, _) = show()
    view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    view.isEditing = true
    #expect(view.indexPathsForSelectedItems == nil)
    fixture.screen.tap(at: CGPoint(x: 100, y: 25))
    #expect(view.indexPathsForSelectedItems == nil)
    view.allowsSelectionDuringEditing = true
    fixture.screen.tap(at: CGPoint(x: 100, y: 25))
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
    view.isEditing = false
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
  }

  @Test("ticks one row after the other, with a mouse too, if many can be selected")
  func ticks() {
    let (fixture, view, _) = show([.multiselect()])
    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = true
    for y in [25, 125, 225] as [CGFloat] {
      fixture.screen.tap(at: CGPoint(x: 20, y: y), device: .mouse)
    }
    expectEqual(view.indexPathsForSelectedItems?.map(\.item), [0, 2, 4])
    fixture.screen.tap(at: CGPoint(x: 20, y: 125), device: .mouse)
    expectEqual(view.indexPathsForSelectedItems?.map(\.item), [0, 4])
    // Usually only one can be selected: the first that was.
    view.isEditing = false
    expectEqual(view.indexPathsForSelectedItems?.map(\.item), [0])
  }

  @Test("has controls that act and do not select")
  func acts() {
    var deleted = 0
    let (fixture, view, _) = show([.delete { deleted += 1 }])
    view.allowsSelectionDuringEditing = true
    view.isEditing = true
    fixture.backend.advanceUntilIdle()
    fixture.screen.tap(at: CGPoint(x: 30, y: 25))
    expectEqual(deleted, 1)
    #expect(view.indexPathsForSelectedItems == nil)
    view.isEditing = false
    fixture.backend.advanceUntilIdle()
    fixture.screen.tap(at: CGPoint(x: 30, y: 25))
    expectEqual(deleted, 1)
  }
}
