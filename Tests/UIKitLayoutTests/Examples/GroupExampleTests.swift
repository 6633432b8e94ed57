import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A group of a compositional layout")
@MainActor
struct GroupExampleTests {
  @Test("places its items as worked out", arguments: plain + nested + spaced + oversized)
  func example(_ example: LayoutExample) { example.check() }

  nonisolated private static let plain = [
    LayoutExample(
      "C01",
      "fills rows as a plain list does",
      items: 3,
      """
      0       | 0 0 375 44
      1       | 0 44 375 44
      2       | 0 88 375 44
      extent  | 132
      """
    ) { rows(.absolute(44)) },
    LayoutExample(
      "C02",
      "takes a height from the width",
      items: 7,
      """
      0       | 0 0 75 75
      1       | 75 0 75 75
      2       | 150 0 75 75
      3       | 225 0 75 75
      4       | 300 0 75 75
      5       | 0 75 75 75
      6       | 75 75 75 75
      extent  | 150
      """
    ) {
      section(row(.fractionalWidth(0.2), [item(.fractionalWidth(0.2), .fractionalHeight(1))]))
    },
    LayoutExample(
      "C03",
      "shrinks a frame by its insets and leaves its neighbours",
      items: 6,
      """
      0       | 5 5 65 65
      1       | 80 5 65 65
      2       | 155 5 65 65
      3       | 230 5 65 65
      4       | 305 5 65 65
      5       | 5 80 65 65
      extent  | 150
      """
    ) {
      let square = item(.fractionalWidth(0.2), .fractionalHeight(1)).inset(by: 5)
      return section(row(.fractionalWidth(0.2), [square]))
    },
    // (355 − 10) / 2 = 172.5.
    LayoutExample(
      "C04",
      "shares a row equally among a count of slots",
      items: 4,
      """
      0       | 10 0 172.5 44
      1       | 192.5 0 172.5 44
      2       | 10 54 172.5 44
      3       | 192.5 54 172.5 44
      extent  | 98
      """
    ) { twoColumns() },
    LayoutExample(
      "C20",
      "stands below the one before, also if two fit side by side",
      items: 2,
      """
      0       | 0 0 187.5 40
      1       | 0 40 187.5 40
      extent  | 80
      """
    ) {
      section(
        .horizontal(layoutSize: size(.fractionalWidth(0.5), .absolute(40)), subitems: [fullItem()])
      )
    },
    // 80 + 10 + 80 + 10 + 80 = 260 fits into 300; a fourth would need 350.
    LayoutExample(
      "C21",
      "repeats downwards if it is vertical",
      items: 4,
      """
      0       | 0 0 100 80
      1       | 0 90 100 80
      2       | 0 180 100 80
      3       | 0 300 100 80
      extent  | 600
      """
    ) {
      section(
        NSCollectionLayoutGroup.vertical(
          layoutSize: size(.absolute(100), .absolute(300)),
          subitems: [item(.fractionalWidth(1), .absolute(80))]
        )
        .gap(.fixed(10))
      )
    },
  ]

