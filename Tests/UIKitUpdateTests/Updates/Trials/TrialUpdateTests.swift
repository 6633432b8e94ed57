import Foundation
import TesseraTestSupport
import Testing

@testable import UIKitTestSupport

/// A layout, what stands still, the direction, how much there is, and where chance begins.
struct TrialSetting: Sendable, CustomTestStringConvertible {
  let layout: TrialLayout
  let policy: TrialPolicy
  let orientation: ReadingOrientation
  /// Whether there are thousands of items.
  let isLarge: Bool
  let seed: Int

  var testDescription: String {
    "\(layout), \(policy), \(orientation), \(isLarge ? "thousands, " : "")seed \(seed)"
  }

  /// Every layout with every policy, each with a seed of its own in each round that is to be tried.
  ///
  /// A pair goes through the orientations from round to round; one in eighteen has thousands of items. Where no rounds are named, it is
  /// a ninth of the first one: each layout with one of the policies, and each policy with one of the layouts.
  static func all(_ layouts: [TrialLayout] = TrialLayout.allCases) -> [TrialSetting] {
    TrialRounds.chosen.flatMap { round in
      layouts.flatMap { layout in
        TrialPolicy.allCases.map { (layout, $0) }
      }
      .enumerated().compactMap { position, pair in
        let policies = TrialPolicy.allCases.count
        let isShare = (position / policies + position % policies) % 9 == 0
        guard isShare || TrialRounds.named != nil else { return nil }
        let orientations = ReadingOrientation.allCases
        return TrialSetting(
          layout: pair.0,
          policy: pair.1,
          orientation: orientations[(round + position) % orientations.count],
          isLarge: (position + 7 * round) % 18 == 5,
          seed: round * 100 + position
        )
      }
    }
  }

  @MainActor
  func run(_ mix: TrialMix, batches: Int) throws {
    try TrialRun.random(self, mix, batches: isLarge ? batches / 6 : batches)
  }
}

/// Random batches, scrolls, drags, resizes, insets, reloads and interruptions, against a naive twin.
///
/// Along both axes and in both directions. One round is some 13,100 batches: 150 for each of 81 pairs of a
/// layout and a policy, and 60 that may be wrong for each of 27, but a sixth of that with thousands of items.
/// `make test` goes a ninth of one round, `.ci/run` all of it; `make trials` goes twelve, which are some 157,000 batches.
@Suite("A collection view, whatever is reported to it", .withTheProgram)
@MainActor
struct TrialUpdateTests {
  @Test("shows what the data source says, batch by batch", arguments: TrialSetting.all())
  func calm(setting: TrialSetting) throws { try setting.run(.calm, batches: 30) }

  @Test(
    "does so when batches interrupt one another",
    arguments: TrialSetting.all()
  )
  func hasty(setting: TrialSetting) throws { try setting.run(.hasty, batches: 60) }

  @Test(
    "does so whatever else happens",
    arguments: TrialSetting.all()
  )
  func everything(setting: TrialSetting) throws { try setting.run(.everything, batches: 60) }

  /// What has been measured is known by identity, and wrong batches mistake one for another.
  @Test("does so when batches do not add up", arguments: TrialSetting.all([.rows, .grid, .custom]))
  func wrong(setting: TrialSetting) throws { try setting.run(.wrong, batches: 60) }
}
