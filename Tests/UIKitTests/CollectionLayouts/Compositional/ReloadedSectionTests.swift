import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A reload of a compositional layout")
@MainActor
struct ReloadedSectionTests {
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
    #expect(diagnostics == [])
    #expect(screen.items(1, section: 1) == [[0, 200, 300, 50]])
    #expect(screen.view.contentSize.height == 1_200)
  }
}
