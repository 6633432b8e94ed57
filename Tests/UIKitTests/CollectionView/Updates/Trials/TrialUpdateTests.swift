import Foundation
import TesseraTestSupport
import Testing

/// A layout, what stands still, and where the numbers of chance begin.
struct TrialSetting: Sendable, CustomTestStringConvertible {
  let layout: TrialLayout
  let policy: TrialPolicy
  let seed: Int

  var testDescription: String { "\(layout), \(policy), seed \(seed)" }

  /// Every layout with every policy, each with a seed of its own in each round that is to be tried.
  static func all(_ layouts: [TrialLayout] = TrialLayout.allCases) -> [TrialSetting] {
    rounds.flatMap { round in
      layouts.flatMap { layout in
        TrialPolicy.allCases.map { (layout, $0) }
      }
      .enumerated().map { position, pair in
        TrialSetting(layout: pair.0, policy: pair.1, seed: round * 100 + position)
      }
    }
  }

  /// The first round alone, or those that `TESSERA_TRIAL_ROUNDS` names, such as `0..<15`.
  private static var rounds: Range<Int> {
    let named = ProcessInfo.processInfo.environment["TESSERA_TRIAL_ROUNDS"] ?? ""
    let ends = named.components(separatedBy: "..<").compactMap { Int($0) }
    guard ends.count == 2, ends[0] >= 0, ends[0] < ends[1] else { return 0..<1 }
    return ends[0]..<ends[1]
  }

  @MainActor
  func run(_ mix: TrialMix, batches: Int) throws {
    try TrialRun.random(layout, policy, mix, seed: seed, batches: batches)
  }
}

/// Random batches, scrolls, drags, resizes, insets and interruptions, against a naive twin.
///
/// One round is 7,020 batches: 150 for each of 36 pairs of a layout and a policy, and 60 that may be wrong
/// for each of 27. `make test` goes one round; `make trials` goes fifteen, which are 105,300 batches.
@Suite("A collection view, whatever is reported to it")
@MainActor
struct TrialUpdateTests {
  @Test("shows what the data source says, batch by batch", arguments: TrialSetting.all())
  func calm(setting: TrialSetting) throws { try setting.run(.calm, batches: 30) }

  @Test("does so when batches interrupt one another", arguments: TrialSetting.all())
  func hasty(setting: TrialSetting) throws { try setting.run(.hasty, batches: 60) }

  @Test("does so whatever else happens", arguments: TrialSetting.all())
  func everything(setting: TrialSetting) throws { try setting.run(.everything, batches: 60) }

  /// What has been measured is known by identity, and wrong batches mistake one for another.
  @Test("does so when batches do not add up", arguments: TrialSetting.all([.rows, .grid, .custom]))
  func wrong(setting: TrialSetting) throws { try setting.run(.wrong, batches: 60) }
}
