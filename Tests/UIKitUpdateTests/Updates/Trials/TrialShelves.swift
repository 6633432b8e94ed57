import CoreGraphics
import Foundation
import TesseraTestSupport

@testable import UIKit

/// Where the sections that scroll by themselves are scrolled to, from where reading begins.
///
/// A section that was never scrolled is at its start. One that was left at a place of rest is at that place, wherever it
/// is now; others keep their distance from the start.
struct TrialShelves: Equatable {
  private struct Place: Equatable {
    let distance: CGFloat
    let stop: Int?
  }

  /// By the identity of the section.
  private var places: [Int: Place] = [:]

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

  /// Where a section is scrolled to.
  func offset(of section: CollectionModel.Section, in shelf: NaivePlan.Shelf) -> CGFloat {
    guard let place = places[section.identity] else { return shelf.limits.lowerBound }
    if let stop = place.stop, !shelf.stops.isEmpty {
      return shelf.stops[min(stop, shelf.stops.count - 1)]
    }
    return shelf.clamped(shelf.limits.lowerBound + place.distance)
  }

  mutating func slide(
    _ section: CollectionModel.Section,
    to offset: CGFloat,
    in shelf: NaivePlan.Shelf
  ) {
    let offset = shelf.clamped(offset)
    let distance = offset - shelf.limits.lowerBound
    let stop = shelf.stops.firstIndex { abs($0 - offset) < 0.01 }
    places[section.identity] = distance == 0 ? nil : Place(distance: distance, stop: stop)
  }

  /// Brings sections that are in sight back inside what they hold now, and forgets those that are gone or hold nothing.
  ///
  /// Others wait until they come into sight: until then they may get as much again as they have lost. `shelf` is a
  /// section as it is in sight; nil for one that is not.
  mutating func settle(in model: CollectionModel, _ shelf: (_ section: Int) -> NaivePlan.Shelf?) {
    forgetEmpty(in: model)
    for (index, section) in model.sections.enumerated() {
      guard places[section.identity] != nil, let shelf = shelf(index) else { continue }
      slide(section, to: offset(of: section, in: shelf), in: shelf)
    }
  }

  /// Forgets the sections that are gone or hold nothing: filled again they begin at their start.
  mutating func forgetEmpty(in model: CollectionModel) {
    let filled = model.sections.filter { !$0.items.isEmpty }.map(\.identity)
    places = places.filter { filled.contains($0.key) }
  }
}

extension NaivePlan {
  /// A section that scrolls by itself.
  struct Shelf {
    /// What it scrolls in.
    let frame: CGRect
    /// Between which offsets it can be scrolled.
    let limits: ClosedRange<CGFloat>
    /// Where it comes to rest; anywhere if there is nothing.
    var stops: [CGFloat] = []

    func clamped(_ offset: CGFloat) -> CGFloat {
      min(max(offset, limits.lowerBound), limits.upperBound)
    }
  }
}
