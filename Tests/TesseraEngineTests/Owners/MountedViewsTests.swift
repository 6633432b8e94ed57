import TesseraCore
import TesseraTestSupport
import Testing

@testable import TesseraEngine

@Suite("The views of elements")
struct MountedViewsTests {
  private let views = MountedViews()

  private func row(_ item: Int) -> MountedElement {
    let path = ShownPath(section: 0, item: item)
    return MountedElement(
      element: .cell(path),
      key: ElementIdentity(cell: path),
      container: .root,
      view: PlainView(),
      generation: views.generation
    )
  }

  private func departure(of element: MountedElement, isReturnable: Bool = true) -> Departure {
    Departure(element, to: PlainAttributes(cell: 0, .zero), isReturnable: isReturnable)
  }

  @Test("come one for each element, and are announced once")
  func comeAndAreAnnounced() {
    let first = row(0)
    views.add(first)
    views.add(row(1))
    #expect(views.shows(first))
    expectEqual(views.sorted.map(\.key.item), [0, 1])
    expectEqual(views.takeUnannounced().count, 2)
    #expect(!views.areUnannounced)
  }

  @Test("of which another one takes the place are not shown any more")
  func takePlaces() {
    let former = row(0)
    views.add(former)
    views.add(row(0))
    #expect(!views.shows(former))
    expectEqual(views.mounted.count, 1)
  }

  @Test("that were not announced in time come before those that came since")
  func announceFirst() {
    views.add(row(5))
    let late = views.takeUnannounced()
    views.add(row(1))
    views.announceFirst(late[...])
    expectEqual(views.takeUnannounced().map(\.key.item), [5, 1])
  }

  @Test("on their way out come back for their element, once")
  func comeBack() {
    let element = row(3)
    views.add(departure(of: element))
    #expect(views.bringBack(element.key) != nil)
    #expect(views.shows(element))
    #expect(views.departures.isEmpty)
    #expect(views.bringBack(element.key) == nil)
  }

  @Test("of what is gone, or of an earlier generation, do not come back")
  func stayAway() {
    let gone = row(3)
    views.add(departure(of: gone, isReturnable: false))
    #expect(views.bringBack(gone.key) == nil)
    let former = row(4)
    views.add(departure(of: former))
    views.beginGeneration()
    #expect(views.bringBack(former.key) == nil)
    expectEqual(views.departures.count, 2)
  }

  @Test("that came back and are not in sight in the end go on their way")
  func resume() throws {
    let element = row(3)
    views.add(departure(of: element))
    let back = try #require(views.bringBack(element.key))
    views.resume(back)
    #expect(views[element.key] == nil)
    expectEqual(views.departures.count, 1)
    // An element that has another view since does not take its former view back.
    views.add(row(3))
    views.resume(back)
    expectEqual(views.departures.count, 1)
  }

  @Test("on their way out end it once")
  func endOnce() {
    let leaving = departure(of: row(3))
    views.add(leaving)
    #expect(views.end(leaving))
    #expect(!views.end(leaving))
  }

  @Test("of an earlier generation are named in the order of their paths")
  func formerGenerations() {
    for item in [2, 0, 1] { views.add(row(item)) }
    #expect(views.formerGenerations.isEmpty)
    views.beginGeneration()
    views.add(row(7))
    expectEqual(views.formerGenerations.map(\.item), [0, 1, 2])
  }

  @Test("that are kept come back for their item alone, and not once it is gone")
  func keep() {
    let kept = row(2)
    views.keep(kept)
    #expect(views.takeKept(row(1).key) == nil)
    #expect(views.takeKept(kept.key) === kept)
    #expect(views.kept == nil)
    views.keep(kept)
    views.loseKeptItem()
    #expect(views.keptElement == nil)
    #expect(views.takeKept(kept.key) == nil)
    #expect(views.releaseKept() === kept)
  }

  @Test("are placed anew in an update, and taken out again when more is known")
  func translate() {
    let (stays, returns) = (row(0), row(1))
    for element in [stays, returns] { views.add(element) }
    views.beginTranslation()
    #expect(views.mounted.isEmpty)
    stays.translate(to: row(4).key, in: .root)
    for element in [stays, returns] { views.place(element) }
    expectEqual(views.sorted.map(\.key.item), [1, 4])
    views.takeBack([returns, row(4)])
    expectEqual(views.sorted.map(\.key.item), [4])
  }
}

@Suite("What is known of a view")
struct MountedElementTests {
  private let element = MountedElement(
    element: .cell(ShownPath(section: 0, item: 0)),
    key: ElementIdentity(cell: ShownPath(section: 0, item: 0)),
    container: .root,
    view: PlainView(),
    generation: 0
  )

  @Test("says once that its display begins and ends")
  func display() {
    #expect(!element.endDisplay())
    #expect(element.beginDisplay())
    #expect(!element.beginDisplay())
    #expect(element.endDisplay())
  }

  @Test("is out of date until it is taken to be filled in")
  func content() {
    element.outdate(isAsked: true)
    #expect(element.isToBeReconfigured)
    _ = element.takeContent()
    #expect(element.isCurrent)
  }

  @Test("has a proposed size as long as the view is asked")
  func proposes() {
    let size = Size(width: 10, height: 20)
    #expect(element.proposing(size) { element.proposedSize } == size)
    #expect(element.proposedSize == nil)
  }
}
