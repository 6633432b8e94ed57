import Tessera
import TesseraTestSupport

/// A window of 375 × 600: a row of 100, a carousel of so many cards, and rows of 100 below it.
///
/// Cards are 300 wide with gaps of 10 and insets of 20: one follows another at 310, and five make content of
/// 1580, which ends at the offset 1205. In a layout that scrolls sideways the same stands in columns: cards are 300
/// high, and their content ends at the offset 1580 − 600 = 980.
@MainActor
final class Carousels: NSObject, UICollectionViewDataSource, OrthogonalScrollingDelegate {
  let fixture = Fixture(width: 375, height: 600)
  let view: UICollectionView
  /// The number of items of each section, by the name of the section; those called “cards…” are carousels.
  var sections: [(name: String, count: Int)]
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// What carousels declare besides.
  private let declareMore: (NSCollectionLayoutSection) -> Void
  private let direction: UICollectionView.ScrollDirection
  /// What was heard, as in “cards did scroll to 310”; scrolling that goes on is one line.
  private(set) var lines: [String] = []
  /// Changes where a section comes to rest.
  var chooseTarget: ((CGPoint) -> CGPoint)?
  /// Called for each change of an offset.
  var whenScrolled: ((OrthogonalScroller) -> Void)?

  init(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    _ sections: [(name: String, count: Int)] = [("top", 1), ("cards", 5), ("rows", 20)],
    direction: UICollectionView.ScrollDirection = .vertical,
    isRightToLeft: Bool = false,
    declaring declareMore: @escaping (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    self.behavior = behavior
    self.declareMore = declareMore
    self.direction = direction
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    super.init()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, _ in
        self.sections[index].name.hasPrefix("cards") ? self.cards : self.rows
      },
      configuration: configuration
    )
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "panel")
    view.collectionViewLayout = layout
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.orthogonalScrollingDelegate = self
    fixture.show(view)
  }

  private var cards: NSCollectionLayoutSection {
    let isVertical = direction == .vertical
    let section =
      isVertical
      ? Self.section(.absolute(300), .absolute(200)) : Self.section(.absolute(200), .absolute(300))
    section.contentInsets =
      isVertical
      ? NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      : NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    declareMore(section)
    return section
  }

  private var rows: NSCollectionLayoutSection {
    direction == .vertical
      ? Self.section(.fractionalWidth(1), .absolute(100))
      : Self.section(.absolute(100), .fractionalHeight(1))
  }

  private static func section(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    let item = NSCollectionLayoutItem(layoutSize: full)
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
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

  private func note(_ scroller: OrthogonalScroller, _ news: String) {
    let line = "\(sections[scroller.section].name) \(news)"
    if lines.last != line { lines.append(line) }
  }

  func orthogonalScrollerDidScroll(_ scroller: OrthogonalScroller) {
    note(scroller, "did scroll")
    whenScrolled?(scroller)
  }

  func orthogonalScrollerWillBeginDragging(_ scroller: OrthogonalScroller) {
    note(scroller, "will begin dragging")
  }

  func orthogonalScrollerWillEndDragging(
    _ scroller: OrthogonalScroller,
    withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    let speed = (velocity.x * 1000).rounded() / 1000
    note(scroller, "will end dragging at \(speed) to \(targetContentOffset.x)")
    if let chooseTarget { targetContentOffset = chooseTarget(targetContentOffset) }
  }

  func orthogonalScrollerDidEndDragging(
    _ scroller: OrthogonalScroller,
    willDecelerate decelerate: Bool
  ) { note(scroller, decelerate ? "did end dragging, goes on" : "did end dragging") }

  func orthogonalScrollerWillBeginDecelerating(_ scroller: OrthogonalScroller) {
    note(scroller, "will decelerate")
  }

  func orthogonalScrollerDidEndDecelerating(_ scroller: OrthogonalScroller) {
    note(scroller, "did decelerate")
  }

  func orthogonalScrollerDidEndScrollingAnimation(_ scroller: OrthogonalScroller) {
    note(scroller, "did animate")
  }
}

extension Carousels {
  /// What was heard since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func scroller(_ section: Int = 1) -> OrthogonalScroller? {
    view.orthogonalScroller(forSection: section)
  }

  /// The cards of a carousel that have cells.
  func cards(_ section: Int = 1) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }

  /// What is seen of a card in the window: its frame, less what the views around it cut off.
  func seen(_ card: Int, _ section: Int = 1) -> CGRect? {
    guard let cell = view.cellForItem(at: IndexPath(item: card, section: section)) else {
      return nil
    }
    var seen = cell.convert(cell.bounds, to: nil)
    var around = cell.superview
    while let view = around {
      if view.clipsToBounds { seen = seen.intersection(view.convert(view.bounds, to: nil)) }
      around = view.superview
    }
    return seen
  }

  /// Whether a click at a point of the window reaches a card of a carousel.
  func isCard(at point: CGPoint, _ section: Int = 1) -> Bool {
    guard let hit = fixture.window.hitTest(point, with: nil) else { return false }
    let cells = cards(section).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: section))
    }
    return cells.contains { hit.isDescendant(of: $0) }
  }

  /// Moves everything that moves to its end.
  func rest() {
    fixture.backend.advanceUntilIdle()
    fixture.backend.makeFrame()
  }

  /// Drags the cards from the middle by a distance in a tenth of a second, holds still for so long, and lets go.
  func drag(by distance: CGFloat, holding: TimeInterval = 0) {
    let start = CGPoint(x: 187, y: 200)
    fixture.screen.pointer(.pressed, at: start)
    for step in 1...6 {
      fixture.backend.advance(by: 0.1 / 6)
      let x = start.x + distance * CGFloat(step) / 6
      fixture.screen.pointer(.dragged, at: CGPoint(x: x, y: start.y))
    }
    if holding > 0 { fixture.backend.advance(by: holding) }
    fixture.screen.pointer(.released, at: CGPoint(x: start.x + distance, y: start.y))
  }
}
