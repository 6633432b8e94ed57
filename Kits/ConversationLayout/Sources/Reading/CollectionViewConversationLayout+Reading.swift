import CoreGraphics
import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// Returns the current reading place, in the size that the layout was prepared for.
  ///
  /// In a batch a large message that is cut off comes before what ends in sight. Where insets change it does not: what
  /// goes up with a keyboard comes down with it.
  func currentPlace(
    heldByEnd: Bool,
    sticksToBottom: Bool,
    inBatch: Bool = false,
    amongBoundaries: Bool = false
  ) -> ReadingPlace? {
    guard let collectionView, let solution else { return nil }
    let offset = collectionView.contentOffset.y
    if let reply = followedReply { return reply }
    if sticksToBottom, solution.isAtBottom(offset) { return solution.bottom(at: offset) }
    if inBatch, heldByEnd, let cut = solution.place(cutOffAt: offset) { return cut }
    return solution.place(at: offset, heldByEnd: heldByEnd, amongBoundaries: amongBoundaries)
  }

  /// A batch is about to change what there is.
  func holdForUpdate() {
    guard !reading.isUpdating else { return }
    let sticks = keepContentOffsetAtBottomOnBatchUpdates
    reading = .updating(
      currentPlace(heldByEnd: sticks, sticksToBottom: sticks, inBatch: true),
      answer: nil,
      added: 0
    )
  }

  /// The bounds have changed inside an animation; what is read was noted while they were the old ones.
  func holdForAnimatedBoundsChange() {
    guard let offset = collectionView?.contentOffset.y else { return }
    reading = .updating(reading.place(at: offset), answer: nil, added: 0)
  }

  /// Translates the anchor with a batch.
  func followReading(_ changes: [LayoutChange], from former: ColumnArrangement) {
    guard let solution else { return }
    let map = ColumnMap(changes, from: former, to: solution.column)
    if case .updating(let place?, let answer, let added) = reading {
      reading = .updating(place.following(changes, map), answer: answer, added: added)
    }
    follow(map, changes)
  }

  /// Where the offset keeps what is read, in an update; nil if nothing is held.
  func answerTarget() -> CGFloat? {
    guard case .updating(let place?, _, _) = reading,
      let offset = solution?.offset(keeping: place)
    else { return nil }
    reading.answer(offset)
    return offset
  }

  /// Notes what is read before an element is measured outside of updates.
  func holdForMeasuring(_ element: ColumnElement) {
    guard !reading.isUpdating, attention.journey == nil, let collectionView, let solution else {
      return
    }
    let offset = collectionView.contentOffset.y
    guard reading.place(at: offset) == nil else { return }
    // What fits is at its bottom as well as at its top; sizes that are found the first time move the end.
    let isFirstSize = solution.column.place(of: element)?.standing == .estimated
    let fits = solution.restingOffsets.upperBound == solution.restingOffsets.lowerBound
    let sticks =
      keepContentOffsetAtBottomOnBatchUpdates
      && !(isFirstSize && fits && !keepContentAtBottomOfVisibleArea)
    guard
      let place = currentPlace(heldByEnd: false, sticksToBottom: sticks, amongBoundaries: true)
    else { return }
    reading = .held(place, offset: offset, clamped: offset)
  }

  /// Notes what is read before settings, or what the delegate says, become others.
  func holdForDeclaring() {
    guard !reading.isUpdating, attention.journey == nil,
      let offset = collectionView?.contentOffset.y
    else { return }
    let sticks = keepContentOffsetAtBottomOnBatchUpdates
    guard let place = currentPlace(heldByEnd: sticks, sticksToBottom: sticks) else { return }
    reading = .held(place, offset: offset, clamped: offset)
  }

  /// Leads the offset to what was read before the settings were others, or to where a journey ends now.
  func followDeclaring() {
    if attention.journey == nil { guard case .held = reading else { return } }
    let correction = takeCorrection()
    guard abs(correction) > 1e-6 else { return }
    let context = ConversationInvalidationContext()
    context.isOfSizeAlone = true
    context.contentOffsetAdjustment.y = correction
    adjustContentSize(context)
    invalidateLayout(with: context)
  }

  /// How far the offset has to go so that what is read stays; notes that it goes there.
  func takeCorrection() -> CGFloat {
    guard let collectionView, let solution else { return 0 }
    if let correction = journeyCorrection() { return correction }
    switch reading {
    case .unknown, .updating(nil, _, _): return 0
    case .updating(let place?, _, _):
      return solution.offset(keeping: place).map { reading.takeCorrection(leadingTo: $0) } ?? 0
    case .held(let place, _, _):
      guard let offset = solution.offset(keeping: place) else { return 0 }
      hold(place, at: offset)
      return offset - collectionView.contentOffset.y
    }
  }

  /// Notes that the offset goes to where it keeps a place, or as near as the content has room.
  func hold(_ place: ReadingPlace, at offset: CGFloat) {
    guard let limits = solution?.restingOffsets else { return }
    reading.hold(
      place,
      at: offset,
      within: ScrollLimits(lower: limits.lowerBound, upper: limits.upperBound)
    )
  }

  /// How far the offset has to go with new bounds so that what is read stays; takes over the new room.
  func correction(forBoundsChange newBounds: CGRect) -> CGFloat {
    guard let collectionView, let former = solution, !reading.isUpdating else { return 0 }
    let room = ConversationRoom(of: collectionView, bounds: newBounds, for: self)
    guard room != former.room else { return 0 }
    if attention.journey != nil { return journeyCorrection(in: room) }
    let sticks = keepContentOffsetAtBottomOnBatchUpdates
    guard let place = currentPlace(heldByEnd: sticks, sticksToBottom: sticks) else { return 0 }
    solution?.fit(into: room)
    guard let kept = solution?.offset(keeping: place) else { return 0 }
    let scrolled = distance(scrolledTo: newBounds.minY)
    if scrolled == 0 { hold(place, at: kept) } else { reading = .unknown }
    return kept + scrolled - newBounds.minY
  }

  /// How far the reader or the app scrolls with a change of the bounds; not at all where content is brought inside of
  /// new limits.
  private func distance(scrolledTo offset: CGFloat) -> CGFloat {
    guard let collectionView, let limits = solution?.restingOffsets else { return 0 }
    let former = collectionView.contentOffset.y
    let inside = min(max(former, limits.lowerBound), limits.upperBound)
    return abs(offset - inside) < 0.01 ? 0 : offset - former
  }

  /// The update ends: UIKit loses corrections that are made while cells find their sizes, so all are repeated.
  func endUpdate() {
    // The content has gone by as much already, whichever change moved it.
    if let former = update?.formerOffset, let now = collectionView?.contentOffset.y {
      shiftJourney(by: now - former)
    }
    update = nil
    let (place, added) = reading.endUpdate()
    if let place, let offset = solution?.offset(keeping: place) { hold(place, at: offset) }
    var correction = added + (journeyCorrection() ?? 0)
    if correction == 0, added != 0 { correction = leastCorrection() }
    guard correction != 0 else { return }
    let context = ConversationInvalidationContext()
    context.isOfSizeAlone = true
    context.contentOffsetAdjustment.y = correction
    invalidateLayout(with: context)
  }
}

// A way to a place, on which rows find their sizes.
extension CollectionViewConversationLayout {
  /// The current reading place, however it is held.
  var anyPlace: ReadingPlace? { currentPlace(heldByEnd: false, sticksToBottom: false) }

  /// The offset at which a place is kept, or as near as the content has room.
  func restingOffset(keeping place: ReadingPlace) -> CGFloat? {
    guard let solution, let offset = solution.offset(keeping: place) else { return nil }
    let limits = solution.restingOffsets
    return min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// Keeps a place, to which the offset was just set, while sizes are measured.
  func keep(_ place: ReadingPlace) {
    guard !reading.isUpdating, let offset = solution?.offset(keeping: place) else { return }
    hold(place, at: offset)
  }

  /// Clears the reading place, so that the next measured size looks for the visible items again.
  func forgetReading() { if !reading.isUpdating { reading = .unknown } }
}
