import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit

/// Random sections of a compositional layout, each by the identity of the section that it lays out, and where the
/// slow twin has what is in them.
@MainActor
final class TrialDeclarations {
  private let orientation: ReadingOrientation
  private let seed: Int
  private var sections: [Int: NSCollectionLayoutSection] = [:]

  /// Sections that differ with the counts that a run begins with, so that a replay has the same.
  init(_ orientation: ReadingOrientation, _ counts: [Int]) {
    self.orientation = orientation
    seed = counts.reduce(counts.count) { ($0 &* 31 &+ $1) & 0xFFFF }
  }

  subscript(section: CollectionModel.Section) -> NSCollectionLayoutSection {
    if let known = sections[section.identity] { return known }
    var dice = DeclarationDice(
      generator: SeededGenerator(seed: UInt64(seed * 1_000 + section.identity)),
      declaration: AxisDeclaration(axis: orientation.axis)
    )
    let made = dice.section()
    sections[section.identity] = made
    return made
  }

  /// Where everything must be, by the slow twin.
  func plan(_ model: CollectionModel, width: CGFloat, _ shelves: TrialShelves) -> NaivePlan {
    let guides = CompositionalGuides(safeArea: .zero, layoutMargins: .zero, readableRoom: 0)
    var twin = NaiveCompositional(
      configuration: CompositionalConfiguration(
        axis: orientation.axis == .vertical ? .vertical : .horizontal,
        container: Size(orientation.size(CGSize(width: width, height: 100)))
      )
    )
    twin.sections = model.sections.map { section in
      NaiveCompositional.Section(
        declaration: self[section].declaration(guides, reference: .none, tag: 0),
        measured: section.items.map { _ in nil }
      )
    }
    let picture = twin.picture()
    var plan = NaivePlan()
    plan.contentSize = orientation.size(CGSize(picture.contentSize))
    for (index, section) in model.sections.enumerated() {
      add(section, index, picture, shelves, to: &plan)
    }
    return plan
  }

  private func add(
    _ section: CollectionModel.Section,
    _ index: Int,
    _ picture: NaiveCompositional.Picture,
    _ shelves: TrialShelves,
    to plan: inout NaivePlan
  ) {
    func reading(_ rect: Rect) -> CGRect { orientation.layoutFrame(CGRect(rect)) }
    for header in picture.boundaries[index] {
      plan.elements.append(
        NaivePlan.Element(
          path: IndexPath(item: 0, section: index),
          isHeader: true,
          frame: reading(header)
        )
      )
    }
    var shift = CGPoint.zero
    if let scroller = picture.scrollers[index].map(reading) {
      let shelf = NaivePlan.Shelf(frame: scroller, reach: CGFloat(picture.reaches[index]))
      plan.shelves[index] = shelf
      shift = CGPoint(
        x: scroller.minX - shelves.offset(of: section, reach: shelf.reach),
        y: scroller.minY
      )
    }
    for (item, rect) in picture.items[index].enumerated() {
      plan.elements.append(
        NaivePlan.Element(
          path: IndexPath(item: item, section: index),
          isHeader: false,
          frame: reading(rect).offsetBy(dx: shift.x, dy: shift.y),
          clip: plan.shelves[index]?.frame
        )
      )
    }
  }
}

/// Declarations of sizes that are known, with groups up to three deep.
@MainActor
private struct DeclarationDice {
  var generator: SeededGenerator
  let declaration: AxisDeclaration

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
    let size = declaration.size(
      along: .absolute(length(20...60)),
      across: .fractional(pick([1, 1, 0.7, 0.5]))
    )
    let section = NSCollectionLayoutSection(group: group(size, depth: number(1...3)))
    section.interGroupSpacing = chance(50) ? 0 : length(1...6)
    if chance(40) { section.contentInsets = insets() }
    section.boundarySupplementaryItems = [
      declaration.boundary(UICollectionView.elementKindSectionHeader, 9, isStart: true)
    ]
    if chance(30) { section.orthogonalScrollingBehavior = .continuous }
    return section
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
    let factors: [CGFloat] = [1, 0.5, 0.3, 0.25]
    let size = declaration.size(
      along: .fractional(pick(factors)),
      across: .fractional(pick(factors))
    )
    if depth > 0, chance(40) { return group(size, depth: depth) }
    let item = NSCollectionLayoutItem(layoutSize: size)
    if chance(20) { item.edgeSpacing = edges() }
    return item
  }

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
