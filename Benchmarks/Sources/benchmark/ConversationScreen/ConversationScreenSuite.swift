import BenchmarkSupport
import Foundation
import GalleryPlayback
import GalleryScreens
import GallerySupport
import TesseraHeadless
import UIKit

/// The conversation of the gallery on a database of a million messages: where it is opened does not matter, and a page
/// that comes before what is read costs less than a frame and moves nothing.
@MainActor
func conversationScreens(_ table: inout BenchmarkTable) throws {
  let folder = NSTemporaryDirectory() + "conversation-\(ProcessInfo.processInfo.processIdentifier)"
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let databases = try Databases(in: folder)
  try compareOpenings(databases, &table)
  try measurePages(databases, &table)
}

private let size = 1_000_000

/// The same messages, all read and with an unread mark in the middle.
@MainActor
private struct Databases {
  let read: String
  let unread: String
  /// Words that one message in the middle has.
  static let words = "needle haystack"

  init(in folder: String) throws {
    (read, unread) = (folder + "/read.sqlite", folder + "/unread.sqlite")
    let store = try MessageStore(path: read, isNew: true)
    try ConversationFiles.fill(store)
    try store.repeatMessages(upTo: size)
    try require(store.count(), equals: size, "the number of messages")
    let last = try store.latest().messages.last
    // Messages are a minute apart: half a million of them are 3·10⁷ seconds.
    let middle = last.map {
      Message.ID(key: Int64(($0.time.timeIntervalSince1970 - 3e7) * 1000) << 20)
    }
    guard let last, let middle, let found = try store.window(around: middle).messages.first else {
      throw BenchmarkFailure("there are no messages in the middle")
    }
    try store.setText(of: found.id, to: "A needle in a haystack")
    try store.markRead(last.id)
    try store.copy(to: unread)
    let copy = try MessageStore(path: unread)
    try copy.resetRead(to: found.id)
  }
}

/// Opens the screen, with everything until the second frame.
@MainActor
private func open(_ path: String, words: String? = nil) -> GalleryFixture {
  let fixture = GalleryFixture(size: CGSize(width: 600, height: 700)) { clock in
    var values = GalleryOptionValues()
    values[.database] = path
    values[.find] = words
    let screen = GalleryCatalog.screens.first { $0.name == "Conversation" }
    return screen?.makeViewController(with: values, clock: clock) ?? UIViewController()
  }
  fixture.backend.makeFrame()
  return fixture
}

@MainActor
private func list(in view: UIView) -> UICollectionView? {
  (view as? UICollectionView) ?? view.subviews.lazy.compactMap { list(in: $0) }.first
}

@MainActor
private func compareOpenings(_ databases: Databases, _ table: inout BenchmarkTable) throws {
  let openings: [(name: String, open: () -> Void)] = [
    ("at the unread mark", { keep(open(databases.unread)) }),
    ("at a search hit", { keep(open(databases.read, words: Databases.words)) }),
  ]
  for opening in openings {
    table.add(
      BenchmarkRow(
        "conversation screen: opening \(opening.name)",
        size: size,
        measure(opening.open, against: { keep(open(databases.read)) }),
        alternative: "at the end",
        atMost: 1.2
      )
    )
  }
}

/// Where a row is in the window, if it is in sight.
@MainActor
private func top(_ row: Int, in list: UICollectionView) -> CGFloat? {
  list.cellForItem(at: IndexPath(item: row, section: 0)).map {
    list.convert($0.frame.origin, to: nil).y
  }
}

/// The frames in which a page comes, on the way to older messages.
@MainActor
private func measurePages(_ databases: Databases, _ table: inout BenchmarkTable) throws {
  let fixture = open(databases.unread)
  guard let list = list(in: fixture.window) else { throw BenchmarkFailure("there is no list") }
  var times: [Double] = []
  var farthest: CGFloat = 0
  while times.count < 9 {
    let rows = list.numberOfItems(inSection: 0)
    let read = list.indexPathsForVisibleItems.map { ($0.item, top($0.item, in: list)) }
    let start = processTime()
    list.contentOffset.y -= 100
    fixture.backend.makeFrame()
    let time = processTime() - start
    guard list.numberOfItems(inSection: 0) - rows >= 200 else { continue }
    times.append(time)
    // All new rows are above: what is read has so many more before it, and the reader has scrolled by 100 points. The
    // first row in sight can be the day, which is held at the top.
    let inserted = list.numberOfItems(inSection: 0) - rows
    for (row, before) in read.sorted(by: { $0.0 < $1.0 }).dropFirst(2) {
      guard let before, let now = top(row + inserted, in: list) else { continue }
      farthest = max(farthest, abs(now - before - 100))
    }
    // Once a window is full, as many rows go as come.
    if list.numberOfItems(inSection: 0) > 1500 { break }
  }
  try require(farthest < 0.01, "what is read moves by \(farthest) points")
  let median = times.sorted()[times.count / 2]
  table.add(
    BenchmarkRow(
      "conversation screen: a frame in which 200 messages come before what is read",
      size: size.powerText,
      cost: median.timeText,
      target: BenchmarkRow.Target("≤ 16.7 ms", isMet: median <= 1.0 / 60)
    )
  )
}
