import Foundation
import SectionControllers
import TesseraTestSupport
import Testing
import UIKit

@Suite("What an object and its section controller change in one turn", .withTheProgram)
@MainActor
struct OneTurnTests {
  @Test("adds up when the object has another number of rows", arguments: [false, true])
  func anotherCount(isBatchFirst: Bool) throws {
    let fixture = ListFixture([Page("a", "1"), Page("b", "z")])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    fixture.objects = [Page("a", "1", "2", "3"), Page("b", "z")]
    if !isBatchFirst { fixture.adapter.performUpdates(animated: true) }
    controller.collectionContext?.performBatch(animated: true) { context in
      controller.rows.insert("new", at: 3)
      context.insert(in: controller, at: [3])
      context.reload(in: controller, at: [2])
    }
    if isBatchFirst { fixture.adapter.performUpdates(animated: true) }
    fixture.settle()
    expectEqual(fixture.diagnostics, [])
    expectEqual(fixture.texts, ["1", "2", "3", "new", "z"])
  }

  @Test("adds up after its section is reloaded with another number of rows")
  func reloaded() throws {
    let fixture = ListFixture([Page("a", "1")])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    controller.collectionContext?.performBatch(animated: true) { context in
      controller.rows = ["1", "2", "3"]
      context.reload(controller)
    }
    controller.collectionContext?.performBatch(animated: true) { context in
      controller.rows.remove(at: 2)
      context.delete(in: controller, at: [2])
    }
    fixture.settle()
    expectEqual(fixture.diagnostics, [])
    expectEqual(fixture.texts, ["1", "2"])
  }

  @Test("adds up after an instance that was changed in place is reloaded")
  func reloadedInstance() throws {
    let company = Company("a")
    company.rows = ["1"]
    let fixture = ListFixture([company])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    company.rows = ["1", "2", "3"]
    fixture.adapter.reloadObjects([company])
    controller.collectionContext?.performBatch(animated: true) { context in
      company.rows.append("4")
      context.insert(in: controller, at: [3])
    }
    fixture.settle()
    expectEqual(fixture.diagnostics, [])
    expectEqual(fixture.texts, ["1", "2", "3", "4"])
  }

  @Test("is still reported when it does not add up")
  func wrong() throws {
    let fixture = ListFixture([Page("a", "1")])
    let controller = try #require(
      fixture.adapter.sectionController(forSection: 0) as? PageController
    )
    fixture.objects = [Page("a", "1", "2", "3")]
    fixture.adapter.performUpdates(animated: true)
    controller.collectionContext?.performBatch(animated: true) { context in
      context.insert(in: controller, at: [5])
    }
    fixture.settle()
    expectEqual(fixture.diagnostics.count, 1)
    #expect(fixture.diagnostics.first?.contains("with 3 items") == true)
    expectEqual(fixture.texts, ["1", "2", "3"])
  }

  @Test("adds up in random turns, and shows the data", arguments: TrialRounds.share(of: 0..<40))
  func random(seed: UInt64) throws {
    var turns = try RandomTurns(seed: seed)
    for _ in 0..<12 { try turns.turn() }
  }
}

/// Turns in which objects and their section controllers change rows in any order.
@MainActor
private struct RandomTurns {
  private let fixture: ListFixture
  private let controllers: [PageController]
  private var dice: SeededGenerator
  private var next = 100
  private var script: [String] = []

  init(seed: UInt64) throws {
    dice = SeededGenerator(seed: seed)
    let fixture = ListFixture([Page("a", "1", "2"), Page("b", "3"), Page("c")])
    self.fixture = fixture
    controllers = try (0..<3).map { section in
      try #require(fixture.adapter.sectionController(forSection: section) as? PageController)
    }
  }

  mutating func turn() throws {
    script.append("turn")
    var isAsked = false
    for _ in 0..<Int.random(in: 1...4, using: &dice) {
      if Int.random(in: 0..<3, using: &dice) == 0 {
        // A second set of objects in one turn would take the place of the first.
        guard !isAsked else { continue }
        isAsked = true
        changeObject()
      } else {
        changeItems()
      }
    }
    fixture.settle()
    let place = "\(script.joined(separator: "\n"))"
    try #require(fixture.diagnostics == [], "\(place)")
    let rows = controllers.flatMap(\.rows)
    try #require(fixture.texts == Array(rows.prefix(fixture.texts.count)), "\(place)")
    for (section, controller) in controllers.enumerated() {
      let count = fixture.view.numberOfItems(inSection: section)
      try #require(count == controller.rows.count, "\(place)")
    }
  }

  /// Gives an object other rows, which its controller takes when the data source is asked.
  private mutating func changeObject() {
    let section = Int.random(in: 0..<3, using: &dice)
    let rows = (0..<Int.random(in: 0...3, using: &dice)).map { _ in fresh() }
    script.append("object \(section) has \(rows)")
    fixture.objects = ["a", "b", "c"].enumerated().map { index, name in
      Page(name, rows: index == section ? rows : controllers[index].rows)
    }
    fixture.adapter.performUpdates(animated: true)
  }

  /// Has a controller change its rows, whatever they are once its turn comes.
  private mutating func changeItems() {
    let section = Int.random(in: 0..<3, using: &dice)
    let controller = controllers[section]
    let row = fresh()
    let choice = Int.random(in: 0..<5, using: &dice)
    script.append("controller \(section) does \(choice) with \(row)")
    controller.collectionContext?.performBatch(animated: true) { context in
      let count = controller.rows.count
      switch choice {
      case 0, 1:
        controller.rows.append(row)
        context.insert(in: controller, at: [count])
      case 2 where count > 0:
        controller.rows.removeLast()
        context.delete(in: controller, at: [count - 1])
      case 3 where count > 1:
        controller.rows.swapAt(0, count - 1)
        context.move(in: controller, from: 0, to: count - 1)
        if count > 2 { context.move(in: controller, from: count - 1, to: 0) }
      case 4:
        controller.rows = [row]
        context.reload(controller)
      default: break
      }
    }
  }

  private mutating func fresh() -> String {
    next += 1
    return "\(next)"
  }
}
