import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The rules N1 to N7 and the worked examples N-01 and so on are those of pinning.
///
/// Sections are a header of 40 and five rows of 44 each, so the first ones are 0…260 and 260…520.
@Suite("Pinned headers and footers")
@MainActor
struct FlowLayoutPinningTests {
  @Test(
    "N1: stay at the start of what shows, but never leave their section (N-01, N-03, N-04)",
    arguments: [
      Place(offset: 0, first: 0, second: 260), Place(offset: 100, first: 100, second: 260),
      Place(offset: 220, first: 220, second: 260), Place(offset: 230, first: 220, second: 260),
      Place(offset: 300, first: nil, second: 300), Place(offset: -30, first: 0, second: nil),
    ]
  )
  func headers(_ place: Place) {
    let fixture = PinnedFixture()
    fixture.scroll(to: place.offset)
    expectEqual(fixture.header(0), place.first)
    // What is not on screen has no view.
    expectEqual(fixture.header(1), (place.offset >= 100 ? place.second : nil))
  }

  struct Place: Sendable {
    let offset: CGFloat
    let first: CGFloat?
    let second: CGFloat?
  }

  @Test("N2: footers stay at the end of what shows, but never leave their section (N-07)")
  func footers() {
    let fixture = PinnedFixture(header: 0, footer: 40)
    // Section 0 is 0…260, its footer naturally at 220; 200 points show.
    fixture.scroll(to: 0)
    expectEqual(fixture.footer(0), 160)
    fixture.scroll(to: 50)
    expectEqual(fixture.footer(0), 210)
    fixture.scroll(to: 100)
    expectEqual(fixture.footer(0), 220)
    fixture.scroll(to: -180)
    expectEqual(fixture.footer(0), 0)
  }

  @Test("N4: where both do not fit, the footer gives way (N-08)")
  func tooSmallForBoth() {
    let fixture = PinnedFixture(footer: 30, height: 60)
    fixture.scroll(to: 100)
    expectEqual(fixture.header(0), 100)
    expectEqual(fixture.footer(0), 140)
  }

  @Test("N6: are in front of the cells while they are away from their place")
  func depth() {
    let fixture = PinnedFixture()
    func depth(_ section: Int) -> Int? {
      fixture.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )?.zIndex
    }
    expectEqual(depth(0), 0)
    fixture.scroll(to: 100)
    expectEqual(depth(0), 10)
    expectEqual(depth(1), 0)
    let header = fixture.view(of: UICollectionView.elementKindSectionHeader, 0)
    let cell = fixture.view.cellForItem(at: IndexPath(item: 2, section: 0))
    #expect((header?.layer.zPosition ?? 0) > (cell?.layer.zPosition ?? 0))
    fixture.scroll(to: 0)
    expectEqual(depth(0), 0)
  }

  @Test("keep clear of what the content inset covers, also when that changes")
  func contentInset() {
    let fixture = PinnedFixture()
    fixture.view.contentInset = UIEdgeInsets(top: 25, left: 0, bottom: 15, right: 0)
    fixture.scroll(to: 100)
    expectEqual(fixture.header(0), 125)
    fixture.view.contentInset.top = 5
    fixture.frame()
    expectEqual(fixture.header(0), 105)
  }

  @Test("may be switched on and off while shown")
  func switching() {
    let fixture = PinnedFixture()
    fixture.scroll(to: 100)
    fixture.layout.sectionHeadersPinToVisibleBounds = false
    fixture.frame()
    #expect(fixture.header(0) == nil)
    expectEqual(fixture.layout.headerFrame(section: 0), [0, 0, 320, 40])
    fixture.layout.sectionHeadersPinToVisibleBounds = true
    fixture.frame()
    expectEqual(fixture.header(0), 100)
  }

  @Test("move with every scrolled frame, and nothing is prepared or counted again")
  func everyFrame() {
    let fixture = PinnedFixture()
    let asked = fixture.source.countQuestions
    for offset in stride(from: 1, through: 500, by: 7) {
      fixture.scroll(to: CGFloat(offset))
      let section = offset / 260
      expectEqual(fixture.header(section), min(CGFloat(offset), CGFloat(section * 260 + 220)))
    }
    expectEqual(fixture.source.countQuestions, asked)
  }

  @Test("stay where they are on screen when the data changes")
  func updates() {
    let fixture = PinnedFixture()
    fixture.scroll(to: 100)
    fixture.source.counts[0] = 6
    fixture.view.performBatchUpdates {
      fixture.view.insertItems(at: [IndexPath(item: 4, section: 0)])
    }
    fixture.fixture.backend.advance(by: 1)
    expectEqual(fixture.header(0), 100)
    fixture.scroll(to: 250)
    expectEqual(fixture.header(0), 250)
  }

  @Test(
    "are placed alone as they are together with everything else",
    arguments: TrialRounds.share(of: 0..<20 as Range<UInt64>)
  )
  func aloneAsTogether(seed: UInt64) throws {
    // A subclass is asked for everything in each frame; the layout itself for what moves.
    let alone = Self.walk(seed, UICollectionViewFlowLayout())
    let together = Self.walk(seed, PlainSubclass())
    for (step, scenes) in zip(alone, together).enumerated() {
      try #require(scenes.0 == scenes.1, "seed \(seed), step \(step)")
    }
  }

  /// What shows at each step of a random walk.
  private static func walk(_ seed: UInt64, _ layout: UICollectionViewFlowLayout) -> [[String]] {
    var generator = SeededGenerator(seed: seed)
    let isHorizontal = Bool.random(using: &generator)
    let fixture = PinnedFixture(
      footer: 25,
      layout: layout,
      direction: isHorizontal ? .horizontal : .vertical,
      isRightToLeft: Bool.random(using: &generator)
    )
    var offset: CGFloat = 0
    return (0..<80).map { step in
      let distance = step.isMultiple(of: 9) ? 700 : 30
      offset += CGFloat(Int.random(in: -distance...distance, using: &generator))
      fixture.scroll(to: offset, isHorizontal: isHorizontal)
      return fixture.shown
    }
  }
}

