import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A symbol of sizes and spacing")
@MainActor
struct SizeSymbolTests {
  @Test("does what the table says", arguments: symbols)
  func works(symbol: LayoutSymbol) throws { try symbol.check() }

  nonisolated static let symbols: [LayoutSymbol] =
    sizes + dimensions + introspection + spacing

  nonisolated private static let sizes: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutSize.init(widthDimension:heightDimension:)") {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(50),
        heightDimension: .fractionalHeight(0.5)
      )
      let item = NSCollectionLayoutItem(layoutSize: size)
      expectEqual(frames(1, row(.absolute(80), [item])), [[0, 0, 50, 40]])
    },
    LayoutSymbol("NSCollectionLayoutSize.widthDimension") {
      expectEqual(size(.absolute(50), .absolute(9)).widthDimension.dimension, 50)
    },
    LayoutSymbol("NSCollectionLayoutSize.heightDimension") {
      expectEqual(size(.absolute(50), .absolute(9)).heightDimension.dimension, 9)
    },
  ]

  nonisolated private static let dimensions: [LayoutSymbol] = [
    // A quarter of 375; as a height too.
    LayoutSymbol("NSCollectionLayoutDimension.fractionalWidth(_:)") {
      let quarter = item(.fractionalWidth(0.25), .fractionalWidth(0.25))
      expectEqual(frames(2, row(.absolute(100), [quarter]))[1], [93.75, 0, 93.75, 93.75])
    },
    LayoutSymbol("NSCollectionLayoutDimension.fractionalHeight(_:)") {
      let half = item(.fractionalHeight(0.5), .fractionalHeight(0.5))
      expectEqual(frames(2, row(.absolute(100), [half]))[1], [50, 0, 50, 50])
    },
    LayoutSymbol("NSCollectionLayoutDimension.absolute(_:)") {
      expectEqual(
        frames(2, row(.absolute(30), [item(.absolute(40), .absolute(20))]))[1],
        [40, 0, 40, 20]
      )
    },
    LayoutSymbol("NSCollectionLayoutDimension.estimated(_:)") {
      let fixture = shown([2], rows(.estimated(50)))
      expectEqual(fixture.items(2)[1], [0, 50, 375, 50])
      fixture.source.wish = { path, size in CGSize(width: size.width, height: 70) }
      fixture.view.reloadData()
      fixture.frame()
      expectEqual(fixture.items(2), [[0, 0, 375, 70], [0, 70, 375, 70]])
    },
    // S03: the heights 60, 90, 40 and 30 in two columns.
    LayoutSymbol("NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)") {
      let half = item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
      let fixture = shown([4], NSCollectionLayoutSection(group: row(.estimated(50), [half])))
      let heights: [CGFloat] = [60, 90, 40, 30]
      fixture.source.wish = { path, size in
        CGSize(width: size.width, height: heights[path.item])
      }
      fixture.view.reloadData()
      fixture.frame()
      expectEqual(fixture.items(4).map { $0[3] }, [90, 90, 40, 40])
      expectEqual(fixture.items(4)[2][1], 90)
    },
  ]

  nonisolated private static let introspection: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutDimension.dimension") {
      expectEqual(NSCollectionLayoutDimension.fractionalWidth(0.5).dimension, 0.5)
      expectEqual(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9).dimension, 9)
    },
    LayoutSymbol("NSCollectionLayoutDimension.isFractionalWidth") {
      #expect(NSCollectionLayoutDimension.fractionalWidth(1).isFractionalWidth)
      #expect(!NSCollectionLayoutDimension.fractionalHeight(1).isFractionalWidth)
    },
    LayoutSymbol("NSCollectionLayoutDimension.isFractionalHeight") {
      #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
      #expect(!NSCollectionLayoutDimension.fractionalWidth(1).isFractionalHeight)
    },
    LayoutSymbol("NSCollectionLayoutDimension.isAbsolute") {
      #expect(NSCollectionLayoutDimension.absolute(1).isAbsolute)
      #expect(!NSCollectionLayoutDimension.estimated(1).isAbsolute)
    },
    LayoutSymbol("NSCollectionLayoutDimension.isEstimated") {
      #expect(NSCollectionLayoutDimension.estimated(1).isEstimated)
      #expect(!NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 1).isEstimated)
    },
    LayoutSymbol("NSCollectionLayoutDimension.isUniformAcrossSiblings") {
      #expect(
        NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 1).isUniformAcrossSiblings
      )
      #expect(!NSCollectionLayoutDimension.estimated(1).isUniformAcrossSiblings)
    },
  ]

  nonisolated private static let spacing: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutSpacing.fixed(_:)") {
      let group = row(.absolute(50), [item(.absolute(100), .fractionalHeight(1))])
      group.interItemSpacing = .fixed(10)
      expectEqual(frames(3, group).map { $0[0] }, [0, 110, 220])
    },
    // C12: with 60 between them only two fit, and the rest of the width goes between them.
    LayoutSymbol("NSCollectionLayoutSpacing.flexible(_:)") {
      let group = row(.absolute(50), [item(.absolute(100), .fractionalHeight(1))])
      group.interItemSpacing = .flexible(60)
      expectEqual(frames(3, group).map { $0[0] }, [0, 275, 0])
    },
    LayoutSymbol("NSCollectionLayoutSpacing.spacing") {
      expectEqual(NSCollectionLayoutSpacing.fixed(7).spacing, 7)
    },
    LayoutSymbol("NSCollectionLayoutSpacing.isFixed") {
      #expect(NSCollectionLayoutSpacing.fixed(7).isFixed)
      #expect(!NSCollectionLayoutSpacing.flexible(7).isFixed)
    },
    LayoutSymbol("NSCollectionLayoutSpacing.isFlexible") {
      #expect(NSCollectionLayoutSpacing.flexible(7).isFlexible)
      #expect(!NSCollectionLayoutSpacing.fixed(7).isFlexible)
    },
    LayoutSymbol("NSCollectionLayoutEdgeSpacing.init(leading:top:trailing:bottom:)") {
      let only = item(.absolute(100), .absolute(20))
      only.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(5),
        top: .fixed(3),
        trailing: .fixed(7),
        bottom: nil
      )
      expectEqual(frames(2, row(.absolute(50), [only])), [[5, 3, 100, 20], [117, 3, 100, 20]])
    },
    LayoutSymbol("NSCollectionLayoutEdgeSpacing.leading") {
      expectEqual(edges.leading?.spacing, 1)
    },
    LayoutSymbol("NSCollectionLayoutEdgeSpacing.top") { expectEqual(edges.top?.spacing, 2) },
    LayoutSymbol("NSCollectionLayoutEdgeSpacing.trailing") {
      expectEqual(edges.trailing?.spacing, 3)
    },
    LayoutSymbol("NSCollectionLayoutEdgeSpacing.bottom") { #expect(edges.bottom == nil) },
  ]

  private static var edges: NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1),
      top: .flexible(2),
      trailing: .fixed(3),
      bottom: nil
    )
  }
}
