import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// 40 messages of 50 points in a view of 320 × 400, seen from 800 on: messages 16 to 23 are in sight.
@Suite("An animated scroll to a message")
@MainActor
struct ConversationDetourTests {
  @Test("ends at it when a message in sight grows by 33 on the way")
  func grows() {
    let way = Detour(item: 6, edge: .bottom)
    way.advance(frames: 4)
    // Message 6 ends at 350, and can stand no lower than the start of the content allows.
    way.resize(item: 18, to: 83)
    way.fixture.settle()
    expectEqual(way.fixture.view.contentOffset.y, 0)
  }

  @Test("ends at it when a message below it is deleted on the way")
  func deleted() {
    let way = Detour(item: 6, edge: .bottom)
    way.advance(frames: 4)
    way.fixture.update(.deleteItem(OldPath(section: 0, item: 9)))
    way.fixture.settle()
    expectEqual(way.fixture.view.contentOffset.y, 0)
  }

  @Test("ends at it whatever single operation comes on the way", arguments: Detour.goals)
  func operations(goal: Detour.Goal) throws {
    var dice = SeededGenerator(seed: UInt64(goal.item) &* 7 &+ (goal.usesLayout ? 1 : 0))
    for _ in 0..<(12 * TrialRounds.chosen.count) {
      let item = Int.random(in: 0..<40, using: &dice)
      let operation = Detour.Operation.allCases.randomElement(using: &dice) ?? .insert
      let frames = Int.random(in: 1...14, using: &dice)
      let way = Detour(item: goal.item, edge: goal.edge, usesLayout: goal.usesLayout)
      way.advance(frames: frames)
      guard way.carryOut(operation, at: item) else { continue }
      way.fixture.settle()
      let error = try #require(way.error)
      #expect(
        abs(error) < 0.01,
        "\(operation) of \(item) after \(frames) frames, on the way to \(goal): \(error) off"
      )
    }
  }
}

/// A scroll under way.
@MainActor
final class Detour {
  let fixture: ConversationFixture
  private let edge: ConversationPosition.Edge
  private let target: Int

  struct Goal: CustomStringConvertible, Sendable {
    let item: Int
    let edge: ConversationPosition.Edge
    /// Whether the layout is asked to scroll, or the collection view.
    let usesLayout: Bool

    var description: String {
      "\(item) at the \(edge), by the \(usesLayout ? "layout" : "collection view")"
    }
  }

  nonisolated static let goals = [6, 0, 22, 33, 39].flatMap { item in
    [ConversationPosition.Edge.top, .bottom].flatMap { edge in
      [true, false].map { Goal(item: item, edge: edge, usesLayout: $0) }
    }
  }

  enum Operation: CaseIterable {
    case insert, insertFive, delete, reload, grow, shrink, moveUp, moveDown
  }

  init(
    item: Int,
    edge: ConversationPosition.Edge,
    usesLayout: Bool = true,
    isRightToLeft: Bool = false
  ) {
    let source = MessageSource()
    source.preferredSize = { [unowned source] item, size in
      CGSize(width: size.width, height: source.heights[item.identity] ?? 50)
    }
    fixture = ConversationFixture([40], source: source, isRightToLeft: isRightToLeft) {
      $0.settings.estimatedItemHeight = 50
    }
    fixture.scroll(to: 800)
    fixture.settle()
    self.edge = edge
    target = source.model.sections[0].items[item].identity
    let path = IndexPath(item: item, section: 0)
    if usesLayout {
      fixture.layout.scrollToItem(at: path, edge: edge, animated: true)
    } else {
      fixture.view.scrollToItem(at: path, at: edge == .top ? .top : .bottom, animated: true)
    }
  }

  func advance(frames: Int) {
    for _ in 0..<frames { fixture.fixture.backend.advance(by: 1 / 60) }
  }

  func resize(item: Int, to height: CGFloat) {
    let identity = fixture.source.model.sections[0].items[item].identity
    fixture.source.heights[identity] = height
    fixture.update(.reconfigureItem(OldPath(section: 0, item: item)))
  }

  /// Carries an operation out; false if it takes the target away.
  func carryOut(_ operation: Operation, at item: Int) -> Bool {
    let isTarget = fixture.source.model.sections[0].items[item].identity == target
    let old = OldPath(section: 0, item: item)
    switch operation {
    case .insert: fixture.update(.insertItem(NewPath(section: 0, item: item)))
    case .insertFive:
      let change = ModelChange(
        before: fixture.source.model,
        applying: (0..<5).map { .insertItem(NewPath(section: 0, item: item + $0)) }
      )
      fixture.update(change)
    case .delete:
      guard !isTarget else { return false }
      fixture.update(.deleteItem(old))
    case .reload: fixture.update(.reloadItem(old))
    case .grow: resize(item: item, to: 83)
    case .shrink: resize(item: item, to: 20)
    case .moveUp, .moveDown:
      guard !isTarget else { return false }
      let new = operation == .moveUp ? max(0, item - 12) : min(39, item + 12)
      fixture.update(.moveItem(from: old, to: NewPath(section: 0, item: new)))
    }
    return true
  }

  /// How far the offset is from where the message stands at its edge, as far as the content allows; nil if it is gone.
  var error: CGFloat? {
    let items = fixture.source.model.sections[0].items
    guard let item = items.firstIndex(where: { $0.identity == target }) else { return nil }
    let frame = fixture.place(item)
    let view = fixture.view
    let covered = view.adjustedContentInset
    let height = view.bounds.height
    let free = item == items.count - 1 ? fixture.layout.settings.additionalInsets.bottom : 0
    let wanted =
      edge == .top ? frame.minY - covered.top : frame.maxY + free + covered.bottom - height
    let greatest = max(-covered.top, view.contentSize.height + covered.bottom - height)
    return view.contentOffset.y - min(max(wanted, -covered.top), greatest)
  }
}
