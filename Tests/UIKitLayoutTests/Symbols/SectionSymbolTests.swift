import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A symbol of sections and layouts")
@MainActor
struct SectionSymbolTests {
  @Test("does what the table says", arguments: symbols)
  func works(symbol: LayoutSymbol) throws { try symbol.check() }

  nonisolated static let symbols: [LayoutSymbol] =
    sections + orthogonal + guides + visibleItems + environments + layouts + configurations

  nonisolated private static let sections: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutSection.init(group:)") {
      expectEqual(
        frames(2, NSCollectionLayoutSection(group: row(.absolute(44), [fullItem()])))[1][1],
        44
      )
    },
    LayoutSymbol("NSCollectionLayoutSection.contentInsets") {
      let section = rows(.absolute(44))
      section.contentInsets = directional(1, 2, 3, 4)
      let fixture = shown([1], section)
      expectEqual(fixture.items(1), [[2, 1, 369, 44]])
      expectEqual(fixture.view.contentSize.height, 48)
    },
    LayoutSymbol("NSCollectionLayoutSection.interGroupSpacing") {
      let section = rows(.absolute(44))
      section.interGroupSpacing = 6
      expectEqual(frames(3, section).map { $0[1] }, [0, 50, 100])
    },
    LayoutSymbol("NSCollectionLayoutSection.boundarySupplementaryItems") {
      let section = rows(.absolute(44))
      section.boundarySupplementaryItems = [boundaryItem("footer", .absolute(20), .bottom)]
      expectEqual(shown([2], section).view("footer"), [0, 88, 375, 20])
    },
    LayoutSymbol("NSCollectionLayoutSection.decorationItems") {
      let section = rows(.absolute(44))
      section.decorationItems = [.background(elementKind: "back")]
      let shown = shown([1], section).view.subviews
      #expect(
        shown.contains {
          $0.frame == CGRect(x: 0, y: 0, width: 375, height: 44) && !($0 is FlowCell)
        }
      )
    },
    LayoutSymbol("NSCollectionLayoutSection.visibleItemsInvalidationHandler") {
      let section = rows(.absolute(300))
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items { item.alpha = 0.5 }
      }
      expectEqual(shown([5], section).view.visibleCells.map(\.alpha), [0.5, 0.5])
    },
  ]

  nonisolated private static let orthogonal: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutSection.orthogonalScrollingBehavior") {
      let section = carousel(.none, insets: .zero)
      expectEqual(frames(2, section)[1], [0, 70, 300, 60])
      section.orthogonalScrollingBehavior = .continuous
      expectEqual(frames(2, section)[1], [310, 0, 300, 60])
    },
    LayoutSymbol("NSCollectionLayoutSection.orthogonalScrollingProperties") {
      let section = carousel()
      section.orthogonalScrollingProperties.bounce = .never
      let copy = try #require(section.copy() as? NSCollectionLayoutSection)
      section.orthogonalScrollingProperties.bounce = .always
      expectEqual(copy.orthogonalScrollingProperties.bounce, .never)
    },
    LayoutSymbol("UICollectionLayoutSectionOrthogonalScrollingBehavior") {
      // Five groups of 300, one after another at 310, released at 400 at rest.
      let expected: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat)] = [
        (.continuous, 400), (.continuousGroupLeadingBoundary, 310), (.paging, 375),
        (.groupPaging, 310), (.groupPagingCentered, 292.5),
      ]
      for (behavior, rest) in expected {
        let scroller = shown([5], carousel(behavior)).view.sectionScrollView(0)
        scroller?.contentOffset.x = 400
        let found = scroller?.restingOffset(proposed: CGPoint(x: 400, y: 0), velocity: .zero)
        expectEqual(found, CGPoint(x: rest, y: 0), "\(behavior)")
      }
    },
    LayoutSymbol("UICollectionLayoutSectionOrthogonalScrollingProperties.decelerationRate") {
      let section = carousel()
      section.orthogonalScrollingProperties.decelerationRate = .fast
      expectEqual(scroller(section)?.decelerationRate, .fast)
    },
    LayoutSymbol("UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate") {
      let section = carousel(.groupPaging)
      expectEqual(scroller(section)?.decelerationRate, .fast)
      section.orthogonalScrollingProperties.decelerationRate = .normal
      expectEqual(scroller(section)?.decelerationRate, .normal)
      section.orthogonalScrollingProperties.decelerationRate = .automatic
      section.orthogonalScrollingBehavior = .continuous
      expectEqual(scroller(section)?.decelerationRate, .normal)
    },
    LayoutSymbol("UICollectionLayoutSectionOrthogonalScrollingProperties.bounce") {
      let section = carousel()
      section.orthogonalScrollingProperties.bounce = .never
      #expect(scroller(section)?.bounces == false)
    },
    LayoutSymbol("UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce") {
      // One card of 300, which shows as a whole.
      let section = carousel(insets: .zero)
      for (bounce, isMovable) in [
        (UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic, false),
        (.always, true), (.never, false),
      ] {
        section.orthogonalScrollingProperties.bounce = bounce
        expectEqual(scroller(section, 1)?.canScroll(along: .horizontal), isMovable, "\(bounce)")
        #expect(scroller(section, 1)?.canScroll(along: .vertical) == false)
      }
    },
  ]

  nonisolated private static let guides: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutSection.contentInsetsReference") {
      let section = rows(.absolute(44))
      section.contentInsetsReference = .layoutMargins
      expectEqual(frames(1, section), [[8, 0, 359, 44]])
    },
    LayoutSymbol("UIContentInsetsReference") {
      let section = rows(.absolute(44))
      let expected: [(UIContentInsetsReference, Double)] = [
        (.automatic, 0), (.none, 0), (.safeArea, 0), (.layoutMargins, 8), (.readableContent, 164),
      ]
      for (reference, leading) in expected {
        section.contentInsetsReference = reference
        let layout = UICollectionViewCompositionalLayout(section: section)
        let fixture = CompositionalLayoutFixture([1], width: 1000, layout)
        expectEqual(fixture.items(1)[0][0], leading, "\(reference)")
      }
    },
    LayoutSymbol("NSCollectionLayoutSection.supplementaryContentInsetsReference") {
      let section = insetSection()
      expectEqual(shown([1], section).view("header"), [10, 0, 355, 20])
      section.supplementaryContentInsetsReference = .none
      expectEqual(shown([1], section).view("header"), [0, 0, 375, 20])
    },
    LayoutSymbol("NSCollectionLayoutSection.supplementariesFollowContentInsets") {
      let section = insetSection()
      setFollowing(false, section)
      expectEqual(section.supplementaryContentInsetsReference, UIContentInsetsReference.none)
      expectEqual(shown([1], section).view("header"), [0, 0, 375, 20])
    },
  ]

  nonisolated private static let visibleItems: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutVisibleItem.alpha") {
      expectEqual(altered { $0.alpha = 0.25 }?.alpha, 0.25)
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.zIndex") {
      expectEqual(altered { $0.zIndex = 9 }?.zIndex, 9)
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.isHidden") {
      #expect(altered { $0.isHidden = true }?.isHidden == true)
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.center") {
      expectEqual(altered { $0.center.x += 10 }?.frame.minX, 10)
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.transform") {
      let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
      expectEqual(altered { $0.transform = half }?.transform, half)
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.transform3D") {
      let turned = CATransform3DMakeRotation(1, 0, 1, 0)
      expectEqual(altered { $0.transform3D = turned }?.transform3D, turned)
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.name") { expectEqual(seen { $0.name }, "cell") },
    LayoutSymbol("NSCollectionLayoutVisibleItem.indexPath") {
      expectEqual(seen { $0.indexPath }, IndexPath(item: 0, section: 0))
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.frame") {
      expectEqual(seen { $0.frame }, CGRect(x: 0, y: 0, width: 375, height: 44))
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.bounds") {
      expectEqual(seen { $0.bounds }, CGRect(x: 0, y: 0, width: 375, height: 44))
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.representedElementCategory") {
      expectEqual(seen { $0.representedElementCategory }, .cell)
    },
    LayoutSymbol("NSCollectionLayoutVisibleItem.representedElementKind") {
      expectEqual(seen { $0.representedElementKind }, .some(nil))
    },
  ]

  nonisolated private static let environments: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutEnvironment.container") {
      expectEqual(environment { $0.container.contentSize }, CGSize(width: 375, height: 600))
    },
    LayoutSymbol("NSCollectionLayoutEnvironment.traitCollection") {
      expectEqual(environment { $0.traitCollection.userInterfaceStyle }, .light)
    },
    LayoutSymbol("NSCollectionLayoutContainer.contentSize") {
      expectEqual(environment { $0.container.contentSize.height }, 600)
    },
    LayoutSymbol("NSCollectionLayoutContainer.effectiveContentSize") {
      expectEqual(environment { $0.container.effectiveContentSize.width }, 359)
    },
    LayoutSymbol("NSCollectionLayoutContainer.contentInsets") {
      expectEqual(environment { $0.container.contentInsets }, directional(0, 8, 0, 8))
    },
    LayoutSymbol("NSCollectionLayoutContainer.effectiveContentInsets") {
      expectEqual(environment { $0.container.effectiveContentInsets }, directional(0, 8, 0, 8))
    },
  ]

  nonisolated private static let layouts: [LayoutSymbol] = [
    LayoutSymbol("UICollectionViewCompositionalLayout.init(section:)") {
      let layout = UICollectionViewCompositionalLayout(section: rows(.absolute(44)))
      expectEqual(
        CompositionalLayoutFixture([1, 1], layout).items(1, section: 1),
        [[0, 44, 375, 44]]
      )
    },
    LayoutSymbol("UICollectionViewCompositionalLayout.init(section:configuration:)") {
      let fixture = shown([1, 1], rows(.absolute(44)), spaced(9))
      expectEqual(fixture.items(1, section: 1), [[0, 53, 375, 44]])
    },
    LayoutSymbol("UICollectionViewCompositionalLayout.init(sectionProvider:)") {
      let layout = UICollectionViewCompositionalLayout { index, _ in
        rows(.absolute(index == 0 ? 10 : 20))
      }
      expectEqual(
        CompositionalLayoutFixture([1, 1], layout).items(1, section: 1),
        [[0, 10, 375, 20]]
      )
    },
    LayoutSymbol("UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)") {
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { _, _ in rows(.absolute(10)) },
        configuration: spaced(5)
      )
      expectEqual(
        CompositionalLayoutFixture([1, 1], layout).items(1, section: 1),
        [[0, 15, 375, 10]]
      )
    },
    LayoutSymbol("UICollectionViewCompositionalLayout.configuration") {
      let fixture = shown([1, 1], rows(.absolute(44)))
      fixture.layout.configuration = spaced(30)
      fixture.frame()
      expectEqual(fixture.items(1, section: 1), [[0, 74, 375, 44]])
    },
  ]

  nonisolated private static let configurations: [LayoutSymbol] = [
    LayoutSymbol("UICollectionViewCompositionalLayoutConfiguration.scrollDirection") {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = .horizontal
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(50), .fractionalHeight(1)),
        subitems: [fullItem()]
      )
      let fixture = shown([2], NSCollectionLayoutSection(group: column), configuration)
      expectEqual(fixture.items(2)[1], [50, 0, 50, 600])
    },
    LayoutSymbol("UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing") {
      expectEqual(shown([1, 1, 0], rows(.absolute(44)), spaced(6)).view.contentSize.height, 100)
    },
    LayoutSymbol("UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems") {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [boundaryItem("header", .absolute(20), .top)]
      let fixture = shown([1], rows(.absolute(44)), configuration)
      let title = fixture.layout.layoutAttributesForSupplementaryView(
        ofKind: "header",
        at: IndexPath(index: 0)
      )
      expectEqual(title.numbers, [0, 0, 375, 20])
      expectEqual(fixture.items(1), [[0, 20, 375, 44]])
    },
    LayoutSymbol("UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference") {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = .layoutMargins
      expectEqual(shown([1], rows(.absolute(44)), configuration).items(1), [[8, 0, 359, 44]])
    },
  ]
}

