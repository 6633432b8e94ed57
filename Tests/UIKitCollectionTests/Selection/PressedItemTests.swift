import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A change that an app makes to the selection during a tap.
enum SelectionLoss: CaseIterable {
  case nothingSelected, notAllowed, editing

  @MainActor
  func happen(to view: UICollectionView) {
    switch self {
    case .nothingSelected: view.selectItem(at: nil, animated: true, scrollPosition: [])
    case .notAllowed: view.allowsSelection = false
    case .editing: view.isEditing = true
    }
  }
}

/// Rows of 50 points in a window of 320 × 480, and the calls of their delegate.
@MainActor
private final class PressedRows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let fixture = Fixture()
  let view: UICollectionView
  var didSelect: (UICollectionView) -> Void = { _ in }
  var mayDeselect: (Int) -> Bool = { _ in true }
  private(set) var calls: [String] = []

  override init() {
    view = UICollectionView(
      frame: fixture.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(.absolute(50)))
    )
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    fixture.show(view)
  }

  func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 50 + 25) }

  func isHighlighted(_ row: Int) -> Bool? { view.cellForItem(at: [0, row])?.isHighlighted }

  var selected: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
    didSelect(view)
  }

  func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.item)")
  }

  func collectionView(
    _ view: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { mayDeselect(indexPath.item) }
}

@Suite("An item that is pressed")
@MainActor
struct PressedItemTests {
  @Test(
    "is unhighlighted once if its selection is cleared during the tap",
    arguments: SelectionLoss.allCases
  )
  func selectionLost(_ loss: SelectionLoss) {
    let rows = PressedRows()
    rows.didSelect = { loss.happen(to: $0) }
    rows.fixture.screen.tap(at: rows.point(2))
    expectEqual(rows.isHighlighted(2), false)
    expectEqual(rows.calls, ["select 2", "unhighlight 2"])
  }

  @Test(
    "is unhighlighted at once if selection is no longer allowed",
    arguments: [SelectionLoss.notAllowed, .editing]
  )
  func lostWhilePressed(_ loss: SelectionLoss) {
    let rows = PressedRows()
    rows.fixture.screen.pointer(.pressed, at: rows.point(2), device: .mouse)
    loss.happen(to: rows.view)
    expectEqual(rows.isHighlighted(2), false)
    rows.fixture.screen.pointer(.released, at: rows.point(2), device: .mouse)
    expectEqual(rows.calls, ["unhighlight 2"])
  }

  @Test("is still selected if the previous selection is cleared during the press")
  func clearedWhilePressed() {
    let rows = PressedRows()
    rows.fixture.screen.pointer(.pressed, at: rows.point(2), device: .mouse)
    SelectionLoss.nothingSelected.happen(to: rows.view)
    expectEqual(rows.isHighlighted(2), true)
    rows.fixture.screen.pointer(.released, at: rows.point(2), device: .mouse)
    expectEqual(rows.calls, ["select 2", "unhighlight 2"])
  }

  /// Apple: `shouldDeselectItemAt` is called "when the user tries to deselect an item".
  @Test(
    "leaves selected what may not be deselected, by a click and by a range",
    arguments: [false, true]
  )
  func mayNotBeDeselected(isRange: Bool) {
    let rows = PressedRows()
    rows.view.allowsMultipleSelection = true
    for item in 1...3 {
      rows.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    rows.mayDeselect = { $0 != 2 }
    rows.fixture.screen.tap(
      at: rows.point(7),
      device: .mouse,
      modifiers: isRange ? .shift : []
    )
    expectEqual(rows.selected, isRange ? [2, 3, 4, 5, 6, 7] : [2, 7])
  }

  /// Where one item can be selected, another one takes its place, and the delegate is not asked.
  @Test("takes the place of the selected item in single selection")
  func takesPlace() {
    let rows = PressedRows()
    rows.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
    rows.mayDeselect = { _ in false }
    rows.fixture.screen.tap(at: rows.point(4))
    expectEqual(rows.selected, [4])
  }
}
