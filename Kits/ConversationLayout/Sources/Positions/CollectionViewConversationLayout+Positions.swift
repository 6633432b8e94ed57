public import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// What is at an edge of the visible area; `nil` if no item is in sight.
  ///
  /// At the top it is the first item that starts in sight, at the bottom the last one that ends there; where none
  /// does, the one that fills the view.
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

  /// Scrolls so that an item stands as it did when a position was taken, at once.
  ///
  /// The item is found by its identity, or else through the last 64 batches of this layout, which also say what has come
  /// in its place, or else by its path; for a path behind the end it is the last item of the
  /// section, or of the conversation. Nothing happens, and the answer is `false`, without items or without a
  /// collection view, and for an offset that is not finite. What comes into sight finds its size meanwhile: O(log m)
  /// for each row.
  @discardableResult
  public func restore(_ position: ConversationPosition) -> Bool {
    guard position.offset.isFinite, let path = currentPath(of: position) else { return false }
    return scrollToItem(at: path, edge: position.edge, offset: position.offset, animated: false)
  }

  /// Scrolls to an item, exactly, whatever sizes are found on the way.
  ///
  /// Before anything is shown, and not animated, the conversation opens there: nothing is asked of the items at its
  /// start. An animated scroll begins where the content is. Rows near its ends find their sizes before it begins, and those on
  /// the way move its end along, as batches do, so it neither falls short nor turns back.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - edge: The edge of the item, and of the visible area, that counts.
  ///   - offset: How far the edge of the item comes to stand inside of that of the visible area, in points. The end
  ///     of the content can keep it from going so far.
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
    guard offset.isFinite, let collectionView, let element = ColumnElement(cellAt: indexPath),
      solution?.column.place(of: element) != nil
    else { return false }
    let place =
      switch edge {
      case .top: ReadingPlace(mark: .start(element), distance: offset)
      case .bottom: ReadingPlace(mark: .end(element), distance: -offset)
      }
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
    // In an update the end has not moved yet, and the content goes with it.
    guard let journey = attention.journey, let collectionView, !reading.isUpdating else { return }
    let distance = abs(journey.end - newBounds.minY)
    let isHeld = collectionView.isTracking || collectionView.isDragging
    let isDisturbed =
      isHeld || distance > journey.distance + 0.5 || newBounds.size != collectionView.bounds.size
    if isDisturbed || distance < 0.01 {
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
    let correction = end == journey.end ? 1e-6 : end - journey.end
    attention.journey?.end += correction
    return correction
  }

  /// A batch has moved the content, and the end of the animation with it.
  func shiftJourney(by distance: CGFloat) { attention.journey?.end += distance }
}
