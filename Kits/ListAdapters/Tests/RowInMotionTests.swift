import CoreGraphics
import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

/// A cell that records whether it was to show its model in motion.
private final class MotionCell: UICollectionViewCell, AnimatedConfigurableView,
  HeightMeasurableView, RegistrableView
{
  private(set) var log: [String] = []

  func configure(model: String, animated: Bool, completion: (() -> Void)?) {
    log.append(model + (animated ? " animated" : ""))
    completion?()
  }

  static func calculateHeight(model: String, width: CGFloat) -> CGFloat { 20 }
}

@Suite("A row that is updated")
@MainActor
struct RowInMotionTests {
  /// A window of 100 by 200 points with a collection view, and what it shows.
  @MainActor
  private final class Screen {
    let fixture = Fixture(width: 100, height: 200)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewFlowLayout()
    )

    func show<List>(_ list: ListAdapter<List>, _ items: [List.Model]) {
      list.setup(collectionView: view)
      list.reload(items: items)
      if view.window == nil { fixture.show(view) }
      settle()
    }

    func settle() { fixture.backend.advanceUntilIdle(limit: 5) }

    func log(_ row: Int) -> [String] {
      (view.cellForItem(at: IndexPath(item: row, section: 0)) as? MotionCell)?.log ?? []
    }
  }

  @Test("shows its model in motion if it is in sight, and at once if not or without animation")
  func updated() {
    let list = VerticalListAdapter<MotionCell>()
    let screen = Screen()
    screen.show(list, (0..<30).map { "\($0)" })
    expectEqual(screen.log(1), ["1"])
    list.updateItem("one", at: 1)
    list.updateItem("twenty", at: 20)
    screen.settle()
    expectEqual(screen.log(1), ["1", "one animated"])
    UIView.performWithoutAnimation { list.updateItem("uno", at: 1) }
    screen.settle()
    expectEqual(screen.log(1), ["1", "one animated", "uno"])
    list.performBatchUpdates {
      list.insertItem("new", at: 0)
      list.updateItem("eins", at: 2)
    }
    screen.settle()
    expectEqual(screen.log(0).last, "new")
    expectEqual(screen.log(2).last, "eins animated")
    screen.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    screen.settle()
    expectEqual(screen.log(21).last, "twenty")
    list.reload(items: ["x"])
    screen.settle()
    expectEqual(screen.log(0).last, "x")
  }

  @Test("does so in lists of several kinds of cells, in slices, and in a stack")
  func otherLists() {
    let list = AnyListAdapter(dynamicCellTypes: (MotionCell.self, RowCell.self))
    func row(_ text: String) -> AnyListCell.Model {
      .dynamic(DynamicModel(model: text, cell: MotionCell.self))
    }
    let screen = Screen()
    screen.show(list, [row("a"), row("b")])
    list[1..<2].reloadItems([row("B")], at: 0...)
    screen.settle()
    expectEqual(screen.log(0), ["a"])
    expectEqual(screen.log(1), ["b", "B animated"])
    let stack = StackListAdapter<MotionCell>()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stack.setup(scrollView: scrollView)
    stack.reload(items: ["1", "2", "3"])
    screen.fixture.show(scrollView)
    for row in 0..<3 { stack.updateItem("\(row)!", at: row) }
    let logs = stack.arrangedCells.map { $0.log.last }
    expectEqual(logs, ["0! animated", "1! animated", "2!"])
  }
}
