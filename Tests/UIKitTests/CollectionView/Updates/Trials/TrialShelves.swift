import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// Where the sections that scroll by themselves are scrolled to, from where reading begins.
struct TrialShelves: Equatable {
  /// By the identity of the section; a section that was never scrolled is at its start.
  private var offsets: [Int: CGFloat] = [:]

  /// Whether a section scrolls by itself.
  static func isShelf(_ section: CollectionModel.Section) -> Bool {
    section.identity.isMultiple(of: 2)
  }

  /// How wide a card is in a view of a width.
  private static func cardWidth(_ width: CGFloat) -> CGFloat { 0.4 * width }

  /// The range that an item takes of what shows.
  func frame(
    of item: Int,
    _ section: CollectionModel.Section,
    _ width: CGFloat
  ) -> ClosedRange<CGFloat> {
    let card = Self.cardWidth(width)
    let offset = min(offsets[section.identity, default: 0], Self.end(of: section, width))
    let start = CGFloat(item) * (card + TrialLayout.lineSpacing) - offset
    return start...(start + card)
  }

  /// How far a section can be scrolled.
  static func end(of section: CollectionModel.Section, _ width: CGFloat) -> CGFloat {
    let count = CGFloat(section.items.count)
    let extent = count * (cardWidth(width) + TrialLayout.lineSpacing) - TrialLayout.lineSpacing
    return max(0, extent - width)
  }

  mutating func slide(_ section: CollectionModel.Section, to offset: CGFloat, _ width: CGFloat) {
    offsets[section.identity] = min(max(0, offset), Self.end(of: section, width))
  }

  /// Brings sections that are in sight back inside what they hold now, and forgets those that are gone.
  ///
  /// Others wait until they come into sight: until then they may get as much again as they have lost.
  mutating func settle(
    in model: CollectionModel,
    _ width: CGFloat,
    isInSight: (_ section: Int) -> Bool
  ) {
    var settled: [Int: CGFloat] = [:]
    for (index, section) in model.sections.enumerated() {
      guard let offset = offsets[section.identity] else { continue }
      settled[section.identity] =
        isInSight(index) ? min(offset, Self.end(of: section, width)) : offset
    }
    offsets = settled
  }
}

extension CGRect {
  /// The frame of an item of a shelf.
  init(shelf range: ClosedRange<CGFloat>, top: CGFloat, _ height: CGFloat) {
    self.init(
      x: range.lowerBound,
      y: top,
      width: range.upperBound - range.lowerBound,
      height: height
    )
  }
}
