public import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// Returns the item at an edge of the visible area and its distance; `nil` if no item is visible.
  ///
  /// At the top it is the first item whose start is visible, at the bottom the last one whose end is; where there is none, the one that
  /// fills the view.
  public func position(from edge: ConversationPosition.Edge) -> ConversationPosition? {
    collectionView?.layoutIfNeeded()
    guard let collectionView, let solution,
      let place = solution.place(at: collectionView.contentOffset.y, heldByEnd: edge == .bottom)
    else { return nil }
    let (element, found, offset): (ColumnElement, ConversationPosition.Edge, CGFloat)
    switch place.mark {
    case .start(let first): (element, found, offset) = (first, .top, place.distance)
    case .end(let last): (element, found, offset) = (last, .bottom, -place.distance)
    case .bottom, .reply: return nil
    }
    let path = element.indexPath
    let identities = delegate as? any ConversationLayoutIdentityDelegate
    var position = ConversationPosition(
      indexPath: path,
      identity: identities?.identityOfItem(self, at: path),
      edge: found,
      offset: offset
    )
    position.record = attention.journal.record
    return position
  }

  /// Scrolls at once so that an item is where it was when a position was taken.
  ///
  /// The item is found by its identity, or else through the last 64 batches of this layout, which also give its successor, or else by its
  /// path; for a path behind the end it is the last item of the section, or of the conversation. Nothing happens, and it returns `false`,
  /// without items or without a collection view, and for an offset that is not finite. Rows that become visible are measured: O(log m)
  /// for each row.
  @discardableResult
  public func restore(_ position: ConversationPosition) -> Bool {
    guard position.offset.isFinite, let path = currentPath(of: position) else { return false }
    prepareToScroll(animated: false)
    guard let element = existingElement(at: path) else { return false }
    return scroll(
      to: ReadingPlace(element, position.edge, inside: position.offset),
      animated: false
    )
  }

  /// Scrolls to an item, exactly, whatever sizes are found on the way.
  ///
  /// The end of the last message is that of the conversation, with what the settings leave free there.
  ///
  /// Before anything is shown, and not animated, the conversation opens there: nothing is asked of the items at its
  /// start. An animated scroll begins where the content is. Rows near its ends find their sizes before it begins, and those on
  /// the way move its end along, as batches do, so it neither falls short nor turns back.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - edge: The edge of the item, and of the visible area, that counts.
  ///   - offset: The distance of the item's edge from that of the visible area, in points, positive inside. The end of the content can
  ///     prevent the whole distance.
  ///   - animated: Whether the content is seen moving.
  /// - Returns: Whether there is such an item; if not, nothing happens. The same for an offset that is not finite.
  @discardableResult
  public func scrollToItem(
    at indexPath: IndexPath,
    edge: ConversationPosition.Edge,
    offset: CGFloat = 0,
    animated: Bool
  ) -> Bool {
    prepareToScroll(animated: animated)
    guard offset.isFinite, let element = existingElement(at: indexPath) else { return false }
    // The end of a message includes what is left free behind it at any time, which the settings may change on the way.
    let place =
      edge == .bottom && offset == 0
      ? ReadingPlace(mark: .reply(element, edge), distance: 0)
      : ReadingPlace(element, edge, inside: offset)
    return scroll(to: place, animated: animated)
  }

  /// The element of an item; nil if there is none such.
  private func existingElement(at path: IndexPath) -> ColumnElement? {
    ColumnElement(cellAt: path).flatMap { solution?.column.place(of: $0) == nil ? nil : $0 }
  }

  private func scroll(to place: ReadingPlace, animated: Bool) -> Bool {
    guard let collectionView else { return false }
    let travel = ConversationTravel(to: place, layout: self, collectionView: collectionView)
    if animated { travel.animate() } else { travel.go() }
    return true
  }

  /// Where the item of a position is now, or what has come in its place.
  private func currentPath(of position: ConversationPosition) -> IndexPath? {
    collectionView?.layoutIfNeeded()
    if let identity = position.identity,
      let identities = delegate as? any ConversationLayoutIdentityDelegate,
      let path = identities.indexPathOfItem(self, identity: identity)
    {
      return path
    }
    if let former = ColumnElement(cellAt: position.indexPath),
      let now = attention.journal.element(
        former,
        at: position.record,
        isHeldByEnd: position.edge == .bottom
      )
    {
      return now.indexPath
    }
    let path = position.indexPath
    guard let column = solution?.column, path.count == 2, path.section >= 0, path.item >= 0 else {
      return nil
    }
    var section = min(path.section, column.sectionCount - 1)
    while section >= 0 {
      if let count = column.itemCount(ofSection: section), count > 0 {
        let last = section == path.section ? min(path.item, count - 1) : count - 1
        return IndexPath(item: last, section: section)
      }
      section -= 1
    }
    let next = (0..<column.sectionCount).first { (column.itemCount(ofSection: $0) ?? 0) > 0 }
    return next.map { IndexPath(item: 0, section: $0) }
  }
}

