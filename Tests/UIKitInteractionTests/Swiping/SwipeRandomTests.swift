import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Random swipes and updates")
@MainActor
struct SwipeRandomTests {
  /// A thing that happens; together with those before it, it is the replay of a failure.
  enum Step: Hashable {
    case pull(row: Int, by: Int)
    case press(button: Int)
    case tap(row: Int)
    case insert(Int, count: Int)
    case delete(Int, count: Int)
    case move(Int, to: Int)
    case reload(Int)
    case reconfigure(Int)
    case reloadData
    case scroll(to: Int)
    case wait(frames: Int)
  }

  /// A list, what has happened in it, and where the open row has to be.
  @MainActor
  final class Run {
    let fixture = SwipeFixture([30])
    var steps: [Step] = []
    var count = 30
    /// The row that is open, unless something else than a batch may have closed it.
    var open: Int?

    init() {
      fixture.actions.handle = { _, completion in completion(false) }
    }

    func take(_ step: Step) {
      steps.append(step)
      switch step {
      case .pull, .press, .tap: touch(step)
      case .scroll(let offset):
        fixture.view.contentOffset.y = CGFloat(offset)
        open = nil
      case .wait(let frames):
        for _ in 0..<frames { fixture.backend.makeFrame() }
      case .insert, .delete, .move, .reload, .reconfigure, .reloadData: update(step)
      }
    }

    private func touch(_ step: Step) {
      switch step {
      case .pull(let row, let distance):
        guard fixture.cell(row) != nil else { return }
        fixture.pull(row, by: CGFloat(distance))
        open = fixture.view.swipedPath?.item
      case .press(let button):
        guard let open, fixture.buttons(open).indices.contains(button) else { return }
        fixture.press(button, of: open)
        self.open = nil
      case .tap(let row):
        guard fixture.cell(row) != nil else { return }
        fixture.tap(fixture.place(row, x: 187))
        open = nil
      default: break
      }
    }

    private func update(_ step: Step) {
      let source = fixture.base.source
      let view = fixture.view
      func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
      switch step {
      case .insert(let index, let number):
        count += number
        open = open.map { $0 >= index ? $0 + number : $0 }
        view.performBatchUpdates { [count] in
          source.counts = [count]
          view.insertItems(at: (index..<index + number).map(path))
        }
      case .delete(let index, let number):
        count -= number
        let gone = index..<index + number
        open = open.flatMap { gone.contains($0) ? nil : $0 < index ? $0 : $0 - number }
        view.performBatchUpdates { [count] in
          source.counts = [count]
          view.deleteItems(at: gone.map(path))
        }
      case .move(let from, let to):
        open = open.map { row in
          guard row != from else { return to }
          let without = row > from ? row - 1 : row
          return without >= to ? without + 1 : without
        }
        view.moveItem(at: path(from), to: path(to))
      case .reload(let row):
        if open == row { open = nil }
        view.reloadItems(at: [path(row)])
      case .reconfigure(let row): view.reconfigureItems(at: [path(row)])
      case .reloadData:
        open = nil
        view.reloadData()
        fixture.base.frame()
      default: break
      }
    }

    /// What holds at every moment.
    func check() throws {
      let swiped = fixture.view.swipedPath?.item
      try #require((fixture.view.swiping.row == nil) == (swiped == nil), "\(steps)")
      for item in fixture.view.indexPathsForVisibleItems.map(\.item) {
        guard let slide = fixture.cell(item)?.slide else { continue }
        try #require(item == swiped || slide.isClosing, "row \(item) after \(steps)")
      }
    }

    /// What holds when nothing moves any more.
    func checkAtRest() throws {
      fixture.rest()
      try check()
      let swiped = fixture.view.swipedPath.map { [$0.item] } ?? []
      try #require(fixture.movedRows == swiped, "\(steps)")
      try #require(fixture.swipedRows == swiped, "\(steps)")
      if let open, fixture.cell(open) != nil { try #require(swiped == [open], "\(steps)") }
      open = swiped.first
    }
  }

  private func step(_ run: Run, _ generator: inout SeededGenerator) -> Step {
    let row = Int.random(in: 0..<run.count, using: &generator)
    let visible = run.fixture.view.indexPathsForVisibleItems.map(\.item)
    let shown = visible.randomElement(using: &generator) ?? 0
    return switch Int.random(in: 0..<14, using: &generator) {
    case 0...3: .pull(row: shown, by: Int.random(in: -330...330, using: &generator))
    case 4: .press(button: Int.random(in: 0...1, using: &generator))
    case 5: .tap(row: shown)
    case 6: .insert(row, count: Int.random(in: 1...3, using: &generator))
    case 7: .delete(row, count: min(2, run.count - row))
    case 8: .move(row, to: Int.random(in: 0..<run.count, using: &generator))
    case 9: .reload(row)
    case 10: .reconfigure(row)
    case 11: Bool.random(using: &generator) ? .reloadData : .scroll(to: row * 20)
    default: .wait(frames: Int.random(in: 1...9, using: &generator))
    }
  }

  @Test(
    "leave one row open at most, where the batches have taken it",
    arguments: TrialRounds.share(of: 0..<40)
  )
  func agree(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let run = Run()
    for number in 1...30 where run.count > 4 {
      run.take(step(run, &generator))
      try run.check()
      if number.isMultiple(of: 3) { try run.checkAtRest() }
    }
    try run.checkAtRest()
  }
}
