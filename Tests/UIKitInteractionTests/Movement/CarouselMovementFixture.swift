import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

extension MovementFixture {
  /// A carousel of cards of 100 × 60 points, then rows of 50 points, then another carousel, in a window of 300 × 400.
  ///
  ///     0…60     a  b  c │ d e f
  ///    60…210    x, y, z
  ///   210…270    p  q  r │ s t
  static func withCarousels(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    isRightToLeft: Bool = false
  ) -> MovementFixture {
    MovementFixture(
      ["a b c d e f", "x y z", "p q r s t"],
      layout: UICollectionViewCompositionalLayout { index, _ in
        index == 1 ? rows(.absolute(50)) : cards(behavior)
      },
      isRightToLeft: isRightToLeft
    )
  }

  private static func cards(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    carousel(behavior, .absolute(100), .absolute(60), insets: .zero, spacing: 0)
  }

  /// The scroll view of a section; nil if it is not in sight.
  func scroller(_ section: Int) -> UIScrollView? {
    view.sectionScrollView(section)
  }

  /// Scrolls a section.
  func scroll(_ section: Int, to offset: CGFloat) {
    scroller(section)?.contentOffset.x = offset
    frame()
  }

  /// Where an item is on screen, or is on its way to, in the content of the collection view.
  func placeOnScreen(_ name: String) -> CGRect? {
    let cell = view.visibleCells.first { ($0 as? MovableCell)?.name == name }
    return cell.flatMap { $0.superview?.convert($0.frame, to: view) }
  }
}
