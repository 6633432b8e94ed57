import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Rows that find their sizes, whatever happens to them")
@MainActor
struct RandomSizingTests {
  @Test(
    "rest where the layout has them, with the sizes they ask for",
    arguments: ReadingOrientation.allCases,
    0..<4 as Range<UInt64>
  )
  func rest(orientation: ReadingOrientation, seed: UInt64) throws {
    for program in TrialRounds.share(of: 0..<15 as Range<UInt64>) {
      let walk = SizingWalk(orientation, seed: seed * 1_000 + program)
      defer { walk.flow.end() }
      for _ in 0..<10 { walk.step() }
      walk.rest()
      try walk.check()
    }
  }

  @Test(
    "rest there too when another layout and another offset come while the offset is animated",
    arguments: ReadingOrientation.allCases
  )
  func restAfterLayoutChange(orientation: ReadingOrientation) throws {
    // 256 pairs of offsets in all, 64 for each axis and direction.
    for (first, second) in TrialRounds.share(of: 0..<64).map({ ($0 / 8, $0 % 8) }) {
      let walk = SizingWalk(orientation, seed: 0)
      defer { walk.flow.end() }
      walk.glide(to: CGFloat(first) * 300)
      walk.makeFrames(4)
      walk.changeLayout(spacing: 6, isAnimated: true)
      walk.makeFrames(4)
      walk.jump(to: CGFloat(second) * 300)
      walk.rest()
      try walk.check()
    }
  }
}

/// Sixty rows that ask for sizes of their own in layouts that assume others, and random steps.
@MainActor
private final class SizingWalk {
  let flow: FlowFixture
  private let source = NamedSource()
  private let orientation: ReadingOrientation
  private var random: SeededGenerator
  private var script: [String]
  private var nextName = 60

  init(_ orientation: ReadingOrientation, seed: UInt64) {
    self.orientation = orientation
    random = SeededGenerator(seed: seed)
    script = ["\(orientation), seed \(seed)"]
    flow = FlowFixture(
      [source.names.count],
      width: 320,
      height: 320,
      layout: Self.layout(orientation, spacing: 0),
      isRightToLeft: orientation.isRightToLeft,
      source: source
    )
    source.wish = { path, size in
      var size = orientation.size(size)
      size.height = Self.extent(path.item)
      return orientation.size(size)
    }
    flow.view.frame.size = orientation.size(CGSize(width: 200, height: 300))
    flow.show()
  }

  /// From 20 to 79 points, where 40 are assumed.
  private static func extent(_ name: Int) -> CGFloat { CGFloat(20 + name * 37 % 60) }

  private static func layout(
    _ orientation: ReadingOrientation,
    spacing: CGFloat
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = orientation.scrollDirection
    layout.minimumLineSpacing = spacing
    layout.estimatedItemSize = orientation.size(CGSize(width: 200, height: 40))
    return layout
  }

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func step() {
    switch number(0...10) {
    case 0, 1: insert(number(1...4), at: number(0...source.names.count))
    case 2, 3: delete(number(1...5), at: number(0...max(0, source.names.count - 6)))
    case 4:
      script.append("invalidate")
      flow.view.collectionViewLayout.invalidateLayout()
    case 5: resize(CGFloat(number(150...320)), atOnce: Bool.random(using: &random))
    case 6: jump(to: CGFloat(number(0...2_500)))
    case 7: glide(to: CGFloat(number(0...2_500)))
    case 8:
      scroll("animated offset", to: CGFloat(number(0...2_500))) { target in
        UIView.animate(withDuration: 0.3) { self.flow.view.contentOffset = target }
      }
    case 9: changeLayout(spacing: CGFloat(number(0...10)), isAnimated: number(0...2) > 0)
    default: makeFrames(number(1...10))
    }
  }

  func jump(to offset: CGFloat) {
    scroll("offset", to: offset) { self.flow.view.contentOffset = $0 }
  }

  func glide(to offset: CGFloat) {
    scroll("glide", to: offset) { self.flow.view.setContentOffset($0, animated: true) }
  }

  func changeLayout(spacing: CGFloat, isAnimated: Bool) {
    script.append("layout with \(spacing), animated: \(isAnimated)")
    let layout = Self.layout(orientation, spacing: spacing)
    flow.view.setCollectionViewLayout(layout, animated: isAnimated)
  }

  func makeFrames(_ count: Int) {
    script.append("\(count) frames")
    for _ in 0..<count { flow.fixture.backend.advance(by: HeadlessBackend.frameInterval) }
  }

  private func insert(_ count: Int, at item: Int) {
    script.append("insert \(count) at \(item)")
    flow.view.performBatchUpdates {
      self.source.names.insert(contentsOf: self.nextName..<self.nextName + count, at: item)
      self.nextName += count
      self.source.counts = [self.source.names.count]
      self.flow.view.insertItems(at: (item..<item + count).map { IndexPath(item: $0, section: 0) })
    }
  }

  private func delete(_ count: Int, at item: Int) {
    guard source.names.count > 20 else { return }
    script.append("delete \(count) at \(item)")
    flow.view.performBatchUpdates {
      self.source.names.removeSubrange(item..<item + count)
      self.source.counts = [self.source.names.count]
      self.flow.view.deleteItems(at: (item..<item + count).map { IndexPath(item: $0, section: 0) })
    }
  }

  private func resize(_ extent: CGFloat, atOnce: Bool) {
    script.append("frame \(extent), laid out in the animation: \(atOnce)")
    UIView.animate(withDuration: 0.3) {
      self.flow.view.frame.size = self.orientation.size(CGSize(width: 200, height: extent))
      if atOnce { self.flow.view.layoutIfNeeded() }
    }
  }

  private func scroll(_ name: String, to offset: CGFloat, _ move: (CGPoint) -> Void) {
    let content = orientation.size(flow.view.contentSize).height
    let room = max(0, content - orientation.size(flow.view.bounds.size).height)
    let offset = min(offset, room)
    script.append("\(name) \(offset)")
    move(flow.view.contentOffset(showing: offset, orientation))
  }

  func rest() {
    flow.fixture.backend.advance(by: 3)
    flow.frame()
  }

  func check() throws {
    let view = flow.view
    let places = source.names.indices.map { item in
      view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
    }
    let visible = places.indices.filter { places[$0].overlaps(view.bounds) }
    let replay = script.joined(separator: "; ")
    try #require(view.indexPathsForVisibleItems.map(\.item).sorted() == visible, "\(replay)")
    for item in visible {
      let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
      try #require(cell?.frame == places[item], "row \(item): \(replay)")
      let extent = Self.extent(source.names[item])
      try #require(orientation.size(places[item].size).height == extent, "row \(item): \(replay)")
    }
    let shown = view.subviews.filter { $0 is FlowCell && !$0.isHidden }
    try #require(shown.count == visible.count, "\(replay)")
    try #require(flow.diagnostics == [], "\(replay)")
  }
}

/// A data source whose cells know the names of their rows, which go with them.
@MainActor
private final class NamedSource: FlowSource {
  var names = Array(0..<60)

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    // What a cell wishes for follows from this path, which names the row here.
    (cell as? FlowCell)?.path = IndexPath(item: names[indexPath.item], section: 0)
    return cell
  }
}
