import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A list that is refreshed", .withTheProgram)
@MainActor
struct RefreshingListTests {
  /// A list of 320 × 400 points with rows of 40, and a refresh control.
  @MainActor
  private final class List: NSObject, UICollectionViewDataSource {
    let fixture = Fixture(width: 320, height: 480)
    let view: UICollectionView
    let control = UIRefreshControl()
    var rows: [Int]

    init(rowCount: Int, inset: CGFloat, anchor: AnchorPolicy?) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 40)
      layout.minimumLineSpacing = 0
      view = UICollectionView(frame: CGRect(0, 0, 320, 400), collectionViewLayout: layout)
      rows = Array(0..<rowCount)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
      view.dataSource = self
      view.contentInset.top = inset
      view.alwaysBounceVertical = true
      view.refreshControl = control
      view.anchorPolicy = anchor
      fixture.show(view)
      view.contentOffset.y = -inset
      fixture.backend.makeFrame()
    }

    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows.count
    }

    func collectionView(
      _ list: UICollectionView,
      cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      cell.tag = rows[path.item]
      return cell
    }

    func prepend(_ count: Int) {
      rows.insert(contentsOf: (1...count).map { -$0 }, at: 0)
      view.performBatchUpdates {
        self.view.insertItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
      }
    }

    /// Where a row is on screen in this frame, in the coordinates of the view.
    func place(of row: Int) -> CGFloat? {
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      let cell = view.visibleCells.first { $0.tag == row }
      return cell.map { $0.layer.shown.frame.minY - view.layer.shown.bounds.minY }
    }

    func places(of row: Int) -> [CGFloat?] { (0..<40).map { _ in place(of: row) } }
  }

  @Test(
    "keeps what is read where it is over rows that are prepended, and over the end",
    arguments: [3, 2000],
    [0, 25]
  )
  func scrolledAway(count: Int, inset: CGFloat) {
    let list = List(rowCount: 100, inset: inset, anchor: .firstStarting)
    list.view.contentOffset.y = 1000
    list.fixture.screen.press(.keyboardF5)
    #expect(list.control.isRefreshing)
    expectEqual(Set(list.places(of: 30)), [200])
    list.prepend(count)
    expectEqual(Set(list.places(of: 30)), [200])
    list.control.endRefreshing()
    expectEqual(Set(list.places(of: 30)), [200])
    #expect(list.fixture.backend.advanceUntilIdle())
  }

  @Test("keeps it also when both come at once", arguments: [true, false])
  func together(endsFirst: Bool) {
    let list = List(rowCount: 100, inset: 10, anchor: .firstStarting)
    list.view.contentOffset.y = 1000
    list.control.beginRefreshing()
    expectEqual(list.place(of: 30), 200)
    if endsFirst { list.control.endRefreshing() }
    list.prepend(50)
    if !endsFirst { list.control.endRefreshing() }
    expectEqual(Set(list.places(of: 30)), [200])
  }

  @Test("at the top moves up by no more than the room of the wheel", arguments: [0, 25])
  func atTop(inset: CGFloat) {
    let list = List(rowCount: 100, inset: inset, anchor: nil)
    list.fixture.screen.press(.keyboardF5)
    _ = list.places(of: 0)
    expectEqual(list.place(of: 0), inset + 60)
    list.prepend(2)
    _ = list.places(of: -1)
    expectEqual(list.place(of: 0), inset + 60 + 80)
    list.control.endRefreshing()
    let places = list.places(of: 0).compactMap { $0 }
    expectEqual(places.count, 40)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 12 })
    #expect(places.allSatisfy { $0 <= inset + 140 && $0 >= inset + 80 })
    expectEqual(places.last, inset + 80)
  }

  @Test(
    "at the top, whose first row is held, fills the room of the wheel with rows and stands still"
  )
  func heldAtTop() {
    let list = List(rowCount: 100, inset: 0, anchor: .firstStarting)
    list.fixture.screen.press(.keyboardF5)
    _ = list.places(of: 0)
    expectEqual(list.place(of: 0), 60)
    list.prepend(20)
    expectEqual(Set(list.places(of: 0)), [60])
    list.control.endRefreshing()
    expectEqual(Set(list.places(of: 0)), [60])
  }

  @Test("of no rows gets its first ones")
  func empty() {
    let list = List(rowCount: 0, inset: 0, anchor: nil)
    list.fixture.screen.press(.keyboardF5)
    list.prepend(5)
    list.control.endRefreshing()
    #expect(list.fixture.backend.advanceUntilIdle())
    expectEqual(list.place(of: -1), 0)
    expectEqual(list.view.contentOffset.y, 0)
  }
}
