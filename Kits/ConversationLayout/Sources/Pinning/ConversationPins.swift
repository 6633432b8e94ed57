import CoreGraphics
import Foundation
import TesseraCore
import UIKit

/// The items that stay at the edges of what is visible, in order.
struct ConversationPins {
  private(set) var top: [ColumnElement] = []
  private(set) var bottom: [ColumnElement] = []

  /// No items.
  init() {}

  @MainActor
  init(
    _ delegate: any ConversationLayoutPinningDelegate,
    _ layout: CollectionViewConversationLayout
  ) {
    func elements(_ edge: ConversationPosition.Edge) -> [ColumnElement] {
      let items = delegate.pinnedItems(layout, to: edge).compactMap { ColumnElement(cellAt: $0) }
      let headers = delegate.sectionsWithPinnedHeader(layout, to: edge).map {
        ColumnElement(.header, inSection: $0)
      }
      // A header stands in front of the items of its section.
      return (headers + items).sorted {
        ($0.section, $0.item ?? -1) < ($1.section, $1.item ?? -1)
      }
    }
    top = elements(.top)
    bottom = elements(.bottom)
  }

  var isEmpty: Bool { top.isEmpty && bottom.isEmpty }

  /// The same without what a column does not have.
  func existing(in column: ColumnArrangement) -> ConversationPins {
    var pins = self
    pins.top.removeAll { column.place(of: $0) == nil }
    pins.bottom.removeAll { column.place(of: $0) == nil }
    return pins
  }
}

/// Where an item stands that is pinned, or comes to be.
struct PinnedPlace: Equatable {
  let place: ColumnPlace
  let edge: ConversationPosition.Edge
  /// Where the item begins, as far as it is held.
  let offset: Double
  /// How far it is pinned: 1 at the edge, less while another one pushes it away, or while it comes.
  let progress: CGFloat
  /// Whether it is held, and not on its way.
  let isHeld: Bool
}

extension ConversationSolution {
  /// The items that are pinned, or come to be, at an offset, at most two for each edge, in O(log p log m).
  func pinnedPlaces(at offset: CGFloat) -> [PinnedPlace] {
    guard !pins.isEmpty else { return [] }
    let top = offset + room.covered.top - columnStart
    let bottom = offset + room.height - room.covered.bottom - columnStart
    return pinnedToTop(Double(top)) + pinnedToBottom(Double(bottom))
  }

  private func pinnedToTop(_ edge: Double) -> [PinnedPlace] {
    let next = firstIndex(of: pins.top) { $0.offset > edge }
    let coming = next < pins.top.count ? column.place(of: pins.top[next]) : nil
    guard next > 0, let held = column.place(of: pins.top[next - 1]) else { return [] }
    let height = held.size.height
    let limit = min(coming?.offset ?? column.extent, column.extent) - height
    let offset = max(held.offset, min(edge, limit))
    return places(.top, held, offset, away: edge - offset, coming, coming.map { $0.offset - edge })
  }

  private func pinnedToBottom(_ edge: Double) -> [PinnedPlace] {
    let index = firstIndex(of: pins.bottom) { $0.end >= edge }
    guard index < pins.bottom.count, let held = column.place(of: pins.bottom[index]) else {
      return []
    }
    let coming = index > 0 ? column.place(of: pins.bottom[index - 1]) : nil
    let height = held.size.height
    let end = min(held.end, max(edge, (coming?.end ?? 0) + height))
    return places(
      .bottom,
      held,
      end - height,
      away: end - edge,
      coming,
      coming.map { edge - $0.end }
    )
  }

  private func places(
    _ edge: ConversationPosition.Edge,
    _ held: ColumnPlace,
    _ offset: Double,
    away: Double,
    _ coming: ColumnPlace?,
    _ distance: Double?
  ) -> [PinnedPlace] {
    let height = max(1, held.size.height)
    func progress(_ distance: Double) -> CGFloat { CGFloat(min(1, max(0, 1 - distance / height))) }
    let first = PinnedPlace(
      place: held,
      edge: edge,
      offset: offset,
      progress: progress(away),
      isHeld: true
    )
    guard let coming, let distance, progress(distance) > 0 else { return [first] }
    let second = PinnedPlace(
      place: coming,
      edge: edge,
      offset: coming.offset,
      progress: progress(distance),
      isHeld: false
    )
    return [first, second]
  }

  /// The index of the first of some elements, in order, at which something is true that is true of all behind it.
  private func firstIndex(
    of elements: [ColumnElement],
    where isBehind: (ColumnPlace) -> Bool
  ) -> Int {
    var lower = 0
    var upper = elements.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if column.place(of: elements[middle]).map(isBehind) ?? true {
        upper = middle
      } else {
        lower = middle + 1
      }
    }
    return lower
  }
}
