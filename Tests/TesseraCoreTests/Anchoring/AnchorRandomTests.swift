import TesseraCore
import TesseraTestSupport
import Testing

@Suite("An anchor, at random")
struct AnchorRandomTests {
  @Test(
    "is held by the item that a search finds",
    arguments: TrialRounds.share(of: 0..<40 as Range<UInt64>)
  )
  func findsTheHeir(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 6)
    var model = generator.model()
    for _ in 0..<40 {
      let change = generator.change(of: model)
      let twin = HeirSearch(change)
      let map = change.checked.map
      for path in change.before.counts.paths(in: Before.self) {
        let candidates = [AnchorCandidate(path, AnchorSpan(start: 0, end: 10))]
        let viewport = AnchorViewport(offset: 0, extent: 10, contentExtent: 10)
        func successor(_ policy: AnchorPolicy) -> NewPath? {
          ScrollAnchor(policy, among: candidates, in: viewport).target(through: map)
        }
        let found = [
          successor(.firstVisible), successor(.lastVisible(adopting: false)),
          successor(.lastVisible()),
        ]
        let start = twin.successor(of: path, forEnd: false)
        let end = twin.successor(of: path, forEnd: true)
        let expected = [start, end, end.map(twin.lastInserted(behind:))]
        try #require(found == expected, "\(path)\n\(change.replay)")
      }
      model = change.after
    }
  }

  @Test(
    "stands still through every change at once",
    arguments: TrialRounds.share(of: 0..<40 as Range<UInt64>)
  )
  func standsStill(seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed + 100, sectionLimit: 3, itemLimit: 12)
    var fixture = AnchorFixture(before: generator.model(), extent: 120)
    let policies: [AnchorPolicy] = [.firstVisible, .firstStarting, .lastVisible(), .contentEnd]
    for _ in 0..<40 {
      let change = generator.change(of: fixture.before)
      let fingerTravel = Double(Int.random(in: -20...20, using: &generator.random))
      fixture.offset = Double(Int.random(in: -40...700, using: &generator.random))
      let now = fixture
      var later = fixture
      later.before = change.after
      later.offset += fingerTravel
      later.extent = Double(Int.random(in: 80...200, using: &generator.random))
      later.startInset = Double(Int.random(in: 0...30, using: &generator.random))
      later.endInset = Double(Int.random(in: 0...30, using: &generator.random))
      let height = Double(Int.random(in: 1...90, using: &generator.random))
      if let row = change.after.items.randomElement(using: &generator.random) {
        later.heights[row.identity] = height
      }
      for policy in policies {
        try requireStill(policy, now, later, change, fingerTravel)
      }
      fixture = later
    }
  }

  private func requireStill(
    _ policy: AnchorPolicy,
    _ now: AnchorFixture,
    _ later: AnchorFixture,
    _ change: ModelChange,
    _ fingerTravel: Double
  ) throws {
    let anchor = now.anchor(policy)
    let spans = later.spans(of: change.after, in: After.self)
    var viewport = later.viewport(of: change.after)
    let map = change.checked.map
    let shift = anchor.shift(through: map, in: viewport, clamped: false) { spans[$0] }
    let clamped = anchor.shift(through: map, in: viewport, clamped: true) { spans[$0] }
    let inside = viewport.limits.clamped(viewport.offset + shift) - viewport.offset
    try #require(clamped == inside, "\(policy)\n\(change.replay)")
    viewport.offset += shift
    switch anchor.hold {
    case .item(_, let edge, let distance, _):
      guard let target = anchor.target(through: map), let span = spans[target] else { return }
      let found =
        edge == .start
        ? span.start - viewport.visibleStart : span.end - viewport.visibleEnd
      try #require(abs(found - (distance - fingerTravel)) < 1e-9, "\(policy)\n\(change.replay)")
    case .contentEnd:
      let before = now.viewport(of: change.before)
      let found = viewport.limits.upper - viewport.offset
      let expected = before.limits.upper - before.offset - fingerTravel
      try #require(abs(found - expected) < 1e-9, "\(policy)\n\(change.replay)")
    case .offset, .contentStart: break
    }
  }
}

