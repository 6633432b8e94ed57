import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// A run of steps, each of which is checked.
@MainActor
struct TrialRun {
  private let fixture: TrialFixture
  private let layout: TrialLayout
  private let policy: TrialPolicy
  private let orientation: ReadingOrientation
  private let counts: [Int]
  private var steps: [TrialStep] = []
  /// Whether a batch has been wrong, of which something is reported then.
  private var isWrong = false

  init(
    _ layout: TrialLayout,
    _ policy: TrialPolicy,
    _ orientation: ReadingOrientation,
    _ counts: [Int]
  ) {
    self.layout = layout
    self.policy = policy
    self.orientation = orientation
    self.counts = counts
    fixture = TrialFixture(layout, counts, policy, orientation)
  }

  /// Takes random steps, and comes to rest every now and then; stops at the first fault.
  ///
  /// There are a few dozen items, or with `isLarge` up to 4,000.
  static func random(_ setting: TrialSetting, _ mix: TrialMix, batches: Int) throws {
    let (layout, policy, orientation) = (setting.layout, setting.policy, setting.orientation)
    let isLarge = setting.isLarge
    var generator = BatchGenerator(
      seed: UInt64(setting.seed),
      sectionLimit: 4,
      itemLimit: isLarge ? 1_000 : 9
    )
    var run = TrialRun(layout, policy, orientation, generator.model().counts.items)
    defer { run.fixture.end() }
    let reach = isLarge ? 50_000 : 500
    while run.fixture.batchCount < batches {
      try run.take(.random(mix, &generator, run.fixture.source.model, reach: reach))
      if layout.scrollsAcross,
        let slide = TrialStep.randomSlide(&generator, run.fixture.source.model)
      {
        try run.take(slide)
      }
      let restRate: UInt64 = mix == .calm ? 1 : 12
      if generator.random.next() % restRate == 0 { try run.take(.rest) }
    }
    try run.take(.rest)
  }

  /// Takes given steps: what a failure prints.
  static func replay(
    _ layout: TrialLayout,
    _ policy: TrialPolicy,
    _ orientation: ReadingOrientation,
    _ counts: [Int],
    _ steps: [TrialStep]
  ) throws {
    var run = TrialRun(layout, policy, orientation, counts)
    defer { run.fixture.end() }
    for step in steps { try run.take(step) }
    try run.take(.rest)
  }

  private mutating func take(_ step: TrialStep) throws {
    steps.append(step)
    do {
      try perform(step)
    } catch let fault as TrialFault {
      try #require(Bool(false), "\(fault.description)\n\(replay)")
    }
  }

  private mutating func perform(_ step: TrialStep) throws {
    if case .wrong = step { isWrong = true }
    fixture.view.layoutIfNeeded()
    let looks = fixture.looks
    try fixture.perform(step)
    switch step {
    case .batch, .wrong: try fixture.checkContinuity(since: looks)
    // What is shown then is shown in the next frame, or by what comes before it.
    case .reload: return
    default: break
    }
    try fixture.showFrame()
    try fixture.adoptShelves()
    if case .rest = step { try fixture.checkAtRest() } else { try fixture.check() }
    fixture.settleShelves()
    guard !isWrong, fixture.diagnostics != [] else { return }
    throw TrialFault("reported: \(fixture.diagnostics)")
  }

  private var replay: String {
    """
    try TrialRun.replay(.\(layout.rawValue), .\(policy.rawValue), \
    .\(orientation.rawValue), \(counts), [
      \(steps.map(\.description).joined(separator: ",\n  "))
    ])
    """
  }
}
