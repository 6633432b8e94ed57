import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Random interactive movements")
@MainActor
struct RandomMovementTests {
  @Test(
    "show what plain arrays say, keep the view that is picked up, and tell the data source once",
    arguments: TrialRounds.share(of: 0..<UInt64(40))
  )
  func againstArrays(seed: UInt64) throws {
    var trial = MovementTrial(seed: seed)
    for _ in 0..<60 { try trial.step() }
    try trial.finish()
  }
}

/// A fixture to which random things are done, and plain arrays that say what must come of it.
@MainActor
private struct MovementTrial {
  private let fixture: MovementFixture
  private let layouts: [UICollectionViewLayout]
  private let orientation: ReadingOrientation
  private var random: SeededGenerator
  /// The identities of the sections.
  private var sections: [Int]
  private var created = 0
  /// What was picked up, and its view.
  private var pickedUp: (name: String, cell: MovableCell?)?
  private var script: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    orientation = ReadingOrientation.allCases[Int(seed % 4)]
    layouts = [
      MovementFixture.list(header: 20, orientation.scrollDirection),
      MovementFixture.grid(orientation.scrollDirection),
    ]
    fixture = MovementFixture(
      [],
      layout: layouts[0],
      isRightToLeft: orientation.isRightToLeft
    )
    sections = (0..<Int.random(in: 1...4, using: &random)).map { $0 }
    // One in twenty has thousands of items.
    let limit = seed % 20 == 7 ? 1_000 : 8
    for _ in sections {
      let names = (0..<Int.random(in: 0...limit, using: &random)).map { _ in makeName() }
      fixture.sections.append(names)
    }
    fixture.view.reloadData()
    fixture.frame()
    script.append("seed \(seed), \(orientation): \(fixture.data)")
  }

  private mutating func makeName() -> String {
    created += 1
    // Some are higher than others.
    if created % 3 == 0 {
      fixture.source.sizes["n\(created)"] = orientation.size(
        CGSize(width: 90, height: 20 + created % 7 * 20)
      )
    }
    return "n\(created)"
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  mutating func step() throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<15: lift()
    case 15..<55: hold()
    case 55..<67: update()
    case 67..<72: end()
    case 72..<76: cancel()
    case 76..<84: scroll()
    case 84..<94:
      let time = Double.random(in: 0...0.4, using: &random)
      script.append("wait(\(time))")
      fixture.wait(time)
    case 94..<96: changeLayout()
    case 96..<98:
      script.append("view.collectionViewLayout.invalidateLayout()")
      fixture.view.collectionViewLayout.invalidateLayout()
    default: reload()
    }
    fixture.frame()
    try check()
  }

  private mutating func lift() {
    guard pickedUp == nil, let name = fixture.sections.joined().randomElement(using: &random) else {
      return
    }
    script.append("lift(\(name))")
    guard fixture.lift(name) else { return script.append("  refused") }
    pickedUp = (name, fixture.cell(name))
  }

  private mutating func hold() {
    guard pickedUp != nil else { return }
    let bounds = fixture.view.bounds.insetBy(dx: -40, dy: -40)
    let x = CGFloat.random(in: bounds.minX...bounds.maxX, using: &random).rounded()
    let y = CGFloat.random(in: bounds.minY...bounds.maxY, using: &random).rounded()
    script.append("hold(\(x), \(y))")
    fixture.hold(x, y)
  }

  private mutating func end() {
    let shown = expected
    _ = fixture.source.trace.take()
    script.append("end")
    fixture.view.endInteractiveMovement()
    guard pickedUp != nil else { return }
    let moves = fixture.source.trace.take().filter { $0.hasPrefix("move ") }
    if fixture.sections != shown { script.append("  data differs from \(shown)") }
    if moves.count > 1 { script.append("  told \(moves)") }
    faults += fixture.sections == shown && moves.count <= 1 ? 0 : 1
    pickedUp = nil
  }

  private var faults = 0

  private mutating func cancel() {
    let data = fixture.sections
    script.append("cancel")
    fixture.view.cancelInteractiveMovement()
    faults += fixture.sections == data ? 0 : 1
    pickedUp = nil
  }

  private mutating func scroll() {
    let content = orientation.size(fixture.view.contentSize).height
    let end = max(0, content - orientation.size(fixture.view.bounds.size).height)
    let offset = CGFloat.random(in: 0...end, using: &random).rounded()
    fixture.view.contentOffset = fixture.view.contentOffset(showing: offset, orientation)
    script.append("scroll(\(offset))")
  }

  private mutating func changeLayout() {
    let next = fixture.view.collectionViewLayout === layouts[0] ? layouts[1] : layouts[0]
    let isAnimated = chance(50)
    script.append("layout(animated: \(isAnimated))")
    fixture.view.setCollectionViewLayout(next, animated: isAnimated)
  }

  private mutating func reload() {
    script.append("reload")
    fixture.view.reloadData()
    pickedUp = nil
  }
}

