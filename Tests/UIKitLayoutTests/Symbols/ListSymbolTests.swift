import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A symbol of lists")
@MainActor
struct ListSymbolTests {
  @Test("does what the table says", arguments: symbols)
  func works(symbol: LayoutSymbol) throws { try symbol.check() }

  nonisolated static let symbols: [LayoutSymbol] = lists + modes + properties + separators

  nonisolated private static let lists: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutSection.list(using:layoutEnvironment:)") {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let section = NSCollectionLayoutSection.list(
          using: listConfiguration(.plain),
          layoutEnvironment: environment
        )
        section.interGroupSpacing = 6
        return section
      }
      expectEqual(CompositionalLayoutFixture([2], layout).items(2)[1], [0, 50, 375, 44])
    },
    LayoutSymbol("UICollectionViewCompositionalLayout.list(using:)") {
      let fixture = ListLayoutFixture([2], listConfiguration(.plain))
      expectEqual(fixture.cell(1)?.frame, CGRect(x: 0, y: 44, width: 375, height: 44))
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.init(appearance:)") {
      expectEqual(UICollectionLayoutListConfiguration(appearance: .sidebar).appearance, .sidebar)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.appearance") {
      expectEqual(ListLayoutFixture([1], listConfiguration(.grouped)).rows[0].appearance, .grouped)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.Appearance") {
      let looks: [(UICollectionLayoutListConfiguration.Appearance, CGFloat, CGFloat)] = [
        (.plain, 0, 0), (.grouped, 0, 18), (.insetGrouped, 16, 18), (.sidebar, 0, 0),
        (.sidebarPlain, 0, 0),
      ]
      for (appearance, x, y) in looks {
        let cell = ListLayoutFixture([1], listConfiguration(appearance)).cell(0)
        expectEqual(cell?.frame.origin, CGPoint(x: x, y: y), "\(appearance)")
      }
    },
  ]

  nonisolated private static let modes: [LayoutSymbol] = [
    LayoutSymbol("UICollectionLayoutListConfiguration.headerMode") {
      let fixture = ListLayoutFixture(
        [1],
        listConfiguration(.plain) { $0.headerMode = .supplementary }
      )
      expectEqual(fixture.header()?.row.role, .header)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.HeaderMode") {
      let roles: [(UICollectionLayoutListConfiguration.HeaderMode, ListRow.Role, Bool)] = [
        (.none, .item, false), (.supplementary, .item, true), (.firstItemInSection, .header, false),
      ]
      for (mode, role, hasView) in roles {
        let fixture = ListLayoutFixture([2], listConfiguration(.grouped) { $0.headerMode = mode })
        expectEqual(fixture.rows[0].role, role, "\(mode)")
        expectEqual((fixture.header() != nil), hasView, "\(mode)")
      }
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.footerMode") {
      let fixture = ListLayoutFixture(
        [1],
        listConfiguration(.plain) { $0.footerMode = .supplementary }
      )
      let footer = fixture.boundary(UICollectionView.elementKindSectionFooter)
      expectEqual(footer?.frame.minY, 44)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.FooterMode") {
      let fixture = ListLayoutFixture([1], listConfiguration(.plain) { $0.footerMode = .none })
      #expect(fixture.boundary(UICollectionView.elementKindSectionFooter) == nil)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.headerTopPadding") {
      @MainActor func top(_ padding: CGFloat?) -> CGFloat? {
        let configuration = listConfiguration(.plain) {
          $0.headerMode = .supplementary
          $0.headerTopPadding = padding
        }
        return ListLayoutFixture([1], configuration).header()?.frame.minY
      }
      expectEqual([top(nil), top(0), top(7)], [22, 0, 7])
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.contentHuggingElements") {
      let configuration = listConfiguration(.plain) {
        $0.headerMode = .supplementary
        $0.contentHuggingElements = .supplementaryHeader
      }
      let width = ListLayoutFixture([1], configuration).header()?.frame.width ?? 0
      #expect(width > 0 && width < 375)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.ContentHuggingElements") {
      expectEqual(
        UICollectionLayoutListConfiguration.ContentHuggingElements.supplementaryHeader.rawValue,
        1
      )
    },
  ]

  nonisolated private static let properties: [LayoutSymbol] = [
    LayoutSymbol("UICollectionLayoutListConfiguration.showsSeparators") {
      #expect(listConfiguration(.plain).showsSeparators)
      #expect(!listConfiguration(.sidebar).showsSeparators)
      let fixture = ListLayoutFixture([2], listConfiguration(.plain) { $0.showsSeparators = false })
      #expect(fixture.lines(0).isEmpty)
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.separatorConfiguration") {
      let configuration = listConfiguration(.plain) {
        $0.separatorConfiguration.bottomSeparatorInsets.leading = 50
      }
      expectEqual(ListLayoutFixture([2], configuration).lines(0), [[50, 43, 325]])
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.itemSeparatorHandler") {
      let configuration = listConfiguration(.plain) {
        $0.itemSeparatorHandler = { path, usual in
          var changed = usual
          changed.bottomSeparatorVisibility = path.item == 0 ? .hidden : .visible
          return changed
        }
      }
      let fixture = ListLayoutFixture([2], configuration)
      expectEqual((0..<2).map { fixture.lines($0).count }, [0, 1])
    },
    LayoutSymbol("UICollectionLayoutListConfiguration.backgroundColor") {
      let configuration = listConfiguration(.plain) { $0.backgroundColor = .green }
      expectEqual(ListLayoutFixture([1], configuration).backdrop, .green)
    },
  ]

  nonisolated private static let separators: [LayoutSymbol] = [
    LayoutSymbol("UIListSeparatorConfiguration.init(listAppearance:)") {
      let separators = UIListSeparatorConfiguration(listAppearance: .plain)
      expectEqual(separators.topSeparatorVisibility, .automatic)
      expectEqual(separators.bottomSeparatorInsets, UIListSeparatorConfiguration.automaticInsets)
    },
    LayoutSymbol("UIListSeparatorConfiguration.topSeparatorVisibility") {
      expectEqual(lines { $0.topSeparatorVisibility = .visible }.map { $0[1] }, [0, 43])
    },
    LayoutSymbol("UIListSeparatorConfiguration.bottomSeparatorVisibility") {
      #expect(lines { $0.bottomSeparatorVisibility = .hidden }.isEmpty)
    },
    LayoutSymbol("UIListSeparatorConfiguration.Visibility") {
      let counts: [(UIListSeparatorConfiguration.Visibility, Int)] = [
        (.automatic, 1), (.visible, 1), (.hidden, 0),
      ]
      for (visibility, count) in counts {
        expectEqual(lines { $0.bottomSeparatorVisibility = visibility }.count, count)
      }
    },
    LayoutSymbol("UIListSeparatorConfiguration.topSeparatorInsets") {
      let found = lines {
        $0.topSeparatorVisibility = .visible
        $0.topSeparatorInsets = directional(0, 10, 0, 20)
      }
      expectEqual(found.first, [10, 0, 345])
    },
    LayoutSymbol("UIListSeparatorConfiguration.bottomSeparatorInsets") {
      expectEqual(lines { $0.bottomSeparatorInsets = directional(0, 1, 0, 2) }, [[1, 43, 372]])
    },
    LayoutSymbol("UIListSeparatorConfiguration.automaticInsets") {
      expectEqual(lines { $0.bottomSeparatorInsets.trailing = 5 }, [[16, 43, 354]])
    },
    LayoutSymbol("UIListSeparatorConfiguration.color") {
      let configuration = listConfiguration(.plain) { $0.separatorConfiguration.color = .red }
      expectEqual(ListLayoutFixture([1], configuration).rows[0].bottomSeparator?.color, .red)
    },
    LayoutSymbol("UIListSeparatorConfiguration.multipleSelectionColor") {
      let configuration = listConfiguration(.plain) {
        $0.separatorConfiguration.multipleSelectionColor = .red
      }
      let row = ListLayoutFixture([1], configuration).rows[0]
      expectEqual(row.bottomSeparator?.selectedColor, .red)
    },
  ]
}

/// The lines of the only row of a plain list.
@MainActor
private func lines(_ change: (inout UIListSeparatorConfiguration) -> Void) -> [[Double]] {
  let configuration = listConfiguration(.plain) { change(&$0.separatorConfiguration) }
  return ListLayoutFixture([1], configuration).lines(0)
}
