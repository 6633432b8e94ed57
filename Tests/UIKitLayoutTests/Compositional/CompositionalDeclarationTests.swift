import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A declaration of a compositional layout")
@MainActor
struct CompositionalDeclarationTests {
  @Test("NSCollectionLayoutDimension says what sort it is, and its number")
  func dimensions() {
    let sorts: [(NSCollectionLayoutDimension, [Bool], CGFloat)] = [
      (.fractionalWidth(0.5), [true, false, false, false, false], 0.5),
      (.fractionalHeight(0.25), [false, true, false, false, false], 0.25),
      (.absolute(44), [false, false, true, false, false], 44),
      (.estimated(50), [false, false, false, true, false], 50),
      (.uniformAcrossSiblings(estimate: 60), [false, false, false, false, true], 60),
    ]
    for (dimension, flags, number) in sorts {
      expectEqual(
        [
          dimension.isFractionalWidth, dimension.isFractionalHeight, dimension.isAbsolute,
          dimension.isEstimated, dimension.isUniformAcrossSiblings,
        ],
        flags
      )
      expectEqual(dimension.dimension, number)
    }
  }

  @Test("NSCollectionLayoutSpacing and NSCollectionLayoutAnchor say what they were made of")
  func spacingAndAnchors() {
    #expect(NSCollectionLayoutSpacing.fixed(8).isFixed)
    #expect(NSCollectionLayoutSpacing.flexible(9).isFlexible)
    expectEqual(NSCollectionLayoutSpacing.flexible(9).spacing, 9)
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing],
      fractionalOffset: CGPoint(x: 0.5, y: -0.5)
    )
    #expect(anchor.isFractionalOffset && !anchor.isAbsoluteOffset)
    expectEqual(anchor.edges, [.top, .trailing])
    expectEqual(anchor.offset, CGPoint(x: 0.5, y: -0.5))
  }

  @Test("NSCollectionLayoutGroup takes copies of its subitems")
  func copies() {
    let item = fullItem()
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [item]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let fixture = CompositionalLayoutFixture(
      [1],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(fixture.items(1), [[0, 0, 375, 44]])
    expectEqual(group.subitems.count, 1)
  }

  /// Two columns of 187.5 points, and not two with 10 points between, which the group has from then on.
  @Test("NSCollectionLayoutSection takes a copy of its group")
  func copiesOfGroups() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: fullItem(),
      count: 2
    )
    let section = NSCollectionLayoutSection(group: group)
    group.interItemSpacing = .fixed(10)
    let fixture = CompositionalLayoutFixture(
      [2],
      UICollectionViewCompositionalLayout(section: section)
    )
    expectEqual(fixture.items(2), [[0, 0, 187.5, 44], [187.5, 0, 187.5, 44]])
  }

  @Test("an item that a group names twice is two items, and changes in neither")
  func itemNamedTwice() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitems: [item, item]
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let fixture = CompositionalLayoutFixture(
      [2],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(fixture.items(2), [[0, 0, 100, 44], [100, 0, 100, 44]])
  }

  /// 400 points are 50 columns; a slot is 25 wide and 48 points, 3 rows, high.
  @Test("visualDescription() draws the items of a group")
  func visualDescription() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(48)),
      subitem: fullItem(),
      count: 2
    )
    let text = group.visualDescription().split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(text.count, 4)
    #expect(text[1].contains("0") && text[1].contains("1"))
    expectEqual(text[0].filter { $0 == "+" }.count, 3)
  }

  @Test("can be made of subclasses, which copies and groups keep")
  func subclasses() throws {
    final class Dimension: NSCollectionLayoutDimension {}
    final class Item: NSCollectionLayoutItem {}
    final class Header: NSCollectionLayoutBoundarySupplementaryItem {}
    final class Background: NSCollectionLayoutDecorationItem {}
    final class Group: NSCollectionLayoutGroup {}
    final class Section: NSCollectionLayoutSection {}
    let whole = size(Dimension.fractionalWidth(1), Dimension.absolute(44))
    #expect(whole.widthDimension is Dimension)
    let item = Item(layoutSize: whole)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil,
      top: .fixed(6),
      trailing: nil,
      bottom: nil
    )
    let group = Group.vertical(layoutSize: whole, subitems: [item])
    #expect(group.subitems.first is Item)
    expectEqual(group.subitems.first?.edgeSpacing?.top?.spacing, 6)
    let section = Section(group: group)
    let header = Header(layoutSize: whole, elementKind: "header", alignment: .topLeading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [Background.background(elementKind: "back")]
    let copy = try #require(section.copy() as? Section)
    #expect(copy.decorationItems.first is Background)
    let copiedHeader = try #require(header.copy() as? Header)
    expectEqual(copiedHeader.alignment, .topLeading)
    expectEqual(copiedHeader.elementKind, "header")
    #expect(copiedHeader.pinToVisibleBounds)
  }

  @Test("is one cell wide and high where a group names no subitems")
  func groupWithoutSubitems() {
    let group = NSCollectionLayoutGroup(layoutSize: size(.fractionalWidth(0.5), .absolute(30)))
    let fixture = CompositionalLayoutFixture(
      [2],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(fixture.items(2), [[0, 0, 187.5, 30], [0, 30, 187.5, 30]])
  }
}

