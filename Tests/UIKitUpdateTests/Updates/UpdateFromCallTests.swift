import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("An update from inside a call", .withTheProgram)
@MainActor
struct UpdateFromCallTests {
  /// Three a round.
  nonisolated private static let seeds: [UInt64] = TrialRounds.share(
    of: TrialRounds.chosen.flatMap { round in (1...3).map { UInt64(round * 3 + $0) } }
  )

  /// What happens to a collection view, so that each of its calls is made.
  private enum Event: CaseIterable {
    case scroll, animatedScroll, fling, tap, click, edit, resize, inset, layout, reload, jump, move
  }

  @Test(
    "is shown in the end, whichever call it is (C22):",
    arguments: ModelCall.allCases,
    seeds
  )
  func isShown(call: ModelCall, seed: UInt64) throws {
    var generator = BatchGenerator(seed: seed, sectionLimit: 4, itemLimit: 12)
    let fixture = ModelFixture(CollectionModel(counts: [12, 9, 12]))
    defer { fixture.end() }
    fixture.view.allowsMultipleSelection = true
    var changes = 0
    var completions = 0
    var isInside = false
    fixture.interfere = { name in
      guard name == call, changes < 6, !isInside else { return }
      changes += 1
      isInside = true
      fixture.apply(generator.change(of: fixture.model)) { _ in completions += 1 }
      isInside = false
    }
    for event in Event.allCases + Event.allCases.shuffled(using: &generator.random) {
      fixture.apply(generator.change(of: fixture.model))
      cause(event, fixture)
      fixture.fixture.backend.makeFrame()
      fixture.fixture.backend.advance(by: 0.1)
    }
    fixture.fixture.backend.advance(by: 2)
    fixture.interfere = nil
    fixture.fixture.backend.advance(by: 1)
    fixture.fixture.backend.makeFrame()
    try fixture.checkScreen("\(call) \(seed)")
    expectEqual(completions, changes)
    #expect(changes > 0)
    expectEqual(fixture.takeDiagnostics(), [])
  }

  private func cause(_ event: Event, _ fixture: ModelFixture) {
    let (view, screen) = (fixture.view, fixture.fixture.screen)
    let middle = CGPoint(x: 100, y: 180)
    switch event {
    case .scroll: view.contentOffset.y += 60
    case .animatedScroll: view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    case .fling: screen.drag(from: middle, to: CGPoint(x: 100, y: 60), duration: 0.1)
    case .tap:
      // The first may do no more than hold a fling.
      for _ in 0..<4 { screen.tap(at: middle) }
      let row = middleOfRow(fixture)
      for _ in 0..<2 { screen.tap(at: row) }
    case .click:
      screen.tap(at: middle, device: .mouse)
      // The second click at a place performs the primary action.
      let row = middleOfRow(fixture)
      for _ in 0..<2 { screen.tap(at: row, device: .mouse) }
    case .edit: view.isEditing.toggle()
    case .resize:
      UIView.animate(withDuration: 0.2) { view.frame.size.height = 700 - view.frame.height }
    case .inset: view.contentInset.top = 10 - view.contentInset.top
    case .layout: fixture.changeLayout()
    case .reload: view.reloadData()
    case .move: move(fixture)
    case .jump: view.contentOffset.y = view.contentOffset.y > 200 ? 0 : 400
    }
  }

  /// Where a row is drawn once nothing moves any more, in the window: that closest to the middle.
  private func middleOfRow(_ fixture: ModelFixture) -> CGPoint {
    fixture.fixture.backend.advance(by: 0.5)
    let view = fixture.view
    let row = view.visibleCells.map(\.center)
      .min { abs($0.y - view.bounds.midY) < abs($1.y - view.bounds.midY) }
    return view.convert(row ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Moves the second row that is seen down and down again, and puts it there.
  private func move(_ fixture: ModelFixture) {
    let view = fixture.view
    view.layoutIfNeeded()
    guard let path = view.indexPathsForVisibleItems.dropFirst().first,
      // A row that is picked up may have another path at once.
      let center = view.cellForItem(at: path)?.center,
      view.beginInteractiveMovementForItem(at: path)
    else { return }
    for distance in [40.0, 110, 220] {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: center.y + distance))
      fixture.fixture.backend.advance(by: 0.05)
    }
    view.endInteractiveMovement()
  }
}
