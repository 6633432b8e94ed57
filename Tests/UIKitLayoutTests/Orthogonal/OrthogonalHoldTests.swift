import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Cards that are assumed to be 100 long and ask for 60, 100, 140 or 180 in turn, in a window of 375 by 600.
@Suite("Cards that find their lengths while their section scrolls")
@MainActor
struct OrthogonalHoldTests {
  /// How a section is shown.
  struct Way: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var isRightToLeft = false
    var direction = UICollectionView.ScrollDirection.vertical

    /// The axis along which the section scrolls.
    var isHorizontal: Bool { direction == .vertical }
  }

  nonisolated private static let ways = [
    Way(testDescription: "from left to right"),
    Way(testDescription: "from right to left", isRightToLeft: true),
    Way(testDescription: "downwards", direction: .horizontal),
  ]

  private func fixture(
    _ way: Way,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> CarouselFixture {
    let card =
      way.isHorizontal
      ? item(.estimated(100), .fractionalHeight(1)) : item(.fractionalWidth(1), .estimated(100))
    let group: NSCollectionLayoutGroup =
      way.isHorizontal
      ? .horizontal(layoutSize: size(.estimated(100), .absolute(60)), subitems: [card])
      : .vertical(layoutSize: size(.absolute(60), .estimated(100)), subitems: [card])
    let cards = section(group) {
      $0.orthogonalScrollingBehavior = behavior
      $0.interGroupSpacing = 10
    }
    let fixture = CarouselFixture(
      isRightToLeft: way.isRightToLeft,
      direction: way.direction,
      (cards, 400)
    )
    fixture.base.source.wish = { path, size in
      let length = CGFloat(60 + path.item % 4 * 40)
      return way.isHorizontal
        ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
    }
    fixture.view.reloadData()
    fixture.rest()
    return fixture
  }

  /// Where the cards in sight begin on screen, by their numbers, in the direction of the axis.
  private func places(_ fixture: CarouselFixture, _ way: Way) -> [Int: CGFloat] {
    guard let scroller = fixture.scroller() else { return [:] }
    let offset = scroller.contentOffset
    var places: [Int: CGFloat] = [:]
    for item in fixture.items() {
      guard let frame = fixture.cell(item)?.frame else { continue }
      switch (way.isHorizontal, way.isRightToLeft) {
      case (true, true): places[item] = frame.maxX - offset.x
      case (true, false): places[item] = frame.minX - offset.x
      default: places[item] = frame.minY - offset.y
      }
    }
    return places
  }

  private func move(_ fixture: CarouselFixture, _ way: Way, by distance: CGFloat) {
    guard let scroller = fixture.scroller() else { return }
    if way.isHorizontal {
      scroller.contentOffset.x += way.isRightToLeft ? -distance : distance
    } else {
      scroller.contentOffset.y += distance
    }
    fixture.base.frame()
  }

  @Test("move by as much as the section is scrolled, back over cards never seen", arguments: ways)
  func scrollsBack(_ way: Way) {
    let fixture = fixture(way)
    move(fixture, way, by: 20_000)
    var before = places(fixture, way)
    #expect(before.count >= 3)
    for step in 0..<300 {
      move(fixture, way, by: -23)
      let after = places(fixture, way)
      let common = before.keys.filter { after[$0] != nil }
      #expect(!common.isEmpty)
      for card in common {
        let distance = (after[card] ?? 0) - (before[card] ?? 0)
        let expected: CGFloat = way.isRightToLeft ? -23 : 23
        #expect(abs(distance - expected) < 0.001, "card \(card) in step \(step)")
      }
      before = after
    }
  }

  @Test("stand still where the section is at rest at its end and one asks anew", arguments: ways)
  func growsInFront(_ way: Way) throws {
    let fixture = fixture(way)
    move(fixture, way, by: 20_000)
    fixture.rest()
    let before = places(fixture, way)
    let first = try #require(before.keys.min())
    let wish = fixture.base.source.wish
    fixture.base.source.wish = { path, size in
      guard path.item == first else { return wish?(path, size) ?? size }
      return way.isHorizontal
        ? CGSize(width: 333, height: size.height) : CGSize(width: size.width, height: 333)
    }
    fixture.cell(first)?.invalidateIntrinsicContentSize()
    fixture.rest()
    let after = places(fixture, way)
    for card in before.keys where card != first && after[card] != nil {
      #expect(abs((after[card] ?? 0) - (before[card] ?? 0)) < 0.001, "card \(card)")
    }
  }

  /// A flick backwards: everything goes on in its direction, slower from frame to frame.
  @Test("slow down without a jump after a flick", arguments: ways)
  func flick(_ way: Way) {
    let fixture = fixture(way)
    move(fixture, way, by: 20_000)
    let start = CGPoint(x: 30, y: 30)
    let sign: CGFloat = way.isRightToLeft ? -1 : 1
    let distance = sign * 120
    let end = CGPoint(
      x: start.x + (way.isHorizontal ? distance : 0),
      y: start.y + (way.isHorizontal ? 0 : distance)
    )
    let begin = way.isRightToLeft ? CGPoint(x: 300, y: 30) : start
    let offset = CGVector(dx: begin.x - start.x, dy: 0)
    fixture.screen.drag(
      from: begin,
      to: CGPoint(x: end.x + offset.dx, y: end.y + offset.dy),
      duration: 0.05
    )
    var before = places(fixture, way)
    var speed = CGFloat.infinity
    for _ in 0..<120 {
      fixture.backend.advance(by: HeadlessBackend.frameInterval)
      let after = places(fixture, way)
      let moves = before.compactMap { card, place in after[card].map { sign * ($0 - place) } }
      for way in moves {
        #expect(way > -0.001 && way <= speed + 0.001)
      }
      if let largest = moves.max(), largest > 0 { speed = largest }
      before = after
    }
    #expect(speed < 20)
  }

  @Test("leave a section at rest at its card", arguments: ways)
  func restsAtCard(_ way: Way) throws {
    let fixture = fixture(way, .groupPaging)
    fixture.view.scrollToItem(at: IndexPath(item: 200, section: 0), at: .left, animated: false)
    fixture.rest()
    let shown = fixture.items()
    fixture.cell(shown[0])?.invalidateIntrinsicContentSize()
    fixture.rest()
    expectEqual(fixture.items(), shown)
  }

  /// The card is assumed to be 100 long, and finds that it is 180.
  @Test(
    "leave a section at its start, where one comes in front of the first",
    arguments: ways,
    [.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging]
      as [UICollectionLayoutSectionOrthogonalScrollingBehavior]
  )
  func staysAtStart(
    _ way: Way,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) throws {
    let fixture = fixture(way, behavior)
    let wish = fixture.base.source.wish
    fixture.base.source.wish = { path, size in
      let asked = IndexPath(item: path.item == 0 ? 3 : path.item - 1, section: 0)
      return wish?(asked, size) ?? size
    }
    fixture.update {
      fixture.base.source.counts[0] += 1
      fixture.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    let start: CGFloat = way.isRightToLeft ? 375 : 0
    expectEqual(places(fixture, way)[0], start)
    expectEqual(places(fixture, way)[1], (way.isRightToLeft ? start - 190 : 190))
  }
}
