import Tessera
import TesseraTestSupport
import Testing

@Suite("The anchor of a collection view")
@MainActor
struct CollectionAnchorTests {
  @Test("is what UIKit holds unless it is set")
  func system() {
    let list = NumberedList()
    expectEqual(list.view.anchor, .system)
    list.view.contentOffset.y = 200
    list.view.performBatchUpdates { list.insert(3, at: 0) }
    expectEqual(list.view.contentOffset.y, 200)
  }

  @Test("is the first visible item, or the start where that shows")
  func firstVisible() {
    let list = NumberedList()
    list.view.anchor = .firstVisible
    list.view.performBatchUpdates { list.insert(1, at: 0) }
    expectEqual(list.view.contentOffset.y, 0)
    list.view.contentOffset.y = 200
    list.view.performBatchUpdates { list.insert(3, at: 0) }
    expectEqual(list.view.contentOffset.y, 350)
  }

  @Test("is the end of a chat, which follows what is added")
  func lastVisible() {
    let list = NumberedList()
    list.view.anchor = .lastVisible
    list.view.contentOffset.y = 600
    list.view.performBatchUpdates { list.insert(2, at: 20) }
    expectEqual(list.view.contentOffset.y, 700)
    // Nearly at the end counts as there.
    list.view.anchor = .lastVisible(sticksToEnd: 60, followsInsertions: false)
    list.view.contentOffset.y = 650
    list.view.performBatchUpdates { list.insert(1, at: 22) }
    expectEqual(list.view.contentOffset.y, 700)
  }

  @Test("is an item of the app's choice, whose path goes along")
  func item() {
    let list = NumberedList()
    list.view.contentOffset.y = 100
    list.view.anchor = .item(IndexPath(item: 5, section: 0), edge: .start)
    list.view.performBatchUpdates { list.insert(2, at: 0) }
    expectEqual(list.view.contentOffset.y, 200)
    expectEqual(list.view.anchor, .item(IndexPath(item: 7, section: 0), edge: .start))
    list.view.performBatchUpdates {
      list.numbers.remove(at: 7)
      list.view.deleteItems(at: [IndexPath(item: 7, section: 0)])
    }
    expectEqual(list.view.anchor, .item(IndexPath(item: 7, section: 0), edge: .start))
  }

  @Test(
    "is read as it was set",
    arguments: [
      CollectionAnchor.system, .none, .firstVisible, .firstVisible(sticksToStart: nil),
      .lastVisible, .lastVisible(sticksToEnd: 12.5, followsInsertions: false), .contentEnd,
      .item(IndexPath(item: 3, section: 0), edge: .start),
      .item(IndexPath(item: 4, section: 0), edge: .center),
      .item(IndexPath(item: 5, section: 0), edge: .end),
    ]
  )
  func reading(anchor: CollectionAnchor) {
    let list = NumberedList()
    list.view.anchor = anchor
    expectEqual(list.view.anchor, anchor)
  }

  @Test("takes a distance that is none for zero", arguments: [-5, CGFloat.nan])
  func distances(distance: CGFloat) {
    let list = NumberedList()
    list.view.anchor = .firstVisible(sticksToStart: distance)
    expectEqual(list.view.anchor, .firstVisible(sticksToStart: 0))
    list.view.anchor = .lastVisible(sticksToEnd: distance, followsInsertions: true)
    expectEqual(list.view.anchor, .lastVisible(sticksToEnd: 0, followsInsertions: true))
  }

  @Test("stays where it is when the view is resized or its insets change (C36)")
  func edges() {
    let list = NumberedList()
    list.view.anchor = .lastVisible
    list.view.contentOffset.y = 600
    list.view.frame.size.height = 300
    list.fixture.backend.makeFrame()
    expectEqual(list.view.contentOffset.y, 700)
    list.view.frame.size.height = 400
    list.fixture.backend.makeFrame()
    expectEqual(list.view.contentOffset.y, 600)
    list.view.contentInset.bottom = 100
    expectEqual(list.view.contentOffset.y, 700)
    list.view.contentInset.bottom = 0
    expectEqual(list.view.contentOffset.y, 600)
    list.view.contentOffset.y = 310
    list.view.contentInset.bottom = 100
    expectEqual(list.view.contentOffset.y, 410)
  }

  @Test("stays where it is when the layout is another, too (C36)")
  func layout() throws {
    let list = NumberedList()
    list.view.anchor = .firstVisible
    list.view.contentOffset.y = 215
    list.fixture.backend.makeFrame()
    let layout = try #require(list.view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.minimumLineSpacing = 10
    list.fixture.backend.makeFrame()
    // Row 4, which began 15 points above, is at 240 now.
    expectEqual(list.view.contentOffset.y, 255)
  }
}
