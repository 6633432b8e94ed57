import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A symbol of items and groups")
@MainActor
struct GroupSymbolTests {
  @Test("does what the table says", arguments: symbols)
  func works(symbol: LayoutSymbol) throws { try symbol.check() }

  nonisolated static let symbols: [LayoutSymbol] = items + groups + properties + customItems

  nonisolated private static let items: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutItem.init(layoutSize:)") {
      let half = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))
      )
      expectEqual(frames(2, row(.absolute(44), [half]))[1], [187.5, 0, 187.5, 44])
    },
    LayoutSymbol("NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)") {
      let host = NSCollectionLayoutItem(
        layoutSize: size(.absolute(100), .fractionalHeight(1)),
        supplementaryItems: [badge(.topTrailing)]
      )
      let section = NSCollectionLayoutSection(group: row(.absolute(44), [host]))
      expectEqual(shown([2], section).view("badge", 1), [190, 0, 10, 10])
    },
    LayoutSymbol("NSCollectionLayoutItem.contentInsets") {
      let inset = fullItem()
      inset.contentInsets = directional(1, 2, 3, 4)
      expectEqual(frames(2, row(.absolute(44), [inset]))[1], [2, 45, 369, 40])
    },
    LayoutSymbol("NSCollectionLayoutItem.edgeSpacing") {
      let spaced = item(.absolute(100), .fractionalHeight(1))
      spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0),
        top: nil,
        trailing: .flexible(0),
        bottom: nil
      )
      expectEqual(frames(3, row(.absolute(44), [spaced])).map { $0[0] }, [12.5, 137.5, 262.5])
    },
    LayoutSymbol("NSCollectionLayoutItem.layoutSize") {
      expectEqual(item(.absolute(3), .absolute(4)).layoutSize.heightDimension.dimension, 4)
    },
    LayoutSymbol("NSCollectionLayoutItem.supplementaryItems") {
      let host = NSCollectionLayoutItem(
        layoutSize: size(.absolute(9), .absolute(9)),
        supplementaryItems: [badge(.top)]
      )
      expectEqual(host.supplementaryItems.map(\.elementKind), ["badge"])
    },
  ]

  nonisolated private static let groups: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)") {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        subitems: [item(.absolute(100), .fractionalHeight(1)), item(.absolute(200), .absolute(20))]
      )
      expectEqual(frames(3, group), [[0, 0, 100, 44], [100, 0, 200, 20], [0, 44, 100, 44]])
    },
    LayoutSymbol("NSCollectionLayoutGroup.vertical(layoutSize:subitems:)") {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(100), .absolute(100)),
        subitems: [
          item(.fractionalWidth(1), .absolute(30)), item(.fractionalWidth(0.5), .absolute(70)),
        ]
      )
      expectEqual(frames(3, group), [[0, 0, 100, 30], [0, 30, 50, 70], [0, 100, 100, 30]])
    },
    LayoutSymbol("NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:)") {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        subitem: fullItem(),
        count: 3
      )
      expectEqual(frames(4, group).map { $0[0] }, [0, 125, 250, 0])
    },
    LayoutSymbol("NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:)") {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(90)),
        subitem: fullItem(),
        count: 3
      )
      expectEqual(
        frames(4, group).map { [$0[1], $0[3]] },
        [[0, 30], [30, 30], [60, 30], [90, 30]]
      )
    },
    LayoutSymbol("NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:)") {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        repeatingSubitem: item(.absolute(50), .fractionalHeight(1)),
        count: 2
      )
      expectEqual(frames(3, group), [[0, 0, 50, 44], [50, 0, 50, 44], [0, 44, 50, 44]])
    },
    LayoutSymbol("NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:)") {
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(90)),
        repeatingSubitem: item(.fractionalWidth(1), .absolute(20)),
        count: 2
      )
      expectEqual(frames(3, group).map { $0[1] }, [0, 20, 90])
    },
    LayoutSymbol("NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)") {
      let provider: NSCollectionLayoutGroupCustomItemProvider = { environment in
        let width = environment.container.effectiveContentSize.width
        return [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: width - 60, y: 5, width: 60, height: 9)
          )
        ]
      }
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        itemProvider: provider
      )
      expectEqual(frames(2, group), [[315, 5, 60, 9], [315, 55, 60, 9]])
    },
  ]

  nonisolated private static let properties: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutGroup.interItemSpacing") {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(44)),
        subitem: fullItem(),
        count: 2
      )
      group.interItemSpacing = .fixed(75)
      expectEqual(frames(2, group).map { [$0[0], $0[2]] }, [[0, 150], [225, 150]])
    },
    LayoutSymbol("NSCollectionLayoutGroup.supplementaryItems") {
      let group = row(.absolute(50), [fullItem()])
      group.supplementaryItems = [badge(.bottomLeading)]
      let fixture = shown([2], NSCollectionLayoutSection(group: group))
      expectEqual(fixture.view("badge", 1), [0, 90, 10, 10])
    },
    LayoutSymbol("NSCollectionLayoutGroup.subitems") {
      let group = row(.absolute(50), [fullItem(), item(.absolute(5), .absolute(6))])
      expectEqual(group.subitems.map(\.layoutSize.widthDimension.dimension), [1, 5])
    },
    LayoutSymbol("NSCollectionLayoutGroup.visualDescription()") {
      let text = row(.absolute(48), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        .visualDescription()
      #expect(text.contains("0") && text.contains("1") && text.contains("+"))
    },
  ]

  nonisolated private static let customItems: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutGroupCustomItem.init(frame:)") {
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      expectEqual(NSCollectionLayoutGroupCustomItem(frame: frame).zIndex, 0)
    },
    LayoutSymbol("NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)") {
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: size(.fractionalWidth(1), .absolute(50))
      ) { _ in
        [
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 0, y: 0, width: 9, height: 9),
            zIndex: 4
          )
        ]
      }
      let fixture = shown([1], NSCollectionLayoutSection(group: group))
      let path = IndexPath(item: 0, section: 0)
      expectEqual(fixture.layout.layoutAttributesForItem(at: path)?.zIndex, 4)
    },
    LayoutSymbol("NSCollectionLayoutGroupCustomItem.frame") {
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      expectEqual(NSCollectionLayoutGroupCustomItem(frame: frame).frame, frame)
    },
    LayoutSymbol("NSCollectionLayoutGroupCustomItem.zIndex") {
      expectEqual(NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 7).zIndex, 7)
    },
  ]

  /// A square of 10 points in a corner or at an edge of its host.
  private static func badge(_ alignment: NSRectAlignment) -> NSCollectionLayoutSupplementaryItem {
    let edges: NSDirectionalRectEdge =
      switch alignment {
      case .topTrailing: [.top, .trailing]
      case .bottomLeading: [.bottom, .leading]
      default: .top
      }
    return NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: edges)
    )
  }
}