/// A section of rows within insets of 10, with a header.
@MainActor
private func insetSection() -> NSCollectionLayoutSection {
  let section = rows(.absolute(44))
  section.contentInsets = directional(0, 10, 0, 10)
  section.boundarySupplementaryItems = [boundaryItem("header", .absolute(20), .top)]
  return section
}

/// The scroll view of a section that scrolls across its layout.
@MainActor
private func scroller(_ section: NSCollectionLayoutSection, _ count: Int = 5) -> UIScrollView? {
  shown([count], section).view.sectionScrollView(0)
}

/// What a section could be told before iOS 16, without a warning for each call.
@MainActor
private protocol Following: AnyObject {
  var supplementariesFollowContentInsets: Bool { get set }
}

extension NSCollectionLayoutSection: Following {}

@MainActor
private func setFollowing(_ follows: Bool, _ section: any Following) {
  section.supplementariesFollowContentInsets = follows
}

@MainActor
private func spaced(_ distance: CGFloat) -> UICollectionViewCompositionalLayoutConfiguration {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = distance
  return configuration
}

/// The first cell of rows of 44 after a handler has changed it.
@MainActor
private func altered(
  _ change: @escaping (any NSCollectionLayoutVisibleItem) -> Void
) -> UICollectionViewLayoutAttributes? {
  let section = rows(.absolute(44))
  section.visibleItemsInvalidationHandler = { items, _, _ in change(items[0]) }
  return shown([1], section).view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
}

/// What a handler reads of the first cell of rows of 44.
@MainActor
private func seen<Value>(_ read: @escaping (any NSCollectionLayoutVisibleItem) -> Value) -> Value? {
  let section = rows(.absolute(44))
  var value: Value?
  section.visibleItemsInvalidationHandler = { items, _, _ in value = read(items[0]) }
  _ = shown([1], section)
  return value
}

/// What a provider reads of its environment, with the layout margins as guide.
@MainActor
private func environment<Value>(
  _ read: @escaping (any NSCollectionLayoutEnvironment) -> Value
) -> Value? {
  var value: Value?
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.contentInsetsReference = .layoutMargins
  let layout = UICollectionViewCompositionalLayout(
    sectionProvider: { _, environment in
      value = read(environment)
      return rows(.absolute(44))
    },
    configuration: configuration
  )
  _ = CompositionalLayoutFixture([1], layout)
  return value
}
