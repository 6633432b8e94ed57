import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// 40 messages of 50 points in a view of 320 × 400: the offsets at rest are 0 to 1600.
@Suite("The offset of a conversation at rest")
@MainActor
struct ConversationLimitTests {
  @Test("stays at the start when the view grows there", arguments: [false, true])
  func grows(isRightToLeft: Bool) {
    let fixture = Self.conversation(isRightToLeft)
    fixture.view.frame.size.height = 500
    fixture.frame()
    // The last message that ended in sight would stay at the lower edge at −100.
    expectEqual(fixture.view.contentOffset, .zero)
  }

  @Test("stays at the start when an inset at the bottom goes", arguments: [false, true])
  func insetGoes(isRightToLeft: Bool) {
    let fixture = Self.conversation(isRightToLeft)
    fixture.view.contentInset.bottom = 130
    fixture.frame()
    fixture.scroll(to: 0)
    fixture.view.contentInset.bottom = 0
    fixture.frame()
    expectEqual(fixture.view.contentOffset, .zero)
  }

  @Test("is inside right after a change of the size, before a pass", arguments: [false, true])
  func atOnce(isRightToLeft: Bool) {
    let fixture = Self.conversation(isRightToLeft)
    fixture.view.frame.size.height = 500
    fixture.view.layoutIfNeeded()
    expectEqual(fixture.view.contentOffset, .zero)
  }

  @Test("is inside after a change of the size in an animation", arguments: [false, true])
  func animated(isRightToLeft: Bool) {
    let fixture = Self.conversation(isRightToLeft)
    UIView.animate(withDuration: 0.25) {
      fixture.view.frame.size.height = 500
      fixture.view.layoutIfNeeded()
    }
    fixture.settle()
    expectEqual(fixture.view.contentOffset, .zero)
  }

  @Test("is the same from left to right and from right to left, and inside, after random changes")
  func random() throws {
    for seed in 0..<UInt64(60 * TrialRounds.chosen.count) {
      try LimitTrial(seed: seed).run()
    }
  }

  static func conversation(_ isRightToLeft: Bool) -> ConversationFixture {
    ConversationFixture([40], isRightToLeft: isRightToLeft) { layout in
      layout.settings.estimatedItemHeight = 50
    }
  }
}

/// The same changes in a conversation that is read from left to right and one that is read from right to left.
@MainActor
private struct LimitTrial {
  private let changes: [Change]
  private let seed: UInt64

  private enum Change {
    case height(CGFloat)
    case insets(UIEdgeInsets)
    case scroll(CGFloat)
    case insert(Int)
    case delete(Int)
    case frame
  }

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    changes = (0..<12).map { _ in Self.change(&random) }
  }

  private static func change(_ random: inout SeededGenerator) -> Change {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: .height(CGFloat(Int.random(in: 10...60, using: &random) * 10))
    case 2, 3:
      .insets(
        UIEdgeInsets(
          top: CGFloat(Int.random(in: 0...9, using: &random) * 10),
          left: 0,
          bottom: CGFloat(Int.random(in: 0...15, using: &random) * 10),
          right: 0
        )
      )
    case 4: .scroll(CGFloat(Int.random(in: 0...1_000, using: &random)) / 1_000)
    case 5: .insert(Int.random(in: 1...6, using: &random))
    case 6: .delete(Int.random(in: 1...6, using: &random))
    default: .frame
    }
  }

  func run() throws {
    let offsets = try [false, true].map { try self.offsets(isRightToLeft: $0) }
    for step in changes.indices {
      try #require(
        offsets[0][step] == offsets[1][step],
        "seed \(seed), step \(step) of \(changes)"
      )
    }
  }

  /// The offsets after each change, from right to left or from left to right.
  private func offsets(isRightToLeft: Bool) throws -> [CGFloat?] {
    let fixture = ConversationLimitTests.conversation(isRightToLeft)
    return try changes.map { change in
      apply(change, to: fixture)
      guard case .frame = change else { return nil }
      fixture.settle()
      let view = fixture.view
      let inset = view.adjustedContentInset
      let least = -inset.top
      let greatest = max(least, view.contentSize.height + inset.bottom - view.bounds.height)
      try #require(
        view.contentOffset.y >= least - 0.001 && view.contentOffset.y <= greatest + 0.001,
        "\(view.contentOffset.y) of \(least) to \(greatest), seed \(seed), \(isRightToLeft), \(changes)"
      )
      return view.contentOffset.y
    }
  }

  private func apply(_ change: Change, to fixture: ConversationFixture) {
    let view = fixture.view
    switch change {
    case .height(let height): view.frame.size.height = height
    case .insets(let insets): view.contentInset = insets
    case .scroll(let share):
      let inset = view.adjustedContentInset
      let range = max(0, view.contentSize.height + inset.bottom + inset.top - view.bounds.height)
      view.contentOffset.y = (range * share).rounded() - inset.top
    case .insert(let count):
      fixture.update(
        ModelChange(
          before: fixture.source.model,
          applying: (0..<count).map { .insertItem(NewPath(section: 0, item: $0 * 3)) }
        )
      )
    case .delete(let count):
      fixture.update(
        ModelChange(
          before: fixture.source.model,
          applying: (0..<count).map { .deleteItem(OldPath(section: 0, item: $0 * 3)) }
        )
      )
    case .frame: fixture.frame()
    }
  }
}
