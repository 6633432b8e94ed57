import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A header, footer, badge or background of a compositional layout")
@MainActor
struct BoundaryExampleTests {
  @Test("stands where it was worked out", arguments: boundaries + badges)
  func example(_ example: LayoutExample) { example.check() }

  /// A view of 80 beside no rows at all, and a row of 44 in the next section.
  @Test("B4 makes an empty section as high as it is beside it, and the next one starts below")
  func besideNothing() {
    let side = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(80)),
      elementKind: "header",
      alignment: .leading
    )
    let fixture = CompositionalLayoutFixture(
      [0, 1],
      kinds: ["header"],
      UICollectionViewCompositionalLayout { section, _ in
        section == 0 ? Self.rows(side) : Self.rows()
      }
    )
    expectEqual(fixture.view("header"), [0, 0, 50, 80])
    expectEqual(fixture.items(1, section: 1), [[0, 80, 375, 44]])
    expectEqual(fixture.view.contentSize.height, 124)
  }

  nonisolated private static let boundaries = [
    LayoutExample(
      "B01",
      "follows the insets at the sides",
      items: 3,
      """
      header 0| 10 0 355 44
      footer 0| 10 186 355 44
      0       | 10 44 355 44
      1       | 10 93 355 44
      2       | 10 142 355 44
      extent  | 230
      """
    ) { headerAndFooter() },
    LayoutExample(
      "B02",
      "fills the container if it does not follow them",
      items: 1,
      """
      header 0| 0 0 375 44
      footer 0| 0 88 375 44
      0       | 10 44 355 44
      extent  | 132
      """
    ) {
      let section = headerAndFooter()
      section.supplementaryContentInsetsReference = .none
      return section
    },
    LayoutExample(
      "B04",
      "overlays the content if it does not extend the boundary",
      items: 2,
      """
      header 0| 0 0 375 30
      footer 0| 0 68 375 20
      0       | 0 0 375 44
      1       | 0 44 375 44
      extent  | 88
      """
    ) {
      let header = boundaryItem("header", .absolute(30), .top)
      let footer = boundaryItem("footer", .absolute(20), .bottom)
      header.extendsBoundary = false
      footer.extendsBoundary = false
      return rows(header, footer)
    },
    // The strip is 44 + 10 high.
    LayoutExample(
      "B05",
      "opens a gap by an offset away from the content",
      items: 1,
      """
      header 0| 0 0 375 44
      0       | 0 54 375 44
      extent  | 98
      """
    ) {
      rows(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(44)),
          elementKind: "header",
          alignment: .top,
          absoluteOffset: CGPoint(x: 0, y: -10)
        )
      )
    },
    LayoutExample(
      "B07",
      "stands at an empty section too, whose insets count",
      items: 0,
      """
      header 0| 0 0 375 44
      extent  | 60
      """
    ) {
      let section = rows(boundaryItem("header", .absolute(44), .top))
      section.contentInsets = directional(8, 0, 8, 0)
      return section
    },
    LayoutExample(
      "B09",
      "rests on the content where two share an edge, which is as high as the higher one",
      items: 1,
      """
      header 0| 0 20 100 30
      footer 0| 275 0 100 50
      0       | 0 50 375 44
      extent  | 94
      """
    ) {
      rows(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(100), .absolute(30)),
          elementKind: "header",
          alignment: .topLeading
        ),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(100), .absolute(50)),
          elementKind: "footer",
          alignment: .topTrailing
        )
      )
    },
    LayoutExample(
      "B11",
      "stands in front of a background that spans the whole section",
      items: 1,
      """
      header 0| 10 0 355 44
      footer 0| 10 108 355 44
      0       | 10 54 355 44
      back 0  | 0 0 375 152
      extent  | 152
      """
    ) {
      let section = rows(
        boundaryItem("header", .absolute(44), .top),
        boundaryItem("footer", .absolute(44), .bottom)
      )
      section.contentInsets = directional(10, 10, 10, 10)
      section.decorationItems = [.background(elementKind: "back")]
      return section
    },
  ]

  nonisolated private static let badges = [
    // A row is 335 wide and 67 high, an item 83.75 wide, which insets of 5 make 73.75 by 57. The badge's corner lies on
    // the item's: x = 98.75 − 20 + 0.3 · 20 = 84.75, y = 25 − 0.3 · 20 = 19.
    LayoutExample(
      "A-01",
      "stands at a corner, moved by a fraction of its own size",
      items: 2,
      """
      0       | 25 25 73.75 57
      1       | 108.75 25 73.75 57
      badge 0 | 84.75 19 20 20
      badge 1 | 168.5 19 20 20
      """
    ) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(20), .absolute(20)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing],
          fractionalOffset: CGPoint(x: 0.3, y: -0.3)
        )
      )
      let host = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
        supplementaryItems: [badge]
      )
      return section(row(.fractionalWidth(0.2), [host.inset(by: 5)])) {
        $0.contentInsets = directional(20, 20, 20, 20)
      }
    },
    // The middle of 100 by 80 is 50, 40; 20 by 10 around it.
    LayoutExample(
      "A-03",
      "stands in the middle without edges",
      items: 1,
      """
      0       | 0 0 100 80
      badge 0 | 40 35 20 10
      """
    ) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.fractionalWidth(0.2), .absolute(10)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [])
      )
      let host = NSCollectionLayoutItem(
        layoutSize: size(.absolute(100), .absolute(80)),
        supplementaryItems: [badge]
      )
      return section(row(.absolute(80), [host]))
    },
    LayoutExample(
      "A-05",
      "stands on each instance of a group",
      items: 3,
      """
      badge 0 | 330 0 45 45
      badge 1 | -
      badge 2 | 330 120 45 45
      """
    ) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(120)),
        subitem: fullItem(),
        count: 2
      )
      group.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(.absolute(45), .absolute(45)),
          elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
        )
      ]
      return section(group)
    },
  ]

  private static func rows(
    _ boundaries: NSCollectionLayoutBoundarySupplementaryItem...
  ) -> NSCollectionLayoutSection {
    section(row(.absolute(44), [fullItem()])) { $0.boundarySupplementaryItems = boundaries }
  }

  private static func headerAndFooter() -> NSCollectionLayoutSection {
    let section = rows(
      boundaryItem("header", .absolute(44), .top),
      boundaryItem("footer", .absolute(44), .bottom)
    )
    section.contentInsets = directional(0, 10, 0, 10)
    section.interGroupSpacing = 5
    return section
  }
}
