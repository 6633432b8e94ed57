import TesseraCore
import TesseraTestSupport
import Testing

/// 20 rows of 50 points in a view of 400, at the offset 200: rows 4 to 11 are visible.
@Suite("A held anchor")
struct HeldAnchorTests {
  private let vertical = AnchorSpace(axis: .vertical)
  private let before = column(20, offset: 200)

  private func path(_ item: Int) -> OldPath { OldPath(section: 0, item: item) }

  private func hold(_ policy: AnchorPolicy) throws -> HeldAnchor {
    let candidates = (0..<20).map { AnchorCandidate(path($0), vertical.span(rowFrame($0), .off)) }
    return try #require(
      HeldAnchor(policy, among: candidates, along: vertical, in: before, for: .update)
    )
  }

  private func map(_ operations: [UpdateOperation], to count: Int) -> IndexMap {
    CheckedBatch(
      checking: RecordedBatch(operations),
      before: ItemCounts([20]),
      after: ItemCounts([count])
    ).map
  }

  @Test("is none where a policy holds nothing but the offset")
  func holdsNothing() {
    let none = HeldAnchor(.offset, among: [], along: vertical, in: before, for: .update)
    #expect(none == nil)
    #expect(HeldAnchor(.firstVisible, among: [], along: vertical, in: before, for: .layout) == nil)
  }

  @Test("has the offset follow the item that is held")
  func follows() throws {
    let held = try hold(.firstVisible)
    expectEqual(held.target(through: nil), ElementIdentity(cell: NewPath(section: 0, item: 4)))
    // Three rows come in front of row 4.
    let offset = held.offset(holding: rowFrame(7), in: column(23, offset: 200), clamped: true)
    expectEqual(offset, Point(x: 0, y: 350))
  }

  @Test("keeps what has moved the offset meanwhile")
  func keepsDrags() throws {
    let held = try hold(.firstVisible)
    let dragged = column(23, offset: 170)
    expectEqual(held.offset(holding: rowFrame(7), in: dragged, clamped: true).y, 320)
  }

  @Test("does not move the offset twice for the same")
  func notesWhatWasMoved() throws {
    var held = try hold(.firstVisible)
    held.noteOffsetMoved(by: Distance(x: 0, y: 150))
    expectEqual(
      held.offset(holding: rowFrame(7), in: column(23, offset: 350), clamped: true).y,
      350
    )
    // Another row in front, and nothing has moved for that.
    expectEqual(
      held.offset(holding: rowFrame(8), in: column(24, offset: 350), clamped: true).y,
      400
    )
  }

  @Test("leaves the content only where nothing is clamped")
  func clamps() throws {
    let held = try hold(.lastVisible())
    // Rows 0 to 7 go: row 11 is the fourth of 12 rows, which are 600 high.
    let after = column(12, offset: 200)
    expectEqual(held.offset(holding: rowFrame(3), in: after, clamped: false).y, -200)
    expectEqual(held.offset(holding: rowFrame(3), in: after, clamped: true).y, 0)
  }

  @Test("moves with the visible edge when the insets or the size change")
  func followsEdges() throws {
    let held = try hold(.firstVisible)
    let inset = column(20, offset: 200, insets: Insets(top: 30, leading: 0, bottom: 0, trailing: 0))
    expectEqual(held.offset(holding: rowFrame(4), in: inset, clamped: true).y, 170)
    let last = try hold(.lastVisible())
    let shorter = column(20, offset: 200, height: 300)
    expectEqual(last.offset(holding: rowFrame(11), in: shorter, clamped: true).y, 300)
  }

  @Test("keeps the offset when the place of its item is not known, or is not a number")
  func unknownPlaces() throws {
    let held = try hold(.firstVisible)
    let after = column(23, offset: 200)
    let nowhere = Rect(x: 0, y: .nan, width: 320, height: 50)
    expectEqual(held.offset(holding: nil, in: after, clamped: true).y, 200)
    expectEqual(held.offset(holding: nowhere, in: after, clamped: true).y, 200)
  }

  @Test("is translated through batches, and is gone when nothing is left of it")
  func translates() throws {
    let held = try hold(.firstVisible)
    let inserted = map([.insertItem(NewPath(section: 0, item: 0))], to: 21)
    let fifth = ElementIdentity(cell: NewPath(section: 0, item: 5))
    expectEqual(held.target(through: inserted), fifth)
    expectEqual(held.translated(through: inserted)?.target(through: nil), fifth)
    let emptied = map((0..<20).map { .deleteItem(path($0)) }, to: 0)
    #expect(held.translated(through: emptied) == nil)
  }

  @Test("leaves the offset to a layout that has moved it since, except over a reload")
  func isOvertaken() throws {
    let (before, after) = (3, 4)
    let held = try hold(.firstVisible).chosen(afterAdjustments: before)
    #expect(!held.isOvertaken(byAdjustments: before))
    #expect(held.isOvertaken(byAdjustments: after))
    let translated = try #require(
      held.translated(through: map([.insertItem(NewPath(section: 0, item: 0))], to: 21))
    )
    #expect(!translated.isOvertaken(byAdjustments: before))
    let overReload = try #require(
      HeldAnchor(
        .firstVisible,
        among: [AnchorCandidate(path(4), vertical.span(rowFrame(4), .off))],
        along: vertical,
        in: column(20, offset: 200),
        for: .reload
      )
    )
    #expect(!overReload.isOvertaken(byAdjustments: after))
  }

  @Test("holds a row in front of which a billion are, to the point")
  func largeLists() throws {
    let rows = 1_000_000_000
    let row = AnchorCandidate(path(rows - 8), vertical.span(rowFrame(rows - 8), .off))
    let visible = column(rows, offset: Double(rows - 8) * 50)
    let held = try #require(
      HeldAnchor(.firstVisible, among: [row], along: vertical, in: visible, for: .update)
    )
    let offset = held.offset(
      holding: rowFrame(rows - 7),
      in: column(rows + 1, offset: visible.bounds.y),
      clamped: true
    )
    expectEqual(offset.y, Double(rows - 7) * 50)
  }
}

