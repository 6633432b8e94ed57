import Foundation
import Testing
import TesseraCore
import TesseraTestSupport

@Suite("An elementary function")
struct NumericsTests {
  /// The difference of two numbers as a part of the larger; 0 for equal ones, infinities included.
  private func relativeDifference(_ found: Double, _ expected: Double) -> Double {
    found == expected ? 0 : abs(found - expected) / max(abs(found), abs(expected))
  }

  @Test("agrees with the system's exponential", arguments: [UInt64(1), 2, 3])
  func exponential(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let power = Double.random(in: -708...709, using: &generator)
      let found = Numerics.exponential(power)
      let difference = relativeDifference(found, Foundation.exp(power))
      try #require(difference < 1e-14, "exponential(\(power)) is \(found)")
    }
  }

  @Test("keeps the digits of an exponential near one", arguments: [UInt64(4), 5])
  func exponentialMinusOne(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let size = Foundation.pow(10, Double.random(in: -18...1, using: &generator))
      let power = Bool.random(using: &generator) ? size : -size
      let found = Numerics.exponentialMinusOne(power)
      let difference = relativeDifference(found, Foundation.expm1(power))
      try #require(difference < 1e-14, "exponentialMinusOne(\(power)) is \(found)")
    }
  }

  @Test("agrees with the system's logarithm", arguments: [UInt64(6), 7])
  func logarithm(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let number = Foundation.pow(10, Double.random(in: -300...300, using: &generator))
      let found = Numerics.logarithm(number)
      let difference = relativeDifference(found, Foundation.log(number))
      try #require(difference < 1e-14, "logarithm(\(number)) is \(found)")
    }
  }

  @Test("keeps the digits of a logarithm near one", arguments: [0.998, 0.99, 0.9999, 1.0000001])
  func logarithmNearOne(number: Double) {
    #expect(relativeDifference(Numerics.logarithm(number), Foundation.log(number)) < 1e-14)
  }

  @Test(
    "agrees with the system's sine and cosine",
    arguments: [(10.0, 1e-14), (1e6, 1e-14), (1e9, 1e-13)]
  )
  func trigonometry(range: Double, tolerance: Double) throws {
    var generator = SeededGenerator(seed: UInt64(range))
    for _ in 0..<2_000 {
      let angle = Double.random(in: -range...range, using: &generator)
      let sine = Numerics.sine(angle)
      let cosine = Numerics.cosine(angle)
      try #require(abs(sine - Foundation.sin(angle)) < tolerance, "sine(\(angle)) is \(sine)")
      try #require(abs(cosine - Foundation.cos(angle)) < tolerance, "cosine(\(angle)) is \(cosine)")
    }
  }

  @Test("is exact where the answer is a whole number")
  func wholeNumbers() {
    expectEqual(Numerics.exponential(0), 1)
    expectEqual(Numerics.logarithm(1), 0)
    expectEqual(Numerics.sine(0), 0)
    expectEqual(Numerics.cosine(0), 1)
    expectEqual(Numerics.cosine(.pi), -1)
  }

  @Test("answers at the ends of its range, and for what is no number")
  func ends() {
    expectEqual(Numerics.exponential(710), .infinity)
    expectEqual(Numerics.exponential(.infinity), .infinity)
    expectEqual(Numerics.exponential(-746), 0)
    expectEqual(Numerics.exponential(-.infinity), 0)
    #expect(Numerics.exponential(-745).isSubnormal)
    #expect(Numerics.exponential(.nan).isNaN)
    expectEqual(Numerics.exponentialMinusOne(-.infinity), -1)
    expectEqual(Numerics.logarithm(0), -.infinity)
    #expect(Numerics.logarithm(-1).isNaN)
    expectEqual(Numerics.logarithm(.infinity), .infinity)
    #expect(Numerics.logarithm(.nan).isNaN)
    #expect(Numerics.sine(1e9 + 1).isNaN)
    #expect(Numerics.cosine(.infinity).isNaN)
    #expect(Numerics.sine(.nan).isNaN)
  }
}
