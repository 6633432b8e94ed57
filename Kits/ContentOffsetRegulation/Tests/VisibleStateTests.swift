import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

@Suite("A path that is followed through changes")
struct PathChangeTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("goes one further for an item that is inserted in front of it, or exactly there")
  func insertedRow() {
    expectEqual(path(1, 4).insertedRow(at: path(1, 3)), path(1, 5))
    expectEqual(path(1, 4).insertedRow(at: path(1, 4)), path(1, 5))
    expectEqual(path(1, 4).insertedRow(at: path(1, 5)), path(1, 4))
    expectEqual(path(1, 4).insertedRow(at: path(0, 0)), path(1, 4))
  }

  @Test("goes one back for an item that is deleted in front of it, and away with its own")
  func deletedRow() {
    expectEqual(path(1, 4).deletedRow(at: path(1, 3)), path(1, 3))
    #expect(path(1, 4).deletedRow(at: path(1, 4)) == nil)
    expectEqual(path(1, 4).deletedRow(at: path(1, 5)), path(1, 4))
    expectEqual(path(1, 4).deletedRow(at: path(2, 0)), path(1, 4))
  }

  @Test("goes along with its item, and makes room for others that are moved")
  func movedRow() {
    expectEqual(path(1, 4).movedRow(from: path(1, 4), to: path(0, 2)), path(0, 2))
    expectEqual(path(1, 4).movedRow(from: path(1, 0), to: path(1, 9)), path(1, 3))
    expectEqual(path(1, 4).movedRow(from: path(0, 0), to: path(1, 4)), path(1, 5))
    expectEqual(path(1, 4).movedRow(from: path(1, 6), to: path(1, 8)), path(1, 4))
  }

  @Test("follows sections, which are named by paths with or without an item")
  func sections() {
    for section in [IndexPath(index: 1), IndexPath(item: NSNotFound, section: 1)] {
      expectEqual(path(1, 4).insertedSection(at: section), path(2, 4))
      expectEqual(path(0, 4).insertedSection(at: section), path(0, 4))
      expectEqual(path(2, 4).deletedSection(at: section), path(1, 4))
      #expect(path(1, 4).deletedSection(at: section) == nil)
      expectEqual(path(1, 4).movedSection(from: section, to: IndexPath(index: 3)), path(3, 4))
      expectEqual(path(0, 4).movedSection(from: section, to: IndexPath(index: 0)), path(1, 4))
    }
  }

  @Test("stays as it is without a section and an item")
  func empty() {
    let none = IndexPath()
    expectEqual(none.insertedRow(at: path(0, 0)), none)
    expectEqual(none.deletedRow(at: path(0, 0)), none)
    expectEqual(none.insertedSection(at: path(0, 0)), none)
    expectEqual(none.deletedSection(at: none), none)
    expectEqual(path(0, 1).insertedSection(at: none), path(0, 1))
    expectEqual(path(0, 1).movedRow(from: none, to: none), path(0, 1))
  }
}

@Suite("What was in sight of a regulated layout")
@MainActor
struct VisibleStateTests {
  private static let flow = RegulatedCase(kind: .flow, direction: .down)

  @Test("is known before an update, and followed through it")
  func follows() {
    let fixture = RegulatedFixture(Self.flow)
    fixture.scroll(to: 200)
    fixture.regulator.refreshVisibleAttributes()
    let controller = fixture.regulator.visibleStateController
    expectEqual(controller.state.topIndexPath, IndexPath(item: 4, section: 0))
    expectEqual(controller.state.bottomIndexPath, IndexPath(item: 11, section: 0))
    fixture.update(
      [19],
      [
        .deleteItem(OldPath(section: 0, item: 4)), .deleteItem(OldPath(section: 0, item: 6)),
        .insertItem(NewPath(section: 0, item: 0)),
      ]
    )
    // Item 4 has gone, and what comes in its place is kept.
    #expect(controller.state.topIndexPath == nil)
    expectEqual(controller.state.bottomIndexPath, IndexPath(item: 10, section: 0))
    expectEqual(controller.state.targetIndexPath, IndexPath(item: 5, section: 0))
    expectEqual(controller.state.targetIndexPath, fixture.regulator.targetIndexPath)
  }

