import TesseraTestSupport
import Testing

@testable import TesseraCore

@Suite("Stable bounds")
struct StableBoundsTests {
  /// Rows of 50 points, known from 0 to 1000, and 200 points visible from 100.
  private func rows(from visible: Rect) -> StableBounds {
    var stable = StableBounds(
      around: visible,
      known: Rect(x: -100, y: 0, width: 500, height: 1000)
    )
    for row in 0..<20 {
      stable.narrow(
        at: visible,
        by: Rect(x: 0, y: Double(row) * 50, width: 300, height: 50)
      )
    }
    return stable
  }

  private func visible(_ y: Double, height: Double = 200) -> Rect {
    Rect(x: 0, y: y, width: 300, height: height)
  }

  @Test("end where a row comes into view or leaves it")
  func ends() {
    let stable = rows(from: visible(110))
    #expect(stable.contains(visible(110)))
    #expect(stable.contains(visible(101)))
    #expect(stable.contains(visible(149)))
    // At 150 the third row has left; at 100 the second one comes.
    #expect(!stable.contains(visible(150)))
    #expect(!stable.contains(visible(100)))
    #expect(!stable.contains(visible(110, height: 201)))
  }

  @Test("on a threshold are just where they were found")
  func threshold() {
    let stable = rows(from: visible(100))
    #expect(stable.contains(visible(100)))
    #expect(!stable.contains(visible(100.5)))
    #expect(!stable.contains(visible(99.5)))
  }

  @Test("end where nothing is known any more")
  func known() {
    let empty = StableBounds(
      around: visible(300),
      known: Rect(x: -100, y: 200, width: 500, height: 400)
    )
    #expect(empty.contains(visible(201)))
    #expect(empty.contains(visible(399)))
    #expect(!empty.contains(visible(401)))
    #expect(!empty.contains(visible(199)))
  }

  @Test("say what a comparison of all frames says, at random", arguments: 0..<20 as Range<UInt64>)
  func agreesWithTheSlowTwin(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed + 40)
    let known = Rect(x: 0, y: 0, width: 1000, height: 1000)
    let frames = (0..<30).map { _ in
      Rect(
        x: Double(Int.random(in: 0..<90, using: &random)) * 10,
        y: Double(Int.random(in: 0..<90, using: &random)) * 10,
        width: Double(Int.random(in: 0..<10, using: &random)) * 10,
        height: Double(Int.random(in: 0..<10, using: &random)) * 10
      )
    }
    func shown(_ rect: Rect) -> [Bool] { frames.map { $0.overlaps(rect) } }
    let start = Rect(x: 300, y: 300, width: 200, height: 200)
    var stable = StableBounds(around: start, known: known)
    for frame in frames { stable.narrow(at: start, by: frame) }
    for _ in 0..<200 {
      let moved = start.offsetBy(
        x: Double.random(in: -40...40, using: &random),
        y: Double.random(in: -40...40, using: &random)
      )
      guard stable.contains(moved) else { continue }
      try #require(shown(moved) == shown(start), "Seed \(seed), at \(moved)")
    }
  }
}
