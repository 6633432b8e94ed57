import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The numbers of the names are those of the worked examples of orthogonal sections.
@Suite("A section that scrolls across its layout")
@MainActor
struct OrthogonalSectionTests {
  private func cards(isRightToLeft: Bool = false) -> CarouselFixture {
    let section = carousel(.continuous, .fractionalWidth(0.85), .absolute(250), spacing: 20)
    section.boundarySupplementaryItems = [boundaryItem("header", .absolute(44), .top)]
    return CarouselFixture(isRightToLeft: isRightToLeft, (section, 3))
  }

  /// 0.85 · 335 = 284.75; 20 + 3 · 284.75 + 2 · 20 + 20 = 934.25.
  @Test("O01 has its groups side by side in a scroll view below its header")
  func cardsStand() throws {
    let fixture = cards()
    let scroller = try #require(fixture.scroller())
    expectEqual(fixture.container()?.frame, CGRect(x: 0, y: 44, width: 375, height: 250))
    expectEqual(scroller.contentSize, CGSize(width: 934.25, height: 250))
    expectEqual(fixture.base.view("header"), [20, 0, 335, 44])
    expectEqual(fixture.view.contentSize.height, 294)
    expectEqual(fixture.items(), [0, 1])
    #expect(fixture.cell(0)?.superview === scroller)
    expectEqual(fixture.cell(0)?.frame, CGRect(x: 20, y: 0, width: 284.75, height: 250))
    expectEqual(fixture.cell(1)?.frame, CGRect(x: 324.75, y: 0, width: 284.75, height: 250))
    // The layout says where they would be if nothing were scrolled.
    expectEqual(fixture.base.items(3)[2], [629.5, 44, 284.75, 250])
  }

  @Test("R-03 begins at the right where reading does")
  func rightToLeft() throws {
    let fixture = cards(isRightToLeft: true)
    let scroller = try #require(fixture.scroller())
    expectEqual(scroller.contentOffset.x, 559.25)
    expectEqual(fixture.items(), [0, 1])
    expectEqual(fixture.cell(0)?.frame.minX, 629.5)
    expectEqual(fixture.cell(1)?.frame.minX, 324.75)
    fixture.scroll(to: 0)
    expectEqual(fixture.items(), [1, 2])
    expectEqual(fixture.cell(2)?.frame.minX, 20)
  }

  @Test("O04 stands between its vertical insets, and is followed by the next section")
  func verticalInsets() {
    let section = carousel(
      .continuous,
      .absolute(100),
      insets: directional(12, 0, 8, 0),
      spacing: 0
    )
    let fixture = CarouselFixture((section, 2), (rows(.absolute(44)), 1))
    expectEqual(
      fixture.container()?.frame,
      CGRect(x: 0, y: 12, width: 375, height: 60)
    )
    expectEqual(fixture.scroller()?.contentSize, CGSize(width: 200, height: 60))
    expectEqual(fixture.base.items(1, section: 1), [[0, 80, 375, 44]])
    expectEqual(fixture.view.contentSize.height, 124)
  }

  @Test("O06 is as high as the highest of its cells that were seen")
  func tallest() throws {
    let section = carousel(.continuous, .absolute(150), .estimated(100), insets: .zero)
    let fixture = CarouselFixture(height: 300, (rows(.absolute(44)), 1), (section, 9))
    expectEqual(fixture.container(1)?.frame.height, 100)
    fixture.base.source.wish = { path, size in
      CGSize(width: size.width, height: path.section == 1 ? [80, 130, 110][path.item % 3] : 44)
    }
    fixture.view.reloadData()
    fixture.rest()
    expectEqual(fixture.items(1), [0, 1, 2])
    expectEqual(fixture.base.items(3, section: 1).map { $0[3] }, [80, 130, 110])
    expectEqual(fixture.container(1)?.frame.height, 130)
    expectEqual(fixture.scroller(1)?.contentSize, CGSize(width: 9 * 150 + 8 * 10, height: 130))
    expectEqual(fixture.view.contentSize.height, 174)
  }

