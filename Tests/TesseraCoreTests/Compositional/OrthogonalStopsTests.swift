import TesseraCore
import TesseraTestSupport
import Testing

/// The numbers of the names are those of the worked examples: five groups of 300 with gaps of 10 and
/// insets of 20 in a viewport of 375, so that one group follows another at 310 and the content is
/// 20 + 5 · 300 + 4 · 10 + 20 = 1580 wide.
@Suite("The stops of an orthogonal section")
struct OrthogonalStopsTests {
  private func stops(
    _ behavior: CompositionalOrthogonalScrolling,
    snapping: CompositionalOrthogonalSnapping? = nil,
    items: Int = 5,
    width: Double = 300,
    insets margins: Insets = insets(0, 20, 0, 20),
    spacing: Double = 10
  ) throws -> OrthogonalStops {
    let section = CompositionalSection(
      group: group(.absolute(width), .absolute(60), .list(.horizontal, [full])),
      contentInsets: margins,
      interGroupSpacing: spacing,
      orthogonalScrolling: behavior,
      orthogonalSnapping: snapping
    )
    return try #require(arrange((section, items)).scroller(ofSection: 0)).stops
  }

  @Test(
    "T01, T04, T07 are where the behaviour says",
    arguments: [
      (.continuousGroupLeadingBoundary, [0, 310, 620, 930, 1205]),
      (.groupPaging, [0, 310, 620, 930, 1205]),
      (.paging, [0, 375, 750, 1125, 1205]),
      (.groupPagingCentered, [-17.5, 292.5, 602.5, 912.5, 1222.5]),
    ] as [(CompositionalOrthogonalScrolling, [Double])]
  )
  func places(behavior: CompositionalOrthogonalScrolling, expected: [Double]) throws {
    let stops = try stops(behavior)
    expectEqual(stops.count, expected.count)
    expectEqual(expected.indices.map { stops.offset(ofStop: $0) }, expected)
    expectEqual(stops.limits, ScrollLimits(lower: expected[0], upper: expected[4]))
    expectEqual(expected.map { stops.stop(nearest: $0) }, Array(expected.indices))
  }

  /// The end of group 1 is at 630, and at 355 of what shows where the stop is 275.
  @Test(
    "O9 are where the section's own rule says",
    arguments: [
      (CompositionalOrthogonalSnapping(.leading), [0, 310, 620, 930, 1205]),
      (CompositionalOrthogonalSnapping(.center), [-17.5, 292.5, 602.5, 912.5, 1222.5]),
      (CompositionalOrthogonalSnapping(.center, pinsToEnds: true), [0, 292.5, 602.5, 912.5, 1205]),
      (CompositionalOrthogonalSnapping(.trailing), [0, 275, 585, 895, 1205]),
    ] as [(CompositionalOrthogonalSnapping, [Double])]
  )
  func ownPlaces(snapping: CompositionalOrthogonalSnapping, expected: [Double]) throws {
    for behavior in CompositionalOrthogonalScrolling.allCases where behavior != .none {
      let stops = try stops(behavior, snapping: snapping)
      expectEqual(stops.count, expected.count)
      expectEqual(expected.indices.map { stops.offset(ofStop: $0) }, expected)
      expectEqual(stops.limits, ScrollLimits(lower: expected[0], upper: expected[4]))
      expectEqual(expected.map { stops.stop(nearest: $0) }, Array(expected.indices))
    }
  }

  /// Cards of 100 that follow each other at 110: the middle of the first two is in front of that of what shows.
  ///
  /// The content is 20 + 8 · 100 + 7 · 10 + 20 = 910 wide and ends at 535. Card k is in the middle at
  /// 20 + 110 k + 50 − 187.5 = 110 k − 117.5: the first two are at the start, 5 at 432.5, and 6 and 7 at the end.
  @Test("O9 count once at each end")
  func countOnce() throws {
    let narrow = try stops(
      .groupPaging,
      snapping: CompositionalOrthogonalSnapping(.center, pinsToEnds: true),
      items: 8,
      width: 100
    )
    let expected = [0, 102.5, 212.5, 322.5, 432.5, 535]
    expectEqual(narrow.count, 6)
    expectEqual(expected.indices.map { narrow.offset(ofStop: $0) }, expected)
    expectEqual(expected.map { narrow.stop(nearest: $0) }, Array(expected.indices))
    expectEqual(narrow.offset(ofStop: .max), 535)
    expectEqual(narrow.offset(ofStop: .min), 0)
    let short = try stops(
      .groupPaging,
      snapping: CompositionalOrthogonalSnapping(.center, pinsToEnds: true),
      items: 2,
      width: 100
    )
    expectEqual(short.count, 1)
    expectEqual(short.stop(nearest: 40), 0)
    expectEqual(short.target(releasedAt: 0, projected: 900, velocity: 900), 0)
  }

