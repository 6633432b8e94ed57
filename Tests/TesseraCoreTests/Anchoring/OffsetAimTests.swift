import TesseraCore
import TesseraTestSupport
import Testing

/// 20 rows of 50 points in a view of 400, at the offset 200.
@Suite("The aim of the offset")
struct OffsetAimTests {
  private let vertical = AnchorSpace(axis: .vertical)

  /// Where the content of so many rows comes to rest.
  private func limits(_ rows: Int) -> RestingOffsets {
    RestingOffsets(
      horizontal: ScrollLimits(lower: 0, upper: 0),
      vertical: ScrollLimits(lower: 0, upper: Double(rows) * 50 - 400)
    )
  }

  private func anchored(_ row: Int, through map: IndexMap? = nil) throws -> OffsetAim {
    let path = OldPath(section: 0, item: row)
    let held = try #require(
      HeldAnchor(
        .item(path),
        among: [AnchorCandidate(path, vertical.span(rowFrame(row), .off))],
        along: vertical,
        in: column(20, offset: 200),
        for: .update
      )
    )
    return OffsetAim(.anchor(held, through: map))
  }

  /// One round from an offset, in which layout and app request nothing unless they answer something else.
  private func round(
    _ aim: inout OffsetAim,
    _ rows: Int,
    from offset: Double = 200,
    holding frame: Rect? = nil,
    answer: Double? = nil
  ) {
    let free = aim.freeOffset(holding: frame, in: column(rows, offset: offset))
    if !aim.isAnswered {
      let proposal = aim.proposal(for: free, within: limits(rows))
      aim.note(
        answer: answer.map { Point(x: 0, y: $0) } ?? proposal,
        to: proposal,
        from: free
      )
    }
    aim.aim(from: Point(x: 0, y: offset), free: free, within: limits(rows))
  }

  @Test("stays at the offset, inside the content")
  func staysInside() {
    var aim = OffsetAim()
    round(&aim, 20)
    expectEqual(aim.offsetDelta, .zero)
    // 10 rows are 500 high: at the end the offset is 100.
    round(&aim, 10)
    expectEqual(aim.offsetDelta, Distance(x: 0, y: -100))
  }

  @Test("proposes the offset as it is, even beyond the end of the content")
  func proposesTheOffset() throws {
    let beyond = Point(x: 0, y: 600)
    expectEqual(OffsetAim().proposal(for: beyond, within: limits(10)), beyond)
    expectEqual(try anchored(4).proposal(for: beyond, within: limits(10)), Point(x: 0, y: 100))
    expectEqual(try anchored(4).proposal(for: beyond, within: nil), beyond)
  }

  @Test("goes with the item that is held, and knows which")
  func followsItems() throws {
    let map = CheckedBatch(
      checking: RecordedBatch([.insertItem(NewPath(section: 0, item: 0))]),
      before: ItemCounts([20]),
      after: ItemCounts([21])
    ).map
    var aim = try anchored(4, through: map)
    #expect(aim.isHolding)
    expectEqual(aim.target, ElementIdentity(cell: NewPath(section: 0, item: 5)))
    round(&aim, 21, holding: rowFrame(5))
    expectEqual(aim.offsetDelta, Distance(x: 0, y: 50))
  }

  @Test("brings an element to the middle of what nothing covers")
  func centers() {
    let aim = OffsetAim(.center)
    let insets = Insets(top: 40, leading: 0, bottom: 0, trailing: 0)
    let visible = column(20, offset: 200, insets: insets)
    // The middle of row 8 is at 425; 360 points are not covered, the first 40 are.
    let free = aim.freeOffset(holding: rowFrame(8), in: visible)
    expectEqual(free, Point(x: 0, y: 425 - 180 - 40))
    expectEqual(aim.freeOffset(holding: nil, in: visible), Point(x: 0, y: 200))
  }

  @Test("adds what is requested once to what is held, round by round")
  func addsRequests() throws {
    var aim = try anchored(4)
    round(&aim, 21, holding: rowFrame(5), answer: 280)
    expectEqual(aim.offsetDelta, Distance(x: 0, y: 80))
    // The row in front turns out to be 20 higher; 30 beyond what is held are requested still.
    let lower = Rect(x: 0, y: 270, width: 320, height: 50)
    round(&aim, 21, holding: lower, answer: 0)
    expectEqual(aim.offsetDelta, Distance(x: 0, y: 100))
  }

  @Test(
    "goes on to what there was no room for, when there is room after the last call of the layout"
  )
  func remembersWhatWasCut() {
    var aim = OffsetAim()
    round(&aim, 20, answer: 900)
    expectEqual(aim.takeOffsetDelta(), Distance(x: 0, y: 400))
    aim.note(moved: Distance(x: 0, y: 400), rest: .zero)
    expectEqual(aim.appliedDelta, Distance(x: 0, y: 400))
    aim.aimAgain(nil)
    // 10 rows more: there is room for the 300 points that are still wanted.
    round(&aim, 30, from: 600)
    expectEqual(aim.offsetDelta, Distance(x: 0, y: 300))
    expectEqual(aim.wholeDelta, Distance(x: 0, y: 700))
  }

  @Test("forgets what there was no room for where an anchor is held from then on")
  func forgetsWhatWasCut() throws {
    var aim = OffsetAim()
    round(&aim, 20, answer: 900)
    _ = aim.takeOffsetDelta()
    aim.note(moved: Distance(x: 0, y: 400), rest: .zero)
    guard case .anchor(let held, _) = try anchored(4).hold else { return }
    aim.aimAgain(held)
    #expect(aim.isHolding)
    #expect(aim.isAnswered)
    aim.aim(from: Point(x: 0, y: 600), free: Point(x: 0, y: 600), within: limits(30))
    expectEqual(aim.offsetDelta, .zero)
  }

  @Test("does not move an anchor twice when it aims again")
  func aimsAgain() throws {
    var aim = try anchored(4)
    round(&aim, 21, holding: rowFrame(5))
    let delta = aim.takeOffsetDelta()
    aim.note(moved: delta, rest: .zero)
    aim.aimAgain(nil)
    round(&aim, 21, from: 250, holding: rowFrame(5))
    expectEqual(aim.offsetDelta, .zero)
    // The layout moves the row in its last call.
    round(&aim, 22, from: 250, holding: rowFrame(6))
    expectEqual(aim.offsetDelta, Distance(x: 0, y: 50))
  }

  @Test(
    "adds the layout's adjustments before the offset has gone, and leaves the rest of later ones"
  )
  func takesAdjustments() {
    var aim = OffsetAim()
    #expect(aim.takeAdjustment(Distance(x: 0, y: 10)) == nil)
    #expect(aim.takeAdjustment(Distance(x: 0, y: 5)) == nil)
    round(&aim, 20)
    expectEqual(aim.offsetDelta, Distance(x: 0, y: 15))
    _ = aim.takeOffsetDelta()
    // All of it again, and 3 more: 3 are left. From then on nothing was taken before.
    expectEqual(aim.takeAdjustment(Distance(x: 0, y: 18)), Distance(x: 0, y: 3))
    expectEqual(aim.takeAdjustment(Distance(x: 0, y: 4)), Distance(x: 0, y: 4))
  }

  @Test("is not moved by the layout's adjustments where the app has chosen an anchor")
  func holdsAgainstAdjustments() throws {
    var aim = try anchored(4)
    #expect(aim.takeAdjustment(Distance(x: 0, y: 10)) == nil)
    round(&aim, 20, holding: rowFrame(4))
    expectEqual(aim.offsetDelta, .zero)
    _ = aim.takeOffsetDelta()
    #expect(aim.takeAdjustment(Distance(x: 0, y: 10)) == nil)
  }

  @Test("leaves the content while a finger holds it")
  func isNotClampedWhileDragged() {
    var aim = OffsetAim()
    let present = Point(x: 0, y: -60)
    aim.requestNothing()
    aim.aim(from: present, free: present, within: nil)
    expectEqual(aim.offsetDelta, .zero)
  }

  @Test("keeps the place in content that is mirrored about another width")
  func mirrored() {
    let held = HeldAnchor(
      placeIn: mirroredLine(10, offset: 400),
      along: AnchorSpace(axis: .horizontal),
      sticking: false
    )
    var aim = OffsetAim(.anchor(held, through: nil))
    #expect(!aim.isHolding)
    aim.requestNothing()
    let free = aim.freeOffset(holding: nil, in: mirroredLine(12, offset: 400))
    aim.aim(from: Point(x: 400, y: 0), free: free, within: nil)
    expectEqual(aim.offsetDelta, Distance(x: 100, y: 0))
  }

  @Test("comes to the start of the content for what is not a number")
  func notANumber() {
    expectEqual(limits(20).nearest(to: Point(x: 5, y: .nan)), .zero)
    expectEqual(limits(20).nearest(to: Point(x: .infinity, y: 1e300)), Point(x: 0, y: 600))
  }
}
