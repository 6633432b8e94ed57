import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

/// A session beside a list of everything that has happened to it, which is read from its end.
@Suite("The session of a layout, beside a list of what has happened")
struct LayoutSessionTwinTests {
  private let session = LayoutSession(FortyLayout())

  private enum Event {
    case withdrawn(LayoutValidity), done(LayoutValidity)
  }

  /// Whether a stage holds: by the last event that says something about it.
  private func holds(_ stage: LayoutValidity, after events: some BidirectionalCollection<Event>)
    -> Bool
  {
    for event in events.reversed() {
      switch event {
      case .withdrawn(let rest): if rest < stage { return false }
      // A phase that is done again leads on from there.
      case .done(let last): return stage <= last
      }
    }
    return stage == .replaced
  }

  private func validity(after events: [Event]) -> LayoutValidity {
    stages.last { holds($0, after: events) } ?? .replaced
  }

  private let stages: [LayoutValidity] = [.replaced, .invalid, .prepared, .arranged, .shown]

  @Test(
    "comes forward by one phase after the other, and by none in which something was withdrawn",
    arguments: [UInt64(1), 2, 3]
  )
  func validity(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (events, mark, begun): ([Event], LayoutStanding.Mark, Int) = ([], session.mark, 0)
    for _ in 0..<200 {
      let stage = try #require(stages.randomElement(using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        session.withdraw(to: stage)
        events.append(.withdrawn(stage))
      case 1, 2:
        mark = session.mark
        begun = events.count
      default:
        let isUndisturbed = events[begun...].allSatisfy {
          if case .withdrawn = $0 { false } else { true }
        }
        let former = LayoutValidity(rawValue: stage.rawValue - 1)
        let isNext = former.map { holds($0, after: events) } ?? true
        expectEqual(session.advance(to: stage, since: mark), isUndisturbed && isNext)
        if isUndisturbed && isNext { events.append(.done(stage)) }
      }
      expectEqual(session.validity, validity(after: events))
    }
  }

  @Test(
    "gives each element that has moved once, unless places mean something else meanwhile",
    arguments: [UInt64(1), 2, 3]
  )
  func moved(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var waiting: [CollectionElement] = []
    for _ in 0..<200 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        expectEqual(session.takeMoved(), waiting)
        waiting = []
      case 1:
        session.forgetPlaces()
        waiting = []
      default:
        let items = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
          CollectionElement.cell(ShownPath(section: 0, item: Int.random(in: 0..<9, using: &random)))
        }
        session.noteMoved(items)
        waiting += items
      }
      expectEqual(session.hasMovedElements, !waiting.isEmpty)
    }
  }

  @Test(
    "knows the gravest reason for other places since it was asked to prepare",
    arguments: [UInt64(1), 2, 3]
  )
  func displacement(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let reasons: [LayoutDisplacement] = [.none, .correction, .change]
    var noted: [LayoutDisplacement] = []
    for _ in 0..<200 {
      if Int.random(in: 0..<4, using: &random) == 0 {
        session.forgetDisplacement()
        noted = []
      } else {
        let reason = try #require(reasons.randomElement(using: &random))
        session.note(reason)
        noted.append(reason)
      }
      expectEqual(session.displacement, reasons.last { noted.contains($0) } ?? .none)
    }
  }
}
