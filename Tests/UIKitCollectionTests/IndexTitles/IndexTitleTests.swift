import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

/// Sections of ten rows of 40 points, one for each letter, with headers of 20, in a window of 320 × 400.
@MainActor
private final class IndexFixture {
  let fixture = Fixture(width: 320, height: 400)
  let view: UICollectionView
  let source: Source
  private(set) var diagnostics: [String] = []

  final class Source: NSObject, UICollectionViewDataSource {
    var titles: [String]?
    var target: ((String, Int) -> IndexPath)?
    var sections: [String]
    private(set) var questions = 0

    init(_ sections: [String]) {
      self.sections = sections
      titles = sections
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "header",
        for: indexPath
      )
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      questions += 1
      return titles
    }

    func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath { target?(title, index) ?? IndexPath(item: 0, section: index) }
  }

  init(_ sections: [String], headerHeight: CGFloat = 20, isPinned: Bool = false) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 320, height: headerHeight)
    layout.sectionHeadersPinToVisibleBounds = isPinned
    source = Source(sections)
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    view.dataSource = source
    Diagnostics.hook = { [weak self] in self?.diagnostics.append($0.message) }
  }

  func show() {
    fixture.show(view)
    fixture.backend.makeFrame()
  }

  func end() { Diagnostics.hook = nil }

  /// What the index shows, from top to bottom.
  var lines: [String] {
    guard let bar = view.indexTitles.bar else { return [] }
    return bar.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  var barFrame: CGRect? {
    view.indexTitles.bar.map { $0.convert($0.bounds, to: nil) }
  }

  func touch(_ action: UIBackendPointerEvent.Action, line: Int) {
    guard let frame = barFrame else { return }
    let place = CGPoint(x: frame.midX, y: frame.minY + 14 * CGFloat(line) + 7)
    fixture.screen.pointer(action, at: place, device: .mouse)
    fixture.backend.makeFrame()
  }

  /// Where the first row of a section is on screen.
  func top(ofSection section: Int) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: 0, section: section))
      .map { $0.frame.minY - view.contentOffset.y }
  }
}

private let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

@Suite("The index of a collection view")
@MainActor
struct IndexTitleTests {
  @Test("shows the titles of the data source at the trailing edge", arguments: [false, true])
  func titles(isRightToLeft: Bool) throws {
    let fixture = IndexFixture(["A", "B", "C"])
    defer { fixture.end() }
    if isRightToLeft { fixture.view.semanticContentAttribute = .forceRightToLeft }
    fixture.show()
    expectEqual(fixture.lines, ["A", "B", "C"])
    let frame = try #require(fixture.barFrame)
    #expect(isRightToLeft ? frame.minX == 0 : frame.maxX == 320)
    // Three lines of 14 points in the middle of 400.
    expectEqual(frame.minY, 179)
    expectEqual(frame.height, 42)
  }