extension MovementTrial {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private var snapshot: Snapshot {
    var snapshot = Snapshot()
    for (section, names) in zip(sections, fixture.sections) {
      snapshot.appendSections([section])
      snapshot.appendItems(names)
    }
    return snapshot
  }

  /// Changes the data, and reports it in a batch.
  private mutating func update() {
    let before = snapshot
    var data = zip(sections, fixture.sections).map { (section: $0, names: $1) }
    edit(&data)
    let names = data.map(\.names)
    sections = data.map(\.section)
    script.append("update to \(zip(sections, names).map { "\($0): \($1)" })")
    let fixture = fixture
    var after = Snapshot()
    for (section, names) in data {
      after.appendSections([section])
      after.appendItems(names)
    }
    let changes = transition(from: before, to: after)
    fixture.view.performBatchUpdates {
      fixture.sections = names
      fixture.view.engine.report(RecordedBatch(changes).operations)
    }
    if let pickedUp, !names.joined().contains(pickedUp.name) { self.pickedUp = nil }
  }

  private mutating func edit(_ data: inout [(section: Int, names: [String])]) {
    for index in data.indices {
      data[index].names.removeAll { _ in chance(12) }
      if chance(40) { data[index].names.insert(makeName(), at: place(in: data[index].names)) }
    }
    if chance(60),
      let from = data.indices.filter({ !data[$0].names.isEmpty })
        .randomElement(using: &random), let to = data.indices.randomElement(using: &random)
    {
      let item = Int.random(in: 0..<data[from].names.count, using: &random)
      let name = data[from].names.remove(at: item)
      data[to].names.insert(name, at: place(in: data[to].names))
    }
    if chance(15), data.count > 1 { data.remove(at: Int.random(in: data.indices, using: &random)) }
    if chance(15), data.count < 5 {
      created += 1
      data.insert(
        (created + 1000, [makeName()]),
        at: Int.random(in: 0...data.count, using: &random)
      )
    }
    if chance(15), data.count > 1 {
      data.insert(data.removeLast(), at: 0)
    }
  }

  private mutating func place(in names: [String]) -> Int {
    Int.random(in: 0...names.count, using: &random)
  }
}

extension MovementTrial {
  /// The data, with the item that is picked up where the collection view shows it.
  private var expected: [[String]] {
    var names = fixture.sections
    guard let movement = fixture.view.engine.movement else { return names }
    let name = names[movement.source.section.index].remove(at: movement.source.item)
    names[movement.target.section.index].insert(name, at: movement.target.item)
    return names
  }

  private func check() throws {
    let message = script.joined(separator: "\n")
    let view = fixture.view
    try #require(faults == 0, "\(message)")
    try #require(fixture.diagnostics == [], "\(message)")
    try #require((view.engine.movement != nil) == (pickedUp != nil), "\(message)")
    let names = expected
    for (key, element) in view.engine.views.mounted {
      guard let cell = element.view as? MovableCell else { continue }
      try #require(names[key.section.index][key.item] == cell.name, "\(message)")
      try #require(cell.isMoved == (cell.name == pickedUp?.name), "\(message)")
    }
    for section in names.indices {
      try #require(
        view.numberOfItems(inSection: section) == fixture.sections[section].count,
        "\(message)"
      )
    }
    if let pickedUp {
      let path = fixture.path(pickedUp.name)
      let cell = view.cellForItem(at: path) as? MovableCell
      try #require(cell != nil, "\(message)")
      if let first = pickedUp.cell { try #require(cell === first, "\(message)") }
      let distance = (cell?.center ?? .zero) - CGPoint(view.engine.movement?.position ?? .zero)
      try #require(hypot(distance.x, distance.y) < 0.001, "\(message)")
    }
  }

  mutating func finish() throws {
    if chance(50) { end() } else { cancel() }
    fixture.rest()
    try check()
    let message = script.joined(separator: "\n")
    for element in fixture.view.engine.views.mounted.values {
      guard case .cell(let path) = element.element else { continue }
      let place = fixture.view.layoutAttributesForItem(at: IndexPath(path))
      let view = element.view as? UIView
      try #require(view?.frame == place?.frame, "\(message)")
      try #require(view?.layer.zPosition == 0, "\(message)")
    }
    fixture.end()
  }
}
