import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport

@testable import UIKit
@testable import UIKitTestSupport

/// Random sections of a compositional layout, each by the identity of the section that it lays out, and where the
/// slow twin has what is in them.
@MainActor
final class TrialDeclarations {
  /// What stands behind some sections.
  static let background = "background"

  private let orientation: ReadingOrientation
  /// Whether items are asked for their sizes.
  private let isMeasured: Bool
  private let seed: Int
  private var sections: [Int: NSCollectionLayoutSection] = [:]

  /// Sections that differ with the counts that a run begins with, so that a replay has the same.
  init(_ orientation: ReadingOrientation, _ counts: [Int], isMeasured: Bool) {
    self.orientation = orientation
    self.isMeasured = isMeasured
    seed = counts.reduce(counts.count) { ($0 &* 31 &+ $1) & 0xFFFF }
  }

  subscript(section: CollectionModel.Section) -> NSCollectionLayoutSection {
    if let known = sections[section.identity] { return known }
    var dice = TrialDeclarationDice(
      generator: SeededGenerator(seed: UInt64(seed * 1_000 + section.identity)),
      declaration: AxisDeclaration(axis: orientation.axis),
      isMeasured: isMeasured
    )
    let made = dice.section()
    sections[section.identity] = made
    return made
  }

  /// Where everything must be, by the slow twin.
  func plan(
    _ model: CollectionModel,
    width: CGFloat,
    _ sizes: TrialSizes,
    _ shelves: TrialShelves
  ) -> NaivePlan {
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
        measured: section.items.map { sizes.found[$0.identity]?.known(orientation) }
      )
    }
    let picture = twin.picture()
    var plan = NaivePlan()
    plan.contentSize = orientation.size(CGSize(picture.contentSize))
    addHeaders(model, picture, twin, to: &plan)
    for (index, section) in model.sections.enumerated() {
      add(section, index, picture, shelves, to: &plan)
    }
    return plan
  }

  private func reading(_ rect: Rect) -> CGRect { orientation.layoutFrame(CGRect(rect)) }

  /// Adds the headers of all sections; pinned ones go no further than when all content has gone by.
  private func addHeaders(
    _ model: CollectionModel,
    _ picture: NaiveCompositional.Picture,
    _ twin: NaiveCompositional,
    to plan: inout NaivePlan
  ) {
    let beyond = twin.boundaries(visibleRect: Rect(x: 1e6, y: 1e6, width: 1, height: 1))
    for (index, section) in model.sections.enumerated() {
      let isPinned = self[section].boundarySupplementaryItems[0].pinToVisibleBounds
      for (header, last) in zip(picture.boundaries[index], beyond[index]) {
        plan.elements.append(
          NaivePlan.Element(
            path: IndexPath(item: 0, section: index),
            isHeader: true,
            frame: reading(header),
            lastStart: isPinned ? reading(last).minY : nil
          )
        )
      }
    }
  }

  /// Adds the items of a section, and what scrolls them.
  private func add(
    _ section: CollectionModel.Section,
    _ index: Int,
    _ picture: NaiveCompositional.Picture,
    _ shelves: TrialShelves,
    to plan: inout NaivePlan
  ) {
    var shift = CGPoint.zero
    if let scroller = picture.scrollers[index].map(reading) {
      let shelf = shelf(scroller, picture, index)
      plan.shelves[index] = shelf
      shift = CGPoint(x: scroller.minX - shelves.offset(of: section, in: shelf), y: scroller.minY)
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

extension TrialDeclarations {
  /// A section that scrolls by itself; for cards in the middle it may go beyond what it holds.
  private func shelf(
    _ frame: CGRect,
    _ picture: NaiveCompositional.Picture,
    _ index: Int
  ) -> NaivePlan.Shelf {
    let stops = (picture.stops[index] ?? []).map { CGFloat($0) }
    let lower = stops.first ?? 0
    let upper = stops.last ?? CGFloat(picture.reaches[index])
    return NaivePlan.Shelf(frame: frame, limits: lower...upper, stops: stops)
  }
}

extension TrialSizes.Found {
  /// The same in a layout's coordinates.
  @MainActor
  fileprivate func known(_ orientation: ReadingOrientation) -> NaiveCompositional.Known {
    let isVertical = orientation.axis == .vertical
    let axes: [Axis] = Axis.allCases.filter { axis in
      (axis == .vertical) == isVertical ? isAlongKnown : isAcrossKnown
    }
    return NaiveCompositional.Known(size: Size(orientation.size(size)), axes: axes)
  }
}
