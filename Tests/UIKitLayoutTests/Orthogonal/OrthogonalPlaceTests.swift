import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Cards of 300 follow each other at 310 in a window of 375.
@Suite("The place of a section that scrolls across its layout")
@MainActor
struct OrthogonalPlaceTests {
  /// Carousels and rows by name, whose sections are declared by what their names begin with.
  @MainActor
  private final class Screen: NSObject, UICollectionViewDataSource {
    var sections: [(name: String, count: Int)]
    let fixture: Fixture
    let view: UICollectionView
    private let declare: (String) -> NSCollectionLayoutSection

    init(
      _ sections: [(name: String, count: Int)],
      isRightToLeft: Bool = false,
      _ declare: @escaping (String) -> NSCollectionLayoutSection
    ) {
      self.sections = sections
      self.declare = declare
      fixture = Fixture(width: 375, height: 600)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 600),
        collectionViewLayout: UICollectionViewLayout()
      )
      super.init()
      view.collectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] index, _ in
        self.declare(self.sections[index].name)
      }
      if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      fixture.show(view)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func offset(_ name: String) -> CGFloat? {
      sections.firstIndex { $0.name == name }
        .flatMap { view.sectionScrollView($0)?.contentOffset.x }
    }

    func scroll(_ name: String, to offset: CGFloat) {
      let section = sections.firstIndex { $0.name == name }
      section.flatMap { view.sectionScrollView($0) }?.contentOffset.x = offset
      fixture.backend.makeFrame()
    }

    func update(_ changes: @escaping () -> Void) {
      view.performBatchUpdates(changes)
      rest()
    }

    func rest() {
      fixture.backend.advanceUntilIdle()
      fixture.backend.makeFrame()
    }
  }

  private func screen(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    width: NSCollectionLayoutDimension = .absolute(300),
    isRightToLeft: Bool = false
  ) -> Screen {
    Screen(
      [("a", 9), ("b", 9), ("rows", 20)],
      isRightToLeft: isRightToLeft
    ) { name in
      name == "rows" || name == "new" ? rows(.absolute(50)) : carousel(behavior, width)
    }
  }

  @Test("is where the program has scrolled the section just before it came into sight")
  func scrolledJustOutOfSight() {
    // Thirteen rows of 50 points fill 650 of the 600 that show; what is near is known already.
    let screen = Screen([("rows", 13), ("b", 9)]) { name in
      name == "rows" ? rows(.absolute(50)) : carousel()
    }
    screen.view.containerScroller(ofSection: 1)?.scroll(to: CGPoint(x: 310, y: 0), animated: false)
    screen.view.contentOffset.y = 100
    screen.fixture.backend.makeFrame()
    expectEqual(screen.offset("b"), 310)
  }

  @Test("stays at the end of the content when that grows with the width, animated or not")
  func growsAtTheEnd() {
    for isAnimated in [false, true] {
      let screen = Screen([("b", 9)]) { _ in carousel(.continuous, .fractionalWidth(0.8)) }
      // 20 + 9 · 0.8 · 335 + 8 · 10 + 20 = 2532, of which 375 show.
      screen.scroll("b", to: 2157)
      UIView.animate(withDuration: isAnimated ? 0.3 : 0) { screen.view.frame.size.width = 400 }
      screen.rest()
      expectEqual(screen.offset("b"), 2157)
    }
  }

  @Test("is that of items that move into or out of the section while it moves itself")
  func movesBetweenContainers() throws {
    let screen = Screen([("rows", 3), ("b", 9), ("more", 2)]) { name in
      name == "b" ? carousel() : rows(.absolute(50))
    }
    screen.scroll("b", to: 40)
    func place(_ cell: UICollectionViewCell) -> CGPoint? {
      screen.view.convert(.zero, shownIn: cell, toShownIn: screen.view)
    }
    let inwards = try #require(screen.view.cellForItem(at: IndexPath(item: 2, section: 0)))
    let outwards = try #require(screen.view.cellForItem(at: IndexPath(item: 1, section: 1)))
    // The third row is at 100. The carousel is at 150, with its second card at 20 + 310 − 40.
    expectEqual(place(inwards), CGPoint(x: 0, y: 100))
    expectEqual(place(outwards), CGPoint(x: 290, y: 150))
    screen.view.performBatchUpdates {
      screen.sections[0].count = 1
      screen.sections[2].count = 3
      screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      screen.view.moveItem(
        at: IndexPath(item: 2, section: 0),
        to: IndexPath(item: 0, section: 1)
      )
      screen.view.moveItem(
        at: IndexPath(item: 1, section: 1),
        to: IndexPath(item: 0, section: 2)
      )
    }
    screen.fixture.backend.makeFrame()
    // The carousel goes up by 100 points, and nothing has moved yet.
    expectEqual(place(inwards), CGPoint(x: 0, y: 100))
    expectEqual(place(outwards), CGPoint(x: 290, y: 150))
    screen.rest()
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 1)) === inwards)
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 2)) === outwards)
  }

  @Test("is that of an item that is reloaded and moves into the section while it moves itself")
  func reloadsIntoContainer() throws {
    let screen = Screen([("rows", 4), ("b", 2)]) { name in
      name == "b" ? carousel(.continuous, .absolute(100)) : rows(.absolute(50))
    }
    screen.view.performBatchUpdates {
      screen.sections[0].count = 2
      screen.view.deleteItems(at: [1, 3].map { IndexPath(item: $0, section: 0) })
    }
    screen.fixture.backend.makeFrame()
    // The carousel is on its way from 200 to 100; the first row is at the top, and stays there.
    screen.view.performBatchUpdates {
      screen.sections = [("b", 3)]
      screen.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
      screen.view.deleteSections([0])
      screen.view.moveSection(1, toSection: 0)
      screen.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    screen.fixture.backend.makeFrame()
    func middle(_ item: Int) -> CGPoint? {
      screen.view.cellForItem(at: IndexPath(item: item, section: 0)).flatMap {
        let middle = CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)
        return screen.view.convert(middle, shownIn: $0, toShownIn: screen.view)
      }
    }
    expectEqual(middle(0), CGPoint(x: 70, y: 230))
    // It has its new size already, at the corner where it was.
    expectEqual(middle(2), CGPoint(x: 50, y: 30))
    screen.rest()
    // 20 + 2 · 110 + 50
    expectEqual(middle(2), CGPoint(x: 290, y: 30))
  }

  @Test("is left to an item that is held and moves into the section while that is on its way")
  func holdsWhatMovesIntoContainer() throws {
    let screen = Screen([("rows", 4), ("b", 2), ("rows", 20)]) { name in
      name == "b" ? carousel(.continuous, .absolute(100)) : rows(.absolute(50))
    }
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    func top() -> CGFloat? {
      screen.view.window.flatMap { $0.convert(.zero, shownIn: cell, toShownIn: $0)?.y }
    }
    screen.view.holdItem(at: IndexPath(item: 0, section: 0), edge: .start)
    screen.view.performBatchUpdates {
      screen.sections[0].count = 2
      screen.view.deleteItems(at: [1, 3].map { IndexPath(item: $0, section: 0) })
    }
    screen.fixture.backend.advance(by: 0.1)
    // The carousel is on its way from 200 to 100, then to 50 behind one row; the first row goes there and is held.
    screen.view.performBatchUpdates {
      screen.sections[0].count = 1
      screen.sections[1].count = 3
      screen.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 0, section: 1))
    }
    var tops: Set<CGFloat> = []
    for _ in 0..<60 {
      screen.fixture.backend.advance(by: HeadlessBackend.frameInterval)
      // To a hundredth of a point.
      tops.insert((try #require(top()) * 100).rounded() / 100)
    }
    expectEqual(tops, [0])
    expectEqual(screen.view.contentOffset.y, 50)
  }

  @Test(
    "is that of an item that moves into the section out of sight, and comes into sight on its way"
  )
  func scrollsToWhatArrives() throws {
    let screen = Screen([("rows", 4), ("b", 5)]) { name in
      name == "b" ? carousel(.continuous, .absolute(100)) : rows(.absolute(50))
    }
    let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    func top() -> CGFloat? { screen.view.convert(.zero, shownIn: cell, toShownIn: screen.view)?.y }
    screen.view.performBatchUpdates {
      screen.sections = [("rows", 2), ("b", 6)]
      screen.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      screen.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 5, section: 1))
    }
    screen.fixture.backend.advance(by: 0.05)
    let before = try #require(top())
    // From the top towards 100, where the carousel will be, and not as far as that, where it is on its way from 200.
    #expect(before > 0 && before < 50)
    screen.view.containerScroller(ofSection: 1)?.scroll(
      to: CGPoint(x: 315, y: 0),
      animated: false
    )
    screen.fixture.backend.makeFrame()
    #expect(screen.view.cellForItem(at: IndexPath(item: 5, section: 1)) === cell)
    expectEqual(top(), before)
    screen.rest()
    expectEqual(top(), 100)
  }

  @Test("is not that of items which were on their way out of another section")
  func leavesSightWithDepartures() throws {
    let screen = Screen([("b", 2), ("rows", 20), ("c", 2)]) { name in
      name == "rows" ? rows(.absolute(50)) : carousel(.continuous, .absolute(100))
    }
    screen.view.performBatchUpdates {
      screen.sections[0].count = 1
      screen.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    screen.fixture.backend.advance(by: 0.05)
    // 60 and 20 rows of 50, less what is seen above the end.
    for offset in [200, 520] {
      screen.view.contentOffset.y = CGFloat(offset)
      screen.fixture.backend.advance(by: 0.02)
    }
    let container = try #require(screen.view.sectionScrollView(2))
    let cells = container.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    expectEqual(cells.count, 2)
  }

  @Test("stays when sections are inserted and deleted in front of it")
  func insertsAndDeletes() {
    let screen = screen()
    screen.scroll("a", to: 50)
    screen.scroll("b", to: 310)
    screen.update {
      screen.sections.insert(("new", 1), at: 0)
      screen.view.insertSections([0])
    }
    expectEqual(screen.offset("a"), 50)
    expectEqual(screen.offset("b"), 310)
    screen.update {
      screen.sections.removeSubrange(0...1)
      screen.view.deleteSections([0, 1])
    }
    expectEqual(screen.offset("b"), 310)
    // A new section begins at its start.
    screen.update {
      screen.sections.insert(("a", 9), at: 0)
      screen.view.insertSections([0])
    }
    expectEqual(screen.offset("a"), 0)
    expectEqual(screen.offset("b"), 310)
  }

  @Test("moves with its section")
  func moves() {
    let screen = screen()
    screen.scroll("b", to: 310)
    screen.update {
      screen.sections.swapAt(0, 1)
      screen.view.moveSection(1, toSection: 0)
    }
    expectEqual(screen.offset("b"), 310)
    expectEqual(screen.offset("a"), 0)
  }

  @Test("stays when its section, or everything, is reloaded or laid out anew")
  func reloads() {
    let screen = screen()
    screen.scroll("b", to: 310)
    screen.update { screen.view.reloadSections([1]) }
    expectEqual(screen.offset("b"), 310)
    screen.view.reloadData()
    screen.rest()
    expectEqual(screen.offset("b"), 310)
    screen.view.collectionViewLayout.invalidateLayout()
    screen.rest()
    expectEqual(screen.offset("b"), 310)
  }

  @Test("stays while its section is out of sight")
  func leavesSight() {
    let screen = screen()
    screen.scroll("a", to: 444)
    screen.view.contentOffset.y = 500
    screen.rest()
    #expect(screen.offset("a") == nil)
    screen.view.contentOffset.y = 0
    screen.rest()
    expectEqual(screen.offset("a"), 444)
    expectEqual(screen.offset("b"), 0)
  }

  @Test("stays inside its content when that becomes shorter")
  func shortens() {
    let screen = screen()
    screen.scroll("a", to: 2000)
    screen.update {
      screen.sections[0].count = 3
      screen.view.deleteItems(at: (3..<9).map { IndexPath(item: $0, section: 0) })
    }
    // 20 + 3 · 300 + 2 · 10 + 20 − 375
    expectEqual(screen.offset("a"), 585)
  }

  /// Cards of 0.8 of what the insets leave: 268 of 375 at 278 each, 208 of 300 at 218, 460 of 615 at 502.
  @Test("is at the same card or page in another width, and back")
  func resizes() {
    let expected: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat])] = [
      (.groupPaging, [2 * 278, 2 * 218, 2 * 502]),
      (.continuousGroupLeadingBoundary, [2 * 278, 2 * 218, 2 * 502]),
      (.paging, [2 * 375, 2 * 300, 2 * 655]),
      (
        .groupPagingCentered,
        [
          20 + 2 * 278 + 134 - 187.5, 20 + 2 * 218 + 104 - 150, 20 + 2 * 502 + 246 - 327.5,
        ]
      ),
    ]
    for (behavior, places) in expected {
      let screen = screen(behavior, width: .fractionalWidth(0.8))
      screen.scroll("a", to: places[0])
      for (width, place) in [(300, places[1]), (655, places[2]), (375, places[0])] {
        screen.view.frame.size.width = CGFloat(width)
        screen.rest()
        expectEqual(screen.offset("a"), place, "\(behavior) in \(width)")
      }
    }
  }

  @Test("is the distance from where reading begins where that is at the right")
  func rightToLeft() {
    let screen = screen(.groupPaging, isRightToLeft: true)
    // 20 + 9 · 300 + 8 · 10 + 20 = 2820, less 375
    expectEqual(screen.offset("a"), 2445)
    screen.scroll("a", to: 2445 - 310)
    screen.update {
      screen.sections[0].count = 11
      screen.view.insertItems(at: [9, 10].map { IndexPath(item: $0, section: 0) })
    }
    // 2445 + 2 · 310 − 310
    expectEqual(screen.offset("a"), 2755)
    screen.view.frame.size.width = 335
    screen.rest()
    // 40 less show.
    expectEqual(screen.offset("a"), 2795)
  }

  /// Nine cards fill 2,820 points, of which 375 show from 2,445; two more make both 620 larger.
  @Test(
    "is kept under a hand that moves the section while it gets more cards, from right to left too"
  )
  func growsUnderAHand() {
    for isRightToLeft in [false, true] {
      let screen = screen(isRightToLeft: isRightToLeft)
      let window = screen.fixture.screen
      // The first of the way is what tells a drag from a tap.
      window.pointer(.pressed, at: CGPoint(x: 180, y: 30))
      for x in [200, 220, 240, 260, 280] {
        window.pointer(.dragged, at: CGPoint(x: isRightToLeft ? x : 360 - x, y: 30))
        screen.fixture.backend.makeFrame()
      }
      let dragged = screen.offset("a") ?? 0
      #expect(isRightToLeft ? dragged < 2445 : dragged > 0)
      screen.view.performBatchUpdates {
        screen.sections[0].count = 11
        screen.view.insertItems(at: [9, 10].map { IndexPath(item: $0, section: 0) })
      }
      screen.fixture.backend.makeFrame()
      expectEqual(screen.offset("a"), dragged + (isRightToLeft ? 620 : 0))
      window.pointer(.dragged, at: CGPoint(x: isRightToLeft ? 300 : 60, y: 30))
      screen.fixture.backend.makeFrame()
      expectEqual(screen.offset("a"), dragged + (isRightToLeft ? 600 : 20))
    }
  }

  @Test(
    "is what the section is scrolled to, though it gets more cards on its way from right to left"
  )
  func growsOnItsWay() {
    let screen = screen(isRightToLeft: true)
    // The fourth card begins at 3 · 310 from the right.
    let target = CGPoint(x: 2445 - 3 * 310, y: 0)
    screen.view.containerScroller(ofSection: 0)?.scroll(to: target, animated: true)
    screen.fixture.backend.advance(by: 0.1)
    screen.view.performBatchUpdates {
      screen.sections[0].count = 11
      screen.view.insertItems(at: [9, 10].map { IndexPath(item: $0, section: 0) })
    }
    screen.rest()
    expectEqual(screen.offset("a"), target.x + 620)
  }

  @Test("stays inside its content under a finger that has not moved")
  func shortensUnderAFinger() {
    for isRightToLeft in [false, true] {
      let screen = screen(isRightToLeft: isRightToLeft)
      screen.scroll("a", to: isRightToLeft ? 0 : 2445)
      screen.fixture.screen.pointer(.pressed, at: CGPoint(x: 180, y: 30))
      screen.update {
        screen.sections[0].count = 3
        screen.view.deleteItems(at: (3..<9).map { IndexPath(item: $0, section: 0) })
      }
      // 20 + 3 · 300 + 2 · 10 + 20 − 375, or the same from the right.
      expectEqual(screen.offset("a"), (isRightToLeft ? 0 : 585))
      screen.fixture.screen.pointer(.released, at: CGPoint(x: 180, y: 30))
      screen.rest()
      expectEqual(screen.offset("a"), (isRightToLeft ? 0 : 585))
    }
  }

  @Test("stays with its section over snapshots")
  func snapshots() {
    let fixture = Fixture(width: 375, height: 600)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: carousel())
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view,
      path,
      _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func apply(_ sections: [String], reloads: Bool = false) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      for section in sections {
        snapshot.appendSections([section])
        let first = (section.unicodeScalars.first.map { Int($0.value) } ?? 0) * 100
        snapshot.appendItems(Array(first..<(first + 9)), toSection: section)
      }
      if reloads {
        source.applySnapshotUsingReloadData(snapshot)
      } else {
        source.apply(snapshot, animatingDifferences: true)
      }
      fixture.backend.advanceUntilIdle()
      fixture.backend.makeFrame()
    }
    func offsets(_ count: Int) -> [CGFloat?] {
      (0..<count).map { view.sectionScrollView($0)?.contentOffset.x }
    }
    apply(["a", "b", "c"])
    fixture.show(view)
    view.sectionScrollView(1)?.contentOffset.x = 310
    fixture.backend.makeFrame()
    apply(["b", "a", "c"])
    expectEqual(offsets(3), [310, 0, 0])
    apply(["d", "c", "b"])
    expectEqual(offsets(3), [0, 0, 310])
    apply(["d", "c", "b"], reloads: true)
    expectEqual(offsets(3), [0, 0, 310])
  }
}
