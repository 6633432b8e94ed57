import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An outline in a diffable data source")
@MainActor
struct DiffableOutlineTests {
  typealias Snapshot = DiffableStage.Snapshot
  typealias Outline = DiffableStage.Outline

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
    let stage = DiffableStage()
    stage.dataSource.apply(outline, to: "A")
    stage.rest()
    #expect(stage.shown == ["1", "2"])
    var expanded = outline
    expanded.expand([1])
    stage.dataSource.apply(expanded, to: "A") {}
    #expect(stage.dataSource.snapshot().words == "A 1 11 12 2")
    stage.rest()
    #expect(stage.shown == ["1", "11", "12", "2"])
    stage.end()
  }

  @Test("is read back with its branches, hidden or not")
  func isReadBack() {
    let stage = DiffableStage(["B": [7, 8]])
    var expanded = outline
    expanded.expand([12])
    stage.dataSource.apply(expanded, to: "A", animatingDifferences: false)
    let read = stage.dataSource.snapshot(for: "A")
    #expect(read.visualDescription() == expanded.visualDescription())
    #expect(stage.dataSource.snapshot(for: "B").rootItems == [7, 8])
    #expect(stage.dataSource.snapshot(for: "X").items == [])
    #expect(stage.diagnostics.count == 1)
    #expect(stage.diagnostics.first?.contains("“X”") == true)
    stage.end()
  }

  @Test("stays beside other sections that change")
  func staysBesideOthers() {
    let stage = DiffableStage(["B": [7, 8]])
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    stage.change {
      $0.deleteItems([7])
      $0.moveSection("A", beforeSection: "B")
    }
    #expect(stage.dataSource.snapshot(for: "A").items == outline.items)
    stage.rest()
    #expect(stage.shown == ["1", "2", "8"])
    stage.end()
  }

  @Test("loses items that a snapshot leaves out, and becomes a list when others come in")
  func adaptsToSnapshots() {
    let stage = DiffableStage()
    var expanded = outline
    expanded.expand([1])
    stage.dataSource.apply(expanded, to: "A", animatingDifferences: false)
    stage.change { $0.deleteItems([11]) }
    #expect(
      stage.dataSource.snapshot(for: "A").visualDescription() == """
        - 1
          + 12
              121
          2
        """
    )
    stage.change { $0.appendItems([9], toSection: "A") }
    #expect(stage.dataSource.snapshot(for: "A").rootItems == [1, 12, 2, 9])
    stage.rest()
    #expect(stage.shown == ["1", "12", "2", "9"])
    stage.change { $0.deleteSections(["A"]) }
    stage.change { $0.appendSections(["A"]) }
    #expect(stage.dataSource.snapshot(for: "A").items == [])
    stage.end()
  }

  @Test("expands and collapses for a person, with the views that stay")
  func toggles() throws {
    let stage = DiffableStage()
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    stage.rest()
    let second = try #require(stage.cell(2))
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    #expect(stage.shown == ["1", "11", "12", "2"])
    #expect(stage.cell(2) === second)
    stage.dataSource.toggleOutlineItem(at: path(2))
    stage.rest()
    #expect(stage.shown == ["1", "11", "12", "121", "2"])
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    #expect(stage.shown == ["1", "2"])
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    // 12 has stayed expanded inside.
    #expect(stage.shown == ["1", "11", "12", "121", "2"])
    stage.end()
  }

  @Test("tells the collection view how deep items are and which are expanded")
  func tellsPlaces() {
    let stage = DiffableStage(["B": [7]])
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    stage.rest()
    #expect(stage.dataSource.place(ofItemAt: path(0)) == nil)
    #expect(stage.dataSource.place(ofItemAt: path(0, 1)) == OutlinePlace(isExpandable: true))
    #expect(stage.dataSource.place(ofItemAt: path(1, 1)) == OutlinePlace())
    stage.view.toggleInOutline(path(0, 1))
    stage.rest()
    #expect(stage.shown == ["7", "1", "11", "12", "2"])
    #expect(
      stage.dataSource.place(ofItemAt: path(0, 1))
        == OutlinePlace(isExpandable: true, isExpanded: true)
    )
    #expect(
      stage.dataSource.place(ofItemAt: path(2, 1)) == OutlinePlace(level: 1, isExpandable: true)
    )
    stage.end()
  }

  @Test("asks its handlers, which may refuse and may say what an item holds")
  func asksHandlers() {
    let stage = DiffableStage()
    stage.dataSource.apply(outline, to: "A", animatingDifferences: false)
    var calls: [String] = []
    stage.dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
      calls.append("should expand \(item)")
      return item != 2
    }
    stage.dataSource.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
    stage.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in
      calls.append("should collapse \(item)")
      return true
    }
    stage.dataSource.sectionSnapshotHandlers.willCollapseItem = {
      calls.append("will collapse \($0)")
    }
    stage.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      calls.append("children of \(item) from \(children.items)")
      var lazy = Outline()
      lazy.append([13])
      return lazy
    }
    stage.dataSource.toggleOutlineItem(at: path(1))
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    #expect(stage.shown == ["1", "13", "2"])
    stage.dataSource.toggleOutlineItem(at: path(0))
    stage.rest()
    #expect(stage.shown == ["1", "2"])
    #expect(
      calls == [
        "should expand 2", "should expand 1", "will expand 1",
        "children of 1 from [11, 12, 121]", "should collapse 1", "will collapse 1",
      ]
    )
    stage.end()
  }
}
