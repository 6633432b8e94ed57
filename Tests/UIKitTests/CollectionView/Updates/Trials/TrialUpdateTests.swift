import TesseraTestSupport
import Testing

@Suite("A collection view, whatever is reported to it")
@MainActor
struct TrialUpdateTests {
  @Test("shows what the data source says, batch by batch", arguments: TrialLayout.allCases, 0..<20)
  func calm(layout: TrialLayout, seed: Int) throws {
    try TrialRun.random(layout, .calm, seed: UInt64(seed), batches: 30)
  }

  @Test("does so when batches interrupt one another", arguments: TrialLayout.allCases, 0..<20)
  func hasty(layout: TrialLayout, seed: Int) throws {
    try TrialRun.random(layout, .hasty, seed: 100 + UInt64(seed), batches: 60)
  }

  @Test("does so whatever else happens", arguments: TrialLayout.allCases, 0..<20)
  func everything(layout: TrialLayout, seed: Int) throws {
    try TrialRun.random(layout, .everything, seed: 200 + UInt64(seed), batches: 60)
  }

  /// What has been measured is known by identity, and wrong batches mistake one for another.
  @Test(
    "does so when batches do not add up",
    arguments: [TrialLayout.rows, .grid, .custom],
    0..<20
  )
  func wrong(layout: TrialLayout, seed: Int) throws {
    try TrialRun.random(layout, .wrong, seed: 300 + UInt64(seed), batches: 60)
  }
}
