import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Sections of a compositional layout that were assumed or shown otherwise")
@MainActor
struct ReloadedSectionTests {
  @Test("shows all sections in sight of mirrored content that is shorter than was assumed")
  func mirrored() {
    let column = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(50), .fractionalHeight(1)),
      subitems: [column]
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let screen = CompositionalLayoutFixture(
      [4, 20, 2],
      width: 400,
      height: 300,
      isRightToLeft: true,
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group),
        configuration: configuration
      )
    )
    // Four columns of section 0, and the first four of section 1.
    expectEqual(screen.view.visibleCells.count, 8)
    expectEqual(screen.items(1, section: 1), [[200, 0, 50, 300]])
    expectEqual(screen.diagnostics, [])
  }

  @Test("takes the new counts of sections that are near and not in sight")
  func nearSections() {
    let row = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [row]
    )
    let screen = CompositionalLayoutFixture(
      [10, 10, 10],
      width: 300,
      height: 300,
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    )
    var diagnostics: [String] = []
    Diagnostics.hook = { diagnostics.append($0.message) }
    defer { Diagnostics.hook = nil }
    // Section 0 ends 20 points above what is seen.
    screen.view.contentOffset.y = 520
    screen.frame()
    screen.source.counts = [4, 10, 10]
    screen.view.reloadData()
    screen.frame()
    expectEqual(diagnostics, [])
    expectEqual(screen.items(1, section: 1), [[0, 200, 300, 50]])
    expectEqual(screen.view.contentSize.height, 1_200)
  }
}
