import CoreGraphics
import Foundation
import TesseraCore
import UIKit

/// The place that is read in a conversation, with its position on screen.
struct ReadingPlace {
  var mark: Mark
  /// How far the mark is below the edge of the visible area that it is held to; the end of the content: how far the
  /// offset is beyond the greatest one.
  let distance: CGFloat

  /// The kinds of anchors.
  enum Mark: Equatable {
    /// The start of an element, to the top of the visible area.
    case start(ColumnElement)
    /// The end of an element, to the bottom of the visible area.
    case end(ColumnElement)
    /// The end of the content, to the bottom of the visible area.
    case bottom
    /// An element that streams in: its end to the bottom of the visible area, or, followed by its beginning, as long
    /// as that does not leave at the top.
    case reply(ColumnElement, ConversationPosition.Edge)
  }
}

extension ConversationSolution {
  /// The least and the greatest offset at which content is at rest.
  var restingOffsets: ClosedRange<CGFloat> {
    let least = -room.covered.top
    return least...max(least, contentSize.height - room.height + room.covered.bottom)
  }

  /// The offset at which what is read is where it was; nil if it is gone.
  func offset(keeping place: ReadingPlace) -> CGFloat? {
    switch place.mark {
    case .bottom: return restingOffsets.upperBound + place.distance
    case .start(let element):
      return span(of: element).map { $0.lowerBound - room.covered.top - place.distance }
    case .end(let element):
      return span(of: element).map {
        $0.upperBound - (room.height - room.covered.bottom) - place.distance
      }
    case .reply(let element, let edge):
      return span(of: element).map {
        let end = $0.upperBound + freeExtent(behind: element) - (room.height - room.covered.bottom)
        return edge == .bottom ? end : min(end, $0.lowerBound - room.covered.top)
      }
    }
  }

  /// Whether no element is below the visible area, though what is left free below them may be; a rounded offset counts.
  func isAtBottom(_ offset: CGFloat) -> Bool {
    offset > restingOffsets.upperBound - freeBottom - 0.5
  }

  /// How much is left free below the last element; nothing where the content is longer for an extended element.
  var freeBottom: CGFloat { isExtended ? 0 : room.insets.bottom }

  /// The space that is left free behind an element: `freeBottom` for the last one, 0 for all others.
  func freeExtent(behind element: ColumnElement) -> CGFloat {
    element == column.lastElement ? freeBottom : 0
  }

  /// The end of the content, held where it is.
  func bottom(at offset: CGFloat) -> ReadingPlace {
    ReadingPlace(mark: .bottom, distance: offset - restingOffsets.upperBound)
  }

  /// Returns the reading place at an offset; nil where no element is visible.
  ///
  /// Elements that are measured come before those whose size is an assumption, which have not been seen. It is an item, or with
  /// `amongBoundaries` a header or footer as well.
  func place(
    at offset: CGFloat,
    heldByEnd: Bool,
    amongBoundaries: Bool = false
  ) -> ReadingPlace? {
    let top = offset + room.covered.top - columnStart
    let bottom = offset + room.height - room.covered.bottom - columnStart
    var seen: [ColumnPlace] = []
    column.places(from: top, to: bottom, into: &seen)
    if !amongBoundaries { seen.removeAll { $0.element.item == nil } }
    let known = seen.filter { !$0.standing.awaitsMeasuring }
    return Self.place(among: known, top, bottom, heldByEnd)
      ?? Self.place(among: seen, top, bottom, heldByEnd)
  }

  /// The start of the message that the lower edge cuts off, if that takes up half of the visible height or more: it is
  /// what is read then.
  func place(cutOffAt offset: CGFloat) -> ReadingPlace? {
    let top = offset + room.covered.top - columnStart
    let bottom = offset + room.height - room.covered.bottom - columnStart
    var seen: [ColumnPlace] = []
    column.places(from: bottom - 0.5, to: bottom + 0.5, into: &seen)
    guard let cut = seen.last, cut.element.item != nil, !cut.standing.awaitsMeasuring,
      cut.end > bottom + 0.5, cut.offset >= top - 0.5, bottom - cut.offset >= (bottom - top) / 2
    else { return nil }
    return ReadingPlace(mark: .start(cut.element), distance: cut.offset - top)
  }

  private static func place(
    among seen: [ColumnPlace],
    _ top: CGFloat,
    _ bottom: CGFloat,
    _ heldByEnd: Bool
  ) -> ReadingPlace? {
    if heldByEnd, let last = seen.last(where: { $0.end <= bottom + 0.5 }) {
      return ReadingPlace(mark: .end(last.element), distance: last.end - bottom)
    }
    let first = seen.first { $0.offset >= top - 0.5 } ?? seen.first
    return first.map { ReadingPlace(mark: .start($0.element), distance: $0.offset - top) }
  }
}

extension ReadingPlace {
  /// The same place after a batch; nil if there is nothing left to hold.
  ///
  /// An item that is deleted, or moved by itself, leaves its place to what comes there.
  func following(_ changes: [LayoutChange], _ map: ColumnMap) -> ReadingPlace? {
    var next = self
    switch mark {
    case .bottom:
      // Elements that are added behind the last one are followed to the end.
      return map.hasNewEnd ? ReadingPlace(mark: .bottom, distance: max(0, distance)) : self
    case .start(let element):
      guard let new = successor(of: element, changes, map, isHeldByEnd: false) else { return nil }
      next.mark = .start(new)
    case .end(let element):
      guard let new = successor(of: element, changes, map, isHeldByEnd: true) else { return nil }
      next.mark = .end(new)
    case .reply(let element, let edge):
      guard let new = map.newElement(of: element) else {
        guard let end = map.successor(of: element, isHeldByEnd: true) else { return nil }
        return ReadingPlace(mark: .end(end), distance: 0)
      }
      next.mark = .reply(new, edge)
    }
    return next
  }

  private func successor(
    of element: ColumnElement,
    _ changes: [LayoutChange],
    _ map: ColumnMap,
    isHeldByEnd: Bool
  ) -> ColumnElement? {
    var moved: Set<Int> = []
    for case .moveItem(let pair) in changes where pair.old.section.index == element.section {
      moved.insert(pair.old.item)
    }
    guard var item = element.item, moved.contains(item) else {
      return map.successor(of: element, isHeldByEnd: isHeldByEnd)
    }
    while moved.contains(item) { item += isHeldByEnd ? -1 : 1 }
    let neighbor = ColumnElement(.item(item), inSection: element.section)
    return map.successor(of: neighbor, isHeldByEnd: isHeldByEnd)
      ?? map.successor(of: element, isHeldByEnd: isHeldByEnd)
  }
}
