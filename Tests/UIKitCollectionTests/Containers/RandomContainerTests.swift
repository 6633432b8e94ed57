import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Sections that scroll by themselves, in random batches")
@MainActor
struct RandomContainerTests {
  @Test(
    "show what a scan of everything says, and stay where they were scrolled to",
    arguments: TrialRounds.share(of: 0..<24 as Range<UInt64>),
    [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft]
  )
  func walks(seed: UInt64, direction: UISemanticContentAttribute) throws {
    var walk = ContainerWalk(seed: seed, direction: direction)
    defer { walk.fixture.end() }
    for _ in 0..<40 {
      walk.step()
      let expected = walk.expected
      try #require(walk.fixture.shown == expected.shown, "\(walk.replay)")
      try #require(walk.fixture.diagnostics == [], "\(walk.replay)")
      for (name, corner) in expected.corners {
        try #require(walk.fixture.corner(name) == corner, "\(name) \(walk.replay)")
      }
    }
  }
}

/// A walk through batches and scrolled offsets, beside a model that knows only the rules of the layout.
@MainActor
private struct ContainerWalk {
  let fixture: ShelfFixture
  private let direction: UISemanticContentAttribute
  private var random: SeededGenerator
  private var steps: [String] = []
  private let seed: UInt64
  private var named = 0
  /// How far each shelf is scrolled from where reading begins, by the name of the shelf.
  private var distances: [String: CGFloat] = [:]

  init(seed: UInt64, direction: UISemanticContentAttribute) {
    self.seed = seed
    self.direction = direction
    random = SeededGenerator(seed: seed)
    fixture = ShelfFixture([], direction: direction)
    for _ in 0..<4 { insertSection() }
    fixture.rest()
  }

  var replay: String { "seed \(seed) \(direction): \(steps.joined(separator: ", "))" }

  private var isReversed: Bool { direction == .forceRightToLeft }

  private mutating func name() -> String {
    named += 1
    return "n\(named)"
  }

  /// Takes a step and comes to rest; half of the time another step interrupts what moves.
  mutating func step() {
    change()
    if Bool.random(using: &random) {
      // A shelf that is in sight and has become too short is brought back to its end at once.
      _ = expected
      fixture.fixture.backend.advance(by: 0.1)
      change()
    }
    fixture.rest()
  }

