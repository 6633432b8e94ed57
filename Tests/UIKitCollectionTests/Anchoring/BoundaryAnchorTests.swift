import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Rows of 50 points and carousels in turn, between headers and footers of 30, below a header of the whole content.
@Suite("A view beside rows and carousels that finds another height")
@MainActor
struct BoundaryAnchorTests {
  /// The policies: UIKit's own, and two of an app.
  nonisolated static let policies: [AnchorPolicy?] = [
    nil, .firstVisible, .firstVisible.sticking(),
  ]
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private static let wholeKind = "global"

  @Test(
    "leaves content at its start there where it belongs to all of it (C36)",
    arguments: [nil, AnchorPolicy.firstVisible.sticking()],
    [false, true]
  )
  func global(policy: AnchorPolicy?, isRightToLeft: Bool) {
    let list = list(policy, isRightToLeft)
    list.grow(Self.wholeKind, 0, to: 80)
    expectEqual(list.view.visibleSupplementaryViews(ofKind: Self.wholeKind).first?.frame.height, 80)
    expectEqual(list.view.contentOffset.y, 0)
  }

  @Test(
    "stays where it begins at the top, be it the header of a carousel or a footer (C36)",
    arguments: policies,
    [false, true]
  )
  func boundaries(policy: AnchorPolicy?, isRightToLeft: Bool) {
    let list = list(policy, isRightToLeft)
    list.jump(to: header, 1)
    expectEqual(list.top(header, 1), 0)
    list.grow(header, 1, to: 80)
    expectEqual(list.top(header, 1), 0)
    list.jump(to: footer, 1)
    expectEqual(list.top(footer, 1), 0)
    list.grow(footer, 1, to: 80)
    expectEqual(list.top(footer, 1), 0)
    expectEqual(list.top(header, 2), 80)
    list.grow(header, 2, to: 100)
    expectEqual(list.top(footer, 1), 0)
  }

  private func list(_ policy: AnchorPolicy?, _ isRightToLeft: Bool) -> BoundaryFixture {
    BoundaryFixture(layout) {
      $0.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      $0.anchorPolicy = policy
    }
  }

  private var layout: UICollectionViewLayout {
    let settings = UICollectionViewCompositionalLayoutConfiguration()
    settings.boundarySupplementaryItems = [boundary(Self.wholeKind, .top)]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in self.section(isCarousel: index % 2 == 1) },
      configuration: settings
    )
  }

  private func section(isCarousel: Bool) -> NSCollectionLayoutSection {
    let width = isCarousel ? NSCollectionLayoutDimension.absolute(100) : .fractionalWidth(1)
    let item = size(width, .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: item, subitems: [NSCollectionLayoutItem(layoutSize: item)])
    )
    if isCarousel { section.orthogonalScrollingBehavior = .continuous }
    section.boundarySupplementaryItems = [boundary(header, .top), boundary(footer, .bottom)]
    return section
  }

  private func boundary(
    _ kind: String,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      elementKind: kind,
      alignment: alignment
    )
  }
}

/// A view of 320 × 400 whose views beside items have heights that a test chooses.
@MainActor
private final class BoundaryFixture {
  let view: UICollectionView
  private let fixture = Fixture(width: 320, height: 400)
  private let source = FlowSource()

  init(_ layout: UICollectionViewLayout, prepare: (UICollectionView) -> Void) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: layout
    )
    view.register(FlowCell.self, forCellWithReuseIdentifier: "cell")
    let section = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in section + ["global"] {
      view.register(
        FlowBoundaryView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "boundary"
      )
    }
    source.counts = [20, 30, 20, 30, 20]
    source.boundaryWish = { _, size in CGSize(width: size.width, height: 30) }
    view.dataSource = source
    prepare(view)
    fixture.show(view)
  }

  /// Makes a view ask for another height, and all others for the height that they have.
  func grow(_ kind: String, _ section: Int, to height: CGFloat) {
    source.boundaryWish = { name, size in
      CGSize(width: size.width, height: name == kind ? height : size.height)
    }
    let views = view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      .filter { $0.count < 2 || $0.section == section }
      .compactMap { view.supplementaryView(forElementKind: kind, at: $0) }
    for view in views { view.invalidateIntrinsicContentSize() }
    fixture.backend.makeFrame()
  }

  /// Where a view begins on screen.
  func top(_ kind: String, _ section: Int) -> CGFloat? {
    let path = IndexPath(item: 0, section: section)
    return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
      .map { $0.frame.minY - view.contentOffset.y }
  }

  /// Scrolls to where a view begins.
  func jump(to kind: String, _ section: Int) {
    view.contentOffset.y += top(kind, section) ?? .nan
    fixture.backend.makeFrame()
  }
}
