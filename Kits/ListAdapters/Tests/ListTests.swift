import Foundation
import ListAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("A list")
@MainActor
struct ListTests {
  @Test("is set up in less than ten lines, and is data source and delegate")
  func setup() {
    let fixture = ListFixture()
    let list = VerticalListAdapter<RowCell>()
    list.heightMode = .fixed(height: 30)
    list.spacing = 8
    var selected: [Int] = []
    list.onSelectItem = { selected.append($0) }
    list.setup(collectionView: fixture.view)
    list.reload(items: ["a", "b"])
    expectEqual(fixture.texts, ["a", "b"])
    #expect(fixture.view.dataSource === list)
    #expect(fixture.view.delegate === list)
    expectEqual(
      fixture.cells.map(\.frame),
      [
        CGRect(x: 0, y: 0, width: 100, height: 30), CGRect(x: 0, y: 38, width: 100, height: 30),
      ]
    )
    list.collectionView(fixture.view, didSelectItemAt: IndexPath(item: 1, section: 0))
    expectEqual(selected, [1])
  }

  @Test("keeps its rows without a view, and shows them when it has one")
  func withoutView() {
    let fixture = ListFixture(["a"], isShown: false)
    var answers: [Bool] = []
    fixture.list.performBatchUpdates(updates: { fixture.list.appendItem("b") }) {
      answers.append($0)
    }
    expectEqual(answers, [false])
    expectEqual(fixture.list.items, ["a", "b"])
    fixture.list.setup(collectionView: fixture.view)
    fixture.fixture.show(fixture.view)
    expectEqual(fixture.texts, ["a", "b"])
  }

  @Test("outlives its view")
  func viewGone() {
    let list = VerticalListAdapter<RowCell>()
    do {
      let view = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      list.setup(collectionView: view)
      list.reload(items: ["a", "b"])
    }
    #expect(list.collectionView == nil)
    let slice = list[0..<1]
    slice.appendItem("x")
    list.deleteItem(at: 2)
    var answers: [Bool] = []
    list.performBatchUpdates(updates: {}, completion: { answers.append($0) })
    expectEqual(list.items, ["a", "x"])
    expectEqual(answers, [false])
  }

