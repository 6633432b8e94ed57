import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Groups of three items of 300 points, in a window of 375 × 600 in which a group at rest shows the first item and a quarter of the next.
@Suite("An item of a section whose groups are wider than the window")
@MainActor
struct OrthogonalSightTests {
  private func fixture(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    isRightToLeft: Bool = false
  ) -> CarouselFixture {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1))
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(900), .absolute(100)), subitems: [item])
    )
    section.orthogonalScrollingBehavior = behavior
    return CarouselFixture(isRightToLeft: isRightToLeft, (section, 12))
  }

  /// How much of an item shows, in points.
  private func shownWidth(_ item: Int, _ fixture: CarouselFixture) -> CGFloat {
    guard let cell = fixture.view.cellForItem(at: [0, item]) else { return 0 }
    return cell.convert(cell.bounds, to: nil).intersection(fixture.view.bounds).width
  }

  nonisolated static let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
    .groupPaging, .continuousGroupLeadingBoundary, .groupPagingCentered, .paging, .continuous,
  ]

  /// The first item of a group as a whole, since its group rests there, and at least a part of the others.
  @Test("shows after scrollToItem", arguments: behaviors, [false, true])
  func scrolledTo(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    isRightToLeft: Bool
  ) {
    let fixture = fixture(behavior, isRightToLeft: isRightToLeft)
    for item in [5, 3, 10, 1, 8] {
      fixture.view.scrollToItem(at: [0, item], at: .left, animated: false)
      fixture.rest()
      #expect(shownWidth(item, fixture) > 0, "item \(item)")
    }
  }

  /// Not the last one of groups that rest in the middle: the content ends with the last group there, which is wider than the window.
  @Test("shows as a whole with the focus", arguments: behaviors, [false, true])
  func focused(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    isRightToLeft: Bool
  ) {
    let fixture = fixture(behavior, isRightToLeft: isRightToLeft)
    fixture.screen.tap(at: CGPoint(x: isRightToLeft ? 350 : 20, y: 20), device: .mouse)
    for item in 1...(behavior == .groupPagingCentered ? 10 : 11) {
      fixture.screen.press(isRightToLeft ? .keyboardLeftArrow : .keyboardRightArrow)
      fixture.rest()
      expectEqual(shownWidth(item, fixture), 300, "item \(item)")
    }
  }

  /// Ten of 300 are 3000 wide; the last page of 375 starts at 2625, the end of the content, at which the last item is at 75.
  @Test("shows as a whole at the end of pages")
  func lastOfPages() {
    let fixture = CarouselFixture(
      (carousel(.paging, .absolute(300), .absolute(100), insets: .zero, spacing: 0), 10)
    )
    fixture.view.scrollToItem(at: [0, 9], at: .right, animated: false)
    fixture.rest()
    expectEqual(fixture.offset(), 2_625)
  }
}
