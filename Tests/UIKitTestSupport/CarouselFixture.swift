import CoreGraphics
import Foundation
import TesseraEngine
import TesseraTestSupport

@testable import UIKit

/// A window of 375 × 600 with carousels in it.
@MainActor
struct CarouselFixture {
  let base: CompositionalLayoutFixture

  /// Sections by their declarations, with so many items each.
  init(
    isRightToLeft: Bool = false,
    direction: UICollectionView.ScrollDirection = .vertical,
    height: CGFloat = 600,
    _ sections: (NSCollectionLayoutSection, count: Int)...
  ) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index].0 },
      configuration: configuration
    )
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
    base = CompositionalLayoutFixture(
      sections.map(\.count),
      height: height,
      isRightToLeft: isRightToLeft,
      kinds: ["header", "footer", "badge"],
      layout
    )
  }

  var view: UICollectionView { base.view }
  var backend: HeadlessBackend { base.fixture.backend }
  var screen: HeadlessWindow { base.fixture.screen }

  /// The scroll view of a section; nil if it is not in sight.
  func scroller(_ section: Int = 0) -> UIScrollView? {
    view.sectionScrollView(section)
  }

  /// The view of the part of a section that scrolls; nil if it is not in sight.
  func container(_ section: Int = 0) -> UIView? {
    view.engine.containerView(of: section) as? UIView
  }

  /// Where a section is scrolled to sideways; nil if it is not in sight.
  func offset(_ section: Int = 0) -> CGFloat? { scroller(section)?.contentOffset.x }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: item, section: section))
  }

  /// The items of a section that have cells.
  func items(_ section: Int = 0) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }

  func scroll(_ section: Int = 0, to offset: CGFloat) {
    scroller(section)?.contentOffset.x = offset
    base.frame()
  }

  /// Moves everything that moves to its end.
  func rest() {
    backend.advanceUntilIdle()
    base.frame()
  }

  func update(_ changes: @escaping () -> Void) {
    view.performBatchUpdates(changes)
    rest()
  }
}

/// A section of cards side by side.
@MainActor
func carousel(
  _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
  _ width: NSCollectionLayoutDimension = .absolute(300),
  _ height: NSCollectionLayoutDimension = .absolute(60),
  insets: NSDirectionalEdgeInsets = directional(0, 20, 0, 20),
  spacing: CGFloat = 10
) -> NSCollectionLayoutSection {
  let isEstimated = height.isEstimated || height.isUniformAcrossSiblings
  let item = NSCollectionLayoutItem(
    layoutSize: size(.fractionalWidth(1), isEstimated ? height : .fractionalHeight(1))
  )
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.contentInsets = insets
  section.interGroupSpacing = spacing
  section.orthogonalScrollingBehavior = behavior
  return section
}
