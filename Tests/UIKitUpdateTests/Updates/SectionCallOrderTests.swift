import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// Golden traces, written by the rules of Documentation/UpdateContract.md.
@Suite("The order of calls of an update of sections", .withTheProgram)
@MainActor
struct SectionCallOrderTests {
  @Test("is that of the contract for an insertion (C7, C8)")
  func insertion() {
    let fixture = UpdateTrace.fixture([1, 1])
    #expect(
      UpdateTrace.of(fixture, [1, 1, 1]) { $0.insertSections([1]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "items 1", "items 2", "prepare",
        "contentSize", "updates +1.s", "contentSize", "target for 0", "elements",
        "final 0.0", "final 1.0", "initial 0.0", "initial 1.0", "initial 2.0",
        "cell 1.0", "apply 1.0", "1.0 from 50 to 50?", "show 1.0",
        // Where it starts; where it and what was 1.0 go.
        "apply 1.0", "apply 1.0", "apply 1.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test("is that of the contract for a deletion (C7, C8)")
  func deletion() {
    let fixture = UpdateTrace.fixture([1, 1])
    expectEqual(
      UpdateTrace.of(fixture, [1]) { $0.deleteSections([0]) },
      [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates -0.s",
        "contentSize", "target for 0", "elements",
        "final 0.0", "final 1.0", "initial 0.0",
        "apply 1.0", "apply 0.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "hide 0.0", "completed true",
      ]
    )
  }

  @Test("is that of the contract for a move: all rows go along, none is asked for (C7, C8)")
  func move() {
    let fixture = UpdateTrace.fixture([1, 2])
    expectEqual(
      UpdateTrace.of(fixture, [2, 1]) { $0.moveSection(0, toSection: 1) },
      [
        "reported",
        "invalidate counts", "sections", "items 0", "items 1", "prepare", "contentSize",
        "updates 0.s>1.s", "contentSize", "target for 0", "elements",
        "final 0.0", "final 1.0", "final 1.1", "initial 0.0", "initial 0.1", "initial 1.0",
        "apply 1.0", "apply 1.1", "apply 0.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test("is that of the contract for a reload: other views for all rows (C7, C8)")
  func reload() {
    let fixture = UpdateTrace.fixture([1, 1])
    expectEqual(
      UpdateTrace.of(fixture, [1, 1]) { $0.reloadSections([1]) },
      [
        "reported",
        "invalidate counts", "sections", "items 0", "items 1", "prepare", "contentSize",
        "updates *1.s", "contentSize", "target for 0", "elements",
        "final 0.0", "final 1.0", "initial 0.0", "initial 1.0",
        "cell 1.0", "apply 1.0", "1.0 from 50 to 50?", "show 1.0",
        "apply 1.0", "apply 1.0", "apply 1.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "hide 1.0", "completed true",
      ]
    )
  }

  @Test("tells the layout of deletions backwards, of insertions forwards, then of the rest (C8)")
  func updateItems() {
    let fixture = UpdateTrace.fixture([6, 1])
    let lines = UpdateTrace.of(fixture, [7, 1]) { view in
      view.moveItem(at: UpdateTrace.path(4), to: UpdateTrace.path(0))
      view.insertItems(at: [5, 2, 3].map { UpdateTrace.path($0) })
      view.reloadItems(at: [UpdateTrace.path(5)])
      view.deleteItems(at: [0, 2].map { UpdateTrace.path($0) })
      view.reloadSections([1])
    }
    #expect(
      lines.first { $0.hasPrefix("updates") }
        == "updates -0.2 -0.0 +0.2 +0.3 +0.5 *1.s *0.5>0.6 0.4>0.0"
    )
  }

  @Test("names no item of a section that is deleted or inserted, also if it moves (C8)")
  func updateItemsOfPassingSections() {
    let fixture = UpdateTrace.fixture([3, 2])
    let lines = UpdateTrace.of(fixture, [2, 3]) { view in
      view.deleteSections([1])
      view.insertSections([0])
      view.moveItem(at: UpdateTrace.path(2), to: UpdateTrace.path(1))
      view.moveItem(at: UpdateTrace.path(0, 1), to: UpdateTrace.path(1, 1))
      view.moveItem(at: UpdateTrace.path(1, 1), to: UpdateTrace.path(0))
    }
    expectEqual(lines.first { $0.hasPrefix("updates") }, "updates -1.s -0.2 +0.s +1.1")
  }

  @Test("is that of the contract for headers, which come after the cells (C7, C10, C65)")
  func headers() {
    let fixture = UpdateTrace.fixture([1, 1], height: 300) { layout, _ in layout.headerHeight = 20 }
    expectEqual(
      UpdateTrace.of(fixture, [1, 1, 1]) { $0.insertSections([1]) },
      [
        "reported",
        "invalidate counts", "sections", "items 0", "items 1", "items 2", "prepare",
        "contentSize", "updates +1.s", "contentSize", "target for 0", "elements",
        "final 0.0", "final 1.0", "initial 0.0", "initial 1.0", "initial 2.0",
        "headers to delete", "headers to insert",
        "final header 0.0", "final header 1.0",
        "initial header 0.0", "initial header 1.0", "initial header 2.0",
        "cell 1.0", "apply 1.0", "header 1.0", "1.0 from 20 to 20?", "1.0 from 50 to 50?",
        "show 1.0", "show header 1.0",
        "apply 1.0", "apply 1.0", "apply 1.0", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }

  @Test(
    "is that of the contract for decorations, which come last, without the data source (C7, C10)"
  )
  func decorations() {
    let fixture = UpdateTrace.fixture([1]) { layout, _ in
      layout.decorates = true
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "shade")
    }
    #expect(
      UpdateTrace.of(fixture, [2]) { $0.insertItems(at: [UpdateTrace.path(1)]) } == [
        "reported",
        "invalidate counts", "sections", "items 0", "prepare", "contentSize", "updates +0.1",
        "contentSize", "target for 0", "elements",
        "final 0.0", "initial 0.0", "initial 0.1",
        "shades to delete", "shades to insert", "final shade 0.0", "initial shade 0.0",
        "cell 0.1", "apply 0.1", "0.1 from 50 to 50?",
        // The shade has another size, and is asked about it like any view.
        "0.0 from 100 to 100?",
        "show 0.1", "apply 0.1", "apply 0.1", "finalize updates",
        "prepare", "contentSize", "elements",
        "completed true",
      ]
    )
  }
}

@Suite("Supplementary and decoration views in an update", .withTheProgram)
@MainActor
struct SupplementaryUpdateTests {
  private let kind = UICollectionView.elementKindSectionHeader

  private func fixture() -> CollectionFixture {
    UpdateTrace.fixture([1, 1], height: 300) { layout, _ in
      layout.headerHeight = 20
      layout.decorates = true
      layout.register(Shade.self, forDecorationViewOfKind: "shade")
    }
  }

  private final class Shade: UICollectionReusableView {}

  private func header(_ section: Int, _ fixture: CollectionFixture) -> UICollectionReusableView? {
    fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  private func shades(_ fixture: CollectionFixture) -> [Shade] {
    fixture.view.subviews.compactMap { $0 as? Shade }.filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test("keep their views, and go with their sections (C10)")
  func stay() {
    let fixture = fixture()
    let before = header(1, fixture)
    let shadesBefore = shades(fixture)
    _ = UpdateTrace.of(fixture, [1, 1, 1]) { $0.insertSections([0]) }
    #expect(header(2, fixture) === before)
    expectEqual(Array(shades(fixture).dropFirst()), shadesBefore)
  }

  @Test("go although their section stays where the layout says so (C10)")
  func deleted() throws {
    let fixture = fixture()
    let former = try #require(header(1, fixture))
    fixture.layout.headers.deleted = [IndexPath(item: 0, section: 1)]
    fixture.layout.headerHeight = 0
    fixture.view.performBatchUpdates {}
    #expect(header(1, fixture) == nil)
    // It goes with the row in front of it, which is 20 higher now, and is clear at the end.
    expectEqual(former.frame, CGRect(x: 0, y: 50, width: 320, height: 20))
    expectEqual(former.alpha, 0)
    expectEqual(former.layer.shown.opacity, 1)
    expectEqual(former.layer.shown.position.y, 80)
    fixture.fixture.backend.advance(by: 1)
    fixture.frame()
    #expect(former.isHidden)
    #expect(fixture.trace.take().contains("hide header 1.0"))
    fixture.end()
  }

  @Test("come although their section was there where the layout says so (C10)")
  func inserted() throws {
    let fixture = UpdateTrace.fixture([1, 1], height: 300)
    fixture.layout.headers.inserted = [0, 1].map { IndexPath(item: 0, section: $0) }
    fixture.layout.headerHeight = 20
    fixture.view.performBatchUpdates {}
    let new = try #require(header(1, fixture))
    expectEqual(new.alpha, 1)
    expectEqual(new.layer.shown.opacity, 0)
    fixture.fixture.backend.advance(by: 1)
    expectEqual(new.layer.shown.opacity, 1)
    expectEqual(new.frame, CGRect(x: 0, y: 70, width: 320, height: 20))
    fixture.end()
  }

  @Test("are other views where the layout names one path for both (C10)")
  func replaced() throws {
    let fixture = fixture()
    let formerHeader = try #require(header(1, fixture))
    let formerShade = try #require(shades(fixture).last)
    let path = IndexPath(item: 0, section: 1)
    fixture.layout.headers = .init(deleted: [path], inserted: [path])
    fixture.layout.shades = .init(deleted: [path], inserted: [path])
    let kept = header(0, fixture)
    let lines = UpdateTrace.of(fixture, [1, 1]) { _ in }
    expectEqual(lines.filter { $0.hasPrefix("header 1") }, ["header 1.0"])
    #expect(header(0, fixture) === kept)
    #expect(header(1, fixture) !== formerHeader)
    expectEqual(shades(fixture).count, 2)
    #expect(!shades(fixture).contains(formerShade))
    #expect(formerHeader.isHidden && formerShade.isHidden)
  }

  @Test("that the layout has not placed are ignored (C10)")
  func unknown() {
    let fixture = fixture()
    let paths = [IndexPath(), IndexPath(item: 7, section: 0), IndexPath(item: 0, section: 9)]
    fixture.layout.headers = .init(deleted: paths, inserted: paths)
    fixture.layout.shades = .init(deleted: paths, inserted: paths)
    let before = (header(0, fixture), header(1, fixture))
    _ = UpdateTrace.of(fixture, [1, 1]) { _ in }
    #expect(header(0, fixture) === before.0)
    #expect(header(1, fixture) === before.1)
    expectEqual(fixture.diagnostics, [])
  }
}
