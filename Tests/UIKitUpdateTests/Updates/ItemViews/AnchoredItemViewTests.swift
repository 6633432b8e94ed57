import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A supplementary item of a compositional layout", .withTheProgram)
@MainActor
struct AnchoredItemViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private static func fixed(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  /// Rows of 40 points, each with a badge that does not touch it; or cards of 50 with a badge in the corner.
  static func rows(
    isOrthogonal: Bool = false,
    hasHeader: Bool = false
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: fixed(20, 10),
        elementKind: BadgeLayout.kind,
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing],
          absoluteOffset: CGPoint(x: 0, y: isOrthogonal ? 0 : 40)
        )
      )
      let size = isOrthogonal ? fixed(50, 40) : fixed(300, 40)
      let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
      if hasHeader {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: fixed(320, 20),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
          )
        ]
      }
      return section
    }
  }

  @Test("goes with its item, and its section's header with the section (C10)")
  func changes() {
    let fixture = BadgeFixture("0 1 2 3 4", layout: Self.rows(hasHeader: true))
    let before = fixture.badges(5)
    let header = fixture.header(0)
    fixture.update("0 a 1 b 2 3 4") { $0.insertItems(at: [path(1), path(3)]) }
    expectEqual([0, 2, 4, 5, 6].map { fixture.badge($0) }, before)
    expectEqual(fixture.requests.sorted(), [path(1), path(3)])
    fixture.update("4 a 1 2 3") { view in
      view.deleteItems(at: [path(0), path(3)])
      view.moveItem(at: path(6), to: path(0))
    }
    expectEqual([0, 2, 3, 4].map { fixture.badge($0) }, [4, 1, 2, 3].map { before[$0] })
    expectEqual(fixture.texts, ["4", "a", "1", "2", "3"])
    expectEqual(fixture.requests, [])
    expectEqual(fixture.header(0), header)
    expectEqual(fixture.headerRequests, [])
    fixture.end()
  }

  @Test("that is the only one goes with its item (C10)")
  func onlyItem() {
    let fixture = BadgeFixture("0", layout: Self.rows())
    let before = fixture.badge(0)
    fixture.update("a 0") { $0.insertItems(at: [path(0)]) }
    expectEqual(fixture.badge(1), before)
    expectEqual(fixture.texts, ["a", "0"])
    fixture.end()
  }

  @Test("goes with its item inside sections that scroll by themselves, and between them (C10)")
  func containers() {
    let fixture = BadgeFixture("0 1 2", "3 4", layout: Self.rows(isOrthogonal: true))
    let first = fixture.badges(3)
    let second = fixture.badges(2, section: 1)
    fixture.update("a 0 2", "3 1 4") { view in
      view.insertItems(at: [path(0)])
      view.moveItem(at: path(1), to: path(1, 1))
    }
    expectEqual([fixture.badge(1), fixture.badge(2)], [first[0], first[2]])
    expectEqual(fixture.badges(3, section: 1), [second[0], first[1], second[1]])
    expectEqual(fixture.requests, [path(0)])
    expectEqual(fixture.texts, ["a", "0", "2", "3", "1", "4"])
    fixture.end()
  }

  @Test("belongs to the section where its group holds several items, and keeps its number (C10)")
  func groups() {
    let fixture = BadgeFixture(
      "0 1 2 3",
      layout: UICollectionViewCompositionalLayout { _, _ in
        let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: Self.fixed(20, 10),
          elementKind: BadgeLayout.kind,
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing])
        )
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: Self.fixed(300, 40),
          subitem: NSCollectionLayoutItem(layoutSize: Self.fixed(150, 40)),
          count: 2
        )
        group.supplementaryItems = [badge]
        return NSCollectionLayoutSection(group: group)
      }
    )
    let before = [fixture.badge(0), fixture.badge(2)]
    fixture.update("a 0 1 2 3") { $0.insertItems(at: [path(0)]) }
    expectEqual([fixture.badge(0), fixture.badge(2)], before)
    expectEqual(fixture.requests, [path(4)])
    fixture.end()
  }
}
