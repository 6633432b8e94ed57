import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// Random conversations whose insets or width change in an animation, with a batch half-way: every frame is looked at.
///
/// `TESSERA_CONVERSATION_BATCHES` says how many batches are tried in other trials; a conversation for every hundred of them
/// is tried here.
@Suite("What is read in random conversations that are animated")
@MainActor
struct ConversationFrameTrials {
  nonisolated static var seeds: Range<UInt64> {
    0..<UInt64(max(1, ConversationReadingTrials.batches / 100))
  }

  @Test("goes with the bottom while insets go from 0 to 260 and back, with a batch half-way")
  func insets() throws {
    for seed in Self.seeds {
      let trial = FrameTrial(seed: seed)
      try trial.animateInset(to: 260)
      try trial.animateInset(to: 0)
    }
  }

  @Test("stays while the width goes from 800 to 500, with messages that come above")
  func width() throws {
    for seed in Self.seeds { try FrameTrial(seed: seed, width: 800).narrow(to: 500) }
  }
}

/// A conversation in which something is animated.
@MainActor
private final class FrameTrial {
  private let fixture: ConversationFixture
  private var random: SeededGenerator
  private var script: [String]

  init(seed: UInt64, width: CGFloat = 320) {
    random = SeededGenerator(seed: seed)
    let source = MessageSource()
    source.preferredSize = { item, size in
      let text = CGFloat(2_000 + (item.identity * 7_919) % 30_000)
      return CGSize(width: size.width, height: (text / size.width).rounded() + 20)
    }
    fixture = ConversationFixture([60], width: width, source: source)
    let offset = CGFloat(Int.random(in: 400...1_200, using: &random))
    script = ["seed \(seed), width \(width), offset \(offset)"]
    fixture.scroll(to: offset)
    fixture.settle()
  }

  /// The insets change in a quarter of a second; after half of it some messages come above.
  func animateInset(to inset: CGFloat) throws {
    let former = fixture.view.contentInset.bottom
    let seen = try last(above: 400 - former)
    UIView.animate(withDuration: 0.25) {
      self.fixture.view.contentInset.bottom = inset
      self.fixture.view.layoutIfNeeded()
    }
    script.append("inset \(inset)")
    var previous = seen.value
    for frame in 0..<24 {
      if frame == 8 { insertAbove() }
      fixture.fixture.backend.advance(by: 1 / 60)
      guard let now = fixture.bottoms[seen.key] else { break }
      // The message goes from its place above one edge to that above the other, and never back.
      let (start, end) = (seen.value, seen.value + former - inset)
      try #require(
        now > min(start, end) - 0.01 && now < max(start, end) + 0.01
          && abs(now - end) < abs(previous - end) + 0.01,
        "frame \(frame): message \(seen.key) was at \(previous) and is at \(now), from \(start) to \(end)\n\(replay)"
      )
      previous = now
    }
    fixture.settle()
    let now = try #require(fixture.bottoms[seen.key], "\(replay)")
    try #require(abs(now - seen.value - former + inset) < 0.01, "\(now)\n\(replay)")
  }

  /// Another width at once, and messages that come above: nothing that is read moves, in any frame.
  func narrow(to width: CGFloat) throws {
    let seen = try last(above: 400)
    fixture.view.frame.size.width = width
    script.append("width \(width)")
    insertAbove()
    for frame in 0..<24 {
      fixture.fixture.backend.advance(by: 1 / 60)
      let now = try #require(fixture.bottoms[seen.key], "frame \(frame)\n\(replay)")
      try #require(
        abs(now - seen.value) < 0.01,
        "frame \(frame): message \(seen.key) was at \(seen.value) and is at \(now)\n\(replay)"
      )
    }
  }

  private func last(above edge: CGFloat) throws -> (key: Int, value: CGFloat) {
    let found = fixture.bottoms.filter { $0.value <= edge + 0.5 }.max { $0.value < $1.value }
    return try #require(found.map { ($0.key, $0.value) }, "\(replay)")
  }

  private func insertAbove() {
    let count = Int.random(in: 1...9, using: &random)
    script.append("insert \(count)")
    let operations = (0..<count).map {
      UpdateOperation.insertItem(NewPath(section: 0, item: $0))
    }
    fixture.update(ModelChange(before: fixture.source.model, applying: operations))
  }

  private var replay: String { script.joined(separator: "\n") }
}
