import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An outline in a diffable data source")
@MainActor
struct DiffableOutlineTests {
  typealias Snapshot = DiffableFixture.Snapshot
  typealias Outline = DiffableFixture.Outline

  /// 1 holds 11 and 12; 12 holds 121; 2 holds nothing.
  private var outline: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([121], to: 12)
    return outline
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("shows the items whose parents are expanded, in a section that is made for it")
  func showsVisibleItems() {
    let fixture = DiffableFixture()
    fixture.dataSource.apply(outline, to: "A")
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2"])
    var expanded = outline
    expanded.expand([1])
    fixture.dataSource.apply(expanded, to: "A") {}
    expectEqual(fixture.dataSource.snapshot().words, "A 1 11 12 2")
    fixture.rest()
    expectEqual(fixture.shown, ["1", "11", "12", "2"])
    fixture.end()
  }

  @Test("is read back with its branches, hidden or not")
  func isReadBack() {
    let fixture = DiffableFixture(["B": [7, 8]])
    var expanded = outline
    expanded.expand([12])
    fixture.dataSource.apply(expanded, to: "A", animatingDifferences: false)
    let read = fixture.dataSource.snapshot(for: "A")
    expectEqual(read.visualDescription(), expanded.visualDescription())
    expectEqual(fixture.dataSource.snapshot(for: "B").rootItems, [7, 8])
    expectEqual(fixture.dataSource.snapshot(for: "X").items, [])
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("“X”") == true)
    fixture.end()
  }

  @Test("stays beside other sections that change")
  func staysBesideOthers() {
    let fixture = DiffableFixture(["B": [7, 8]])
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    fixture.change {
      $0.deleteItems([7])
      $0.moveSection("A", beforeSection: "B")
    }
    expectEqual(fixture.dataSource.snapshot(for: "A").items, outline.items)
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2", "8"])
    fixture.end()
  }

  @Test("loses items that a snapshot leaves out, and keeps the others when more come in")
  func adaptsToSnapshots() {
    let fixture = DiffableFixture()
    var expanded = outline
    expanded.expand([1])
    fixture.dataSource.apply(expanded, to: "A", animatingDifferences: false)
    fixture.change { $0.deleteItems([11]) }
    expectEqual(
      fixture.dataSource.snapshot(for: "A").visualDescription(),
      """
      + 1
        - 12
            121
      * 2
      """
    )
    fixture.change { $0.appendItems([9], toSection: "A") }
    expectEqual(fixture.dataSource.snapshot(for: "A").rootItems, [1, 2, 9])
    fixture.rest()
    expectEqual(fixture.shown, ["1", "12", "2", "9"])
    fixture.change { $0.deleteSections(["A"]) }
    fixture.change { $0.appendSections(["A"]) }
    expectEqual(fixture.dataSource.snapshot(for: "A").items, [])
    fixture.end()
  }

  @Test("expands and collapses for a person, with the views that stay")
  func toggles() throws {
    let fixture = DiffableFixture()
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    fixture.rest()
    let second = try #require(fixture.cell(2))
    fixture.dataSource.toggleOutlineItem(at: path(0))
    fixture.rest()
    expectEqual(fixture.shown, ["1", "11", "12", "2"])
    #expect(fixture.cell(2) === second)
    fixture.dataSource.toggleOutlineItem(at: path(2))
    fixture.rest()
    expectEqual(fixture.shown, ["1", "11", "12", "121", "2"])
    fixture.dataSource.toggleOutlineItem(at: path(0))
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2"])
    fixture.dataSource.toggleOutlineItem(at: path(0))
    fixture.rest()
    // 12 has stayed expanded inside.
    expectEqual(fixture.shown, ["1", "11", "12", "121", "2"])
    fixture.end()
  }

  @Test("tells the collection view how deep items are and which are expanded")
  func tellsPlaces() {
    let fixture = DiffableFixture(["B": [7]])
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    fixture.rest()
    #expect(fixture.dataSource.place(ofItemAt: path(0)) == nil)
    expectEqual(fixture.dataSource.place(ofItemAt: path(0, 1)), OutlinePlace(isExpandable: true))
    expectEqual(fixture.dataSource.place(ofItemAt: path(1, 1)), OutlinePlace())
    fixture.view.toggleInOutline(path(0, 1))
    fixture.rest()
    expectEqual(fixture.shown, ["7", "1", "11", "12", "2"])
    #expect(
      fixture.dataSource.place(ofItemAt: path(0, 1))
        == OutlinePlace(isExpandable: true, isExpanded: true)
    )
    expectEqual(
      fixture.dataSource.place(ofItemAt: path(2, 1)),
      OutlinePlace(level: 1, isExpandable: true)
    )
    fixture.end()
  }

  @Test("asks its handlers, which may refuse and may say what an item holds")
  func asksHandlers() {
    let fixture = DiffableFixture()
    fixture.dataSource.apply(outline, to: "A", animatingDifferences: false)
    var calls: [String] = []
    fixture.dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
      calls.append("should expand \(item)")
      return item != 2
    }
    fixture.dataSource.sectionSnapshotHandlers.willExpandItem = {
      calls.append("will expand \($0)")
    }
    fixture.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in
      calls.append("should collapse \(item)")
      return true
    }
    fixture.dataSource.sectionSnapshotHandlers.willCollapseItem = {
      calls.append("will collapse \($0)")
    }
    fixture.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      calls.append("children of \(item) from \(children.items)")
      var lazy = Outline()
      lazy.append([13])
      return lazy
    }
    fixture.dataSource.toggleOutlineItem(at: path(1))
    fixture.dataSource.toggleOutlineItem(at: path(0))
    fixture.rest()
    expectEqual(fixture.shown, ["1", "13", "2"])
    fixture.dataSource.toggleOutlineItem(at: path(0))
    fixture.rest()
    expectEqual(fixture.shown, ["1", "2"])
    expectEqual(
      calls,
      [
        "should expand 2", "should expand 1", "will expand 1",
        "children of 1 from [11, 12, 121]", "should collapse 1", "will collapse 1",
      ]
    )
    fixture.end()
  }
}
