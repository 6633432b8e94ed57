import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

@Suite("Widgets that are bound to a collection view", .withTheProgram)
@MainActor
struct WidgetBindingTests {
  private func rows(_ names: [String]) -> [Widget] { names.map { Row($0).widget } }

  @Test("are shown by their own cells and sizes, and no other data source is needed")
  func binding() {
    let fixture = WidgetFixture(rows(["a", "b\nb", "c"]))
    expectEqual(fixture.texts, ["a", "b\nb", "c"])
    expectEqual(fixture.places, ["0: 0 0 100 20", "1: 0 20 100 40", "2: 0 60 100 20"])
    #expect(fixture.view.dataSource === fixture.binding)
    #expect(fixture.view.visibleSupplementaryViews(ofKind: "header").isEmpty)
  }

  @Test("give a collection view with another layout their own, and the view keeps the binding")
  func anyLayout() {
    let fixture = Fixture(width: 100, height: 100)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    rows(["a", "b"]).bind(to: view)
    fixture.show(view)
    expectEqual(view.visibleCells.count, 2)
    #expect(view.collectionViewLayout is WidgetLayout)
    rows(["a", "b", "c"]).bind(to: view)
    fixture.backend.advanceUntilIdle(limit: 5)
    expectEqual(view.visibleCells.count, 3)
  }

  @Test("come and go one by one, and those that stay keep their cells")
  func updates() {
    let fixture = WidgetFixture(rows(["a", "b", "c"]))
    let (a, c) = (fixture.cell(0), fixture.cell(2))
    fixture.show(rows(["x", "a", "c"]))
    expectEqual(fixture.texts, ["x", "a", "c"])
    #expect(fixture.cell(1) === a)
    #expect(fixture.cell(2) === c)
    expectEqual([a?.fills, c?.fills], [1, 1])
  }

  @Test("are other widgets when their content changes, unless they have an identifier")
  func changedContent() {
    let fixture = WidgetFixture([Row("a").widget, Row("b", words: "old").id("b")])
    let (a, b) = (fixture.cell(0), fixture.cell(1))
    fixture.show([Row("A").widget, Row("b", words: "new\nnew").id("b")])
    expectEqual(fixture.texts, ["A", "new\nnew"])
    #expect(fixture.cell(0) !== a)
    #expect(fixture.cell(1) === b)
    expectEqual(b?.fills, 2)
    expectEqual(fixture.places, ["0: 0 0 100 20", "1: 0 20 100 40"])
  }

  @Test("that have an identifier and become another kind are another row")
  func changedKind() {
    let fixture = WidgetFixture([Row("a").id("x"), Row("b").widget])
    let b = fixture.cell(1)
    fixture.show([Spacing(height: 5).id("x"), Row("b").widget])
    expectEqual(fixture.view.numberOfItems(inSection: 0), 2)
    #expect(fixture.cell(0) == nil)
    #expect(fixture.cell(1) === b)
    expectEqual(fixture.cell(1)?.frame.minY, 5)
  }

