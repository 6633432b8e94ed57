import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

/// What users of chat layouts have asked for or suffered from, where no other suite shows it.
@Suite("A conversation answers complaints")
@MainActor
struct ConversationComplaintTests {
  private func conversation(
    _ count: Int = 100,
    estimate: CGFloat = 50,
    isRightToLeft: Bool = false,
    configure: (CollectionViewConversationLayout) -> Void = { _ in }
  ) -> ConversationFixture {
    let source = MessageSource()
    source.preferredSize = { [unowned source] item, size in
      CGSize(width: size.width, height: source.heights[item.identity] ?? 50)
    }
    return ConversationFixture([count], source: source, isRightToLeft: isRightToLeft) {
      $0.settings.estimatedItemHeight = estimate
      configure($0)
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("hears which messages come next, which are neither measured nor moved by that")
  func prefetching() throws {
    let fixture = conversation(estimate: 40)
    let log = PrefetchedPaths()
    fixture.view.prefetchDataSource = log
    fixture.scroll(to: 1_000)
    fixture.scroll(to: 1_100)
    #expect(!log.wanted.isEmpty)
    let asked = Set(fixture.source.measured)
    for named in log.wanted where fixture.view.cellForItem(at: named) == nil {
      #expect(!asked.contains(fixture.source.model.sections[0].items[named.item].identity))
    }
    let seen = try #require(fixture.bottoms.filter { $0.value <= 400 }.max { $0.value < $1.value })
    fixture.update(
      .insertItem(NewPath(section: 0, item: 0)),
      .insertItem(NewPath(section: 0, item: 1))
    )
    for _ in 0..<24 {
      fixture.fixture.backend.advance(by: 1 / 60)
      #expect(abs(try #require(fixture.bottoms[seen.key]) - seen.value) < 0.01)
    }
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("opens at its end, or at any message, without looking at those at the start")
  func firstPass() throws {
    for (item, edge, shown) in [
      (9_999, ConversationPosition.Edge.bottom, 9_992...9_999), (5_000, .top, 5_000...5_007),
    ] {
      let source = MessageSource()
      source.preferredSize = { _, size in CGSize(width: size.width, height: 50) }
      source.model = CollectionModel(counts: [10_000])
      let layout = CollectionViewConversationLayout()
      layout.settings.estimatedItemHeight = 44
      layout.delegate = source
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 400),
        collectionViewLayout: layout
      )
      view.register(MessageCell.self, forCellWithReuseIdentifier: "message")
      view.dataSource = source
      let window = Fixture(width: 320, height: 400)
      #expect(layout.scrollToItem(at: path(item), edge: edge, animated: false))
      window.show(view)
      let items = source.measuredPaths.values.map(\.item)
      expectEqual(Set(view.indexPathsForVisibleItems.map(\.item)), Set(shown))
      // With a screen around what is shown, as sizes that are assumed may bring it in.
      #expect(try #require(items.min()) >= shown.lowerBound - 10)
      #expect(items.count <= 20)
    }
  }

  @Test("is not confused by paths that name nothing")
  func emptyPaths() {
    let fixture = conversation(5)
    let layout = fixture.layout
    let kind = UICollectionView.elementKindSectionHeader
    let paths = [
      IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 1, 2]), path(-1), path(5),
      IndexPath(item: NSNotFound, section: 0), IndexPath(item: 0, section: 7),
    ]
    for path in paths {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) == nil)
      #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
      #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
      #expect(
        layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
          == nil
      )
      #expect(!layout.scrollToItem(at: path, edge: .top, animated: false))
      #expect(!layout.followMessage(at: path, edge: .bottom))
      layout.indexPathForExtendedLayout = path
      fixture.frame()
    }
    expectEqual(fixture.view.contentSize.height, 250)
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("scrolls to a message below a pinned header, by as much as that is high")
  func pinnedOffset() {
    let source = HeaderSource()
    source.boundarySize = .exact(CGSize(width: 320, height: 30))
    source.preferredSize = { _, size in CGSize(width: size.width, height: 50) }
    let fixture = ConversationFixture([40], source: source) {
      $0.settings.estimatedItemHeight = 44
    }
    fixture.layout.scrollToItem(at: path(20), edge: .top, offset: 30, animated: true)
    for _ in 0..<4 { fixture.settle() }
    let offset = fixture.view.contentOffset.y
    let kind = UICollectionView.elementKindSectionHeader
    expectEqual(fixture.place(ofKind: kind, section: 0).maxY, offset + 30)
    #expect(abs(fixture.place(20).minY - offset - 30) < 0.5)
  }

  @Test("makes as many cells at first as are in sight, of any number of messages")
  func firstPush() {
    let fixture = conversation(100_000)
    expectEqual(Set(fixture.source.measured).count, 8)
    expectEqual(fixture.view.visibleCells.count, 8)
  }

  @Test(
    "does not flicker beyond its start while messages find their sizes",
    arguments: [false, true]
  )
  func overScroll(isRightToLeft: Bool) {
    let fixture = conversation(estimate: 30, isRightToLeft: isRightToLeft)
    let log = PrefetchedPaths()
    fixture.view.prefetchDataSource = log
    let screen = fixture.fixture.screen
    screen.pointer(.pressed, at: CGPoint(x: 100, y: 100))
    var former: CGFloat = 0
    for step in 1...10 {
      screen.pointer(.dragged, at: CGPoint(x: 100, y: 100 + CGFloat(step) * 15))
      fixture.frame()
      // The first message follows the finger, and the others follow it.
      let tops = fixture.tops.sorted { $0.key < $1.key }.map(\.value)
      #expect(tops[0] >= former)
      former = tops[0]
      for (first, second) in zip(tops, tops.dropFirst()) {
        #expect(abs(second - first - 50) < 0.001)
      }
    }
    #expect(former > 0)
    screen.pointer(.released, at: CGPoint(x: 100, y: 250))
    for _ in 0..<4 { fixture.settle() }
    expectEqual(fixture.view.contentOffset.y, 0)
    #expect(!log.wanted.isEmpty)
  }

  @Test("ends at the same place in whatever order insets and bounds change")
  func order() {
    func offset(_ changes: [(ConversationFixture) -> Void]) -> CGFloat {
      let fixture = conversation()
      fixture.scroll(to: 1_000)
      for change in changes { change(fixture) }
      fixture.frame()
      fixture.settle()
      return fixture.view.contentOffset.y
    }
    let changes: [(ConversationFixture) -> Void] = [
      { $0.view.contentInset.bottom = 120 }, { $0.view.contentInset.top = 40 },
      { $0.view.frame.size.height = 300 },
    ]
    // What ended at the bottom edge at 1400 ends at that of what is visible: 300 - 120 below the offset.
    expectEqual(offset(changes), 1_220)
    expectEqual(offset([changes[2], changes[0], changes[1]]), 1_220)
    expectEqual(offset([changes[1], changes[2], changes[0]]), 1_220)
  }

  @Test("T-43: is called as the contract says, at first, in a scroll, a batch and a reload")
  func calls() {
    let fixture = Fixture(width: 320, height: 400)
    let source = MessageSource()
    source.model = CollectionModel(counts: [20])
    let layout = CallingLayout()
    layout.settings.estimatedItemHeight = 50
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    view.register(MessageCell.self, forCellWithReuseIdentifier: "message")
    view.dataSource = source
    fixture.show(view)
    // The estimate has made it invalid before.
    let first = layout.takeCalls().drop { $0 == "invalidate" }
    #expect(first.starts(with: ["invalidate everything", "prepare", "elements"]))
    view.contentOffset.y = 20
    fixture.backend.makeFrame()
    // Nothing is prepared for a scroll.
    #expect(layout.takeCalls().allSatisfy { $0 == "bounds" || $0 == "elements" })
    let change = ModelChange(
      before: source.model,
      applying: [.insertItem(NewPath(section: 0, item: 0))]
    )
    view.performBatchUpdates {
      source.model = change.after
      view.report(change.operations)
    }
    var calls = layout.takeCalls()
    #expect(
      calls.starts(with: ["invalidate counts", "prepare", "prepare updates", "target", "elements"])
    )
    expectEqual(calls.filter { $0 == "target" }.count, 1)
    #expect(calls.drop { $0 != "finalize" }.contains("prepare"))
    fixture.backend.advanceUntilIdle(limit: 5)
    _ = layout.takeCalls()
    view.reloadData()
    fixture.backend.makeFrame()
    calls = layout.takeCalls()
    #expect(calls.starts(with: ["invalidate everything", "prepare", "elements"]))
    #expect(!calls.contains("target"))
  }

  @Test("T-44: loses no cell where the layout does not answer in a batch")
  func noAnswer() {
    let fixture = Fixture(width: 320, height: 400)
    let source = MessageSource()
    source.model = CollectionModel(counts: [20])
    let layout = CallingLayout()
    layout.settings.estimatedItemHeight = 50
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    view.register(MessageCell.self, forCellWithReuseIdentifier: "message")
    view.dataSource = source
    fixture.show(view)
    let former = Set(view.visibleCells.map(ObjectIdentifier.init))
    layout.answersNothing = true
    let change = ModelChange(
      before: source.model,
      applying: [.insertItem(NewPath(section: 0, item: 20))]
    )
    view.performBatchUpdates {
      source.model = change.after
      view.report(change.operations)
    }
    expectEqual(Set(view.visibleCells.map(ObjectIdentifier.init)), former)
    layout.answersNothing = false
    layout.invalidateLayout()
    fixture.backend.makeFrame()
    expectEqual(Set(view.visibleCells.map(ObjectIdentifier.init)), former)
  }
}