/// 10 items of 50 points in a view of 100, read from right to left: at its start the offset is 400.
@Suite("The place held in mirrored content")
struct MirroredPlaceTests {
  private let horizontal = AnchorSpace(axis: .horizontal)

  @Test("counts from where reading begins")
  func countsFromTheStart() {
    let held = HeldAnchor(
      placeIn: mirroredLine(10, offset: 380),
      along: horizontal,
      sticking: false
    )
    // 20 points from the start, as before; the content is 600 wide now.
    let after = mirroredLine(12, offset: 380)
    expectEqual(held.offset(holding: nil, in: after, clamped: true), Point(x: 480, y: 0))
  }

  @Test("gives way to whatever moves the offset, as long as nothing else changes")
  func givesWay() {
    let held = HeldAnchor(
      placeIn: mirroredLine(10, offset: 380),
      along: horizontal,
      sticking: false
    )
    #expect(!held.isFirm)
    let scrolled = mirroredLine(10, offset: 120)
    expectEqual(held.offset(holding: nil, in: scrolled, clamped: true), Point(x: 120, y: 0))
  }

  @Test("stays at the start when the insets change, if it is to stick")
  func sticks() {
    let insets = Insets(top: 0, leading: 0, bottom: 0, trailing: 8)
    let after = mirroredLine(10, offset: 400, insets: insets)
    let sticking = HeldAnchor(
      placeIn: mirroredLine(10, offset: 400),
      along: horizontal,
      sticking: true
    )
    // The start of the content is 8 points from the right edge of the view.
    expectEqual(sticking.offset(holding: nil, in: after, clamped: true), Point(x: 408, y: 0))
    let loose = HeldAnchor(
      placeIn: mirroredLine(10, offset: 400),
      along: horizontal,
      sticking: false
    )
    expectEqual(loose.offset(holding: nil, in: after, clamped: true), Point(x: 400, y: 0))
  }

  @Test("is taken over when content is not mirrored any more")
  func stopsBeingMirrored() {
    let held = HeldAnchor(
      placeIn: mirroredLine(10, offset: 380),
      along: horizontal,
      sticking: false
    )
    let after = VisibleGeometry(
      bounds: Rect(x: 380, y: 0, width: 100, height: 60),
      insets: .zero,
      contentSize: Size(width: 500, height: 60),
      mirror: .off
    )
    expectEqual(held.offset(holding: nil, in: after, clamped: true), Point(x: 20, y: 0))
  }
}