  @Test("that are equal are all shown, and none is lost or shown twice, whatever comes and goes")
  func duplicates() {
    var generator = SeededGenerator(seed: 5)
    let fixture = WidgetFixture(rows(["a", "a", "b"]), height: 1_000)
    for _ in 0..<60 {
      let names = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        ["a", "b", "c\nc"].randomElement(using: &generator) ?? ""
      }
      fixture.show(rows(names))
      expectEqual(fixture.texts, names)
    }
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("that share an identifier are all shown, and reported")
  func sharedIdentifiers() {
    let fixture = WidgetFixture()
    fixture.show([Row("a").id(7), Row("b").id(7), Row("c").id(8)])
    expectEqual(fixture.texts, ["a", "b", "c"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("identifier 7") == true)
    #expect(fixture.diagnostics.first?.contains("row 1") == true)
    fixture.show([Row("b").id(7)])
    expectEqual(fixture.texts, ["b"])
  }

  @Test("can be sections; sections of one identifier are both shown, and reported")
  func sections() {
    let fixture = WidgetFixture()
    func show(_ sections: [WidgetSection]) {
      sections.bind(to: fixture.view)
      fixture.settle()
    }
    let second = WidgetSection(id: "2") { Row("c") }
    show([WidgetSection(id: "1", widgets: rows(["a", "b"])), second])
    expectEqual(fixture.texts, ["a", "b", "c"])
    let c = fixture.view.cellForItem(at: [1, 0])
    show([second, WidgetSection(id: "1", widgets: rows(["b"]))])
    expectEqual(fixture.texts, ["c", "b"])
    expectEqual(fixture.view.cellForItem(at: [0, 0])?.frame.minY, 0)
    #expect(fixture.view.cellForItem(at: [0, 0]) === c)
    show([WidgetSection(id: 1) { Row("x") }, WidgetSection(id: 1) { Row("y") }])
    expectEqual(fixture.texts, ["x", "y"])
    expectEqual(fixture.diagnostics.count, 1)
    show([])
    #expect(fixture.texts.isEmpty)
  }

  @Test("lead from a row to its object and from an object to its rows, also during an update")
  func objects() throws {
    struct Post: Identifiable { let id: Int, lines: Int }
    func widgets(_ posts: [Post]) -> [Widget] {
      Widgets {
        Row("title")
        Widgets(posts) { post in
          for line in 0..<post.lines { Row("\(line)") }
          Spacing(height: 4)
        }
      }
    }
    let fixture = WidgetFixture(widgets([Post(id: 1, lines: 2), Post(id: 2, lines: 0)]))
    let binding = fixture.binding
    expectEqual((binding.object(at: [0, 2]) as? Post)?.id, 1)
    expectEqual((binding.object(at: [0, 4]) as? Post)?.id, 2)
    #expect(binding.object(at: [0, 0]) == nil)
    #expect(binding.object(at: [0, 9]) == nil)
    #expect(binding.object(at: [3, 0]) == nil)
    expectEqual(binding.rows(of: 1)?.items, 1..<4)
    expectEqual(binding.rows(of: 2)?.items, 4..<5)
    #expect(binding.rows(of: 3) == nil)
    widgets([Post(id: 3, lines: 1), Post(id: 1, lines: 2)]).bind(to: fixture.view)
    fixture.fixture.backend.makeFrame()
    // The update is still moving.
    expectEqual(binding.rows(of: 1)?.items, 3..<6)
    expectEqual((binding.object(at: [0, 1]) as? Post)?.id, 3)
    fixture.settle()
  }

  @Test("are shown in two collection views at once, each of which registers on its own")
  func twoViews() {
    let widgets = rows(["a", "b"])
    let one = WidgetFixture(widgets)
    let other = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 60, height: 100),
      collectionViewLayout: WidgetLayout()
    )
    widgets.bind(to: other)
    one.fixture.show(other)
    expectEqual(other.visibleCells.count, 2)
    expectEqual(one.texts, ["a", "b"])
    expectEqual(Set(other.visibleCells.map(\.frame.width)), [60])
    rows(["b"]).bind(to: other)
    one.settle()
    expectEqual(other.visibleCells.count, 1)
    expectEqual(one.texts, ["a", "b"])
  }

  @Test("that are bound from inside a cell are shown in the next turn, and the last ones count")
  func fromInside() {
    struct Binding: Hashable, WidgetHashable, WidgetPresentable {
      func widgetCell(collectionView: UICollectionView, indexPath: IndexPath)
        -> UICollectionViewCell
      {
        [Row("lost").widget].bind(to: collectionView)
        [Row("x").widget, Row("y").widget].bind(to: collectionView)
        return Row("binding").widgetCell(collectionView: collectionView, indexPath: indexPath)
      }
      func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: 10, height: 10) }
    }
    let fixture = WidgetFixture(rows(["a"]))
    fixture.show([Binding().widget, Row("a").widget])
    fixture.settle()
    expectEqual(fixture.texts, ["x", "y"])
  }

  @Test("that are bound from every call of the view end as the last ones, with nothing lost")
  func fromEveryCall() {
    let log = DiagnosticCounter()
    defer { log.end() }
    let fixture = WidgetFixture(rows(["a"]))
    let rebinder = Rebinder(left: 12)
    fixture.view.delegate = rebinder
    fixture.show(rows(["b", "c"]) + [Sizing(rebinder: rebinder).widget])
    for _ in 0..<10 { fixture.settle() }
    expectEqual(rebinder.left, 0)
    expectEqual(fixture.texts, rebinder.names)
    expectEqual(log.messages, [])
  }

  @Test("insert one of 1,000 equal spacings as one row, wherever it is", arguments: [0, 500, 999])
  func equalSpacings(place: Int) {
    let numbers = (0..<1_000).map { $0 }
    func spacings(_ numbers: [Int]) -> [Widget] {
      Widgets(numbers, id: \.self) { _ in Spacing(height: 8) }
    }
    let fixture = WidgetFixture(spacings(numbers))
    fixture.view.contentOffset.y = CGFloat(max(0, place * 8 - 40))
    fixture.fixture.backend.makeFrame()
    let before = Dictionary(
      uniqueKeysWithValues: fixture.view.indexPathsForVisibleItems.map {
        ($0.item, fixture.view.cellForItem(at: $0))
      }
    )
    var more = numbers
    more.insert(1_000, at: place)
    spacings(more).bind(to: fixture.view)
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.view.numberOfItems(inSection: 0), 1_001)
    for (item, cell) in before {
      let now = item < place ? item : item + 1
      guard let shown = fixture.view.cellForItem(at: [0, now]) else { continue }
      #expect(shown === cell, "row \(item)")
      expectEqual(shown.alpha, 1)
    }
    let new = fixture.view.cellForItem(at: [0, place])
    #expect(new != nil)
    #expect(!before.values.contains { $0 === new })
    fixture.settle()
  }

  @Test("changes nothing in a view that has another data source by now, until it is bound again")
  func otherSource() throws {
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
    let fixture = WidgetFixture([Row("a").widget])
    let binding = try #require(fixture.view.dataSource as? WidgetBinding)
    let source = Source()
    var reports: [String] = []
    binding.diagnosticHandler = { reports.append($0) }
    fixture.view.dataSource = source
    var answers: [Bool] = []
    binding.show([Row("b").widget, Row("c").widget]) { answers.append($0) }
    expectEqual(fixture.view.numberOfItems(inSection: 0), 0)
    expectEqual(answers, [false])
    expectEqual(reports.count, 1)
    [Row("d").widget].bind(to: fixture.view)
    expectEqual(fixture.view.numberOfItems(inSection: 0), 1)
  }
}

/// Binds other widgets twice from each call, a few times.
@MainActor
private final class Rebinder: NSObject, UICollectionViewDelegate {
  var left: Int
  private(set) var names: [String] = []

  init(left: Int) { self.left = left }

  func rebind(_ view: UICollectionView) {
    guard left > 0 else { return }
    left -= 1
    for turn in 0..<2 {
      names = (0..<3).map { "\(left * 3 + turn + $0)" }
      names.map { Row($0).widget }.bind(to: view)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { rebind(collectionView) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { rebind(collectionView) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (scrollView as? UICollectionView).map(rebind)
  }
}

/// A value whose size is asked for by the layout, which binds other widgets then.
private struct Sizing: WidgetHashable, WidgetPresentable {
  let rebinder: Rebinder

  func widgetEqual(_ other: Any) -> Bool { other is Sizing }
  func widgetHash(into hasher: inout Hasher) {}

  @MainActor
  func widgetCell(collectionView: UICollectionView, indexPath: IndexPath) -> UICollectionViewCell {
    rebinder.rebind(collectionView)
    return Row("sizing").widgetCell(collectionView: collectionView, indexPath: indexPath)
  }

  @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize { CGSize(width: 10, height: 10) }
}
