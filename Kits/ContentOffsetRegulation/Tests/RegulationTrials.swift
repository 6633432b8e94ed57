import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// Random batches in regulated layouts: whatever happens, what is read does not move, in no frame.
///
/// `TESSERA_REGULATION_BATCHES` says how many batches are tried in all; unless it is set, 600, and 1,800 in each
/// round that is named.
@Suite("What is read in random regulated layouts")
@MainActor
struct RegulationTrials {
  nonisolated static let batches =
    ProcessInfo.processInfo.environment["TESSERA_REGULATION_BATCHES"].flatMap { Int($0) }
    ?? (TrialRounds.named == nil ? 600 : 1_800)

  @Test("stays where it is in every frame", arguments: RegulatedCase.all)
  func stays(_ configuration: RegulatedCase) throws {
    let count = max(1, Self.batches / 20 / RegulatedCase.all.count)
    var checks = 0
    let seeds = TrialRounds.chosen.flatMap { $0 * count..<($0 + 1) * count }
    for seed in seeds {
      let trial = RegulationTrial(configuration, seed: UInt64(seed))
      for _ in 0..<20 { try trial.step() }
      checks += trial.checks
    }
    // What has gone, or has no room, is not looked for; 8 frames are looked at for each batch.
    #expect(checks > 8 * 20 * seeds.count / 3)
  }
}

/// A regulated layout in which things happen by chance, and the script of them.
@MainActor
private final class RegulationTrial {
  private let fixture: RegulatedFixture
  private var generator: BatchGenerator
  private var script: [String]
  private let policy: ContentOffsetPolicy
  /// How often what is read was looked for.
  private(set) var checks = 0

  init(_ configuration: RegulatedCase, seed: UInt64) {
    generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 30)
    let source = RegulatedSource()
    source.extent = { CGFloat(20 + ($0.identity * 7_919 + $0.version * 104_729) % 70) }
    var counts: [Int] = []
    for _ in 0..<3 { counts.append(Int.random(in: 0...30, using: &generator.random)) }
    policy =
      [
        .firstVisible(sticksToStart: nil),
        .lastVisible(sticksToEnd: nil, followsInsertions: false),
        .nearest(to: CGPoint(x: 150, y: 170)),
        .contentEnd,
      ][Int(seed % 4)]
    fixture = RegulatedFixture(configuration, counts, policy, estimate: 41, source: source)
    fixture.regulator.identities = ItemIdentities { [weak source] path in
      source?.model.sections[path.section].items[path.item].identity
    }
    script = ["\(configuration.testDescription), seed \(seed), counts \(counts), \(policy)"]
  }

  func step() throws {
    scroll()
    fixture.settle()
    let held = heldPlace
    let change = generator.change(of: fixture.source.model)
    script.append(change.replay)
    let reloads = Int.random(in: 0..<6, using: &generator.random) == 0
    if reloads {
      script.append("reloadData()")
      fixture.source.model = change.after
      fixture.view.reloadData()
      fixture.frame()
    } else {
      fixture.update(change)
    }
    try require(held, change, reloads)
    for _ in 0..<6 {
      fixture.fixture.backend.advance(by: 0.06)
      try require(held, change, reloads)
    }
    fixture.settle()
    try require(held, change, reloads)
    try #require(fixture.diagnostics.isEmpty, "\(fixture.diagnostics)\n\(replay)")
  }

  private func scroll() {
    let offset = CGFloat.random(in: 0...max(1, fixture.limit), using: &generator.random).rounded()
    script.append("offset \(offset)")
    fixture.scroll(to: min(offset, fixture.limit))
  }

  private enum Held {
    case end(distance: CGFloat)
    case item(Int, CGFloat, isStart: Bool)
    case nothing
  }

  /// What is read now, found by the cells on screen.
  private var heldPlace: Held {
    let spans = fixture.spans.filter { $0.value.upperBound > 0 && $0.value.lowerBound < 400 }
    switch policy {
    case .contentEnd: return .end(distance: fixture.limit - fixture.offset)
    case .lastVisible:
      let ending = spans.filter { $0.value.upperBound <= 400.01 }
      let last = (ending.isEmpty ? spans : ending)
        .max { $0.value.upperBound < $1.value.upperBound }
      return last.map { .item($0.key, $0.value.upperBound, isStart: false) } ?? .nothing
    case .firstVisible:
      let first =
        spans.filter { $0.value.lowerBound >= 0 }
        .min { $0.value.lowerBound < $1.value.lowerBound }
        ?? spans.max { $0.value.lowerBound < $1.value.lowerBound }
      return first.map { .item($0.key, $0.value.lowerBound, isStart: true) } ?? .nothing
    default:
      let point: CGFloat =
        switch fixture.direction {
        case .down: 170
        case .right: 150
        case .left: 250
        }
      let found = spans.first { $0.value.lowerBound < point && $0.value.upperBound > point }
      return found.map { .item($0.key, $0.value.lowerBound, isStart: true) } ?? .nothing
    }
  }

  private func require(_ held: Held, _ change: ModelChange, _ reloads: Bool) throws {
    // What has no room to stay is not held to its place.
    let (offset, limit) = (fixture.offset, fixture.limit)
    guard offset > 0.01, offset < limit - 0.01 else { return }
    switch held {
    case .nothing: return
    case .end(let distance):
      checks += 1
      try #require(
        abs(limit - offset - distance) < 0.01,
        "the end was \(distance) away, and is \(limit - offset)\n\(replay)"
      )
    case .item(let identity, let place, let isStart):
      guard change.keeps(identity, overReload: reloads) else { return }
      checks += 1
      let now = fixture.spans[identity].map { isStart ? $0.lowerBound : $0.upperBound }
      try #require(
        now.map { abs($0 - place) < 0.01 } == true,
        "item \(identity) was at \(place), and is at \(now as Any) at \(offset) of \(limit)\n\(replay)"
      )
    }
  }

  private var replay: String { script.joined(separator: "\n") }
}

extension ModelChange {
  /// Whether an item stays, and in a batch with the view that it has.
  fileprivate func keeps(_ identity: Int, overReload: Bool) -> Bool {
    guard after.items.contains(where: { $0.identity == identity }),
      let path = before.paths(in: Before.self)[identity]
    else { return false }
    guard !overReload else { return true }
    return !operations.contains {
      switch $0 {
      case .reloadItem(path), .reconfigureItem(path): true
      case .moveItem(path, _): true
      case .moveSection(path.section, _), .deleteSection(path.section): true
      default: false
      }
    }
  }
}
