import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("The travel of a swiped row")
struct SwipeTravelTests {
  private let full = SwipeTravel(rowWidth: 400, extent: 100, performsFirstAction: true)
  private let short = SwipeTravel(rowWidth: 400, extent: 100, performsFirstAction: false)

  @Test("follows the pull to the extent, and not to the other side")
  func follows() {
    for travel in [full, short] {
      expectEqual([-50, 0, 30, 100].map(travel.shown(forPull:)), [0, 0, 30, 100])
    }
  }

  @Test("follows a full swipe up to the width of the row")
  func fullSwipe() {
    expectEqual([150, 400, 900].map(full.shown(forPull:)), [150, 400, 400])
  }

  /// 50 points beyond the extent show 400 · (1 − 1 / (50 · 0.55 / 400 + 1)).
  @Test("is held back beyond the extent by a rubber band")
  func rubberBand() {
    let shown = short.shown(forPull: 150)
    let resistance = 50 * 0.55 / 400.0 + 1
    let expected = 100 + 400 * (1 - 1 / resistance)
    #expect(abs(shown - expected) < 1e-9)
    expectEqual(short.shown(forPull: .infinity), 400)
  }

  @Test("gives back the pull", arguments: [0, 30, 100, 140, 399] as [Double])
  func inverse(pull: Double) {
    for travel in [full, short] {
      #expect(abs(travel.pull(forShown: travel.shown(forPull: pull)) - pull) < 1e-9)
    }
    expectEqual(full.pull(forShown: .nan), 0)
  }

  @Test(
    "rests open from half of the extent on, and as it is flicked",
    arguments: [
      (49, 0, .closed), (50, 0, .open), (100, 0, .open), (200, 0, .open), (10, 300, .open),
      (10, 299, .closed), (99, -300, .closed), (99, -299, .open), (60, .nan, .open),
      (10, .nan, .closed),
    ] as [(Double, Double, SwipeTravel.Rest)]
  )
  func rests(shown: Double, velocity: Double, rest: SwipeTravel.Rest) {
    expectEqual(short.rest(releasedAt: shown, velocity: velocity), rest)
    expectEqual(full.rest(releasedAt: shown, velocity: velocity), rest)
  }

  /// 0.6 · 400 = 240.
  @Test("performs the first action past 0.6 of the row, unless it is flicked back")
  func threshold() {
    expectEqual(full.fullSwipeDistance, 240)
    expectEqual(full.rest(releasedAt: 239, velocity: 0), .open)
    expectEqual(full.rest(releasedAt: 240, velocity: 0), .aside)
    expectEqual(full.rest(releasedAt: 240, velocity: -299), .aside)
    expectEqual(full.rest(releasedAt: 240, velocity: -300), .closed)
    expectEqual(short.rest(releasedAt: 400, velocity: 900), .open)
    #expect(short.fullSwipeDistance == nil)
  }

  @Test("has its threshold 24 points beyond wide buttons, and inside the row")
  func thresholdOfWideButtons() {
    expectEqual(
      SwipeTravel(rowWidth: 400, extent: 300, performsFirstAction: true).fullSwipeDistance,
      324
    )
    expectEqual(
      SwipeTravel(rowWidth: 40, extent: 20, performsFirstAction: true).fullSwipeDistance,
      40
    )
  }

  @Test(
    "goes nowhere without buttons or without a row",
    arguments: [0, -3, .nan, .infinity] as [Double]
  )
  func nothing(number: Double) {
    let noButtons = SwipeTravel(rowWidth: 400, extent: number, performsFirstAction: true)
    let noRow = SwipeTravel(rowWidth: number, extent: 100, performsFirstAction: true)
    for travel in [noButtons, noRow] {
      expectEqual(travel.shown(forPull: 200), 0)
      expectEqual(travel.rest(releasedAt: 200, velocity: 900), .closed)
      #expect(travel.fullSwipeDistance == nil)
      #expect(!travel.isFullSwipe(200))
    }
  }

  @Test("is measured from where the row is closed")
  func distances() {
    expectEqual([.closed, .open, .aside].map(full.distance(of:)), [0, 100, 400])
  }
}

@Suite("The glide of a swiped row")
struct SwipeGlideTests {
  @Test("goes to its target without passing it")
  func arrives() throws {
    let glide = SwipeGlide(from: 0, velocity: 0, to: 74)
    expectEqual(glide.distance(at: 0), 0)
    var last = 0.0
    for time in stride(from: 0.01, to: glide.duration, by: 0.01) {
      let distance = glide.distance(at: time)
      try #require(distance > last && distance < 74)
      last = distance
    }
    expectEqual(glide.distance(at: glide.duration), 74)
    expectEqual(glide.velocity(at: glide.duration), 0)
    #expect(glide.duration > 0.3 && glide.duration < 0.6)
  }

  @Test("begins at the speed the row had")
  func velocity() {
    let glide = SwipeGlide(from: 30, velocity: 700, to: 74)
    expectEqual(glide.velocity(at: 0), 700)
    #expect(abs(glide.distance(at: 0.001) - 30.7) < 0.02)
  }

  @Test("is over at once where it begins at its target, and for speeds that are no numbers")
  func nothing() {
    expectEqual(SwipeGlide(from: 74, velocity: 0, to: 74).duration, 0)
    expectEqual(SwipeGlide(from: 74, velocity: .nan, to: 74).duration, 0)
    expectEqual(SwipeGlide(from: 0, velocity: .infinity, to: 74).velocity(at: 0), 0)
  }
}
