import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

/// A run of steps, each of which is checked.
@MainActor
struct TrialRun {
  private let stage: TrialStage
  private let layout: TrialLayout
  private let counts: [Int]
  private let mix: TrialMix
  private var steps: [TrialStep] = []
  /// Whether everything is asked for again in the next frame, so that cells may be others.
  private var isReloading = false

  init(_ layout: TrialLayout, _ counts: [Int], _ mix: TrialMix = .everything) {
    self.layout = layout
    self.counts = counts
    self.mix = mix
    stage = TrialStage(layout, counts)
  }

  /// Takes random steps, and comes to rest every now and then; stops at the first fault.
  static func random(
    _ layout: TrialLayout,
    _ mix: TrialMix,
    seed: UInt64,
    batches: Int
  ) throws {
    var generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 9)
    var run = TrialRun(layout, generator.model().counts.items, mix)
    defer { run.stage.end() }
    while run.stage.batchCount < batches {
      try run.take(.random(mix, &generator, run.stage.source.model))
      let restRate: UInt64 = mix == .calm ? 1 : 12
      if generator.random.next() % restRate == 0 { try run.take(.rest) }
    }
    try run.take(.rest)
  }

  /// Takes given steps: what a failure prints.
  static func replay(_ layout: TrialLayout, _ counts: [Int], _ steps: [TrialStep]) throws {
    var run = TrialRun(layout, counts)
    defer { run.stage.end() }
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
    if case .reload = step { isReloading = true }
    stage.view.layoutIfNeeded()
    let looks = stage.looks
    stage.perform(step)
    if case .batch = step, !isReloading { try stage.checkContinuity(since: looks) }
    if case .reload = step { return }
    isReloading = false
    stage.frame()
    if case .rest = step { try stage.checkAtRest() } else { try stage.check() }
    guard mix != .wrong, stage.diagnostics != [] else { return }
    throw TrialFault("reported: \(stage.diagnostics)")
  }

  private var replay: String {
    """
    try TrialRun.replay(.\(layout.rawValue), \(counts), [
      \(steps.map(\.description).joined(separator: ",\n  "))
    ])
    """
  }
}
