import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("A symbol of supplementary and decoration items")
@MainActor
struct SupplementarySymbolTests {
  @Test("does what the table says", arguments: symbols)
  func works(symbol: LayoutSymbol) throws { try symbol.check() }

  nonisolated static let symbols: [LayoutSymbol] =
    anchors + anchored + boundaries + boundaryProperties + decorations

  nonisolated private static let anchors: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutAnchor.init(edges:)") {
      let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
      expectEqual(badgeFrame(anchor), [90, 0, 10, 20])
    },
    LayoutSymbol("NSCollectionLayoutAnchor.init(edges:absoluteOffset:)") {
      let anchor = NSCollectionLayoutAnchor(
        edges: [.top, .leading],
        absoluteOffset: CGPoint(x: 3, y: -4)
      )
      expectEqual(badgeFrame(anchor), [3, -4, 10, 20])
    },
    // Half of 10 and half of 20.
    LayoutSymbol("NSCollectionLayoutAnchor.init(edges:fractionalOffset:)") {
      let anchor = NSCollectionLayoutAnchor(
        edges: [.top, .leading],
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)
      )
      expectEqual(badgeFrame(anchor), [5, -10, 10, 20])
    },
    LayoutSymbol("NSCollectionLayoutAnchor.edges") {
      expectEqual(NSCollectionLayoutAnchor(edges: [.bottom]).edges, .bottom)
    },
    LayoutSymbol("NSCollectionLayoutAnchor.offset") {
      let point = CGPoint(x: 1, y: 2)
      expectEqual(NSCollectionLayoutAnchor(edges: [], absoluteOffset: point).offset, point)
    },
    LayoutSymbol("NSCollectionLayoutAnchor.isAbsoluteOffset") {
      #expect(NSCollectionLayoutAnchor(edges: [], absoluteOffset: .zero).isAbsoluteOffset)
      #expect(!NSCollectionLayoutAnchor(edges: [], fractionalOffset: .zero).isAbsoluteOffset)
    },
    LayoutSymbol("NSCollectionLayoutAnchor.isFractionalOffset") {
      #expect(NSCollectionLayoutAnchor(edges: [], fractionalOffset: .zero).isFractionalOffset)
      #expect(!NSCollectionLayoutAnchor(edges: []).isFractionalOffset)
    },
  ]

  nonisolated private static let anchored: [LayoutSymbol] = [
    LayoutSymbol(
      "NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:)"
    ) {
      expectEqual(badgeFrame(NSCollectionLayoutAnchor(edges: [.bottom])), [45, 60, 10, 20])
    },
    // The middle of the badge on the corner of its host.
    LayoutSymbol(
      "NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:itemAnchor:)"
    ) {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(10), .absolute(20)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]),
        itemAnchor: NSCollectionLayoutAnchor(edges: [])
      )
      expectEqual(frame(of: badge), [95, -10, 10, 20])
    },
    LayoutSymbol("NSCollectionLayoutSupplementaryItem.zIndex") {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.absolute(10), .absolute(20)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [])
      )
      expectEqual(badge.zIndex, 1)
      badge.zIndex = 5
      expectEqual(attributes(of: badge)?.zIndex, 5)
    },
    LayoutSymbol("NSCollectionLayoutSupplementaryItem.elementKind") {
      expectEqual(boundaryItem("header", .absolute(1), .top).elementKind, "header")
    },
    LayoutSymbol("NSCollectionLayoutSupplementaryItem.containerAnchor") {
      expectEqual(badge(NSCollectionLayoutAnchor(edges: [.top])).containerAnchor.edges, .top)
    },
    LayoutSymbol("NSCollectionLayoutSupplementaryItem.itemAnchor") {
      #expect(badge(NSCollectionLayoutAnchor(edges: [.top])).itemAnchor == nil)
    },
  ]

  nonisolated private static let boundaries: [LayoutSymbol] = [
    LayoutSymbol(
      "NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)"
    ) {
      let fixture = shown([1], section(boundaryItem("header", .absolute(30), .top)))
      expectEqual(fixture.view("header"), [0, 0, 375, 30])
      expectEqual(fixture.items(1), [[0, 30, 375, 44]])
    },
    // The section makes room for the header and the distance: rule B2.
    LayoutSymbol(
      "NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:absoluteOffset:)"
    ) {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: "header",
        alignment: .top,
        absoluteOffset: CGPoint(x: 5, y: -10)
      )
      let fixture = shown([1], section(header))
      expectEqual(fixture.view("header"), [5, 0, 375, 30])
      expectEqual(fixture.items(1), [[0, 40, 375, 44]])
    },
    LayoutSymbol("NSRectAlignment") {
      let places: [(NSRectAlignment, [Double])] = [
        (.none, [137.5, 0]), (.top, [137.5, 0]), (.topLeading, [0, 0]), (.leading, [0, 0]),
        (.bottomLeading, [0, 44]), (.bottom, [137.5, 44]), (.bottomTrailing, [275, 44]),
        (.trailing, [275, 0]), (.topTrailing, [275, 0]),
      ]
      for (alignment, place) in places {
        let view = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(100), .absolute(44)),
          elementKind: "header",
          alignment: alignment
        )
        let fixture = shown([1], section(view))
        expectEqual(Array(fixture.view("header").prefix(2)), place, "\(alignment)")
      }
    },
  ]

  nonisolated private static let boundaryProperties: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary") {
      let header = boundaryItem("header", .absolute(30), .top)
      header.extendsBoundary = false
      expectEqual(shown([1], section(header)).items(1), [[0, 0, 375, 44]])
    },
    LayoutSymbol("NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds") {
      let header = boundaryItem("header", .absolute(30), .top)
      header.pinToVisibleBounds = true
      let fixture = shown([50], section(header))
      fixture.view.contentOffset.y = 500
      fixture.frame()
      expectEqual(fixture.view("header"), [0, 500, 375, 30])
    },
    LayoutSymbol("NSCollectionLayoutBoundarySupplementaryItem.alignment") {
      expectEqual(boundaryItem("footer", .absolute(1), .bottom).alignment, .bottom)
    },
    LayoutSymbol("NSCollectionLayoutBoundarySupplementaryItem.offset") {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(1), .absolute(1)),
        elementKind: "header",
        alignment: .top,
        absoluteOffset: CGPoint(x: 5, y: -10)
      )
      expectEqual(header.offset, CGPoint(x: 5, y: -10))
    },
  ]

  nonisolated private static let decorations: [LayoutSymbol] = [
    LayoutSymbol("NSCollectionLayoutDecorationItem.background(elementKind:)") {
      let section = Self.section(boundaryItem("header", .absolute(30), .top))
      section.decorationItems = [.background(elementKind: "back")]
      expectEqual(
        background(shown([2], section))?.frame,
        CGRect(x: 0, y: 0, width: 375, height: 118)
      )
    },
    LayoutSymbol("NSCollectionLayoutDecorationItem.zIndex") {
      let section = rows(.absolute(44))
      let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      back.zIndex = -3
      section.decorationItems = [back]
      expectEqual(background(shown([2], section))?.zIndex, -3)
    },
    LayoutSymbol("NSCollectionLayoutDecorationItem.elementKind") {
      expectEqual(NSCollectionLayoutDecorationItem.background(elementKind: "a").elementKind, "a")
    },
    LayoutSymbol("NSCollectionLayoutDecorationItem.contentInsets") {
      let section = rows(.absolute(44))
      let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
      back.contentInsets = directional(1, 2, 3, 4)
      section.decorationItems = [back]
      expectEqual(
        background(shown([1], section))?.frame,
        CGRect(x: 2, y: 1, width: 369, height: 40)
      )
    },
  ]

  private static func badge(
    _ anchor: NSCollectionLayoutAnchor
  ) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(20)),
      elementKind: "badge",
      containerAnchor: anchor
    )
  }

  /// The frame of a badge of 10 by 20 on an item of 100 by 80.
  private static func badgeFrame(_ anchor: NSCollectionLayoutAnchor) -> [Double] {
    frame(of: badge(anchor))
  }

  private static func frame(of badge: NSCollectionLayoutSupplementaryItem) -> [Double] {
    attributes(of: badge).numbers
  }

  private static func attributes(
    of badge: NSCollectionLayoutSupplementaryItem
  ) -> UICollectionViewLayoutAttributes? {
    let host = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(80)),
      supplementaryItems: [badge]
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)),
      subitems: [host]
    )
    let fixture = shown([1], NSCollectionLayoutSection(group: group))
    return fixture.layout.layoutAttributesForSupplementaryView(
      ofKind: "badge",
      at: IndexPath(item: 0, section: 0)
    )
  }

  /// Rows of 44 with something at an edge.
  private static func section(
    _ boundary: NSCollectionLayoutBoundarySupplementaryItem
  ) -> NSCollectionLayoutSection {
    let section = rows(.absolute(44))
    section.boundarySupplementaryItems = [boundary]
    return section
  }

  private static func background(
    _ fixture: CompositionalLayoutFixture
  ) -> UICollectionViewLayoutAttributes? {
    fixture.layout.layoutAttributesForDecorationView(
      ofKind: "back",
      at: IndexPath(item: 0, section: 0)
    )
  }
}