@Suite("An anchor, when the viewport changes")
struct AnchorViewportTests {
  /// The 20 rows of 50 points at offset 200, in 400 points; nothing changes but the viewport.
  private func offset(
    _ policy: AnchorPolicy,
    from offset: Double = 200,
    changing: (inout AnchorFixture) -> Void
  ) -> Double {
    let fixture = AnchorFixture(offset: offset)
    return fixture.offset(policy, after: fixture.change([], to: [20]), changing: changing)
  }

  @Test("keeps the top when the height changes, or the bottom")
  func resizes() {
    expectEqual(offset(.firstVisible) { $0.extent = 300 }, 200)
    expectEqual(offset(.lastVisible()) { $0.extent = 300 }, 300)
    expectEqual(offset(.contentEnd) { $0.extent = 300 }, 300)
    expectEqual(offset(.offset) { $0.extent = 300 }, 200)
  }

  @Test("makes way for a keyboard under the bottom, and for a bar over the top")
  func insets() {
    expectEqual(offset(.lastVisible()) { $0.endInset = 250 }, 450)
    expectEqual(offset(.firstVisible) { $0.endInset = 250 }, 200)
    expectEqual(offset(.firstVisible) { $0.startInset = 40 }, 160)
    expectEqual(offset(.offset, from: 0) { $0.startInset = 40 }, 0)
    expectEqual(offset(.firstVisible.sticking(), from: 0) { $0.startInset = 40 }, -40)
  }

  @Test("goes no farther than the content")
  func clamps() {
    expectEqual(offset(.firstVisible, from: 600) { $0.extent = 700 }, 300)
    expectEqual(offset(.lastVisible(), from: 0) { $0.extent = 500 }, 0)
    expectEqual(offset(.offset, from: 600) { $0.extent = 1200 }, 0)
  }

  @Test("sticks to the end as near as it was")
  func sticksToTheEnd() {
    let fixture = AnchorFixture(offset: 580)
    let change = fixture.change([.insertItem(new(0, 19)), .insertItem(new(0, 20))], to: [22])
    // The new rows are in front of the last one, so that only the edge leads to them.
    let strict = AnchorPolicy.lastVisible(adopting: false)
    expectEqual(fixture.offset(strict.sticking(within: 20), after: change), 680)
    expectEqual(fixture.offset(strict.sticking(within: 19), after: change), 680)
    let append = fixture.change([.insertItem(new(0, 20)), .insertItem(new(0, 21))], to: [22])
    expectEqual(fixture.offset(strict.sticking(within: 20), after: append), 680)
    expectEqual(fixture.offset(strict.sticking(within: 19), after: append), 580)
  }

  @Test("keeps the offset when nothing is in sight, or its new place is unknown")
  func holdsNothing() {
    let viewport = AnchorViewport(offset: 70, extent: 100, contentExtent: 900)
    let unknown = AnchorCandidate(old(0, 0), AnchorSpan(start: .nan, end: 100))
    let outside = AnchorCandidate(old(0, 1), AnchorSpan(start: 170, end: 200))
    let anchor = ScrollAnchor(.firstVisible, among: [unknown, outside], in: viewport)
    expectEqual(anchor.hold, .offset)
    let held = ScrollAnchor(
      .lastVisible(),
      among: [AnchorCandidate(old(0, 1), AnchorSpan(start: 80, end: 90))],
      in: viewport
    )
    let map = IndexMap(unchanged: ItemCounts([5]))
    expectEqual(held.shift(through: map, in: viewport, clamped: true) { _ in nil }, 0)
    let infinite = AnchorSpan(start: .infinity, end: .infinity)
    expectEqual(held.shift(through: map, in: viewport, clamped: false) { _ in infinite }, 0)
  }
}