  @Test("S07 hugs what a group of estimated width holds")
  func estimatedWidth() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(225), .estimated(216)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(50), .estimated(50)),
      subitems: [item, item, item, item]
    )
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let fixture = CarouselFixture((section, 4))
    fixture.base.source.wish = { path, size in
      CGSize(width: size.width, height: [200, 240, 216, 180][path.item])
    }
    fixture.view.reloadData()
    fixture.rest()
    fixture.scroll(to: 400)
    fixture.rest()
    expectEqual(fixture.scroller()?.contentSize, CGSize(width: 936, height: 240))
    expectEqual(
      fixture.base.items(4),
      [
        [0, 0, 225, 200], [237, 0, 225, 240], [474, 0, 225, 216], [711, 0, 225, 180],
      ]
    )
    expectEqual(fixture.view.contentSize.height, 240)
  }

  /// A column of 100 in a window 600 high: 20 + 5 · 300 + 4 · 10 + 20.
  @Test("X1 scrolls downwards in a layout that scrolls sideways")
  func horizontalLayout() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(300)),
      subitems: [fullItem()]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = directional(20, 0, 20, 0)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPaging
    let fixture = CarouselFixture(direction: .horizontal, (section, 5), (section, 5))
    let scroller = try #require(fixture.scroller(1))
    expectEqual(fixture.container(1)?.frame, CGRect(x: 100, y: 0, width: 100, height: 600))
    expectEqual(scroller.contentSize, CGSize(width: 100, height: 1580))
    expectEqual(fixture.view.contentSize, CGSize(width: 200, height: 600))
    scroller.contentOffset.y = 310
    fixture.base.frame()
    // The first one ends at 320.
    expectEqual(fixture.items(1), [0, 1, 2])
    expectEqual(fixture.items(0), [0, 1])
  }

  @Test("leaves headers and backgrounds where they are, and takes badges along")
  func whatScrolls() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
    )
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(60)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.boundarySupplementaryItems = [boundaryItem("header", .absolute(30), .top)]
    section.decorationItems = [.background(elementKind: "back")]
    let fixture = CarouselFixture((section, 9))
    fixture.scroll(to: 130)
    func view(_ kind: String, _ item: Int) -> UIView? {
      fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: 0))
    }
    #expect(view("badge", 2)?.superview === fixture.scroller())
    expectEqual(view("badge", 2)?.frame, CGRect(x: 280, y: 0, width: 20, height: 20))
    #expect(view("header", 0)?.superview === fixture.view)
    expectEqual(view("header", 0)?.frame, CGRect(x: 0, y: 0, width: 375, height: 30))
    let background = try #require(fixture.view.subviews.first)
    expectEqual(background.frame, CGRect(x: 0, y: 0, width: 375, height: 90))
    // The background is behind everything else.
    expectEqual(background.layer.zPosition, 0)
    expectEqual(fixture.container()?.layer.zPosition, 1)
  }

  @Test("has views for what shows only, in a billion cards")
  func many() {
    let fixture = CarouselFixture((carousel(), 1_000_000_000))
    expectEqual(fixture.items(), [0, 1])
    fixture.scroll(to: 20 + 310 * 500_000_000)
    expectEqual(fixture.items(), [500_000_000, 500_000_001])
  }

  @Test("is as high as its header when it has no items, and its scroll view has no height")
  func empty() {
    let section = carousel(insets: .zero)
    section.boundarySupplementaryItems = [boundaryItem("header", .absolute(44), .top)]
    let fixture = CarouselFixture((section, 0), (rows(.absolute(44)), 1))
    expectEqual(fixture.base.items(1, section: 1), [[0, 44, 375, 44]])
    fixture.base.source.counts[0] = 2
    fixture.update {
      fixture.view.insertItems(at: [0, 1].map { IndexPath(item: $0, section: 0) })
    }
    expectEqual(fixture.items(), [0, 1])
    expectEqual(fixture.base.items(1, section: 1), [[0, 104, 375, 44]])
  }

  @Test("takes numbers that are none as zero, and says so")
  func wrongNumbers() {
    let section = carousel(.groupPaging, .absolute(.nan), .absolute(60))
    section.interGroupSpacing = .infinity
    let fixture = CarouselFixture((section, 3), (rows(.absolute(44)), 1))
    #expect(fixture.base.diagnostics.contains { $0.contains("the width is nan; 0.0 is used") })
    expectEqual(fixture.base.items(1, section: 1), [[0, 60, 375, 44]])
  }

  /// Ten rows of 20 instead of 50 in front of it.
  @Test("stands, and is hit, behind rows in front of it that find their heights")
  func derivedPlace() throws {
    let fixture = CarouselFixture((rows(.estimated(50)), 10), (carousel(), 4))
    fixture.base.source.wish = { path, size in
      CGSize(width: size.width, height: path.section == 0 ? 20 : 60)
    }
    fixture.view.reloadData()
    fixture.rest()
    expectEqual(fixture.container(1)?.frame.minY, 200)
    let path = IndexPath(item: 0, section: 1)
    expectEqual(fixture.view.indexPathForItem(at: CGPoint(x: 100, y: 230)), path)
    let hit = try #require(fixture.base.fixture.window.hitTest(CGPoint(x: 100, y: 230), with: nil))
    #expect(hit.isDescendant(of: try #require(fixture.cell(0, 1))))
  }

  /// A row of 100 above a carousel of 60 is deleted, in 0.3 seconds.
  @Test("is hit where it is drawn while a batch moves it", arguments: [0, 1, 6, 12, 17, 24])
  func hitWhereDrawn(frames: Int) throws {
    let fixture = CarouselFixture((rows(.absolute(100)), 3), (carousel(), 5))
    fixture.base.source.counts[0] = 2
    fixture.view.performBatchUpdates { fixture.view.deleteItems(at: [[0, 0]]) }
    fixture.backend.makeFrame()
    fixture.backend.advance(by: Double(frames) / 60)
    let card = try #require(fixture.cell(1, 1))
    let node = try #require(
      HeadlessScene(fixture.base.fixture.window).nodes.last { $0.frame.minX == 330 }
    )
    expectEqual(node.frame.size, card.bounds.size)
    let drawn = CGPoint(x: 350, y: node.frame.midY)
    let hit = try #require(fixture.base.fixture.window.hitTest(drawn, with: nil))
    #expect(hit.isDescendant(of: card))
    #expect(node.frame.minY >= 200 && (frames < 24) == (node.frame.minY > 200))
  }

  @Test("pins its header over its cards")
  func pinnedHeader() {
    let section = carousel(.continuous, .absolute(300), .absolute(400))
    let header = boundaryItem("header", .absolute(44), .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let fixture = CarouselFixture((section, 5), (rows(.absolute(44)), 30))
    fixture.view.contentOffset.y = 100
    fixture.base.frame()
    let view = fixture.view.supplementaryView(
      forElementKind: "header",
      at: IndexPath(item: 0, section: 0)
    )
    expectEqual(view?.frame, CGRect(x: 20, y: 100, width: 335, height: 44))
    expectEqual(fixture.items(), [0, 1])
    expectEqual(fixture.container()?.frame.minY, 44)
  }
}