  @Test("O9 are passed by as many as a gesture may turn, and by one at least")
  func groupsPerGesture() throws {
    let expected: [(Int?, projected: Double, forward: Double)] = [
      (1, 900, 310), (2, 900, 620), (3, 900, 930), (nil, 900, 930), (2, 20, 310), (0, 900, 310),
      (.max, 5000, 1205),
    ]
    for (most, projected, forward) in expected {
      let stops = try stops(
        .groupPaging,
        snapping: CompositionalOrthogonalSnapping(.leading, groupsPerGesture: most)
      )
      expectEqual(stops.target(releasedAt: 40, projected: projected, velocity: 900), forward)
      expectEqual(stops.turnsPages, (most != nil))
      // Backwards from 700, which is between 620 and 930, the same number of cards.
      let back = stops.target(releasedAt: 700, projected: 700 - projected, velocity: -900)
      expectEqual(back, [310: 620, 620: 310, 930: 0, 1205: 0][forward])
      expectEqual(
        stops.target(releasedAt: 40, projected: projected, velocity: 100),
        (most == nil ? 930 : 0)
      )
    }
  }

  @Test("are missing where the section rests anywhere between its ends")
  func continuous() throws {
    let stops = try stops(.continuous)
    #expect(stops.count == nil)
    #expect(stops.offset(ofStop: 2) == nil)
    #expect(stops.stop(nearest: 310) == nil)
    expectEqual(stops.limits, ScrollLimits(lower: 0, upper: 1205))
    expectEqual(stops.target(releasedAt: 10, projected: 471.5, velocity: 900), 471.5)
    expectEqual(stops.target(releasedAt: 10, projected: 4000, velocity: 900), 1205)
  }

  /// A release: where, where friction would end, how fast; and where it rests.
  struct Release: Sendable, CustomTestStringConvertible {
    let name: String
    let behavior: CompositionalOrthogonalScrolling
    let offset: Double
    var projected: Double?
    var velocity = 0.0
    let rest: Double

    var testDescription: String { name }
  }

  @Test("take a release to", arguments: releases)
  func release(_ release: Release) throws {
    let found = try stops(release.behavior).target(
      releasedAt: release.offset,
      projected: release.projected ?? release.offset,
      velocity: release.velocity
    )
    expectEqual(found, release.rest)
  }

  private static let releases = [
    Release(
      name: "T02 the group nearest to where friction ends",
      behavior: .continuousGroupLeadingBoundary,
      offset: 90,
      projected: 400,
      velocity: 620,
      rest: 310
    ),
    Release(
      name: "groups further on, however many friction passes",
      behavior: .continuousGroupLeadingBoundary,
      offset: 90,
      projected: 1000,
      velocity: 1800,
      rest: 930
    ),
    Release(
      name: "the later group from the very middle, going on",
      behavior: .continuousGroupLeadingBoundary,
      offset: 100,
      projected: 465,
      velocity: 700,
      rest: 620
    ),
    Release(
      name: "the earlier group from the very middle, going back",
      behavior: .continuousGroupLeadingBoundary,
      offset: 900,
      projected: 465,
      velocity: -700,
      rest: 310
    ),
    Release(
      name: "the end of the content past it",
      behavior: .continuousGroupLeadingBoundary,
      offset: 1100,
      projected: 1900,
      velocity: 1600,
      rest: 1205
    ),
    Release(name: "T06 the group it left", behavior: .groupPaging, offset: 400, rest: 310),
    Release(name: "T06 the next group", behavior: .groupPaging, offset: 480, rest: 620),
    Release(
      name: "the next group only, however fast",
      behavior: .groupPaging,
      offset: 320,
      projected: 9000,
      velocity: 9000,
      rest: 620
    ),
    Release(
      name: "the group before",
      behavior: .groupPaging,
      offset: 600,
      projected: -500,
      velocity: -2000,
      rest: 310
    ),
    Release(
      name: "the last page, which is cut short",
      behavior: .paging,
      offset: 1130,
      projected: 2000,
      velocity: 1500,
      rest: 1205
    ),
    Release(
      name: "the page before that",
      behavior: .paging,
      offset: 1205,
      projected: 100,
      velocity: -1500,
      rest: 1125
    ),
    Release(
      name: "the end, when that is nearer than the page before",
      behavior: .paging,
      offset: 1180,
      rest: 1205
    ),
    Release(
      name: "the middle of the next group",
      behavior: .groupPagingCentered,
      offset: 0,
      projected: 200,
      velocity: 400,
      rest: 292.5
    ),
    Release(
      name: "the first group in the middle, from in front of it",
      behavior: .groupPagingCentered,
      offset: -60,
      rest: -17.5
    ),
    Release(
      name: "the first group for no number at all",
      behavior: .groupPaging,
      offset: .nan,
      projected: .nan,
      velocity: .nan,
      rest: 0
    ),
  ]

