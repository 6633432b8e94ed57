import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// Random sections with groups up to four deep.
///
/// Their sizes are known, or estimated along the axis all through, and across it where items find out how many fit.
@MainActor
struct TrialDeclarationDice {
  var generator: SeededGenerator
  let declaration: AxisDeclaration
  let isMeasured: Bool

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }

  private mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(number(range)) }

  private mutating func insets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: length(0...4),
      leading: length(0...4),
      bottom: length(0...4),
      trailing: length(0...4)
    )
  }

  mutating func section() -> NSCollectionLayoutSection {
    let scrolls = chance(50)
    // A section that scrolls is as long as its cards turn out to be.
    let isHugged = isMeasured && scrolls && chance(30)
    let size = declaration.size(
      along: isMeasured && chance(80) ? estimate : .absolute(length(20...60)),
      across: isHugged ? estimate : .fractional(pick([1, 1, 0.7, 0.5]))
    )
    let section = NSCollectionLayoutSection(group: group(size, depth: number(1...4)))
    section.interGroupSpacing = chance(50) ? 0 : length(1...6)
    if chance(40) { section.contentInsets = insets() }
    section.boundarySupplementaryItems = [
      declaration.boundary(UICollectionView.elementKindSectionHeader, 9, isStart: true)
    ]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = chance(40)
    if scrolls { scroll(section) }
    return section
  }

  /// Has a section scroll by itself, in some way and in some bounds.
  private mutating func scroll(_ section: NSCollectionLayoutSection) {
    section.orthogonalScrollingBehavior = pick([
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ])
    section.orthogonalBounds = pick([.container, .contentInsets, .background])
    let background = NSCollectionLayoutDecorationItem.background(
      elementKind: TrialDeclarations.background
    )
    background.contentInsets = insets()
    background.span = pick(CompositionalBackground.Span.allCases)
    section.decorationItems = [background]
  }

  private mutating func group(
    _ size: NSCollectionLayoutSize,
    depth: Int
  ) -> NSCollectionLayoutGroup {
    let group = filledGroup(size, depth: depth, isRow: chance(50))
    if chance(40) { group.interItemSpacing = chance(50) ? .fixed(length(1...4)) : .flexible(0) }
    if chance(20) { group.contentInsets = insets() }
    return group
  }

  private mutating func filledGroup(
    _ size: NSCollectionLayoutSize,
    depth: Int,
    isRow: Bool
  ) -> NSCollectionLayoutGroup {
    switch number(0...5) {
    case 0: return customGroup(size, count: number(1...3))
    case 1:
      let (subitem, count) = (subitem(depth: depth - 1), number(1...3))
      return isRow
        ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    case 2:
      let (subitem, count) = (subitem(depth: depth - 1), number(1...3))
      return isRow
        ? .horizontal(layoutSize: size, subitem: subitem, count: count)
        : .vertical(layoutSize: size, subitem: subitem, count: count)
    default:
      let subitems = (0..<number(1...3)).map { _ in subitem(depth: depth - 1) }
      return isRow
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems)
    }
  }

  private mutating func subitem(depth: Int) -> NSCollectionLayoutItem {
    let size = declaration.size(along: extent(), across: extent())
    if depth > 0, chance(40) { return group(size, depth: depth) }
    let item = NSCollectionLayoutItem(layoutSize: size)
    if chance(20) { item.edgeSpacing = edges() }
    return item
  }

  /// An extent inside a group: a part of it, or in a layout whose items are asked mostly an estimate.
  private mutating func extent() -> AxisDeclaration.Extent {
    if isMeasured, chance(60) { return estimate }
    return .fractional(pick([1, 0.5, 0.3, 0.25]))
  }

  /// Everything that is not known has the same estimate: what is found to be as estimated is not told from it.
  private var estimate: AxisDeclaration.Extent { .estimated(TrialLayout.estimate) }

  private mutating func edges() -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: .fixed(length(0...3)),
      top: .flexible(length(0...3)),
      trailing: .flexible(0),
      bottom: .fixed(length(0...3))
    )
  }

  private func customGroup(
    _ size: NSCollectionLayoutSize,
    count: Int
  ) -> NSCollectionLayoutGroup {
    .custom(layoutSize: size) { environment in
      let room = environment.container.effectiveContentSize
      return (0..<count).map { index in
        let part = room.width / CGFloat(count)
        let frame = CGRect(
          x: CGFloat(index) * part,
          y: CGFloat(index % 2) * room.height / 3,
          width: part,
          height: room.height / 2
        )
        return NSCollectionLayoutGroupCustomItem(frame: frame)
      }
    }
  }
}
