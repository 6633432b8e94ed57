import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("Objects of a list", .withTheProgram)
@MainActor
struct ListObjectTests {
  @Test("are values without a class anywhere, and are found in both directions")
  func lookUps() throws {
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")])
    let adapter = fixture.adapter
    let second = try #require(adapter.sectionController(forSection: 1))
    expectEqual(adapter.section(for: second), 1)
    #expect(adapter.sectionController(for: Page("b")) === second)
    expectEqual((adapter.object(for: second) as? Page)?.id, "b")
    expectEqual((adapter.object(atSection: 0) as? Page)?.id, "a")
    expectEqual(adapter.section(for: Page("b")), 1)
    expectEqual(adapter.objects().count, 2)
    #expect(adapter.section(for: Page("c")) == nil)
    for wrong in [-1, 2, Int.max] {
      #expect(adapter.object(atSection: wrong) == nil)
      #expect(adapter.sectionController(forSection: wrong) == nil)
    }
    #expect(adapter.section(for: ListSectionController()) == nil)
  }

  @Test("that are on screen are known, with their cells and sections")
  func visible() {
    let fixture = ListFixture((0..<30).map { Page("p\($0)", "\($0)") })
    expectEqual(fixture.adapter.visibleObjects().compactMap { ($0 as? Page)?.id }.first, "p0")
    expectEqual(fixture.adapter.visibleSectionControllers().count, 10)
    expectEqual(fixture.adapter.indexesOfVisibleObjects(), IndexSet(0..<10))
    expectEqual(fixture.adapter.visibleCells(for: Page("p3")).count, 1)
    #expect(fixture.adapter.visibleCells(for: Page("p20")).isEmpty)
    expectEqual(fixture.adapter.indexPathForFirstVisibleItem, IndexPath(item: 0, section: 0))
    fixture.view.contentOffset.y = 25
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.adapter.indexPathForFirstVisibleItem, IndexPath(item: 0, section: 1))
    expectEqual(fixture.adapter.offsetForFirstVisibleItem(scrollDirection: .vertical), 5)
  }

  @Test("with one identifier are shown once, the first, and the others are reported")
  func duplicates() {
    let fixture = ListFixture([Page("a", "1"), Page("b", "2"), Page("a", "3")])
    expectEqual(fixture.texts, ["1", "2"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("a twice") == true)
    #expect(fixture.diagnostics.first?.contains("at 2") == true)
    fixture.show([Page("b", "2"), Page("a", "1"), Page("b", "4")])
    expectEqual(fixture.texts, ["2", "1"])
    fixture.show([Page("c", "0"), Page("c", "1"), Page("b", "2"), Page("b", "5")])
    expectEqual(fixture.texts, ["0", "2"])
  }

  @Test("with equal identifiers and other content are filled in again, in the same cells")
  func changedContent() throws {
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")])
    let cells = fixture.cells
    fixture.show([Page("a", "one"), Page("b", "2")])
    expectEqual(fixture.texts, ["one", "2"])
    expectEqual(fixture.cells, cells)
    expectEqual(cells[1].fills, 1)
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    expectEqual(controller.updates, ["a in 0", "a in 0"])
  }

  @Test("that hold more or fewer items are shown so")
  func changedCount() {
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")])
    fixture.show([Page("a", "1", "1b", "1c"), Page("b", "2")])
    expectEqual(fixture.texts, ["1", "1b", "1c", "2"])
    fixture.show([Page("a"), Page("b", "2", "3")])
    expectEqual(fixture.texts, ["2", "3"])
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("that were changed in place are counted and filled in again")
  func changedInPlace() throws {
    let company = Company("Sun")
    company.rows = ["a", "b"]
    let fixture = ListFixture([company, Page("p", "x")])
    let cells = fixture.cells
    company.rows = ["A", "B"]
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    expectEqual(fixture.texts, ["A", "B", "x"])
    expectEqual(fixture.cells, cells)
    company.rows.append("C")
    fixture.adapter.performUpdates(animated: true)
    fixture.settle()
    expectEqual(fixture.texts, ["A", "B", "C", "x"])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    expectEqual(controller.updates, ["Sun in 0"])
  }

  @Test("that are other instances are handed over with the section after the update")
  func otherInstance() throws {
    let fixture = ListFixture([Company("Sun"), Page("p", "x")])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    fixture.show([Page("p", "x"), Company("Sun")])
    expectEqual(controller.updates, ["Sun in 0", "Sun in 1"])
    #expect(controller.isLastSection)
    #expect(!controller.isFirstSection)
  }

  @Test(
    "with a section controller that belongs to another object have an empty section and a report"
  )
  func usedTwice() {
    let shared = PageController()
    let fixture = ListFixture([Page("a", "1"), Page("b", "2")]) { $0.make = { _ in shared } }
    expectEqual(fixture.texts, ["1"])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("object b in section 1") == true)
  }

  @Test("without an item show the empty view, which goes as soon as there is an item")
  func emptyView() {
    let empty = UIView()
    let fixture = ListFixture([]) { $0.empty = empty }
    #expect(fixture.view.backgroundView === empty)
    #expect(!empty.isHidden)
    fixture.show([Page("a"), Page("b")])
    #expect(fixture.view.backgroundView === empty)
    #expect(!empty.isHidden)
    fixture.show([Page("a"), Page("b", "2")])
    #expect(empty.isHidden)
    fixture.show([])
    #expect(!empty.isHidden)
    #expect(fixture.view.backgroundView === empty)
  }

  @Test(
    "that are many have section controllers only where they are in sight, if their items are counted"
  )
  func lazyControllers() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
    let fixture = ListFixture((0..<100_000).map { Page("p\($0)", "\($0)") }, layout: layout) {
      $0.count = { ($0 as? Page)?.rows.count }
    }
    expectEqual(fixture.texts.first, "0")
    #expect(fixture.made < 40)
    expectEqual(fixture.adapter.madeSectionControllers.count, fixture.made)
  }

  @Test("come to their place in any order, as a list made anew has them")
  func random() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var objects = randomPages(&random)
      let fixture = ListFixture(objects)
      var script = ["seed \(seed)", "\(objects)"]
      for _ in 0..<12 {
        objects = changed(objects, &random)
        script.append("\(objects)")
        fixture.objects = objects
        fixture.adapter.performUpdates(animated: Bool.random(using: &random))
        if Bool.random(using: &random) { fixture.settle() } else { fixture.turn() }
      }
      fixture.settle()
      let wanted = Array(objects.flatMap(\.rows).prefix(10))
      try #require(fixture.texts == wanted, "\(script.joined(separator: "\n"))")
      try #require(fixture.diagnostics.isEmpty, "\(script.joined(separator: "\n"))")
    }
  }

  private func randomPages(_ random: inout SeededGenerator) -> [Page] {
    (0..<Int.random(in: 0...6, using: &random)).map { page($0, &random) }
  }

  private func page(_ id: Int, _ random: inout SeededGenerator) -> Page {
    let count = Int.random(in: 0...3, using: &random)
    return Page(
      "p\(id)",
      rows: (0..<count).map { "\(id).\($0).\(Int.random(in: 0...1, using: &random))" }
    )
  }

  private func changed(_ objects: [Page], _ random: inout SeededGenerator) -> [Page] {
    var kept = objects.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    if Bool.random(using: &random) { kept.shuffle(using: &random) }
    let known = Set(kept.map(\.id))
    for id in 0..<8 where !known.contains("p\(id)") && Bool.random(using: &random) {
      kept.insert(page(id, &random), at: Int.random(in: 0...kept.count, using: &random))
    }
    return kept.map { page in
      Bool.random(using: &random) ? page : Page(page.id, rows: page.rows.map { $0 + "'" })
    }
  }
}
