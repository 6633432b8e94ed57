import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("An interactive movement in sections that scroll by themselves")
@MainActor
struct MovementInCarouselTests {
  @Test("takes a card along its carousel, and drops it there (C56)")
  func alongCarousel() {
    let fixture = MovementFixture.withCarousels()
    fixture.lift("a")
    expectEqual(fixture.placeOnScreen("a"), CGRect(x: 0, y: 0, width: 100, height: 60))
    fixture.hold(90, 30)
    expectEqual(fixture.shown[0], "[a] b c")
    // In the middle between two places it would be as near to one as to the other.
    fixture.hold(110, 30)
    expectEqual(fixture.shown[0], "b [a] c")
    fixture.hold(260, 30)
    expectEqual(fixture.shown[0], "b c [a]")
    fixture.hold(160, 30)
    expectEqual(fixture.shown[0], "b [a] c")
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data, ["b a c d e f", "x y z", "p q r s t"])
    expectEqual(fixture.shown[0], "b a c")
    expectEqual(fixture.placeOnScreen("a"), CGRect(x: 100, y: 0, width: 100, height: 60))
    #expect(fixture.cell("a") == nil, "it is in its carousel again")
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("begins where the card is on screen in a carousel that is scrolled (C56)")
  func scrolledCarousel() {
    let fixture = MovementFixture.withCarousels()
    fixture.scroll(0, to: 200)
    fixture.lift("d")
    fixture.frame()
    expectEqual(fixture.placeOnScreen("d"), CGRect(x: 100, y: 0, width: 100, height: 60))
    fixture.hold(40, 30)
    expectEqual(fixture.shown[0], "[d] c e")
    fixture.hold(260, 30)
    expectEqual(fixture.shown[0], "c e [d]")
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data[0], "a b c e d f")
    expectEqual(fixture.scroller(0)?.contentOffset.x, 200)
    expectEqual(fixture.placeOnScreen("d"), CGRect(x: 200, y: 0, width: 100, height: 60))
    fixture.end()
  }

  @Test("goes from a carousel to a list, to another carousel and back (C56)")
  func betweenContainers() {
    let fixture = MovementFixture.withCarousels()
    fixture.lift("b")
    fixture.hold(150, 80)
    expectEqual(fixture.shown, ["a c d", "[b] x y z", "p q r"])
    // The list has four rows now, and the carousel below it is 50 farther down.
    fixture.hold(150, 240)
    expectEqual(fixture.shown, ["a c d", "x y z [b]", "p q r"])
    // Three cards fit beside each other: the last one leaves.
    fixture.hold(140, 290)
    expectEqual(fixture.shown, ["a c d", "x y z", "p [b] q"])
    fixture.hold(240, 30)
    expectEqual(fixture.shown, ["a c [b]", "x y z", "p q r"])
    fixture.hold(20, 240)
    expectEqual(fixture.shown, ["a c d", "x y z", "[b] p q"])
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data, ["a c d e f", "x y z", "b p q r s t"])
    expectEqual(fixture.placeOnScreen("b"), CGRect(x: 0, y: 210, width: 100, height: 60))
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("goes from a list into a carousel")
  func fromList() {
    let fixture = MovementFixture.withCarousels()
    fixture.lift("y")
    fixture.hold(120, 40)
    expectEqual(fixture.shown, ["a [y] b", "x z", "p q r"])
    fixture.hold(280, 40)
    expectEqual(fixture.shown, ["a b [y]", "x z", "p q r"])
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data, ["a b y c d e f", "x z", "p q r s t"])
    expectEqual(fixture.placeOnScreen("y"), CGRect(x: 200, y: 0, width: 100, height: 60))
    fixture.end()
  }

  @Test("is brought back to its carousel when it is cancelled, wherever it is (C56)")
  func cancel() {
    let fixture = MovementFixture.withCarousels()
    for place in [CGPoint(x: 260, y: 30), CGPoint(x: 150, y: 120), CGPoint(x: 150, y: 240)] {
      fixture.lift("b")
      fixture.hold(place.x, place.y)
      fixture.view.cancelInteractiveMovement()
      fixture.rest()
      expectEqual(fixture.data, ["a b c d e f", "x y z", "p q r s t"])
      expectEqual(fixture.shown, ["a b c", "x y z", "p q r"])
      expectEqual(fixture.placeOnScreen("b"), CGRect(x: 100, y: 0, width: 100, height: 60))
      #expect(fixture.cell("b") == nil, "it is in its carousel again")
    }
    expectEqual(fixture.diagnostics, [])
    fixture.end()
  }

  @Test("scrolls its carousel near the edges, and goes on along it (C56)")
  func scrolls() throws {
    let fixture = MovementFixture.withCarousels()
    fixture.lift("a")
    fixture.hold(290, 30)
    expectEqual(fixture.shown[0], "b c [a]")
    fixture.wait(0.3)
    let offset = try #require(fixture.scroller(0)?.contentOffset.x)
    #expect(offset > 50)
    // The cards that come into sight pass by.
    fixture.wait(2)
    expectEqual(fixture.scroller(0)?.contentOffset.x, 300)
    expectEqual(fixture.shown[0], "e f [a]")
    expectEqual(fixture.view.contentOffset, .zero)
    fixture.hold(10, 30)
    fixture.wait(3)
    expectEqual(fixture.scroller(0)?.contentOffset.x, 0)
    #expect(fixture.shown[0].hasPrefix("[a] b"))
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data[0], "a b c d e f")
    fixture.end()
  }

  @Test("scrolls another carousel that it is taken to")
  func scrollsOther() {
    let fixture = MovementFixture.withCarousels()
    fixture.lift("b")
    fixture.hold(290, 240)
    fixture.wait(2)
    expectEqual(fixture.scroller(0)?.contentOffset.x, 0)
    #expect((fixture.scroller(2)?.contentOffset.x ?? 0) > 200)
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data[0], "a c d e f")
    expectEqual(fixture.data[2], "p q r s t b")
    fixture.end()
  }

  @Test("leaves a carousel that it has scrolled at a place of rest")
  func restsAtPage() throws {
    let fixture = MovementFixture.withCarousels(.groupPaging)
    fixture.lift("a")
    fixture.hold(290, 30)
    fixture.wait(0.25)
    fixture.hold(150, 30)
    fixture.rest()
    let offset = try #require(fixture.scroller(0)?.contentOffset.x)
    #expect(offset > 0)
    expectEqual(offset.truncatingRemainder(dividingBy: 100), 0)
    fixture.view.cancelInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data[0], "a b c d e f")
    fixture.end()
  }

  @Test("determines its target again when its carousel is scrolled under it")
  func scrolledUnder() {
    let fixture = MovementFixture.withCarousels()
    fixture.lift("a")
    fixture.hold(150, 40)
    expectEqual(fixture.shown[0], "b [a] c")
    fixture.scroll(0, to: 200)
    fixture.frame()
    expectEqual(fixture.placeOnScreen("a")?.midX, 150)
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data[0], "b c d a e f")
    fixture.end()
  }

  @Test("is mirrored where reading goes from right to left")
  func rightToLeft() {
    let fixture = MovementFixture.withCarousels(isRightToLeft: true)
    expectEqual(fixture.placeOnScreen("a"), CGRect(x: 200, y: 0, width: 100, height: 60))
    fixture.lift("a")
    fixture.hold(140, 30)
    expectEqual(fixture.shown[0], "b [a] c")
    fixture.hold(40, 30)
    expectEqual(fixture.shown[0], "b c [a]")
    fixture.hold(10, 30)
    fixture.wait(2)
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data[0], "b c d e f a")
    expectEqual(fixture.placeOnScreen("a"), CGRect(x: 0, y: 0, width: 100, height: 60))
    fixture.end()
  }

  @Test("goes down a carousel in content that scrolls sideways")
  func sideways() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(60), .absolute(100)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let fixture = MovementFixture(
      ["a b c d e f", "p q r s t"],
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
    fixture.lift("a")
    fixture.hold(30, 160)
    expectEqual(fixture.shown[0], "b [a] c d")
    fixture.hold(90, 120)
    expectEqual(fixture.shown, ["b c d e", "p [a] q r"])
    fixture.hold(30, 390)
    fixture.wait(2)
    fixture.view.endInteractiveMovement()
    fixture.rest()
    expectEqual(fixture.data, ["b c d e f a", "p q r s t"])
    fixture.end()
  }

  @Test("takes a card with a finger that rests on it, and does not scroll with it (C45)")
  func finger() {
    let view = CardScreen(["a", "b", "c", "d", "e"])
    view.hand(.pressed, 50)
    view.backend.advance(by: 0.6)
    for x in stride(from: 70 as CGFloat, through: 170, by: 20) { view.hand(.dragged, x) }
    view.hand(.released, 170)
    view.backend.advanceUntilIdle()
    expectEqual(view.names, ["b", "a", "c", "d", "e"])
    expectEqual(view.scroller?.contentOffset.x, 0)
  }

  @Test("scrolls with a finger that does not rest")
  func swipe() {
    let view = CardScreen(["a", "b", "c", "d", "e"])
    view.hand(.pressed, 250)
    for x in stride(from: 230 as CGFloat, through: 150, by: -20) { view.hand(.dragged, x) }
    #expect((view.scroller?.contentOffset.x ?? 0) > 50)
    view.hand(.released, 150)
    view.backend.advanceUntilIdle()
    expectEqual(view.names, ["a", "b", "c", "d", "e"])
  }
}

/// A carousel of a diffable data source whose cards can be put in order.
@MainActor
private final class CardScreen {
  private let fixture = Fixture(width: 300, height: 400)
  private let view: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Int, String>?

  init(_ names: [String]) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: carousel(.continuous, .absolute(100), .absolute(60), insets: .zero, spacing: 0)
      )
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      _,
      _,
      _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { _ in }
    self.source = source
    fixture.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot, animatingDifferences: false)
    backend.advanceUntilIdle()
  }

  var backend: HeadlessBackend { fixture.backend }
  var names: [String] { source?.snapshot().itemIdentifiers ?? [] }
  var scroller: UIScrollView? { view.sectionScrollView(0) }

  func hand(_ action: UIBackendPointerEvent.Action, _ x: CGFloat) {
    fixture.screen.pointer(action, at: CGPoint(x: x, y: 30))
    backend.makeFrame()
  }
}