/// Notes which items come next.
@MainActor
private final class PrefetchedPaths: NSObject, UICollectionViewDataSourcePrefetching {
  private(set) var wanted: Set<IndexPath> = []

  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) { wanted.formUnion(indexPaths) }
}

/// Pins the header of the first section to the top.
@MainActor
private final class HeaderSource: MessageSource, ConversationLayoutPinningDelegate {
  func pinnedItems(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [IndexPath] { [] }

  func sectionsWithPinnedHeader(
    _ conversationLayout: CollectionViewConversationLayout,
    to edge: ConversationPosition.Edge
  ) -> [Int] { edge == .top ? [0] : [] }
}

/// Notes how it is called.
@MainActor
private final class CallingLayout: CollectionViewConversationLayout {
  var answersNothing = false
  private var calls: [String] = []

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func prepare() {
    calls.append("prepare")
    super.prepare()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let reason =
      context.invalidateEverything
      ? " everything" : context.invalidateDataSourceCounts ? " counts" : ""
    // Several changes before the first pass are one.
    if calls.last != "invalidate" + reason { calls.append("invalidate" + reason) }
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    if calls.last != "elements" { calls.append("elements") }
    return answersNothing ? nil : super.layoutAttributesForElements(in: rect)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.append("bounds")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    calls.append("prepare updates")
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    calls.append("target")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func finalizeCollectionViewUpdates() {
    calls.append("finalize")
    super.finalizeCollectionViewUpdates()
  }
}
