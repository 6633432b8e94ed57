import Foundation
import TesseraCore

/// When a position was taken: in which journal, and after how many of its batches.
struct ConversationPositionRecord: Codable, Hashable, Sendable {
  var journal = UUID()
  var batch = 0
}

/// The last batches of a conversation, through which positions without an identity are followed.
struct ConversationJournal {
  /// Now.
  private(set) var record = ConversationPositionRecord()
  private var maps: [ColumnMap] = []

  /// More batches than a position usually outlives; a map costs what its batch has changed.
  private static var limit: Int { 64 }

  /// Notes a batch.
  mutating func append(_ map: ColumnMap) {
    if maps.count == Self.limit { maps.removeFirst() }
    maps.append(map)
    record.batch += 1
  }

  /// Where an element that was there at some time is now, or what has come in its place; nil if the journal does not
  /// reach back so far, or no item is left.
  func element(
    _ former: ColumnElement,
    at time: ConversationPositionRecord?,
    isHeldByEnd: Bool
  ) -> ColumnElement? {
    guard let time, time.journal == record.journal, time.batch <= record.batch,
      record.batch - time.batch <= maps.count
    else { return nil }
    return maps.suffix(record.batch - time.batch).reduce(former as ColumnElement?) { element, map in
      element.flatMap { map.successor(of: $0, isHeldByEnd: isHeldByEnd) }
    }
  }
}
