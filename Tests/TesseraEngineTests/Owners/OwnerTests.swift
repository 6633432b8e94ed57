import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("What is known of the data")
struct DataKnowledgeTests {
  private let data = DataKnowledge()
  private let ten = ShownCounts(items: [10])

  @Test("is committed until it is new, also while it has to be asked for again")
  func committed() {
    #expect(data.committed == nil)
    data.note(ten, since: data.mark)
    data.outdate()
    expectEqual(data.committed, ten)
    data.forget()
    #expect(data.committed == nil)
  }

  @Test("is not what was counted while the data changed")
  func withdrawn() {
    let mark = data.mark
    data.forget()
    data.note(ten, since: mark)
    #expect(data.committed == nil)
  }

  @Test("misses a data source once until everything is new")
  func missing() {
    #expect(data.noteMissing())
    #expect(!data.noteMissing())
    data.forget()
    #expect(!data.noteMissing())
    data.startOver()
    #expect(data.noteMissing())
  }
}

@Suite("The places of containers")
struct ContainerPlacesTests {
  private let containers = ContainerPlaces()

  @Test("go with their sections through a batch, and nothing is declared after it")
  func translated() {
    containers.leave(OldSection(1), at: Point(x: 40, y: 0), stop: nil)
    let batch = CheckedBatch(
      checking: RecordedBatch([.insertSection(NewSection(0))]),
      before: ItemCounts([3, 3]),
      after: ItemCounts([3, 3, 3])
    )
    containers.translate(through: batch.map)
    expectEqual(containers.offsets[OldSection(2)], Point(x: 40, y: 0))
    expectEqual(containers.offsets[OldSection(1)], .zero)
    #expect(!containers.declared.isAnyDeclared)
  }

  @Test("are forgotten for sections that hold nothing")
  func empty() {
    containers.leave(OldSection(0), at: Point(x: 40, y: 0), stop: nil)
    containers.forgetEmpty(within: ItemCounts([0]))
    expectEqual(containers.offsets[OldSection(0)], .zero)
  }

  @Test("hold a card until all are let go")
  func cards() {
    let card = ContainerAnchor(path: ShownPath(section: 0, item: 1), start: 50)
    containers.hold(card, in: OldSection(0))
    containers.hold(nil, in: OldSection(1))
    #expect(containers.hasAnchors)
    expectEqual(containers.containerAnchor(of: OldSection(0))?.start, 50)
    #expect(containers.containerAnchor(of: OldSection(1)) == nil)
    containers.releaseAnchors()
    #expect(!containers.hasAnchors)
  }
}

@Suite("The search for sizes")
struct SizeSearchTests {
  private let session = LayoutSession(FortyLayout())

  private var element: MountedElement {
    let path = ShownPath(section: 0, item: 0)
    return MountedElement(
      element: .cell(path),
      key: ElementIdentity(cell: path),
      container: .root,
      view: PlainView(),
      generation: 0
    )
  }

  @Test("begins again for a view that is asked again, which is looked at")
  func asksAgain() {
    let sizes = SizeSearch(session)
    let element = element
    element.take(.settled(Size(width: 10, height: 10)))
    session.settleSizes(except: [])
    sizes.ask(element)
    expectEqual(element.sizing, .unasked)
    #expect(session.arrangement.unsettled.contains(element.key))
  }

  @Test("goes on in the next pass after 1,000 rounds, and is restless if that is as long")
  func longPasses() {
    let sizes = SizeSearch(session)
    var row = 0
    func pass() {
      sizes.beginRounds()
      repeat {
        row += 1
        sizes.noteMeasured(ElementIdentity(cell: ShownPath(section: 0, item: row)), isEmpty: false)
      } while sizes.endRound()
    }
    pass()
    expectEqual(row, 1_000)
    #expect(!sizes.areRestless)
    pass()
    expectEqual(row, 2_000)
    #expect(sizes.areRestless)
  }

  @Test("ends after 24 rounds that measure nothing new, and begins anew in the next pass")
  func rounds() {
    let sizes = SizeSearch(session)
    sizes.beginRounds()
    var count = 1
    while sizes.endRound() { count += 1 }
    expectEqual(count, 24)
    sizes.beginRounds()
    #expect(sizes.endRound())
    expectEqual(sizes.roundCount, 1)
  }
}

@Suite("The item that is moved")
struct MovementsTests {
  private let movements = Movements()
  private let item = DataPath(section: 0, item: 3)

  @Test("is told apart from the same item that is picked up again")
  func numbers() throws {
    movements.begin(item, at: .zero, by: .pointer)
    let first = try #require(movements.current)
    #expect(movements.goesOn(first))
    movements.goOn(as: nil)
    #expect(!movements.goesOn(first))
    movements.begin(item, at: .zero, by: .pointer)
    #expect(!movements.goesOn(first))
  }

  @Test("has its target asked for again where it stands, once that is wanted")
  func asked() {
    movements.begin(item, at: Point(x: 5, y: 5), by: .pointer)
    expectEqual(movements.current?.askedPosition, Point(x: 5, y: 5))
    movements.forgetAskedPosition()
    #expect(movements.current?.askedPosition == nil)
  }
}

@Suite("The changes on their way")
struct ChangeTimelinesTests {
  @Test("are told of in the order in which they were made, whichever ends first")
  func order() {
    let timelines = ChangeTimelines()
    let (first, second) = (ChangeTimeline(), ChangeTimeline())
    for timeline in [first, second] { timelines.add(timeline) }
    _ = second.end(isFinished: true)
    #expect(timelines.takeFirstEnded() == nil)
    _ = first.end(isFinished: true)
    #expect(timelines.takeFirstEnded() === first)
    #expect(timelines.takeFirstEnded() === second)
    #expect(timelines.isEmpty)
  }

  @Test("do not arrive once everything is new")
  func overtaken() {
    let timelines = ChangeTimelines()
    let timeline = ChangeTimeline()
    timelines.add(timeline)
    expectEqual(timelines.overtake().count, 1)
    #expect(timeline.hasEnded)
    #expect(!timeline.isArrived)
  }
}

@Suite("The guests")
struct GuestsTests {
  private let guests = Guests()
  private let place = ShownPath(section: 0, item: 2)

  @Test("have a content until they have gone, and numbers that none had before")
  func contents() {
    let first = guests.add(.gap(Size(width: 5, height: 5)))
    #expect(guests.content(first) != nil)
    #expect(guests.items.isEmpty)
    guests.show(GuestItems().inserting(first, at: place))
    #expect(!guests.items.isEmpty)
    guests.clear()
    #expect(guests.content(first) == nil)
    expectEqual(guests.add(.gap(.zero)), first + 1)
  }

  @Test("have one gap, until it is to leave with the next batch")
  func gap() {
    let number = guests.add(.gap(.zero))
    #expect(guests.gap == nil)
    guests.show(GuestItems().inserting(number, at: place))
    expectEqual(guests.gap, number)
    guests.leave(number)
    #expect(guests.gap == nil)
  }

  @Test("that have gone are not taken along by the next batch")
  func goneBefore() {
    let (stays, goes) = (guests.add(.gap(.zero)), guests.add(.gap(.zero)))
    let both = GuestItems().inserting(stays, at: place).inserting(goes, at: place)
    guests.show(both)
    for number in [stays, goes] {
      guests.leave(number)
      guests.become(DataPath(section: 0, item: 1), number)
    }
    guests.show(both.removing(goes))
    expectEqual(guests.leaving, [stays])
    expectEqual(Array(guests.becoming.keys), [stays])
    guests.become(nil, stays)
    #expect(guests.becoming.isEmpty)
  }
}
