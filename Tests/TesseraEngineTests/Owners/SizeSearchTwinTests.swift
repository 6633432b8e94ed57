import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

/// A search beside a list of its rounds, each of which is compared with all those before it.
@Suite("The search for sizes, beside a list of its rounds")
struct SizeSearchTwinTests {
  private let sizes = SizeSearch(LayoutSession(FortyLayout()))

  private struct Measured: Hashable {
    let item: Int
    let isEmpty: Bool
  }

  /// Whether a round has measured something of a kind that no round before it has.
  private func isNew(_ round: Int, isEmpty: Bool, in rounds: [[Measured]]) -> Bool {
    let earlier = Set(rounds[..<round].joined())
    return rounds[round].contains { $0.isEmpty == isEmpty && !earlier.contains($0) }
  }

  /// The rounds in which nothing with an extent is new: all of them, and those in which nothing else is either.
  private func counts(_ rounds: [[Measured]]) -> (idle: Int, empty: Int) {
    let poor = rounds.indices.filter { !isNew($0, isEmpty: false, in: rounds) }
    let idle = poor.filter { !isNew($0, isEmpty: true, in: rounds) }
    return (idle.count, poor.count - idle.count)
  }

  @Test(
    "may go on until 24 rounds are idle, or 50 found only what is empty",
    arguments: [UInt64(1), 2],
    [9, 200]
  )
  func rounds(seed: UInt64, items: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      sizes.beginRounds()
      var rounds: [[Measured]] = []
      var (goesOn, isEnough) = (true, false)
      while goesOn, rounds.count < 90 {
        let measured = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
          Measured(
            item: Int.random(in: 0..<items, using: &random),
            isEmpty: Int.random(in: 0..<4, using: &random) > 0
          )
        }
        for one in measured {
          let key = ElementIdentity<Before>(cell: ShownPath(section: 0, item: one.item))
          sizes.noteMeasured(key, isEmpty: one.isEmpty)
        }
        rounds.append(measured)
        let (idle, empty) = counts(rounds)
        isEnough = idle >= 24 || empty >= 50
        goesOn = sizes.endRound()
        expectEqual(goesOn, !isEnough)
        expectEqual(sizes.areRestless, idle >= 24)
      }
      expectEqual(sizes.roundCount, rounds.count)
    }
  }

  @Test(
    "waits for the next frame in the bounds in which it has used up its rounds, and not in others"
  )
  func exhaustion() {
    let bounds = Rect(x: 0, y: 40, width: 100, height: 100)
    #expect(!sizes.areRoundsExhausted(in: bounds))
    sizes.exhaustRounds(in: bounds)
    #expect(sizes.areRoundsExhausted(in: bounds))
    #expect(!sizes.areRoundsExhausted(in: bounds.offsetBy(x: 0, y: 1)))
    sizes.renewRounds()
    #expect(!sizes.areRoundsExhausted(in: bounds))
  }
}