  @Test("is followed change by change as a whole batch follows it")
  func stepwise() {
    let item = IndexPath(item: 4, section: 1)
    let state = VisibleItemsState(topIndexPath: item, bottomIndexPath: item, targetIndexPath: nil)
    let after = state.deletedRow(at: IndexPath(item: 0, section: 1))
      .deletedSection(at: IndexPath(index: 0)).insertedSection(at: IndexPath(index: 0))
      .insertedRow(at: IndexPath(item: 2, section: 1))
      .movedRow(from: IndexPath(item: 4, section: 1), to: IndexPath(item: 0, section: 0))
      .movedSection(from: IndexPath(index: 0), to: IndexPath(index: 1))
    expectEqual(after.topIndexPath, IndexPath(item: 0, section: 1))
    #expect(after.targetIndexPath == nil)
  }

  @Test(
    "has the paths of its items after random batches",
    arguments: TrialRounds.share(of: 0..<60 as Range<UInt64>)
  )
  func random(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 30)
    let fixture = RegulatedFixture(Self.flow, [30, 30, 30])
    for step in 0..<5 {
      fixture.scroll(
        to: min(CGFloat.random(in: 0...2_000, using: &generator.random), fixture.limit)
      )
      fixture.regulator.refreshVisibleAttributes()
      let controller = fixture.regulator.visibleStateController
      let former = controller.state
      let change = generator.change(of: fixture.source.model)
      fixture.update(change)
      let now = change.after.paths(in: After.self)
      for (before, after) in [
        (former.topIndexPath, controller.state.topIndexPath),
        (former.bottomIndexPath, controller.state.bottomIndexPath),
      ] {
        guard let before, !change.reloads(before.section) else { continue }
        let item = change.before.sections[before.section].items[before.item]
        let expected = now[item.identity].map {
          IndexPath(item: $0.item, section: $0.section.index)
        }
        // Layouts hear of items that come from, or go to, sections that pass as inserted or deleted.
        if after == nil, change.passesSections { continue }
        try #require(after == expected, "seed \(seed), step \(step)\n\(change.replay)")
      }
      fixture.settle()
    }
  }

  @Test("is measured where another data source says that items belong")
  func dataSource() throws {
    let fixture = RegulatedFixture(Self.flow)
    let layout = fixture.view.collectionViewLayout
    #expect(fixture.regulator.layoutDataSource === layout)
    let shifted = ShiftedSource(layout)
    fixture.regulator.layoutDataSource = shifted
    fixture.scroll(to: 200)
    fixture.regulator.refreshVisibleAttributes()
    // It leaves out item 4, so item 5 is the first one.
    let state = fixture.regulator.visibleStateController.state
    expectEqual(state.topIndexPath, IndexPath(item: 5, section: 0))
    fixture.update([21], [.insertItem(NewPath(section: 0, item: 5))])
    // Kept is item 5, which the insertion moves.
    expectEqual(fixture.offset, 250)
    fixture.regulator.layoutDataSource = nil
    #expect(fixture.regulator.layoutDataSource === layout)
  }
}

extension ModelChange {
  /// Whether a section is shown by other views, with items that are told by their indices.
  fileprivate func reloads(_ section: Int) -> Bool {
    operations.contains {
      if case .reloadSection(let old) = $0 { old.index == section } else { false }
    }
  }

  /// Whether whole sections come, go or are shown by other views.
  fileprivate var passesSections: Bool {
    operations.contains {
      switch $0 {
      case .insertSection, .deleteSection, .reloadSection: true
      default: false
      }
    }
  }
}

/// What a layout answers, without item 4.
@MainActor
private final class ShiftedSource: RegulatedLayoutDataSource {
  private let layout: UICollectionViewLayout

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    layout.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 4 }
  }

  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: indexPath)
  }
}