  nonisolated private static let nested = [
    // Two slots share 240: 120 each, whatever height their item declares.
    LayoutExample(
      "C05",
      "numbers items of nested groups depth first",
      items: 4,
      """
      0       | 10 10 242.5 220
      1       | 272.5 10 92.5 100
      2       | 272.5 130 92.5 100
      3       | 10 250 242.5 220
      extent  | 480
      """
    ) {
      let stack = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(0.3)).inset(by: 10),
        count: 2
      )
      let large = item(.fractionalWidth(0.7), .fractionalHeight(1)).inset(by: 10)
      return section(row(.fractionalHeight(0.4), [large, stack]))
    },
    // A slot is (375 − 10) / 2 = 182.5 wide.
    LayoutExample(
      "C27",
      "honours the gap between nested groups",
      items: 5,
      """
      0       | 0 0 182.5 44
      1       | 192.5 0 182.5 44
      2       | 0 54 182.5 44
      3       | 192.5 54 182.5 44
      4       | 0 108 182.5 44
      extent  | 206
      """
    ) {
      let pair = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        subitem: fullItem(),
        count: 2
      )
      .gap(.fixed(10))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(98)),
        subitems: [pair, pair]
      )
      .gap(.fixed(10))
      return section(group) { $0.interGroupSpacing = 10 }
    },
    LayoutExample(
      "C28",
      "takes the frames of a custom group, once for each instance",
      container: CGSize(width: 300, height: 600),
      items: 5,
      """
      0       | 0 0 150 100
      1       | 150 0 150 50
      2       | 150 50 150 50
      3       | 0 108 150 100
      4       | 150 108 150 50
      extent  | 208
      """
    ) {
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: size(.fractionalWidth(1), .absolute(100))
      ) { environment in
        let room = environment.container.effectiveContentSize
        let half = CGSize(width: room.width / 2, height: room.height / 2)
        return [
          CGRect(x: 0, y: 0, width: half.width, height: room.height),
          CGRect(x: half.width, y: 0, width: half.width, height: half.height),
          CGRect(x: half.width, y: half.height, width: half.width, height: half.height),
        ]
        .map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      }
      return section(group) { $0.interGroupSpacing = 8 }
    },
  ]

  nonisolated private static let spaced = [
    // 125 + 10 + 125 + 10 + 125 = 395 is more than 375.
    LayoutExample(
      "C07",
      "loses a column when fractions leave no room for the gaps, and reports it",
      items: 4,
      problem: "spacing",
      """
      0       | 0 0 125 50
      1       | 135 0 125 50
      2       | 0 50 125 50
      3       | 135 50 125 50
      extent  | 100
      """
    ) { section(row(.absolute(50), [third]).gap(.fixed(10))) },
    // (375 − 2 · 10) / 3 = 118.333.
    LayoutExample(
      "C08",
      "keeps three columns of slots",
      items: 4,
      """
      0       | 0 0 118.333 50
      1       | 128.333 0 118.333 50
      2       | 256.667 0 118.333 50
      3       | 0 50 118.333 50
      extent  | 100
      """
    ) {
      section(
        NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          subitem: third,
          count: 3
        )
        .gap(.fixed(10))
      )
    },
    LayoutExample(
      "C11",
      "leaves the rest of a row empty",
      items: 4,
      """
      0       | 0 0 100 50
      1       | 110 0 100 50
      2       | 220 0 100 50
      3       | 0 50 100 50
      extent  | 100
      """
    ) {
      section(row(.absolute(50), [item(.absolute(100), .fractionalHeight(1))]).gap(.fixed(10)))
    },
    // 100 + 60 + 100 + 60 + 100 = 420 is more than 375; the gap becomes 375 − 200 = 175.
    LayoutExample(
      "C12",
      "lets the least flexible gap decide how many fit",
      items: 3,
      """
      0       | 0 0 100 50
      1       | 275 0 100 50
      2       | 0 50 100 50
      extent  | 100
      """
    ) {
      section(row(.absolute(50), [item(.absolute(100), .fractionalHeight(1))]).gap(.flexible(60)))
    },
    // 5 · 22 = 110 is more than 100.
    LayoutExample(
      "C14",
      "counts edge spacing in the fit test",
      container: CGSize(width: 100, height: 200),
      items: 5,
      """
      0       | 0 0 20 20
      1       | 22 0 20 20
      2       | 44 0 20 20
      3       | 66 0 20 20
      4       | 0 20 20 20
      extent  | 40
      """
    ) {
      let dot = item(.absolute(20), .absolute(20)).spaced(edges(trailing: .fixed(2)))
      return section(row(.absolute(20), [dot]))
    },
    // 75 are left over for six flexible edges: 12.5 each.
    LayoutExample(
      "C15",
      "spreads items by flexible edges",
      items: 3,
      """
      0       | 12.5 0 100 50
      1       | 137.5 0 100 50
      2       | 262.5 0 100 50
      extent  | 50
      """
    ) {
      let spread = item(.absolute(100), .fractionalHeight(1))
        .spaced(edges(leading: .flexible(0), trailing: .flexible(0)))
      return section(row(.absolute(50), [spread]))
    },
    // 375 − 300 − 16 = 59 for three edges: 19.667 each; 19.667 + 150 + 35.667 = 205.333.
    LayoutExample(
      "C16",
      "gives each flexible edge its least distance and an equal share",
      items: 2,
      """
      0       | 19.667 0 150 60
      1       | 205.333 0 150 60
      extent  | 60
      """
    ) {
      let first = item(.fractionalWidth(0.4), .fractionalHeight(1))
        .spaced(edges(leading: .flexible(0), trailing: .flexible(16)))
      let second = item(.fractionalWidth(0.4), .fractionalHeight(1))
        .spaced(edges(trailing: .flexible(0)))
      return section(row(.absolute(60), [first, second]))
    },
    // The group is 337.5 wide; 37.5 are left over.
    LayoutExample(
      "C17",
      "honours flexible edges of the outer group",
      items: 2,
      """
      0       | 37.5 0 337.5 50
      1       | 37.5 50 337.5 50
      extent  | 100
      """
    ) {
      section(
        NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(0.9), .absolute(50)),
          subitems: [fullItem()]
        )
        .spaced(edges(leading: .flexible(0)))
      )
    },
    // The pitch is 6 + 50 + 2 + 4 = 62.
    LayoutExample(
      "C18",
      "surrounds each instance by the edge spacing of the outer group",
      items: 2,
      """
      0       | 0 6 375 50
      1       | 0 68 375 50
      extent  | 120
      """
    ) {
      let group = row(.absolute(50), [fullItem()])
        .spaced(edges(top: .fixed(6), bottom: .fixed(2)))
      return section(group) { $0.interGroupSpacing = 4 }
    },
  ]

  nonisolated private static let oversized = [
    // Three of 125 and two gaps of 10 are 395.
    LayoutExample(
      "C09",
      "places all of a repeated count, and reports that they overflow",
      items: 3,
      problem: "395",
      """
      0       | 0 0 125 50
      1       | 135 0 125 50
      2       | 270 0 125 50
      extent  | 50
      """
    ) {
      section(
        NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          repeatingSubitem: third,
          count: 3
        )
        .gap(.fixed(10))
      )
    },
    LayoutExample(
      "C23",
      "ends at the first item that does not fit, and names those that are never used",
      items: 3,
      problem: "never",
      """
      0       | 0 0 200 40
      1       | 0 40 200 40
      2       | 0 80 200 40
      extent  | 120
      """
    ) {
      let wide = item(.absolute(200), .fractionalHeight(1))
      return section(row(.absolute(40), [wide, wide, item(.absolute(20), .fractionalHeight(1))]))
    },
    LayoutExample(
      "C25",
      "is as wide as it says, also if its section is narrower",
      items: 1,
      """
      0       | 0 0 500 44
      extent  | 44
      """
    ) {
      section(.horizontal(layoutSize: size(.absolute(500), .absolute(44)), subitems: [fullItem()]))
    },
    LayoutExample(
      "C26",
      "places a first item that is too large, and reports that it overflows",
      items: 2,
      problem: "500",
      """
      0       | 0 0 500 44
      1       | 0 44 500 44
      extent  | 88
      """
    ) { section(row(.absolute(44), [item(.absolute(500), .fractionalHeight(1))])) },
  ]

  private static var third: NSCollectionLayoutItem {
    item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))
  }
}
