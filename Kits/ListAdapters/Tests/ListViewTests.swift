import CoreGraphics
import Foundation
import ListAdapters
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("The view of a list")
@MainActor
struct ListViewTests {
  @Test("can be pulled to be loaded again by a list that does not fill it", arguments: [0, 2])
  func pulled(_ count: Int) {
    let fixture = ListFixture((0..<count).map { "\($0)" })
    var refreshes = 0
    fixture.list.onRefresh = { refreshes += 1 }
    fixture.fixture.screen.drag(
      from: CGPoint(x: 50, y: 20),
      to: CGPoint(x: 50, y: 195),
      duration: 0.3
    )
    fixture.settle()
    expectEqual(refreshes, 1)
    fixture.list.endRefreshing()
    fixture.settle()
    expectEqual(fixture.view.contentOffset.y, 0)
    fixture.list.onRefresh = nil
    #expect(!fixture.view.alwaysBounceVertical)
  }

  @Test("is that of the last list, and the one before reports nothing to it")
  func secondList() {
    let fixture = ListFixture(["a", "b"])
    let first = fixture.list
    first.dragAndDropStyle = .reorder
    first.onRefresh = {}
    let gestures = fixture.view.gestureRecognizers?.count ?? 0
    let second = VerticalListAdapter<RowCell>()
    second.reload(items: ["x"])
    second.setup(collectionView: fixture.view)
    expectEqual(fixture.texts, ["x"])
    #expect(first.collectionView == nil)
    #expect(fixture.view.refreshControl == nil)
    expectEqual(fixture.view.gestureRecognizers?.count, gestures - 1)
    var answers: [Bool] = []
    first.performBatchUpdates {
      first.insertItem("c", at: 0)
    } completion: {
      answers.append($0)
    }
    first[0..<1].deleteItem(at: 0)
    first.reload(items: ["1", "2", "3"])
    expectEqual(fixture.texts, ["x"])
    expectEqual(answers, [false])
    expectEqual(first.items, ["1", "2", "3"])
    second.appendItem("y")
    expectEqual(fixture.texts, ["x", "y"])
    first.setup(collectionView: fixture.view)
    second.appendItem("z")
    expectEqual(fixture.texts, ["1", "2", "3"])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("is that of the last list in a scroll view with a stack, too")
  func secondStack() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let lists = [StackListAdapter<RowCell>(), StackListAdapter<RowCell>()]
    for list in lists {
      list.reload(items: ["a"])
      list.setup(scrollView: scrollView)
    }
    var answers: [Bool] = []
    lists[0].performBatchUpdates {
      lists[0].appendItem("b")
    } completion: {
      answers.append($0)
    }
    expectEqual(answers, [false])
    expectEqual(scrollView.subviews.filter { $0 is UIStackView }.count, 1)
    expectEqual(scrollView.contentSize.height, 20)
    lists[1].appendItem("c")
    expectEqual(scrollView.contentSize.height, 40)
    expectEqual(lists[1].arrangedCells.map(\.text), ["a", "c"])
  }

  @Test("is left when something else becomes its data source, which is reported once")
  func otherSource() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let fixture = ListFixture(["a"])
    let source = Source()
    fixture.view.dataSource = source
    fixture.list.appendItem("b")
    fixture.list.appendItem("c")
    fixture.settle()
    expectEqual(fixture.diagnostics.count, 1)
    expectEqual(fixture.view.numberOfItems(inSection: 0), 0)
    #expect(fixture.view.dataSource === source)
  }

  @Test("may be changed from inside a call of the one before")
  func changedInside() {
    let fixture = ListFixture(["a", "b"])
    let other = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    fixture.list.onDidScroll = { _ in
      guard fixture.list.collectionView !== other else { return }
      fixture.list.setup(collectionView: other)
    }
    fixture.view.contentOffset.y = 5
    fixture.fixture.show(other)
    fixture.list.appendItem("c")
    fixture.settle()
    let texts = other.indexPathsForVisibleItems.sorted().map {
      (other.cellForItem(at: $0) as? RowCell)?.text
    }
    expectEqual(texts, ["a", "b", "c"])
  }
}
