import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Cards and rows that are moved by random hands, while carousels scroll and the data changes, against plain arrays.
///
/// One round is 1,600 steps; `TESSERA_TRIAL_ROUNDS='0..<100'` tries 160,000.
@Suite("Random movements in sections that scroll by themselves")
@MainActor
struct CarouselMovementTrials {
  @Test("show what plain arrays say, and end where the layout has them")
  func trials() throws {
    for seed in TrialRounds.share(
      of: TrialRounds.chosen.flatMap { UInt64($0) * 40..<UInt64($0 + 1) * 40 }
    ) {
      var trial = CarouselTrial(seed: seed)
      for _ in 0..<40 { try trial.step() }
      try trial.finish()
    }
  }
}

/// A screen with carousels to which random things are done.
@MainActor
private struct CarouselTrial {
  private let fixture: MovementFixture
  private var random: SeededGenerator
  private var created = 0
  private var pickedUp: String?
  private var script: [String]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      .continuous, .groupPaging, .groupPagingCentered, .continuousGroupLeadingBoundary, .paging,
    ]
    let behavior = behaviors[Int(seed) % behaviors.count]
    let isRightToLeft = seed % 2 == 1
    fixture = MovementFixture.withCarousels(behavior, isRightToLeft: isRightToLeft)
    script = ["seed \(seed), \(behavior), from right to left: \(isRightToLeft)"]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  mutating func step() throws {
    switch number(0...19) {
    case 0...3: lift()
    case 4...11: hold()
    case 12: scrollSection()
    case 13: scroll()
    case 14: update()
    case 15: end()
    case 16: cancel()
    default:
      let time = Double(number(0...60)) / 100
      script.append("wait(\(time))")
      fixture.wait(time)
    }
    fixture.frame()
    try check()
  }

  private mutating func lift() {
    let names = fixture.view.visibleCells.compactMap { ($0 as? MovableCell)?.name }.sorted()
    guard pickedUp == nil, let name = names.randomElement(using: &random) else { return }
    script.append("lift(\(name))")
    if fixture.lift(name) { pickedUp = name }
  }

  private mutating func hold() {
    guard pickedUp != nil else { return }
    let x = CGFloat(number(-20...320))
    let y = fixture.view.contentOffset.y + CGFloat(number(-20...420))
    script.append("hold(\(x), \(y))")
    fixture.hold(x, y)
  }

  private mutating func scrollSection() {
    let section = [0, 2][number(0...1)]
    guard let scroller = fixture.scroller(section) else { return }
    let end = max(0, scroller.contentSize.width - 300)
    let offset = CGFloat(number(0...max(0, Int(end))))
    script.append("scroll(\(section), to: \(offset))")
    scroller.contentOffset.x = offset
  }

  private mutating func scroll() {
    let end = max(0, fixture.view.contentSize.height - 400)
    fixture.view.contentOffset.y = CGFloat(number(0...max(0, Int(end))))
    script.append("scroll to \(fixture.view.contentOffset.y)")
  }

  /// An item comes or goes.
  private mutating func update() {
    let section = number(0...2)
    let count = fixture.sections[section].count
    let fixture = fixture
    if number(0...1) == 0, count > 1 {
      let item = number(0...(count - 1))
      let name = fixture.sections[section][item]
      script.append("delete \(name)")
      if name == pickedUp { pickedUp = nil }
      fixture.view.performBatchUpdates {
        fixture.sections[section].remove(at: item)
        fixture.view.deleteItems(at: [IndexPath(item: item, section: section)])
      }
    } else {
      created += 1
      let item = number(0...count)
      let name = "n\(created)"
      script.append("insert \(name) at \(section).\(item)")
      fixture.view.performBatchUpdates {
        fixture.sections[section].insert(name, at: item)
        fixture.view.insertItems(at: [IndexPath(item: item, section: section)])
      }
    }
  }

  private mutating func end() {
    let shown = expected
    script.append("end")
    fixture.view.endInteractiveMovement()
    if fixture.sections != shown { script.append("the data is not what was shown: \(shown)") }
    hasFailed = fixture.sections != shown
    pickedUp = nil
  }

  private mutating func cancel() {
    let data = fixture.sections
    script.append("cancel")
    fixture.view.cancelInteractiveMovement()
    hasFailed = fixture.sections != data
    pickedUp = nil
  }

  private var hasFailed = false

  /// The data, with the item that is picked up where it is shown.
  private var expected: [[String]] {
    var names = fixture.sections
    guard let movement = fixture.view.engine.movement else { return names }
    let name = names[movement.source.section.index].remove(at: movement.source.item)
    names[movement.target.section.index].insert(name, at: movement.target.item)
    return names
  }

  private func check() throws {
    let message = script.joined(separator: "\n")
    try #require(!hasFailed, "\(message)")
    try #require(fixture.diagnostics == [], "\(message)")
    try #require((fixture.view.engine.movement != nil) == (pickedUp != nil), "\(message)")
    let names = expected
    for (key, element) in fixture.view.engine.views.mounted {
      guard let cell = element.view as? MovableCell else { continue }
      try #require(names[key.section.index][key.item] == cell.name, "\(message)")
      try #require(cell.isMoved == (cell.name == pickedUp), "\(message)")
    }
    guard let pickedUp, let movement = fixture.view.engine.movement else { return }
    let cell = fixture.cell(pickedUp)
    try #require(cell != nil, "\(message)")
    let distance = (cell?.center ?? .zero) - CGPoint(movement.position)
    try #require(hypot(distance.x, distance.y) < 0.001, "\(message)")
  }

  mutating func finish() throws {
    if number(0...1) == 0 { end() } else { cancel() }
    fixture.rest()
    try check()
    let message = script.joined(separator: "\n")
    for element in fixture.view.engine.views.mounted.values {
      guard case .cell(let path) = element.element else { continue }
      let found = fixture.view.engine.arranging.frameOnScreen(ofItemAt: path)
      let place = found.map { CGRect($0) } ?? .null
      let view = element.view as? UIView
      let shown = view?.superview?.convert(view?.frame ?? .zero, to: fixture.view) ?? .zero
      // Added up in another order.
      let distance = hypot(shown.midX - place.midX, shown.midY - place.midY)
      try #require(distance < 0.001 && shown.size == place.size, "\(path): \(message)")
    }
    fixture.end()
  }
}