  @Test("changes rows by every method, and those that stay keep their cells")
  func mutators() {
    let fixture = ListFixture(["a", "b", "c"])
    let list = fixture.list
    let b = fixture.cells[1]
    list.insertItem("x", at: 0)
    expectEqual(fixture.texts, ["x", "a", "b", "c"])
    list.appendItem("y")
    expectEqual(fixture.texts, ["x", "a", "b", "c", "y"])
    list.deleteItem(at: 1)
    expectEqual(fixture.texts, ["x", "b", "c", "y"])
    list.deleteItems(at: [3, 0])
    expectEqual(fixture.texts, ["b", "c"])
    #expect(fixture.cells[0] === b)
    list.updateItem("B", at: 0)
    expectEqual(fixture.texts, ["B", "c"])
    #expect(fixture.cells[0] === b)
    list.moveItem(at: 0, to: 1)
    expectEqual(fixture.texts, ["c", "B"])
    #expect(fixture.cells[1] === b)
    list.reloadItems(["1", "2", "3"])
    expectEqual(fixture.texts, ["1", "2", "3"])
    #expect(fixture.cells[1] === b)
    list.reloadItems(["i", "iii"], at: [0, 2])
    expectEqual(fixture.texts, ["i", "2", "iii"])
    list.reloadItems([(index: 1, element: "ii")])
    expectEqual(fixture.texts, ["i", "ii", "iii"])
    expectEqual(list[1], "ii")
    #expect(list[-1] == nil)
    #expect(list[3] == nil)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("replaces its tail by more or fewer rows, and deletes as far as there are rows")
  func tails() {
    let fixture = ListFixture(["a", "b", "c"])
    let list = fixture.list
    list.reloadItems(["x", "y", "z"], at: 1...)
    expectEqual(fixture.texts, ["a", "x", "y", "z"])
    list.reloadItems(["u"], at: 2...)
    expectEqual(fixture.texts, ["a", "x", "u"])
    list.reloadItems(["v"], at: 3...)
    expectEqual(fixture.texts, ["a", "x", "u", "v"])
    list.deleteItemsIfNeeded(at: 2...)
    expectEqual(fixture.texts, ["a", "x"])
    for start in [2, 3, Int.max] { list.deleteItemsIfNeeded(at: start...) }
    for index in [-1, 2, Int.max] { list.deleteItemsIfNeeded(at: index) }
    expectEqual(fixture.texts, ["a", "x"])
    list.deleteItemsIfNeeded(at: (-5)...)
    expectEqual(fixture.texts, [])
    list.deleteItemsIfNeeded(at: 0...)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("deletes and fills again without animation, also when it is empty, as one update on screen")
  func deleteAndFill() {
    let fixture = ListFixture([])
    let list = fixture.list
    for items in [["a", "b"], ["c"], ["d", "e", "f"]] {
      UIView.performWithoutAnimation {
        list.deleteItemsIfNeeded(at: 0...)
        list.reloadItems(items, at: 0...)
      }
      fixture.fixture.backend.makeFrame()
      expectEqual(fixture.cells.map(\.text), items)
      expectEqual(fixture.view.subviews.filter { $0 is RowCell && !$0.isHidden }.count, items.count)
    }
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test(
    "reports wrong indexes with index and count, and changes nothing",
    arguments: [-1, 3, Int.max]
  )
  func wrongIndexes(_ wrong: Int) throws {
    let fixture = ListFixture(["a", "b", "c"])
    let list = fixture.list
    let cells = fixture.cells
    let changes: [(VerticalListAdapter<RowCell>) -> Void] = [
      { $0.insertItem("x", at: wrong == 3 ? 4 : wrong) },
      { $0.deleteItem(at: wrong) },
      { $0.deleteItems(at: [0, wrong]) },
      { $0.updateItem("x", at: wrong) },
      { $0.moveItem(at: wrong, to: 0) },
      { $0.moveItem(at: 0, to: wrong) },
      { $0.reloadItems(["x"], at: [wrong]) },
      { $0.reloadItems([(index: 0, element: "x"), (index: wrong, element: "y")]) },
      { $0.reloadItems(["x"], at: (wrong == 3 ? 4 : wrong)...) },
    ]
    for (place, change) in changes.enumerated() {
      fixture.clearDiagnostics()
      change(list)
      let found = wrong == 3 && [0, 8].contains(place) ? 4 : wrong
      try #require(fixture.diagnostics.count == 1, "change \(place)")
      let message = fixture.diagnostics[0]
      #expect(message.contains("The list has 3 rows"), "change \(place)")
      #expect(message.contains("index \(found)"), "change \(place)")
    }
    expectEqual(list.items, ["a", "b", "c"])
    expectEqual(fixture.cells, cells)
    expectEqual(cells.map(\.fills), [1, 1, 1])
  }

  @Test("reports duplicates and numbers that do not match, takes empty ones, and throws on request")
  func wrongLists() {
    let fixture = ListFixture(["a", "b", "c"])
    let list = fixture.list
    list.deleteItems(at: [1, 1])
    list.reloadItems([(index: 1, element: "x"), (index: 1, element: "y")])
    list.reloadItems(["x"], at: [0, 1])
    expectEqual(fixture.diagnostics.count, 3)
    #expect(fixture.diagnostics.first?.contains("index 1 twice") == true)
    #expect(fixture.diagnostics.last?.contains("2 indexes and 1 elements") == true)
    fixture.clearDiagnostics()
    list.deleteItems(at: [])
    list.reloadItems([], at: [])
    list.reloadItems([], at: 3...)
    #expect(fixture.diagnostics.isEmpty)
    expectEqual(list.items, ["a", "b", "c"])
    #expect(
      throws: ListChangeError.indexOutOfRange(
        operation: "a deletion",
        slice: nil,
        index: 7,
        count: 3
      )
    ) { try list.apply(.delete([7]), allowDynamicModification: true) }
  }

  @Test("shows a batch as one update, in both forms, and batches in it as parts of it")
  func batches() {
    let fixture = ListFixture(["a", "b", "c"])
    let list = fixture.list
    var answers: [String] = []
    list.performBatchUpdates { list in
      list.deleteItem(at: 0)
      list.performBatchUpdates {
        list.appendItem("d")
      } completion: {
        answers.append("inner \($0)")
      }
      list.moveItem(at: 0, to: 2)
      list.updateItem("C", at: 0)
    } completion: {
      answers.append("outer \($0)")
    }
    expectEqual(list.items, ["C", "d", "b"])
    expectEqual(fixture.texts, ["C", "d", "b"])
    expectEqual(answers, ["inner true", "outer true"])
  }

  @Test("changes from inside cells and callbacks afterwards")
  func fromInside() {
    let fixture = ListFixture(["a", "b"])
    var left = 6
    fixture.list.onWillDisplayCell = { _ in
      guard left > 0 else { return }
      left -= 1
      fixture.list.insertItem("n\(left)", at: 0)
      fixture.list.deleteItem(at: fixture.list.items.count - 1)
    }
    fixture.list.reload(items: ["a", "b", "c"])
    for _ in 0..<10 { fixture.settle() }
    expectEqual(left, 0)
    expectEqual(fixture.texts, fixture.list.items)
  }

  @Test("takes changes over that are not to be shown, and shows them with the next one")
  func recorded() {
    let fixture = ListFixture(["a", "b"])
    fixture.list.insertItem("x", at: 0, allowDynamicModification: false)
    expectEqual(fixture.list.items, ["x", "a", "b"])
    expectEqual(fixture.texts, ["a", "b"])
    fixture.list.appendItem("y")
    expectEqual(fixture.texts, ["x", "a", "b", "y"])
  }

  @Test("reloads with other cells, or keeps those of rows that stay in their places")
  func reload() {
    let fixture = ListFixture(["a", "b"])
    let cells = fixture.cells
    fixture.list.reload(items: ["a", "b", "c"], needsRedraw: false)
    expectEqual(fixture.texts, ["a", "b", "c"])
    expectEqual(Array(fixture.cells.prefix(2)), cells)
    expectEqual(cells.map(\.fills), [1, 1])
    fixture.list.reload(items: ["z"], needsRedraw: false)
    fixture.list.reload(items: ["1", "2"])
    expectEqual(fixture.texts, ["1", "2"])
  }

  @Test("calls back for everything that happens")
  func callbacks() {
    let fixture = ListFixture((0..<30).map { "\($0)" })
    let list = fixture.list
    var heard: Set<String> = []
    list.onDeselectItem = { heard.insert("deselect \($0)") }
    list.onWillDisplayCell = { _ in heard.insert("display") }
    list.onDidEndDisplayingCell = { _ in heard.insert("end") }
    list.onDidScroll = { _ in heard.insert("scroll") }
    list.onWillBeginDragging = { heard.insert("drag") }
    list.onDidEndDragging = { _ in heard.insert("end drag") }
    list.onDidEndDecelerating = { heard.insert("rest") }
    list.onDidEndScrollingAnimation = { heard.insert("end scroll") }
    fixture.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    fixture.settle()
    list.scrollViewWillBeginDragging(fixture.view)
    list.scrollViewDidEndDragging(fixture.view, willDecelerate: true)
    list.scrollViewDidEndDecelerating(fixture.view)
    list.collectionView(fixture.view, didDeselectItemAt: IndexPath(item: 2, section: 0))
    expectEqual(
      heard,
      [
        "deselect 2", "display", "end", "scroll", "drag", "end drag", "rest", "end scroll",
      ]
    )
  }

  @Test("tells subscribers of rows that come and go, and that it has a view, until they leave")
  func subscriptions() {
    final class Subscriber {}
    let fixture = ListFixture(["a", "b"], isShown: false)
    let list = fixture.list
    var subscriber: Subscriber? = Subscriber()
    let other = Subscriber()
    var heard: [String] = []
    var ready = 0
    if let subscriber {
      list.subscribeOnResize(subscriber) { heard.append("\($0) \($1) \($2)") }
      list.subscribeOnReady(subscriber) { ready += 1 }
    }
    list.subscribeOnReady(other) { ready += 10 }
    list.unsubscribe(other)
    let slice = list[0..<2]
    slice.onReady = { ready += 100 }
    expectEqual(ready, 0)
    list.setup(collectionView: fixture.view)
    expectEqual(ready, 101)
    list.insertItem("x", at: 1)
    slice.deleteItem(at: 0)
    expectEqual(heard, ["[1] [] false", "[] [0] false"])
    subscriber = nil
    list.appendItem("y")
    expectEqual(heard.count, 2)
  }

  @Test("shows a header")
  func header() {
    let fixture = ListFixture(["a"])
    fixture.list.setHeader(ListHeaderView.Model(text: "Accounts", extent: 30))
    expectEqual(fixture.texts, ["a"])
    expectEqual(fixture.cells.first?.frame.minY, 30)
    let kind = UICollectionView.elementKindSectionHeader
    let header = fixture.view.visibleSupplementaryViews(ofKind: kind).first as? ListHeaderView
    expectEqual(header?.label.text, "Accounts")
    fixture.list.setHeader(nil)
    expectEqual(fixture.texts, ["a"])
    expectEqual(fixture.cells.first?.frame.minY, 0)
  }

  @Test("shows a header that is narrower than its margins without a text")
  func narrowHeader() {
    let header = ListHeaderView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    header.configure(model: ListHeaderView.Model(text: "Accounts", extent: 30))
    header.layoutIfNeeded()
    expectEqual(header.label.frame, CGRect(x: 10, y: 0, width: 0, height: 30))
  }

  @Test("is horizontal as well")
  func horizontal() {
    let fixture = Fixture(width: 100, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let list = HorizontalListAdapter<ColumnCell>()
    list.spacing = 5
    list.setup(collectionView: view)
    list.reload(items: [1, 2, 3])
    fixture.show(view)
    let frames = view.visibleCells.map(\.frame).sorted { $0.minX < $1.minX }
    expectEqual(frames, [0, 35, 70].map { CGRect(x: $0, y: 0, width: 30, height: 50) })
    list.widthMode = .fixed(width: 40)
    fixture.backend.makeFrame()
    expectEqual(view.visibleCells.map(\.frame.minX).sorted(), [0, 45, 90])
  }

  @Test(
    "computes the size of a row once, again when the row or the width changes, and not when it moves"
  )
  func sizeCache() {
    let fixture = ListFixture(["a", "b\n", "c"])
    let list = fixture.list
    expectEqual(fixture.cells.map(\.frame.height), [20, 40, 20])
    RowCell.questions = 0
    list.moveItem(at: 1, to: 0)
    list.deleteItem(at: 2)
    expectEqual(fixture.texts, ["b\n", "a"])
    expectEqual(fixture.cells.map(\.frame.height), [40, 20])
    expectEqual(RowCell.questions, 0)
    list.updateItem("a\n\n", at: 1)
    expectEqual(fixture.texts, ["b\n", "a\n\n"])
    expectEqual(fixture.cells.map(\.frame.height), [40, 60])
    expectEqual(RowCell.questions, 1)
    fixture.view.frame.size.width = 90
    expectEqual(fixture.texts, ["b\n", "a\n\n"])
    expectEqual(RowCell.questions, 3)
  }

  @Test("asks for the sizes of new rows alone, with the layout for lists")
  func sizesOfNewRows() {
    final class Counting: VerticalListAdapter<RowCell> {
      var questions = 0
      override func extent(of model: String, crossExtent: CGFloat) -> CGFloat? {
        questions += 1
        return super.extent(of: model, crossExtent: crossExtent)
      }
    }
    let fixture = Fixture(width: 100, height: 200)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: ListFlowLayout()
    )
    let list = Counting()
    list.itemSizeCacher = nil
    list.setup(collectionView: view)
    list.reload(items: (0..<1_000).map { "\($0)" })
    fixture.show(view)
    #expect(list.questions >= 1_000)
    list.questions = 0
    list.insertItem("new\n", at: 3)
    list.deleteItem(at: 0)
    fixture.backend.advanceUntilIdle(limit: 5)
    #expect((1...3).contains(list.questions))
    expectEqual(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.height, 40)
    list.updateItem("high\n\n", at: 5)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(view.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.frame.height, 60)
  }

  @Test("asks a size cache of the app, and the default one is bounded")
  func replacedCache() {
    final class Constant: UICollectionItemSizeCaching {
      func itemSize(cachedAt key: ListItemSizeKey) -> CGSize? {
        CGSize(width: key.crossExtent, height: 33)
      }
      func cache(itemSize: CGSize, at key: ListItemSizeKey) {}
      func invalidateItemSizeCache(at key: ListItemSizeKey) {}
      func invalidate() {}
    }
    let fixture = ListFixture([])
    fixture.list.itemSizeCacher = Constant()
    fixture.list.reload(items: ["a", "b"])
    expectEqual(fixture.texts, ["a", "b"])
    expectEqual(fixture.cells.map(\.frame.minY), [0, 33])
    let cache = DefaultItemSizeCacher(limit: 10)
    for row in 0..<100 {
      cache.cache(itemSize: .zero, at: ListItemSizeKey(identity: row, version: 0, crossExtent: 1))
    }
    #expect(cache.count <= 20)
    cache.invalidate()
    expectEqual(cache.count, 0)
  }

  @Test("lets a person put rows in order, and slices follow")
  func reordering() {
    let fixture = ListFixture(["a", "b", "c", "d"])
    let list = fixture.list
    let path = IndexPath(item: 0, section: 0)
    #expect(!fixture.view.beginInteractiveMovementForItem(at: path))
    list.dragAndDropStyle = .reorder
    let head = list[0..<2]
    let tail = list[2..<4]
    var heard: [[Int]] = []
    list.onReorderIndexes = { heard.append([$0.0, $0.1]) }
    #expect(fixture.view.beginInteractiveMovementForItem(at: path))
    fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 55))
    fixture.view.endInteractiveMovement()
    expectEqual(fixture.texts, ["b", "c", "a", "d"])
    expectEqual(list.items, ["b", "c", "a", "d"])
    expectEqual(heard, [[0, 2]])
    expectEqual(head.items, ["b"])
    expectEqual(tail.items, ["c", "a", "d"])
  }

  @Test("is refreshed by pulling")
  func refreshing() {
    let fixture = ListFixture(["a"])
    var refreshes = 0
    fixture.list.onRefresh = { refreshes += 1 }
    fixture.view.refreshControl?.sendActions(for: .valueChanged)
    expectEqual(refreshes, 1)
    fixture.list.endRefreshing()
    fixture.list.onRefresh = nil
    #expect(fixture.view.refreshControl == nil)
  }

  @Test("has cells without anything but their content view and views of the app")
  func cellsAreBare() throws {
    let fixture = ListFixture(["a"])
    let cell = try #require(fixture.cells.first)
    expectEqual(cell.subviews.count, 1)
    #expect(cell.contentView.subviews.isEmpty)
  }
}