extension CollectionViewConversationLayout {
  /// Lays out what is in sight; before anything is, finds out where the elements are, and nothing else.
  private func prepareToScroll(animated: Bool) {
    guard let collectionView else { return }
    guard solution == nil, !animated, collectionView.bounds.height > 0 else {
      return collectionView.layoutIfNeeded()
    }
    solve()
  }

  /// Goes to a place at once.
  func go(to place: ReadingPlace, in collectionView: UICollectionView) {
    ConversationTravel(to: place, layout: self, collectionView: collectionView).go()
  }

  /// Keeps the end of an animated scroll right while rows on the way find their sizes.
  func beginJourney(to place: ReadingPlace, _ end: CGFloat) {
    guard let offset = collectionView?.contentOffset.y else { return }
    attention.journey = ConversationJourney(place: place, end: end, distance: abs(end - offset))
  }

  /// The offset is about to change: a journey ends where it arrives, and where something else moves the content.
  func noteJourney(to newBounds: CGRect) {
    // In an update the end has not moved yet, and in another room neither, and the content goes with it.
    guard let journey = attention.journey, let collectionView, !reading.isUpdating,
      newBounds.size == collectionView.bounds.size
    else { return }
    let distance = abs(journey.end - newBounds.minY)
    let isHeld = collectionView.isTracking || collectionView.isDragging
    if isHeld || distance > journey.distance + 0.5 || distance < 0.01 {
      attention.journey = nil
    } else {
      attention.journey?.distance = distance
    }
  }

  /// How far the content goes with the end of a journey; `nil` if there is none.
  func journeyCorrection() -> CGFloat? {
    guard !reading.isUpdating, let journey = attention.journey, let collectionView else {
      return nil
    }
    guard abs(collectionView.contentOffset.y - journey.end) > 0.01,
      let end = restingOffset(keeping: journey.place)
    else {
      attention.journey = nil
      return nil
    }
    // Where the layout adjusts nothing, the collection view keeps what it thinks is read, and the end is missed.
    let correction = end == journey.end ? leastCorrection() : end - journey.end
    shiftJourney(by: correction)
    return correction
  }

  /// How far the content goes with the end of a journey where it gets another room; takes over that room.
  func journeyCorrection(in room: ConversationRoom) -> CGFloat {
    solution?.fit(into: room)
    guard let journey = attention.journey, let end = restingOffset(keeping: journey.place) else {
      attention.journey = nil
      return 0
    }
    attention.journey?.end = end
    return end - journey.end
  }

  /// The least correction, which takes the place of others and moves nothing: one of zero is taken for none.
  ///
  /// It leads towards the nearer end of the content, which cuts it off.
  func leastCorrection() -> CGFloat {
    guard let journey = attention.journey, let limits = solution?.restingOffsets else { return 0 }
    let isNearStart = journey.end - limits.lowerBound < limits.upperBound - journey.end
    return isNearStart ? -1e-9 : 1e-9
  }

  /// A batch has moved the content, and the end of the animation with it, as far as there is content by now.
  func shiftJourney(by distance: CGFloat) {
    guard let journey = attention.journey, let limits = solution?.restingOffsets else { return }
    attention.journey?.end = min(
      max(journey.end + distance, limits.lowerBound),
      limits.upperBound
    )
  }
}

extension ReadingPlace {
  /// The place of an edge of an element so far inside of that of the visible area.
  fileprivate init(
    _ element: ColumnElement,
    _ edge: ConversationPosition.Edge,
    inside distance: CGFloat
  ) {
    switch edge {
    case .top: self.init(mark: .start(element), distance: distance)
    case .bottom: self.init(mark: .end(element), distance: -distance)
    }
  }
}