  @Test("is in front of the indicator, which shows while a pointer is there")
  func indicator() throws {
    let fixture = IndexFixture(letters)
    defer { fixture.end() }
    fixture.show()
    fixture.view.contentOffset.y = 100
    fixture.fixture.backend.makeFrame()
    let frame = try #require(fixture.barFrame)
    let line = CGPoint(x: frame.maxX - 4, y: frame.minY + 14 * 3 + 7)
    fixture.fixture.screen.pointer(.hovered, at: line, device: .mouse)
    fixture.fixture.backend.makeFrame()
    fixture.fixture.screen.tap(at: line, device: .mouse)
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.top(ofSection: 3), 20)
  }

  @Test(
    "leads to the items of a title that is pressed, below their header",
    arguments: [false, true]
  )
  func press(isPinned: Bool) {
    let fixture = IndexFixture(letters, isPinned: isPinned)
    defer { fixture.end() }
    fixture.show()
    fixture.touch(.pressed, line: 7)
    expectEqual(fixture.top(ofSection: 7), 20)
    fixture.touch(.released, line: 7)
    expectEqual(fixture.top(ofSection: 7), 20)
    expectEqual(fixture.diagnostics, [])
  }

  @Test("follows a drag from title to title, also beyond its ends")
  func drag() {
    let fixture = IndexFixture(letters, headerHeight: 0)
    defer { fixture.end() }
    fixture.show()
    fixture.touch(.pressed, line: 3)
    expectEqual(fixture.top(ofSection: 3), 0)
    fixture.touch(.dragged, line: 5)
    expectEqual(fixture.top(ofSection: 5), 0)
    fixture.touch(.dragged, line: -4)
    expectEqual(fixture.top(ofSection: 0), 0)
    fixture.touch(.dragged, line: 40)
    // The last section of 400 points fills the view.
    expectEqual(fixture.top(ofSection: 25), 0)
    fixture.touch(.released, line: 40)
  }

  @Test("is one element for screen readers, which goes from title to title")
  func reading() throws {
    let fixture = IndexFixture(letters, headerHeight: 0)
    defer { fixture.end() }
    fixture.show()
    let tree = try #require(fixture.fixture.screen.accessibility)
    let index = try #require(tree.nodes(named: "Section index").first)
    expectEqual(index.role, .slider)
    #expect(tree.nodes(named: "B").isEmpty)
    // To A, to B, and back.
    for (action, section) in [(true, 0), (true, 1), (true, 2), (false, 1)] {
      #expect(tree.perform(action ? .increment : .decrement, on: index))
      fixture.fixture.backend.makeFrame()
      expectEqual(fixture.top(ofSection: section), 0)
    }
    let value = fixture.fixture.screen.accessibility?.nodes(named: "Section index").first?.value
    expectEqual(value, "B")
  }

  @Test("stays where it is while the content scrolls, and takes presses from what is under it")
  func stays() {
    let fixture = IndexFixture(letters)
    defer { fixture.end() }
    fixture.show()
    let frame = fixture.barFrame
    fixture.view.contentOffset.y = 3000
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.barFrame, frame)
    fixture.touch(.pressed, line: 1)
    fixture.touch(.released, line: 1)
    #expect(fixture.view.indexPathsForSelectedItems == nil)
    expectEqual(fixture.top(ofSection: 1), 20)
  }

  @Test("is asked for once, and again when the numbers of items have changed")
  func questions() {
    let fixture = IndexFixture(["A", "B"])
    defer { fixture.end() }
    fixture.show()
    fixture.view.contentOffset.y = 100
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.source.questions, 1)
    fixture.source.sections = ["A", "B", "C"]
    fixture.source.titles = ["A", "B", "C"]
    fixture.view.performBatchUpdates { fixture.view.insertSections([2]) }
    fixture.fixture.backend.advance(by: 1)
    expectEqual(fixture.lines, ["A", "B", "C"])
    fixture.source.titles = nil
    fixture.view.reloadData()
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.lines, [])
    #expect(fixture.view.indexTitles.bar == nil)
  }

  @Test("stands in front of headers that stay in sight")
  func inFront() throws {
    let fixture = IndexFixture(letters, headerHeight: 60, isPinned: true)
    defer { fixture.end() }
    fixture.show()
    fixture.view.contentOffset.y = 100
    fixture.view.flashScrollIndicators()
    fixture.fixture.backend.advance(by: 0.2)
    let names = fixture.fixture.scene.nodes.map(\.name)
    let header = try #require(names.lastIndex(of: "UICollectionReusableView"))
    let index = try #require(names.firstIndex(of: "IndexTitleBar"))
    #expect(header < index)
    let indicator = try #require(names.firstIndex(of: "ScrollIndicator"))
    #expect(header < indicator)
    // A press on the header is one on the index where both are.
    fixture.touch(.pressed, line: 1)
    expectEqual(fixture.top(ofSection: 1), 60)
  }

  @Test("keeps what is in cells clear of it, at the side where it is", arguments: [false, true])
  func room(isRightToLeft: Bool) throws {
    let fixture = IndexFixture(["A", "B", "C"])
    defer { fixture.end() }
    if isRightToLeft { fixture.view.semanticContentAttribute = .forceRightToLeft }
    fixture.show()
    fixture.fixture.backend.makeFrame()
    let width = try #require(fixture.barFrame).width
    func insets() -> [CGFloat] {
      let insets = fixture.view.visibleCells.first?.contentView.safeAreaInsets ?? .zero
      return [insets.left, insets.right]
    }
    #expect(width > 8)
    expectEqual(insets(), (isRightToLeft ? [width, 0] : [0, width]))
    // A cell that is partly out of sight has no other margins than the rest.
    #expect(
      fixture.view.visibleCells.allSatisfy {
        $0.safeAreaInsets.top == 0 && $0.safeAreaInsets.bottom == 0
      }
    )
    fixture.source.titles = nil
    fixture.view.reloadData()
    fixture.fixture.backend.makeFrame()
    fixture.fixture.backend.makeFrame()
    expectEqual(insets(), [0, 0])
  }

  @Test("leads where the data source says, and nowhere for an item that does not exist")
  func target() {
    let fixture = IndexFixture(letters)
    defer { fixture.end() }
    fixture.source.target = { title, index in
      IndexPath(item: 4, section: title == "B" ? 99 : index * 2)
    }
    fixture.show()
    fixture.touch(.pressed, line: 3)
    let item = fixture.view.cellForItem(at: IndexPath(item: 4, section: 6))
    expectEqual(item.map { $0.frame.minY - fixture.view.contentOffset.y }, 0)
    fixture.touch(.released, line: 3)
    expectEqual(fixture.diagnostics, [])
    let offset = fixture.view.contentOffset
    fixture.touch(.pressed, line: 1)
    expectEqual(fixture.view.contentOffset, offset)
    expectEqual(fixture.diagnostics.count, 1)
  }

  @Test("is that of a diffable data source that overrides it")
  func diffable() {
    final class Letters: UICollectionViewDiffableDataSource<String, Int> {
      override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        snapshot().sectionIdentifiers
      }
    }
    let fixture = IndexFixture([], headerHeight: 0)
    defer { fixture.end() }
    let source = Letters(collectionView: fixture.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    fixture.show()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, letter) in ["A", "B", "C"].enumerated() {
      snapshot.appendSections([letter])
      snapshot.appendItems(Array(section * 20..<section * 20 + 20))
    }
    source.apply(snapshot, animatingDifferences: false)
    fixture.fixture.backend.makeFrame()
    expectEqual(fixture.lines, ["A", "B", "C"])
    fixture.touch(.pressed, line: 1)
    expectEqual(fixture.top(ofSection: 1), 0)
  }
}

