import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

// Owners that are structures, beside plain arrays that do the same as slowly as can be.

private func identities(_ objects: [some AnyObject]) -> [ObjectIdentifier] {
  objects.map { ObjectIdentifier($0) }
}

@Suite("The views of elements, beside plain arrays")
struct MountedViewsTwinTests {
  private let views = MountedViews()
  private let twin = Twin()

  /// What `MountedViews` has, found by looking through everything.
  private final class Twin {
    var shown: [MountedElement] = []
    var leaving: [Departure] = []
    var unannounced: [MountedElement] = []
    var generation = 0

    func remove(_ item: Int) { shown.removeAll { $0.key.item == item } }

    /// The first view of an item on its way out that may come back.
    func returning(_ item: Int) -> Departure? {
      for departure in leaving where departure.mounted.key.item == item {
        if departure.isReturnable, departure.mounted.generation == generation { return departure }
      }
      return nil
    }
  }

  private func key(_ item: Int) -> ElementIdentity<Before> {
    ElementIdentity(cell: ShownPath(section: 0, item: item))
  }

  private func mount(_ item: Int) {
    let new = MountedElement(
      element: .cell(ShownPath(section: 0, item: item)),
      key: key(item),
      container: .root,
      view: PlainView(),
      generation: views.generation
    )
    views.add(new)
    twin.remove(item)
    twin.shown.append(new)
    twin.unannounced.append(new)
  }

  private func sendAway(_ item: Int, isReturnable: Bool) {
    let removed = views.remove(key(item))
    let shown = twin.shown.first { $0.key.item == item }
    #expect(removed === shown)
    twin.remove(item)
    guard let removed else { return }
    let place = PlainAttributes(cell: 0, .zero)
    let departure = Departure(removed, to: place, isReturnable: isReturnable)
    views.add(departure)
    twin.leaving.append(departure)
  }

  private func bringBack(_ item: Int) {
    guard views[key(item)] == nil else { return }
    let wanted = twin.returning(item)
    #expect(views.bringBack(key(item)) === wanted)
    guard let wanted else { return }
    twin.leaving.removeAll { $0 === wanted }
    twin.shown.append(wanted.mounted)
    twin.unannounced.append(wanted.mounted)
  }

  private func step(_ random: inout SeededGenerator) {
    let item = Int.random(in: 0..<6, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: mount(item)
    case 4..<7: sendAway(item, isReturnable: Bool.random(using: &random))
    case 7..<9: bringBack(item)
    case 9:
      guard let gone = twin.leaving.randomElement(using: &random) else { return }
      #expect(views.end(gone))
      twin.leaving.removeAll { $0 === gone }
    case 10:
      let announced = views.takeUnannounced()
      expectEqual(identities(announced), identities(twin.unannounced))
      twin.unannounced = []
    default:
      views.beginGeneration()
      twin.generation += 1
    }
  }

  @Test("are the same after every step", arguments: [UInt64(1), 2, 3])
  func steps(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      step(&random)
      let shown = twin.shown.sorted { $0.key < $1.key }
      expectEqual(identities(views.sorted), identities(shown))
      expectEqual(identities(views.departures), identities(twin.leaving))
      let former = shown.filter { $0.generation != twin.generation }
      expectEqual(views.formerGenerations, former.map(\.key))
    }
  }
}

@Suite("The places of containers, beside an array of sections")
struct ContainerPlacesTwinTests {
  /// Returns the operation of a step, and does it to the array.
  private func change(
    _ sections: inout [Point],
    _ random: inout SeededGenerator
  ) -> UpdateOperation {
    let index = Int.random(in: 0..<max(1, sections.count), using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where !sections.isEmpty:
      sections.remove(at: index)
      return .deleteSection(OldSection(index))
    case 1 where !sections.isEmpty:
      let target = Int.random(in: 0..<sections.count, using: &random)
      sections.insert(sections.remove(at: index), at: target)
      return .moveSection(from: OldSection(index), to: NewSection(target))
    default:
      sections.insert(.zero, at: index)
      return .insertSection(NewSection(index))
    }
  }

  @Test("go with their sections through batches", arguments: [UInt64(1), 2, 3])
  func batches(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let containers = ContainerPlaces()
    var sections: [Point] = []
    for step in 1...200 {
      let before = ItemCounts(sections.map { _ in 3 })
      let operation = change(&sections, &random)
      let after = ItemCounts(sections.map { _ in 3 })
      let batch = CheckedBatch(
        checking: RecordedBatch([operation]),
        before: before,
        after: after
      )
      containers.translate(through: batch.map)
      if let index = sections.indices.randomElement(using: &random) {
        sections[index] = Point(x: Double(step), y: 0)
        containers.leave(OldSection(index), at: sections[index], stop: nil)
      }
      expectEqual(sections.indices.map { containers.offsets[OldSection($0)] }, sections)
    }
  }
}

@Suite("The changes on their way, beside an array")
struct ChangeTimelinesTwinTests {
  @Test("are told of once each, in their order", arguments: [UInt64(1), 2, 3])
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let timelines = ChangeTimelines()
    var running: [ChangeTimeline] = []
    for _ in 0..<300 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0..<3:
        let timeline = ChangeTimeline()
        running.append(timeline)
        timelines.add(timeline)
      case 3, 4: _ = running.randomElement(using: &random)?.end(isFinished: true)
      case 5:
        let first = running.first.flatMap { $0.hasEnded ? $0 : nil }
        #expect(timelines.takeFirstEnded() === first)
        if first != nil { running.removeFirst() }
      default:
        let unanimated = running.filter { !$0.hasEnded }
        expectEqual(identities(timelines.unanimated), identities(unanimated))
      }
      expectEqual(timelines.isEmpty, running.isEmpty)
    }
    expectEqual(identities(timelines.overtake()), identities(running))
    let areOver = running.allSatisfy { $0.hasEnded }
    #expect(areOver)
  }
}

@Suite("What is known of the data, beside a list of what has happened")
struct DataKnowledgeTwinTests {
  /// What happens to the data, and to what is known of it.
  private enum Event: Equatable {
    case counted(Int), changed, replaced
  }

  private func isKnown(_ data: DataKnowledge) -> Bool {
    if case .known = data.counts { true } else { false }
  }

  private func wasCounted(_ event: Event?) -> Bool {
    if case .counted? = event { true } else { false }
  }

  /// The counts that are shown, by looking back through everything that has happened.
  private func shown(_ events: [Event]) -> Int? {
    for event in events.reversed() {
      switch event {
      case .counted(let count): return count
      case .changed: continue
      case .replaced: return nil
      }
    }
    return nil
  }

  @Test("is what was counted since nothing has changed", arguments: [UInt64(1), 2, 3])
  func events(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let data = DataKnowledge()
    var (events, mark, length): ([Event], DataKnowledge.Mark, Int) = ([], data.mark, 0)
    for count in 0..<300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<2:
        mark = data.mark
        length = events.count
      case 2..<5:
        data.note(ShownCounts(items: [count]), since: mark)
        let isCurrent = !events[length...].contains { $0 == .changed || $0 == .replaced }
        if isCurrent { events.append(.counted(count)) }
      case 5, 6:
        data.outdate()
        events.append(.changed)
      default:
        data.forget()
        events.append(.replaced)
      }
      expectEqual(data.committed?.items, shown(events).map { [$0] })
      expectEqual(isKnown(data), wasCounted(events.last))
    }
  }
}