@Suite("A compositional layout")
@MainActor
struct CompositionalLayoutTests {
  @Test("nests groups, with repeatingSubitem in columns")
  func nested() {
    let stack = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))
      ),
      count: 2
    )
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)),
      subitems: [large, stack]
    )
    let fixture = CompositionalLayoutFixture(
      [4],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(
      fixture.items(4),
      [
        [0, 0, 225, 300], [225, 0, 150, 150], [225, 150, 150, 150], [0, 300, 225, 300],
      ]
    )
  }

  @Test("honours edge spacing")
  func edgeSpacing() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(1)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: nil,
      trailing: .flexible(0),
      bottom: .fixed(6)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    let fixture = CompositionalLayoutFixture(
      [3],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(
      fixture.items(3),
      [[12.5, 0, 100, 50], [137.5, 0, 100, 50], [262.5, 0, 100, 50]]
    )
  }

  @Test("asks the provider of a custom group with a container of its size")
  func customGroup() {
    var asked: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let container = environment.container.effectiveContentSize
      asked.append(container)
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: 0, width: container.width / 2, height: 100)
        ),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: container.width / 2, y: 0, width: 50, height: 50),
          zIndex: 3
        ),
      ]
    }
    let fixture = CompositionalLayoutFixture(
      [3],
      width: 300,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(
      fixture.items(3),
      [[0, 0, 150, 100], [150, 0, 50, 50], [0, 100, 150, 100]]
    )
    expectEqual(Set(asked.map(\.width)), [300])
    let second = fixture.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    expectEqual(second?.zIndex, 3)
  }

  @Test("C31 takes spacing between sections from its configuration, which it copies")
  func interSectionSpacing() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      section: rows(.absolute(44)),
      configuration: configuration
    )
    configuration.interSectionSpacing = 99
    let fixture = CompositionalLayoutFixture([2, 1], layout)
    expectEqual(fixture.items(1, section: 1), [[0, 108, 375, 44]])
    expectEqual(fixture.view.contentSize.height, 152)
    layout.configuration = configuration
    fixture.frame()
    expectEqual(fixture.items(1, section: 1), [[0, 187, 375, 44]])
  }

  @Test("X1 scrolls sideways")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(60), .fractionalHeight(1)),
      subitems: [fullItem()]
    )
    let fixture = CompositionalLayoutFixture(
      [3],
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group),
        configuration: configuration
      )
    )
    expectEqual(fixture.items(3), [[0, 0, 60, 600], [60, 0, 60, 600], [120, 0, 60, 600]])
    expectEqual(fixture.view.contentSize, CGSize(width: 180, height: 600))
  }

  @Test("is mirrored where reading goes from right to left")
  func rightToLeft() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: fullItem(),
      count: 3
    )
    let fixture = CompositionalLayoutFixture(
      [3],
      width: 300,
      isRightToLeft: true,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    let first = fixture.view.cellForItem(at: IndexPath(item: 0, section: 0))
    expectEqual(first?.frame, CGRect(x: 200, y: 0, width: 100, height: 44))
  }

  @Test("fits another width")
  func width() {
    let fixture = CompositionalLayoutFixture(
      [2],
      UICollectionViewCompositionalLayout(section: rows(.fractionalWidth(0.2)))
    )
    expectEqual(fixture.items(2), [[0, 0, 375, 75], [0, 75, 375, 75]])
    fixture.view.frame.size.width = 200
    fixture.frame()
    expectEqual(fixture.items(2), [[0, 0, 200, 40], [0, 40, 200, 40]])
  }

  /// Of 1000 points, 672 in the middle are comfortable to read; of 375 all within the margins, which are 8
  /// more than the safe area.
  @Test("C33 lets sections start from the guide that they name", arguments: [1000.0, 375])
  func guides(width: Double) {
    let expected: [(UIContentInsetsReference, Double)] = [
      (.none, 0), (.automatic, 44), (.safeArea, 44), (.layoutMargins, 52),
      (.readableContent, max(52, (width - 672) / 2)),
    ]
    for (reference, leading) in expected {
      let section = rows(.absolute(44))
      section.contentInsetsReference = reference
      let fixture = CompositionalLayoutFixture(
        [1],
        width: width,
        UICollectionViewCompositionalLayout(section: section)
      )
      let controller = UIViewController()
      controller.view = fixture.view
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44)
      fixture.frame()
      expectEqual(fixture.items(1), [[leading, 0, width - 2 * leading, 44]], "\(reference)")
    }
  }

  @Test("reports what cannot look as it reads, with section and subitem")
  func diagnostics() {
    let third = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [third]
    )
    group.interItemSpacing = .fixed(10)
    let fixture = CompositionalLayoutFixture(
      [4],
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    expectEqual(
      fixture.diagnostics,
      [
        """
        UICollectionViewCompositionalLayout: section 0: 3 subitems would fit, but with the spacing \
        between them only 2 do; make the fraction smaller, or give the group a count.
        """
      ]
    )
  }
}
