import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Cells of a compositional layout that are asked for their heights")
@MainActor
struct SizingExampleTests {
  @Test("stand where it was worked out", arguments: taken + ignored + stretched)
  func example(_ example: LayoutExample) { example.check() }

  nonisolated private static let taken = [
    LayoutExample(
      "S01",
      "give each row its height",
      items: 3,
      heights: [60, 80, 44],
      """
      0       | 0 0 375 60
      1       | 0 60 375 80
      2       | 0 140 375 44
      extent  | 184
      """
    ) { section(row(.estimated(50), [wide])) },
    LayoutExample(
      "S02",
      "make a row as high as its tallest one and keep their own heights",
      container: CGSize(width: 320, height: 600),
      items: 4,
      heights: [60, 90, 40, 30],
      """
      0       | 0 0 160 60
      1       | 160 0 160 90
      2       | 0 100 160 40
      3       | 160 100 160 30
      extent  | 140
      """
    ) {
      section(row(.estimated(50), [item(.fractionalWidth(0.5), .estimated(50))])) {
        $0.interGroupSpacing = 10
      }
    },
    LayoutExample(
      "S10",
      "have edge spacing around them",
      items: 2,
      heights: [60, 60],
      """
      0       | 0 8 375 60
      1       | 0 84 375 60
      extent  | 152
      """
    ) {
      section(row(.estimated(50), [wide.spaced(edges(top: .fixed(8), bottom: .fixed(8)))]))
    },
    LayoutExample(
      "S15",
      "keep their heights in a count of slots along an estimated axis",
      items: 4,
      heights: [60, 80, 100, 40],
      """
      0       | 0 0 375 60
      1       | 0 70 375 80
      2       | 0 150 375 100
      3       | 0 260 375 40
      extent  | 300
      """
    ) {
      section(
        NSCollectionLayoutGroup.vertical(
          layoutSize: size(.fractionalWidth(1), .estimated(100)),
          subitem: item(.fractionalWidth(1), .estimated(100)),
          count: 2
        )
        .gap(.fixed(10))
      )
    },
  ]

  nonisolated private static let ignored = [
    LayoutExample(
      "S05",
      "keep the estimate of a group that only has fractions in it, which is reported",
      items: 2,
      heights: [140, 140],
      problem: "estimate",
      """
      0       | 0 0 375 100
      1       | 0 100 375 100
      extent  | 200
      """
    ) { section(row(.estimated(100), [fullItem()])) },
    LayoutExample(
      "S09",
      "ignore insets along an estimated axis, which is reported",
      items: 2,
      heights: [60, 60],
      problem: "content insets along an estimated extent",
      """
      0       | 8 0 359 60
      1       | 8 60 359 60
      extent  | 120
      """
    ) { section(row(.estimated(50), [wide.inset(by: 8)])) },
    LayoutExample(
      "S12",
      "overflow a group of fixed height, which is reported",
      items: 2,
      heights: [80, 80],
      problem: "a height of 80.0, but its group has 50.0",
      """
      0       | 0 0 375 80
      1       | 0 50 375 80
      extent  | 100
      """
    ) { section(row(.absolute(50), [wide])) },
  ]

  nonisolated private static let stretched = [
    LayoutExample(
      "S03",
      "are stretched to the tallest of their uniform siblings",
      container: CGSize(width: 320, height: 600),
      items: 4,
      heights: [60, 90, 40, 30],
      """
      0       | 0 0 160 90
      1       | 160 0 160 90
      2       | 0 100 160 40
      3       | 160 100 160 40
      extent  | 140
      """
    ) {
      let half = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
      return section(row(.estimated(50), [half])) { $0.interGroupSpacing = 10 }
    },
    LayoutExample(
      "S14",
      "stretch a fractional sibling to the measured row",
      items: 4,
      heights: [nil, 120, nil, 64],
      """
      0       | 0 0 112.5 120
      1       | 112.5 0 262.5 120
      2       | 0 120 112.5 64
      3       | 112.5 120 262.5 64
      extent  | 184
      """
    ) {
      section(
        row(
          .estimated(50),
          [
            item(.fractionalWidth(0.3), .fractionalHeight(1)),
            item(.fractionalWidth(0.7), .estimated(50)),
          ]
        )
      )
    },
  ]

  private static var wide: NSCollectionLayoutItem { item(.fractionalWidth(1), .estimated(50)) }
}
