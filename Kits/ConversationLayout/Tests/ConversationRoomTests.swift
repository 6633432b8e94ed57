import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// Changes of an app besides the messages, while a scroll to one of them is under way.
private enum RoomChange: CaseIterable {
  case keyboard, keyboardGoes, animatedKeyboard, smallerView, largerView, animatedView
  case insets, spacing, anchor, sinking

  @MainActor
  func carryOut(in fixture: ConversationFixture) {
    let view = fixture.view
    switch self {
    case .keyboard: view.contentInset.bottom = 120
    case .keyboardGoes: view.contentInset = .zero
    case .animatedKeyboard: UIView.animate(withDuration: 0.25) { view.contentInset.bottom = 120 }
    case .smallerView: view.frame.size.height = 280
    case .largerView: view.frame.size.height = 500
    case .animatedView: UIView.animate(withDuration: 0.25) { view.frame.size.height = 280 }
    case .insets:
      fixture.layout.settings.additionalInsets.bottom = 30
      fixture.layout.settings.additionalInsets.top = 12
    case .spacing: fixture.layout.settings.interItemSpacing = 3
    case .anchor:
      fixture.layout.keepContentOffsetAtBottomOnBatchUpdates.toggle()
      fixture.update(.insertItem(NewPath(section: 0, item: 30)))
    case .sinking: fixture.layout.keepContentAtBottomOfVisibleArea.toggle()
    }
  }
}

/// 40 messages of 50 points in a view of 320 × 400, seen from 800 on.
@Suite("A scroll to a message while its room changes")
@MainActor
struct ConversationRoomTests {
  @Test("ends where the message stands in the room that it has then", arguments: Detour.goals)
  func rooms(goal: Detour.Goal) throws {
    for change in RoomChange.allCases {
      for frames in [1, 5, 12] {
        let way = Detour(item: goal.item, edge: goal.edge, usesLayout: goal.usesLayout)
        if change == .keyboardGoes { way.fixture.view.contentInset.bottom = 120 }
        way.advance(frames: frames)
        change.carryOut(in: way.fixture)
        way.fixture.settle()
        let error = try #require(way.error)
        #expect(abs(error) < 0.01, "\(change) after \(frames) frames, to \(goal): \(error) off")
      }
    }
  }

  @Test("ends there from right to left, and after two changes, too")
  func rightToLeft() throws {
    for goal in Detour.goals {
      let way = Detour(
        item: goal.item,
        edge: goal.edge,
        usesLayout: goal.usesLayout,
        isRightToLeft: true
      )
      way.advance(frames: 4)
      RoomChange.keyboard.carryOut(in: way.fixture)
      way.advance(frames: 4)
      way.resize(item: 18, to: 83)
      RoomChange.insets.carryOut(in: way.fixture)
      way.fixture.settle()
      let error = try #require(way.error)
      #expect(abs(error) < 0.01, "to \(goal): \(error) off")
    }
  }

  @Test("is over where the reader takes hold of the content: a keyboard keeps what is read")
  func reader() {
    let way = Detour(item: 6, edge: .bottom)
    way.advance(frames: 60)
    expectEqual(way.fixture.view.contentOffset.y, 0)
    way.fixture.scroll(to: 500)
    RoomChange.keyboard.carryOut(in: way.fixture)
    way.fixture.settle()
    // Message 17 ended at 900, at the lower edge, and ends at the upper edge of the keyboard.
    expectEqual(way.fixture.view.contentOffset.y, 620)
  }
}
