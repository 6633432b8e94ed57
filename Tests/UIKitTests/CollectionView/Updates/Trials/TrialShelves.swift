import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// Where the sections that scroll by themselves are scrolled to, from where reading begins.
struct TrialShelves: Equatable {
  /// By the identity of the section; a section that was never scrolled is at its start.
  private var offsets: [Int: CGFloat] = [:]

  /// Whether a section scrolls by itself in a layout in which every second one does.
  static func isShelf(_ section: CollectionModel.Section) -> Bool {
    section.identity.isMultiple(of: 2)
  }

  /// How wide a card of such a section is in a view of a width.
  private static func cardWidth(_ width: CGFloat) -> CGFloat { 0.4 * width }

  /// The range that a card takes of the content, which is not scrolled.
  static func range(of item: Int, _ width: CGFloat) -> ClosedRange<CGFloat> {
    let card = cardWidth(width)
    let start = CGFloat(item) * (card + TrialLayout.lineSpacing)
    return start...(start + card)
  }

  /// How far so many cards can be scrolled.
  static func reach(of count: Int, _ width: CGFloat) -> CGFloat {
    count == 0 ? 0 : max(0, range(of: count - 1, width).upperBound - width)
  }

  /// Where a section is scrolled to, of as far as it can be.
  func offset(of section: CollectionModel.Section, reach: CGFloat) -> CGFloat {
    min(offsets[section.identity, default: 0], reach)
  }

  mutating func slide(_ section: CollectionModel.Section, to offset: CGFloat, reach: CGFloat) {
    offsets[section.identity] = min(max(0, offset), reach)
  }

  /// Brings sections that are in sight back inside what they hold now, and forgets those that are gone.
  ///
  /// Others wait until they come into sight: until then they may get as much again as they have lost. `reach` is how
  /// far a section can be scrolled; nil for one that is not in sight.
  mutating func settle(in model: CollectionModel, _ reach: (_ section: Int) -> CGFloat?) {
    var settled: [Int: CGFloat] = [:]
    for (index, section) in model.sections.enumerated() {
      guard let offset = offsets[section.identity] else { continue }
      settled[section.identity] = min(offset, reach(index) ?? offset)
    }
    offsets = settled
  }
}

extension NaivePlan {
  /// A section that scrolls by itself.
  struct Shelf {
    /// What it scrolls in.
    let frame: CGRect
    /// How far it can be scrolled.
    let reach: CGFloat
  }
}
