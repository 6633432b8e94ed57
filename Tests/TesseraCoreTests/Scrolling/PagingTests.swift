import TesseraTestSupport
import Testing
import TesseraCore

@Suite("Paging")
struct PagingTests {
  private let limits = ScrollLimits(lower: 0, upper: 950)

  @Test(
    "goes to the nearest page after a slow release",
    arguments: [(0, 0), (149, 0), (150, 300), (299, 300), (449, 300), (760, 900)]
      as [(Double, Double)]
  )
  func slow(offset: Double, target: Double) {
    let paging = Paging(pageLength: 300)
    expectEqual(paging.target(releasedAt: offset, velocity: 0, in: limits), target)
    expectEqual(paging.target(releasedAt: offset, velocity: -299, in: limits), target)
  }

  @Test(
    "goes to the next page in the direction of a flick",
    arguments: [
      (10, 500, 300), (290, 9000, 300), (300, 500, 600), (310, -500, 300), (300, -500, 0),
      (590, -9000, 300),
    ] as [(Double, Double, Double)]
  )
  func flick(offset: Double, velocity: Double, target: Double) {
    let paging = Paging(pageLength: 300)
    expectEqual(paging.target(releasedAt: offset, velocity: velocity, in: limits), target)
  }

  @Test("stays inside the limits")
  func insideTheLimits() {
    let paging = Paging(pageLength: 300)
    expectEqual(paging.target(releasedAt: 930, velocity: 2000, in: limits), 950)
    expectEqual(paging.target(releasedAt: -60, velocity: -2000, in: limits), 0)
    expectEqual(paging.target(releasedAt: -60, velocity: 2000, in: limits), 0)
  }

  @Test("counts pages from its origin")
  func origin() {
    let paging = Paging(pageLength: 300, origin: -20)
    let limits = ScrollLimits(lower: -20, upper: 950)
    expectEqual(paging.target(releasedAt: 0, velocity: 0, in: limits), -20)
    expectEqual(paging.target(releasedAt: 0, velocity: 400, in: limits), 280)
  }

  @Test("answers for numbers out of range")
  func unusualNumbers() {
    for length in [0, -300, Double.nan, .infinity] {
      let paging = Paging(pageLength: length)
      expectEqual(paging.target(releasedAt: 77, velocity: 900, in: limits), 77)
    }
    let paging = Paging(pageLength: 300)
    expectEqual(paging.target(releasedAt: .nan, velocity: 0, in: limits), 0)
    expectEqual(paging.target(releasedAt: 290, velocity: .nan, in: limits), 300)
    expectEqual(paging.target(releasedAt: 290, velocity: .infinity, in: limits), 300)
  }
}
