import CoreGraphics
public import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// The message that can be scrolled to the top although too little follows it, such as the last question while its
  /// answer is awaited; `nil`, as by default, for none.
  ///
  /// The content is as much longer as that needs. The path is in the index space of the present data, and is translated
  /// over batches; when its message is deleted there is none. One that names no message has no effect.
  public var indexPathForExtendedLayout: IndexPath? {
    get { attention.extended?.indexPath }
    set {
      let element = newValue.flatMap { ColumnElement(cellAt: $0) }
      guard element != attention.extended else { return }
      attention.extended = element
      invalidateLayout()
    }
  }

  /// Follows a message that streams in, from now on and in every frame in which it grows.
  ///
  /// The end of the message is kept at the bottom of the visible area. Followed by its beginning, it stops there where
  /// the beginning would leave at the top, so that a reply that is higher than the view is read from its start. It ends
  /// as soon as the reader scrolls by a point, when the message is deleted, and by ``stopFollowing()``.
  ///
  /// - Parameters:
  ///   - indexPath: The message, which batches move along.
  ///   - edge: ``ConversationPosition/Edge/top`` for its beginning, ``ConversationPosition/Edge/bottom`` for its end.
  /// - Returns: Whether there is such a message; if not, nothing is followed.
  @discardableResult
  public func followMessage(at indexPath: IndexPath, edge: ConversationPosition.Edge) -> Bool {
    collectionView?.layoutIfNeeded()
    attention.reply = nil
    guard let collectionView, let element = ColumnElement(cellAt: indexPath),
      solution?.column.place(of: element) != nil
    else { return false }
    let place = ReadingPlace(mark: .reply(element, edge), distance: 0)
    go(to: place, in: collectionView)
    attention.reply = (element, edge)
    return true
  }

  /// Ends what ``followMessage(at:edge:)`` began; visible messages then keep their positions.
  public func stopFollowing() {
    attention.reply = nil
    forgetReading()
  }

  /// The message that is followed; `nil` if none is, or the reader has scrolled.
  public var followedIndexPath: IndexPath? {
    followedReply == nil ? nil : attention.reply?.element.indexPath
  }

  /// The place of the message that is followed, if the reader has not scrolled meanwhile.
  var followedReply: ReadingPlace? {
    guard let (element, edge) = attention.reply else { return nil }
    let place = ReadingPlace(mark: .reply(element, edge), distance: 0)
    guard let offset = restingOffset(keeping: place), let now = collectionView?.contentOffset.y,
      abs(now - offset) < 0.99
    else {
      attention.reply = nil
      return nil
    }
    return place
  }

  /// Translates the messages that are watched with a batch.
  func follow(_ map: ColumnMap, _ changes: [LayoutChange]) {
    attention.journal.append(map)
    attention.extended = attention.extended.flatMap { map.newElement(of: $0) }
    solution?.extended = attention.extended
    attention.reply = attention.reply.flatMap { reply in
      map.newElement(of: reply.element).map { ($0, reply.edge) }
    }
    for travel in attention.travels { travel.follow(changes, map) }
    if let journey = attention.journey {
      attention.journey?.place = journey.place.following(changes, map) ?? journey.place
    }
  }
}