private final class PlainSubclass: UICollectionViewFlowLayout {}

/// Eight sections of five rows in a window of 320 by 200, with pinned headers and footers.
@MainActor
private final class PinnedFixture {
  let flow: FlowFixture
  var view: UICollectionView { flow.view }
  var layout: UICollectionViewFlowLayout { flow.layout }
  var source: FlowSource { flow.source }
  var fixture: Fixture { flow.fixture }

  init(
    header: CGFloat = 40,
    footer: CGFloat = 0,
    height: CGFloat = 200,
    layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    direction: UICollectionView.ScrollDirection = .vertical,
    isRightToLeft: Bool = false
  ) {
    flow = FlowFixture(
      Array(repeating: 5, count: 8),
      height: height,
      layout: layout,
      isRightToLeft: isRightToLeft
    )
    layout.scrollDirection = direction
    layout.itemSize =
      direction == .vertical ? CGSize(width: 320, height: 44) : CGSize(width: 44, height: 200)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: header, height: header)
    layout.footerReferenceSize = CGSize(width: footer, height: footer)
    layout.sectionHeadersPinToVisibleBounds = header > 0
    layout.sectionFootersPinToVisibleBounds = footer > 0
    flow.show()
  }

  func frame() { flow.frame() }

  func scroll(to offset: CGFloat, isHorizontal: Bool = false) {
    if isHorizontal {
      view.contentOffset.x = offset
    } else {
      view.contentOffset.y = offset
    }
    frame()
  }

  func view(of kind: String, _ section: Int) -> UICollectionReusableView? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  func header(_ section: Int) -> CGFloat? {
    view(of: UICollectionView.elementKindSectionHeader, section)?.frame.minY
  }

  func footer(_ section: Int) -> CGFloat? {
    view(of: UICollectionView.elementKindSectionFooter, section)?.frame.minY
  }

  /// Everything that has a view, with its frame and its place in depth.
  var shown: [String] {
    var shown = view.indexPathsForVisibleItems.map { path in
      "\(path) \(view.cellForItem(at: path)?.frame ?? .null)"
    }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let view = view.supplementaryView(forElementKind: kind, at: path)
        shown.append("\(kind) \(path) \(view?.frame ?? .null) \(view?.layer.zPosition ?? 0)")
      }
    }
    return shown.sorted()
  }
}
