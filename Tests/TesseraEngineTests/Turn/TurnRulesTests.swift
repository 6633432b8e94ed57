import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("What is asked of a collection view")
struct TurnRulesTests {
  private static var turns: [Turn] {
    [.idle, .betweenUpdates(count: 1), .answering, .layingOut, .waitingForFrame]
  }

  @Test("is met at once while nothing goes on, but what is only noted")
  func isMetWhenIdle() {
    for turn in [Turn.idle, .betweenUpdates(count: 3)] {
      for request in TurnRequest.allCases {
        let isNoted = request == .reload || request == .invalidation
        expectEqual(
          turn.decision(on: request, isReporting: false),
          (isNoted ? .afterTurn : .atOnce)
        )
      }
    }
  }

  @Test("never starts a pass, an update or another layout inside of another one")
  func neverReenters() {
    for turn in Self.turns where !turn.isIdle {
      for request in [TurnRequest.batch, .anotherLayout, .layout, .query, .movement] {
        #expect(turn.decision(on: request, isReporting: false) != .atOnce)
      }
    }
  }

  @Test("waits for the end of a batch that is being reported, except an offset")
  func waitsForReports() {
    for turn in Self.turns {
      for request in TurnRequest.allCases where request != .offset {
        #expect(turn.decision(on: request, isReporting: true) != .atOnce)
      }
      expectEqual(turn.decision(on: .offset, isReporting: true), .atOnce)
    }
  }

  @Test("joins a pass when it is a reload or an invalidation")
  func joinsPass() {
    expectEqual(Turn.layingOut.decision(on: .reload, isReporting: false), .joinsPass)
    expectEqual(Turn.layingOut.decision(on: .invalidation, isReporting: false), .joinsPass)
  }
}