  private mutating func change() {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: insertSection()
    case 1: removeSection()
    case 2: moveSection()
    case 3: scroll()
    case 4: scrollAround()
    case 5: moveItem()
    default: changeItems()
    }
  }

  private mutating func insertSection() {
    let index = Int.random(in: 0...fixture.sections.count, using: &random)
    let isShelf = Bool.random(using: &random)
    let count = Int.random(in: 0...(isShelf ? 12 : 3), using: &random)
    let section = ShelfFixture.Shelf(
      name: name(),
      isShelf: isShelf,
      items: (0..<count).map { _ in name() }
    )
    steps.append("+\(index)")
    fixture.update { [fixture] in
      fixture.sections.insert(section, at: index)
      fixture.view.insertSections([index])
    }
  }

  private mutating func removeSection() {
    guard fixture.sections.count > 1 else { return }
    let index = Int.random(in: fixture.sections.indices, using: &random)
    steps.append("-\(index)")
    fixture.update { [fixture] in
      fixture.sections.remove(at: index)
      fixture.view.deleteSections([index])
    }
  }

  private mutating func moveSection() {
    guard fixture.sections.count > 1 else { return }
    let source = Int.random(in: fixture.sections.indices, using: &random)
    let target = Int.random(in: fixture.sections.indices, using: &random)
    guard source != target else { return }
    steps.append("\(source)>\(target)")
    fixture.update { [fixture] in
      let section = fixture.sections.remove(at: source)
      fixture.sections.insert(section, at: target)
      fixture.view.moveSection(source, toSection: target)
    }
  }

  private mutating func scroll() {
    let shelves = fixture.sections.indices.filter { fixture.scroller($0) != nil }
    guard let section = shelves.randomElement(using: &random) else { return }
    let limit = limit(of: fixture.sections[section])
    let distance = CGFloat.random(in: 0...limit, using: &random).rounded()
    steps.append("scroll \(section) to \(distance)")
    distances[fixture.sections[section].name] = distance
    fixture.scroll(section, to: isReversed ? limit - distance : distance)
  }

  private mutating func scrollAround() {
    let limit = max(0, fixture.view.contentSize.height - 400)
    let offset = CGFloat.random(in: 0...limit, using: &random).rounded()
    steps.append("to \(offset)")
    fixture.view.contentOffset.y = offset
  }

  private mutating func moveItem() {
    let sources = fixture.sections.indices.filter { !fixture.sections[$0].items.isEmpty }
    guard let section = sources.randomElement(using: &random),
      let other = fixture.sections.indices.randomElement(using: &random)
    else { return }
    let source = IndexPath(
      item: Int.random(in: fixture.sections[section].items.indices, using: &random),
      section: section
    )
    let room = fixture.sections[other].items.count - (other == section ? 1 : 0)
    let target = IndexPath(item: Int.random(in: 0...room, using: &random), section: other)
    guard source != target else { return }
    steps.append("\(source.short)>\(target.short)")
    fixture.update { [fixture] in
      let item = fixture.sections[section].items.remove(at: source.item)
      fixture.sections[other].items.insert(item, at: target.item)
      fixture.view.moveItem(at: source, to: target)
    }
  }

  private mutating func changeItems() {
    guard let section = fixture.sections.indices.randomElement(using: &random) else { return }
    let items = fixture.sections[section].items
    let removed = items.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    var kept = items.indices.filter { !removed.contains($0) }.map { items[$0] }
    var inserted: [Int] = []
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let index = Int.random(in: 0...kept.count, using: &random)
      inserted = inserted.map { $0 >= index ? $0 + 1 : $0 } + [index]
      kept.insert(name(), at: index)
    }
    let isReloaded = Int.random(in: 0..<8, using: &random) == 0
    steps.append("\(section): -\(removed) +\(inserted)\(isReloaded ? " reloaded" : "")")
    fixture.update { [fixture] in
      fixture.sections[section].items = kept
      guard !isReloaded else { return fixture.view.reloadSections([section]) }
      fixture.view.deleteItems(at: removed.map { IndexPath(item: $0, section: section) })
      fixture.view.insertItems(at: inserted.map { IndexPath(item: $0, section: section) })
    }
  }

  private func limit(of section: ShelfFixture.Shelf) -> CGFloat {
    max(0, CGFloat(section.items.count) * ShelfLayout.width - 320)
  }

  /// What has to be on screen, and where.
  var expected: (shown: [String], corners: [String: CGPoint]) {
    mutating get {
      var top = -fixture.view.contentOffset.y
      var shown: [String] = []
      var corners: [String: CGPoint] = [:]
      for section in fixture.sections {
        var names: [String] = []
        let height = section.isShelf ? ShelfLayout.height : CGFloat(section.items.count) * 100
        if section.isShelf, top < 400, top + height > 0 {
          // What has become too short is brought back to its end, and stays there.
          let distance = min(distances[section.name] ?? 0, limit(of: section))
          distances[section.name] = distance
        }
        for (item, name) in section.items.enumerated() {
          let place = CGFloat(item)
          var corner = CGPoint(x: 0, y: top + (section.isShelf ? 0 : place * 100))
          var width: CGFloat = 320
          if section.isShelf {
            corner.x = place * ShelfLayout.width - (distances[section.name] ?? 0)
            width = ShelfLayout.width
          }
          guard corner.x < 320, corner.x + width > 0, corner.y < 400, corner.y + 100 > 0 else {
            continue
          }
          if isReversed { corner.x = 320 - corner.x - width }
          names.append(name)
          corners[name] = corner
        }
        if !names.isEmpty { shown.append(names.joined(separator: " ")) }
        top += height
      }
      return (shown, corners)
    }
  }
}