@Suite("A handler of visible items of a section that scrolls across its layout")
@MainActor
struct OrthogonalVisibleItemsTests {
  /// What a handler was called with.
  @MainActor
  private final class Calls {
    var offsets: [CGPoint] = []
    var middles: [Int: CGFloat] = [:]
  }

  private func fixture(
    isRightToLeft: Bool = false,
    _ calls: Calls,
    _ change: @escaping (any NSCollectionLayoutVisibleItem) -> Void = { _ in }
  ) -> CarouselFixture {
    let section = carousel(.groupPagingCentered)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      calls.offsets.append(offset)
      calls.middles = [:]
      for item in items {
        calls.middles[item.indexPath.item] = item.frame.midX - offset.x
        change(item)
      }
    }
    return CarouselFixture(
      isRightToLeft: isRightToLeft,
      (section, 5),
      (rows(.absolute(100)), 30)
    )
  }

  /// Item 1 stands at 330 … 630; its middle, 480, is in the middle of 375 at 480 − 187.5 = 292.5.
  @Test("T10 has the offset of the section and frames in its content, in each scrolled frame")
  func offsets() {
    let calls = Calls()
    let fixture = fixture(calls)
    expectEqual(calls.offsets, [CGPoint(x: -17.5, y: 0)])
    expectEqual(calls.middles[0], 187.5)
    fixture.scroll(to: 292.5)
    expectEqual(calls.offsets, [CGPoint(x: -17.5, y: 0), CGPoint(x: 292.5, y: 0)])
    expectEqual(calls.middles, [0: -122.5, 1: 187.5, 2: 497.5])
    fixture.base.frame()
    expectEqual(calls.offsets.count, 2)
    // The page moves the section too.
    fixture.view.contentOffset.y = 10
    fixture.base.frame()
    expectEqual(calls.offsets.count, 3)
    expectEqual(calls.offsets.last, CGPoint(x: 292.5, y: 0))
  }

  @Test("changes how cards look while they scroll; nothing else moves")
  func changes() {
    let calls = Calls()
    let fixture = fixture(calls) { item in
      let distance = abs((calls.middles[item.indexPath.item] ?? 0) - 187.5)
      let scale = distance < 150 ? 1 : 0.9
      item.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    func scales() -> [CGFloat] { fixture.items().compactMap { fixture.cell($0)?.transform.a } }
    expectEqual(scales(), [1, 0.9])
    fixture.scroll(to: 292.5)
    expectEqual(fixture.items(), [0, 1, 2])
    expectEqual(scales(), [0.9, 1, 0.9])
    expectEqual(fixture.cell(1)?.center, CGPoint(x: 480, y: 30))
    expectEqual(fixture.scroller()?.contentSize.width, 1580)
  }

  @Test("gets one view, and its cells are in that, when another layout is set at once")
  func anotherLayout() {
    let carousels = CarouselFixture((rows(.absolute(50)), 4))
    carousels.view.collectionViewLayout = UICollectionViewCompositionalLayout(section: carousel())
    carousels.rest()
    let containers = carousels.view.subviews.filter { $0 is ContainerView && !$0.isHidden }
    expectEqual(containers.count, 1)
    #expect(carousels.cell(0)?.superview === carousels.scroller())
  }

  @Test("has the coordinates that are shown where reading goes from right to left")
  func rightToLeft() {
    let calls = Calls()
    let fixture = fixture(isRightToLeft: true, calls) { item in item.center.y += 5 }
    // 1580 − 375 + 17.5
    expectEqual(calls.offsets, [CGPoint(x: 1222.5, y: 0)])
    expectEqual(calls.middles[0], 187.5)
    expectEqual(fixture.cell(0)?.frame, CGRect(x: 1260, y: 5, width: 300, height: 60))
  }
}
