import CoreGraphics
import TesseraTestSupport
import Testing
import UIKit

/// A page that notes what it is told.
private final class Page: UIViewController {
  let number: Int
  private let log: PageLog

  init(_ number: Int, _ log: PageLog) {
    self.number = number
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { log.notes.append("\(number) \(event)") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
}

@MainActor
private final class PageLog {
  var notes: [String] = []

  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

/// A book of pages with numbers, and a delegate that notes its calls.
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = PageLog()
  let pages: [Page]
  var dots = 0

  init(_ count: Int) {
    let log = log
    pages = (0..<count).map { Page($0, log) }
  }

  private func page(_ number: Int) -> Page? { pages.indices.contains(number) ? pages[number] : nil }

  private func number(_ controller: UIViewController?) -> Int {
    (controller as? Page)?.number ?? -1
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(number(viewController) - 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(number(viewController) + 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    number(pageViewController.viewControllers?.first)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.notes.append("turning to \(number(pendingViewControllers.first))") }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let old = number(previousViewControllers.first)
    log.notes.append("turned from \(old): \(completed)")
  }
}

@Suite("A page view controller")
@MainActor
struct PageViewControllerTests {
  /// A book in a window of 300 × 400, open at a page.
  @MainActor
  private struct Reading {
    let fixture: Fixture
    let book: Book
    let controller: UIPageViewController

    init(
      _ count: Int,
      at page: Int,
      _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
      spacing: CGFloat = 0,
      dots: Int = 0,
      isRightToLeft: Bool = false
    ) {
      var environment = UIBackendEnvironment()
      environment.isRightToLeft = isRightToLeft
      fixture = Fixture(width: 300, height: 400, environment: environment)
      book = Book(count)
      book.dots = dots
      controller = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: orientation,
        options: [.interPageSpacing: spacing]
      )
      controller.dataSource = book
      controller.delegate = book
      controller.setViewControllers([book.pages[page]], direction: .forward, animated: false)
      fixture.window.rootViewController = controller
      fixture.window.makeKeyAndVisible()
      fixture.backend.makeFrame()
    }

    var shown: Int? { (controller.viewControllers?.first as? Page)?.number }

    /// Drags with a finger from the middle, rests, and lets go.
    func drag(x: CGFloat = 0, y: CGFloat = 0) {
      let start = CGPoint(x: 150, y: 200)
      fixture.screen.pointer(.pressed, at: start, device: .touch)
      for step in 1...10 {
        let share = CGFloat(step) / 10
        fixture.backend.advance(by: HeadlessBackend.frameInterval)
        let place = CGPoint(x: start.x + x * share, y: start.y + y * share)
        fixture.screen.pointer(.dragged, at: place, device: .touch)
      }
      fixture.backend.advance(by: 0.3)
      fixture.screen.pointer(.released, at: CGPoint(x: 150 + x, y: 200 + y), device: .touch)
      rest()
    }

    func rest() {
      fixture.backend.advanceUntilIdle()
      fixture.backend.makeFrame()
    }

    /// Where a page is in the window; `nil` if it is not there.
    func frame(_ page: Int) -> CGRect? {
      guard let view = book.pages[page].viewIfLoaded, view.window != nil else { return nil }
      return view.convert(view.bounds, to: nil)
    }
  }

  private let whole = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test("shows its page in the whole view, and tells it")
  func first() {
    let reading = Reading(3, at: 1)
    expectEqual(reading.frame(1), whole)
    #expect(reading.frame(0) == nil && reading.frame(2) == nil)
    expectEqual(reading.controller.children, [reading.book.pages[1]])
    expectEqual(reading.book.log.take(), ["1 will appear", "1 did appear"])
  }

  @Test("turns to the page after it when more than half of that is pulled in")
  func turned() {
    let reading = Reading(3, at: 1)
    _ = reading.book.log.take()
    reading.drag(x: -190)
    expectEqual(reading.shown, 2)
    expectEqual(reading.frame(2), whole)
    #expect(reading.frame(1) == nil)
    expectEqual(reading.controller.children, [reading.book.pages[2]])
    expectEqual(
      reading.book.log.take(),
      [
        "turning to 2", "1 will disappear", "2 will appear",
        "1 did disappear", "2 did appear", "turned from 1: true",
      ]
    )
    // Beyond the last page there is none.
    reading.drag(x: -190)
    expectEqual(reading.shown, 2)
    expectEqual(reading.book.log.take(), [])
    reading.drag(x: 190)
    reading.drag(x: 190)
    expectEqual(reading.shown, 0)
    expectEqual(reading.frame(0), whole)
  }

  @Test("comes back when a page is released before half of it is seen")
  func letGo() {
    let reading = Reading(3, at: 1)
    _ = reading.book.log.take()
    reading.drag(x: 100)
    expectEqual(reading.shown, 1)
    expectEqual(reading.frame(1), whole)
    #expect(reading.frame(0) == nil)
    expectEqual(
      reading.book.log.take(),
      [
        "turning to 0", "1 will disappear", "0 will appear",
        "0 will disappear", "0 did disappear", "1 will appear", "1 did appear",
        "turned from 1: false",
      ]
    )
  }

  @Test("is turned by the program, which is told when the page is there, and the delegate is not")
  func program() {
    let reading = Reading(5, at: 1)
    _ = reading.book.log.take()
    var told: [Bool] = []
    let pages = reading.book.pages
    reading.controller.setViewControllers([pages[4]], direction: .reverse, animated: true) {
      told.append($0)
    }
    #expect(told.isEmpty)
    reading.fixture.backend.advance(by: HeadlessBackend.frameInterval * 4)
    // It comes from the left, where pages before are.
    #expect((reading.frame(4)?.minX ?? 0) < 0 && (reading.frame(1)?.minX ?? 0) > 0)
    reading.rest()
    expectEqual(told, [true])
    expectEqual(reading.shown, 4)
    expectEqual(reading.frame(4), whole)
    expectEqual(
      reading.book.log.take(),
      ["1 will disappear", "4 will appear", "1 did disappear", "4 did appear"]
    )
    reading.drag(x: 190)
    expectEqual(reading.shown, 3)
  }

  @Test("shows another page at once without an animation, and ends one that is under way")
  func atOnce() {
    let reading = Reading(5, at: 1)
    _ = reading.book.log.take()
    var told: [String] = []
    let pages = reading.book.pages
    reading.controller.setViewControllers([pages[2]], direction: .forward, animated: true) {
      told.append("2 \($0)")
    }
    reading.controller.setViewControllers([pages[3]], direction: .forward, animated: false) {
      told.append("3 \($0)")
    }
    expectEqual(told, ["2 false", "3 true"])
    expectEqual(reading.shown, 3)
    reading.rest()
    expectEqual(reading.frame(3), whole)
    expectEqual(reading.controller.children, [pages[3]])
    expectEqual(
      reading.book.log.take(),
      [
        "1 will disappear", "2 will appear", "1 did disappear", "2 did appear",
        "2 will disappear", "2 did disappear", "3 will appear", "3 did appear",
      ]
    )
  }

  @Test("turns pages from right to left where reading goes so, and from top to bottom")
  func directions() {
    let mirrored = Reading(3, at: 1, isRightToLeft: true)
    mirrored.drag(x: 190)
    expectEqual(mirrored.shown, 2)
    expectEqual(mirrored.frame(2), whole)
    let vertical = Reading(3, at: 1, .vertical)
    vertical.drag(y: -250)
    expectEqual(vertical.shown, 2)
    expectEqual(vertical.frame(2), whole)
  }

  @Test("keeps the space between pages out of sight")
  func spacing() {
    let reading = Reading(3, at: 1, spacing: 20)
    expectEqual(reading.frame(1), whole)
    reading.fixture.screen.pointer(.pressed, at: CGPoint(x: 250, y: 200), device: .touch)
    for x in stride(from: 240, through: 100, by: -10) {
      reading.fixture.backend.advance(by: HeadlessBackend.frameInterval)
      reading.fixture.screen.pointer(.dragged, at: CGPoint(x: x, y: 200), device: .touch)
    }
    let (first, second) = (reading.frame(1), reading.frame(2))
    #expect(first != nil && second != nil)
    expectEqual((second?.minX ?? 0) - (first?.maxX ?? 0), 20)
  }

  @Test("keeps its page when its size changes")
  func resized() {
    let reading = Reading(3, at: 1)
    reading.fixture.screen.resize(to: CGSize(width: 500, height: 400))
    reading.fixture.backend.makeFrame()
    expectEqual(reading.frame(1), CGRect(x: 0, y: 0, width: 500, height: 400))
    reading.drag(x: -140)
    expectEqual(reading.shown, 1)
  }

  @Test("has dots below the pages where the data source says how many, which turn pages too")
  func dots() throws {
    let reading = Reading(3, at: 1, dots: 3)
    let dots = try #require(
      reading.controller.view.subviews.compactMap { $0 as? UIPageControl }.first
    )
    #expect(!dots.isHidden)
    expectEqual(dots.numberOfPages, 3)
    expectEqual(dots.currentPage, 1)
    // The dots have 37 points.
    expectEqual(reading.frame(1), CGRect(x: 0, y: 0, width: 300, height: 363))
    reading.drag(x: -190)
    expectEqual(dots.currentPage, 2)
    dots.currentPage = 1
    dots.sendActions(for: .valueChanged)
    reading.rest()
    expectEqual(reading.shown, 1)
    expectEqual(dots.currentPage, 1)
  }

  @Test("says how it was made, and has one page at a time")
  func properties() {
    let reading = Reading(3, at: 1, .vertical)
    let controller = reading.controller
    expectEqual(controller.navigationOrientation, .vertical)
    expectEqual(controller.transitionStyle, .scroll)
    expectEqual(controller.gestureRecognizers.count, 1)
    let direction = UIPageViewController.NavigationDirection.reverse
    controller.setViewControllers(reading.book.pages, direction: direction, animated: false)
    expectEqual(reading.shown, 1)
  }

  @Test("turns a page for the wheel of a mouse")
  func wheel() {
    let reading = Reading(3, at: 1, .vertical)
    reading.fixture.screen.turnWheel(by: 8, at: CGPoint(x: 150, y: 200))
    reading.rest()
    expectEqual(reading.shown, 2)
    expectEqual(reading.frame(2), whole)
    expectEqual(reading.book.log.take().last, "turned from 1: true")
  }

  @Test("is turned by the program alone without a data source")
  func withoutSource() {
    let reading = Reading(3, at: 1)
    reading.controller.dataSource = nil
    reading.drag(x: -190)
    expectEqual(reading.shown, 1)
    reading.controller.dataSource = reading.book
    reading.drag(x: -190)
    expectEqual(reading.shown, 2)
  }
}