@Suite("The lines of an index")
struct IndexTitleMarkTests {
  /// Titles as numbers, and dots.
  private func drawn(_ count: Int, height: CGFloat) -> String {
    IndexTitleMarks(count: count, height: height).marks.map { mark in
      switch mark {
      case .title(let index): "\(index)"
      case .dots: "•"
      }
    }.joined(separator: " ")
  }

  @Test("are its titles where there is room, and take turns with dots where there is not")
  func lines() {
    expectEqual(drawn(0, height: 100), "")
    expectEqual(drawn(1, height: 0), "0")
    expectEqual(drawn(3, height: 42), "0 1 2")
    // Two lines have room for one title and the dots behind it, of which no other title would follow.
    expectEqual(drawn(3, height: 41), "0")
    expectEqual(drawn(26, height: 7 * 14), "0 • 8 • 16 • 25")
    expectEqual(drawn(26, height: 8 * 14), "0 • 8 • 16 • 25")
    expectEqual(drawn(1000, height: 5 * 14), "0 • 499 • 999")
  }

  @Test("share their height evenly among all titles")
  func places() {
    let marks = IndexTitleMarks(count: 26, height: 7 * 14)
    expectEqual(marks.height, 98)
    expectEqual(marks.index(at: 0), 0)
    expectEqual(marks.index(at: 49), 13)
    expectEqual(marks.index(at: 97.9), 25)
    expectEqual(marks.index(at: -5), 0)
    expectEqual(marks.index(at: 500), 25)
    expectEqual(marks.index(at: .nan), 0)
    expectEqual(IndexTitleMarks(count: 0, height: 10).index(at: 3), 0)
  }
}
