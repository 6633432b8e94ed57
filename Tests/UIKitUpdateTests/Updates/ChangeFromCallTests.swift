import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A change from inside a call, whatever the call is made for,", .withTheProgram)
@MainActor
struct ChangeFromCallTests {
  /// What a call does to the collection view that makes it.
  enum Interference: String, CaseIterable, Sendable {
    case reload, invalidation, anotherLayout, anotherDataSource, offset, batch
  }

  /// What makes the collection view call out.
  enum Route: String, CaseIterable, Sendable {
    case firstLayout, scroll, batch, reload, animatedLayoutChange, animatedBoundsChange
  }

  /// Which of the calls with one name it is.
  private struct Moment: CustomStringConvertible {
    let call: ModelCall
    let number: Int
    var description: String { "\(call) \(number)" }
  }

  @Test(
    "leads to the screen that a new collection view shows (C22, C24, C25):",
    arguments: Interference.allCases,
    Route.allCases
  )
  func leadsToFreshScreen(interference: Interference, route: Route) throws {
    let moments = moments(of: route)
    #expect(moments.count > 20)
    // Other ones for each pair.
    let start = Interference.allCases.firstIndex(of: interference) ?? 0
    for moment in TrialRounds.share(of: moments.dropFirst(start % 3)) {
      try check(interference, at: moment, route)
    }
  }

  /// The first, the second and the last call of each name that a route makes.
  private func moments(of route: Route) -> [Moment] {
    var counts: [ModelCall: Int] = [:]
    let run = Run(route)
    run.start { counts[$0, default: 0] += 1 }
    run.end()
    return ModelCall.allCases.flatMap { call -> [Moment] in
      guard let count = counts[call] else { return [] }
      return Set([1, min(2, count), count]).sorted().map { Moment(call: call, number: $0) }
    }
  }

  private func check(_ interference: Interference, at moment: Moment, _ route: Route) throws {
    let run = Run(route)
    defer { run.end() }
    var number = 0
    run.start { call in
      guard call == moment.call else { return }
      number += 1
      if number == moment.number { run.interfere(interference) }
    }
    let script = "\(interference) from \(moment) of \(route)"
    try #require(number >= moment.number, "\(script)")
    try run.fixture.checkScreen(script)
    try #require(run.completed == run.awaited, "\(script)")
    try #require(run.fixture.takeDiagnostics() == [], "\(script)")
    let picture = run.fixture.picture
    run.fixture.end()
    try #require(picture == run.fixture.pictureAfresh(), "\(script)")
  }

  /// A collection view that goes one route.
  @MainActor
  private final class Run {
    let fixture: ModelFixture
    private let route: Route
    private var generator = BatchGenerator(seed: 7, sectionLimit: 4, itemLimit: 12)
    /// The names of the completions that are awaited, and of those that were called.
    private(set) var awaited: [String] = []
    private(set) var completed: [String] = []

    init(_ route: Route) {
      self.route = route
      let model = CollectionModel(counts: [6, 5, 8])
      fixture = ModelFixture(model, height: 300, layout: ModelLayout())
      if route != .firstLayout { fixture.show() }
    }

    func end() { fixture.end() }

    /// Goes the route with `interfere` in every call, and comes to rest.
    func start(_ interfere: @escaping (ModelCall) -> Void) {
      fixture.interfere = interfere
      go()
      let backend = fixture.fixture.backend
      backend.makeFrame()
      for _ in 0..<3 { backend.advance(by: 0.1) }
      backend.advance(by: 2)
      fixture.interfere = nil
      backend.advance(by: 1)
      backend.makeFrame()
      awaited.sort()
      completed.sort()
    }

    private func go() {
      let view = fixture.view
      switch route {
      case .firstLayout: fixture.show()
      case .scroll: view.contentOffset.y += 130
      case .batch: batch("batch")
      case .reload: reload()
      case .animatedLayoutChange:
        awaited.append("layout")
        fixture.changeLayout { _ in self.completed.append("layout") }
      case .animatedBoundsChange:
        UIView.animate(withDuration: 0.2) { view.frame.size.height = 400 }
      }
    }

    func interfere(_ interference: Interference) {
      switch interference {
      case .reload: reload()
      case .invalidation:
        fixture.layout.headerHeight += 7
        fixture.layout.invalidateLayout()
      case .anotherLayout:
        awaited.append("other layout")
        fixture.changeLayout { _ in self.completed.append("other layout") }
      case .anotherDataSource: fixture.changeSource(to: generator.change(of: fixture.model).after)
      case .offset: fixture.view.contentOffset.y += 40
      case .batch: batch("other batch")
      }
    }

    private func reload() {
      fixture.model = generator.change(of: fixture.model).after
      fixture.view.reloadData()
    }

    private func batch(_ name: String) {
      awaited.append(name)
      fixture.apply(generator.change(of: fixture.model)) { _ in self.completed.append(name) }
    }
  }
}
