import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("What holds the offset")
struct OffsetHoldTests {
  private let hold = OffsetHold()

  /// A view of 100 by 100 on content of 1000, at offset 120.
  private let visible = VisibleGeometry(
    bounds: Rect(x: 0, y: 120, width: 100, height: 100),
    insets: Insets(top: 0, leading: 0, bottom: 0, trailing: 0),
    contentSize: Size(width: 100, height: 1000),
    mirror: .off
  )

  /// Item 2, which begins at 150, for a reason.
  private func item(_ reason: HeldAnchor.Reason = .layout) throws -> HeldAnchor {
    try #require(
      HeldAnchor(
        .firstVisible,
        among: [AnchorCandidate(OldPath(section: 0, item: 2), AnchorSpan(start: 150, end: 200))],
        along: AnchorSpace(axis: .vertical),
        in: visible,
        for: reason
      )
    )
  }

  @Test("is nothing at first, and not outside of edges that have not moved")
  func atFirst() {
    #expect(hold.held == nil)
    #expect(!hold.takeWhetherOutside())
  }

  @Test("is taken once, and then the offset may be outside, which is asked once")
  func taken() throws {
    hold.hold(try item())
    #expect(!hold.takeWhetherOutside())
    #expect(hold.takeHeld() != nil)
    #expect(hold.takeHeld() == nil)
    #expect(hold.takeWhetherOutside())
    #expect(!hold.takeWhetherOutside())
  }

  @Test("goes with its item through a batch")
  func translated() throws {
    hold.hold(try item())
    let batch = CheckedBatch(
      checking: RecordedBatch([.insertItem(NewPath(section: 0, item: 0))]),
      before: ItemCounts([10]),
      after: ItemCounts([11])
    )
    hold.translate(through: batch.map)
    expectEqual(hold.held?.target(through: nil)?.item, 3)
  }

  @Test("gives way to a layout that has moved the offset itself since, but not over a reload")
  func overtaken() throws {
    let former = try #require(hold.chosen(try item()))
    let reload = try #require(hold.chosen(try item(.reload)))
    #expect(!hold.isOvertaken(former))
    hold.noteAdjustment()
    #expect(hold.isOvertaken(former))
    #expect(!hold.isOvertaken(reload))
    let later = try #require(hold.chosen(try item()))
    #expect(!hold.isOvertaken(later))
  }

  @Test("knows where an edge has cut off what the layout did, until the pass ends")
  func cutOff() {
    let (start, end) = (Point(x: 0, y: 10), Point(x: 0, y: 15))
    hold.noteAdjustment(by: Distance(x: 0, y: 20), from: start, to: end)
    #expect(hold.isCutOff(at: end))
    #expect(!hold.isCutOff(at: start))
    hold.noteAdjustment(by: Distance(x: 0, y: 5), from: start, to: end)
    #expect(!hold.isCutOff(at: end))
    hold.noteAdjustment(by: Distance(x: 0, y: 20), from: start, to: end)
    hold.forgetCutOff()
    #expect(!hold.isCutOff(at: end))
  }
}