  @Test("T09 are one for content that shows as a whole")
  func shortContent() throws {
    for behavior in CompositionalOrthogonalScrolling.allCases where behavior != .none {
      let stops = try stops(behavior, items: 1, insets: .zero)
      let rest = behavior == .groupPagingCentered ? -37.5 : 0
      expectEqual(stops.limits, ScrollLimits(lower: rest, upper: rest))
      expectEqual(stops.target(releasedAt: 50, projected: 300, velocity: 2000), rest)
    }
  }

  /// 20 + 500 / 2 − 375 / 2 = 82.5, and one group of 500 after another.
  @Test("O5 are in the middle of groups that are wider than what shows")
  func wideGroups() throws {
    let stops = try stops(.groupPagingCentered, items: 3, width: 500, spacing: 0)
    expectEqual((0..<3).map { stops.offset(ofStop: $0) }, [82.5, 582.5, 1082.5])
    expectEqual(stops.limits.lower, 82.5)
  }

  @Test("are at the start of a section without items")
  func empty() throws {
    for behavior in CompositionalOrthogonalScrolling.allCases where behavior != .none {
      let stops = try stops(behavior, items: 0)
      expectEqual(stops.limits, ScrollLimits(lower: 0, upper: 0))
      expectEqual(stops.target(releasedAt: 70, projected: 70, velocity: 1000), 0)
      expectEqual(stops.target(movingFrom: 70, by: 50), 0)
    }
  }

  @Test("take a turn of a wheel by one page, or by as many groups as it is long")
  func wheel() throws {
    let paging = try stops(.groupPaging)
    expectEqual(paging.target(movingFrom: 310, by: 500), 620)
    expectEqual(paging.target(movingFrom: 310, by: -1), 0)
    let groups = try stops(.continuousGroupLeadingBoundary)
    expectEqual(groups.target(movingFrom: 310, by: 20), 620)
    expectEqual(groups.target(movingFrom: 0, by: 700), 620)
    expectEqual(groups.target(movingFrom: 0, by: -20), 0)
    expectEqual(try stops(.continuous).target(movingFrom: 310, by: 52), 362)
  }

  /// The widths of three groups are found to be 100, 200 and 50.
  @Test("follow groups that find their sizes")
  func measured() throws {
    let card = group(
      .estimated(300),
      .absolute(60),
      .list(.horizontal, [item(.estimated(300), .absolute(60))])
    )
    let section = CompositionalSection(group: card, orthogonalScrolling: .groupPaging)
    var found = arrange((section, 9))
    for (item, width) in [100.0, 200, 50].enumerated() {
      found.setMeasured(Size(width: width, height: 60), of: .item(item), inSection: 0)
    }
    let stops = try #require(found.scroller(ofSection: 0)).stops
    expectEqual((0..<5).map { stops.offset(ofStop: $0) }, [0, 100, 300, 350, 650])
  }

  /// Group k stands from 20 + 310 · k on, page k from 375 · k on.
  @Test("show what stands in their page or group")
  func showing() throws {
    let groups = try stops(.groupPaging)
    let found = [0, 20, 329, 330, 500, 1260, 9000].map { groups.resting(showing: $0) }
    expectEqual(found, [0, 0, 0, 310, 310, 1205, 1205])
    expectEqual(try stops(.groupPagingCentered).resting(showing: 330), 292.5)
    expectEqual(try stops(.paging).resting(showing: 640), 375)
    #expect(try stops(.continuous).resting(showing: 640) == nil)
    #expect(groups.resting(showing: .nan) == nil)
  }

  @Test("are found among a billion groups")
  func many() throws {
    let stops = try stops(.groupPaging, items: 1_000_000_000)
    expectEqual(
      stops.target(releasedAt: 155_000_000_010, projected: 0, velocity: 400),
      155_000_000_310
    )
    expectEqual(stops.stop(nearest: 155_000_000_010), 500_000_000)
  }
}
