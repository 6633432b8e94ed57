import TesseraTestSupport
import Testing
import TesseraCore

@Suite("A directional lock")
struct DirectionalLockTests {
  /// Straight, at 30 degrees (10 : 5.7) and on the diagonal, in every direction.
  @Test(
    "holds a straight drag to its axis and lets a diagonal one go",
    arguments: [
      (12, 0, .locked(.horizontal)), (-12, 3, .locked(.horizontal)),
      (10, 5.7, .locked(.horizontal)),
      (0, -11, .locked(.vertical)), (5.7, 10, .locked(.vertical)), (10, 6, .free), (-9, 12, .free),
      (10, 10, .free), (9.9, 0, .undecided), (0, 0, .undecided), (.nan, 20, .locked(.vertical)),
    ] as [(Double, Double, DirectionalLock)]
  )
  func decides(horizontal: Double, vertical: Double, expected: DirectionalLock) {
    let lock = DirectionalLock.undecided.decided(horizontal: horizontal, vertical: vertical)
    expectEqual(lock, expected)
  }

  @Test("stays what it is once it is decided")
  func stays() {
    let lock = DirectionalLock.locked(.vertical).decided(horizontal: 500, vertical: 0)
    expectEqual(lock, .locked(.vertical))
    expectEqual(DirectionalLock.free.decided(horizontal: 500, vertical: 0), .free)
  }

  @Test("allows the axes it is not locked against")
  func allows() {
    #expect(DirectionalLock.undecided.allows(.horizontal))
    #expect(DirectionalLock.free.allows(.vertical))
    #expect(DirectionalLock.locked(.vertical).allows(.vertical))
    #expect(!DirectionalLock.locked(.vertical).allows(.horizontal))
  }
}
