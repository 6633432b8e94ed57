import Foundation
import GallerySupport
import TesseraTestSupport
import Testing

/// The window is 900 by 600 points; the conversation is right of the list of screens.
@Suite(
  "The conversation in a window",
  .serialized,
  .onTheDisplay,
  .enabled(if: TestDisplay.isThere, "There is no display.")
)
struct ConversationWindowTests {
  private let path = NSTemporaryDirectory() + "conversation-\(UUID().uuidString).sqlite"

  /// How far a fling goes at most between two frames, of which a busy machine leaves some out; 200 messages are more than
  /// 8,000 points high.
  private static let longestStep = 200

  private static let start = Date(timeIntervalSince1970: 1_777_636_800)

  private func fill() throws -> MessageStore {
    let store = try MessageStore(path: path, isNew: true)
    var drafts: [MessageDraft] = []
    for number in 0..<1000 {
      let time = Self.start.addingTimeInterval(Double(number) * 60)
      let text = number == 996 ? "Lighthouse" : "Message \(number)"
      drafts.append(MessageDraft(time: time, author: number % 2 == 0 ? "Ada" : "Eve", text: text))
    }
    try store.add(drafts)
    return store
  }

  /// Where the message was in each frame, and how many rows there were.
  private func trace(_ gallery: GalleryProcess) throws -> [(y: Int, count: Int)] {
    try gallery.answer("trace").split(separator: " ").compactMap { pair in
      let numbers = pair.split(separator: "/").compactMap { Int($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  @Test("moves what is read only by the fling while 200 messages come before it")
  func fling() throws {
    let store = try fill()
    defer { try? FileManager.default.removeItem(atPath: path) }
    // After message 900, a tenth of a second after each other.
    let before = Self.start.addingTimeInterval(900 * 60 + 1)
    var drafts: [MessageDraft] = []
    for number in 0..<200 {
      let time = before.addingTimeInterval(Double(number) / 10)
      drafts.append(MessageDraft(time: time, author: "Flood", text: "Flood \(number)"))
    }
    let gallery = try GalleryProcess(showing: "Conversation", database: path)
    defer { gallery.end() }
    let person = try Person(at: gallery)
    try gallery.wait(for: "follow-Lighthouse") { $0 == "followed" }
    let screenshots = try screen(gallery, person).map { ScreenTrace(of: $0.pattern, in: $0.area) }
    defer { screenshots?.stop() }
    // Without pauses, the pointer is still moving when the button is released.
    try person.does(
      "mousemove @560,250 mousedown 1 mousemove @560,262 sleep 0.02 mousemove @560,280 sleep 0.02 "
        + "mousemove @560,300 sleep 0.02 mousemove @560,320 mouseup 1"
    )
    try gallery.wait(for: "motion") { $0 == "decelerating" }
    try store.add(drafts)
    try gallery.wait(for: "motion") { $0 == "rest" }
    let trace = try trace(gallery)
    let counts = Set(trace.map(\.count))
    expectEqual(counts.count, 2, "\(counts)")
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) >= 200)
    // A fling never turns round.
    for (first, second) in zip(trace, trace.dropFirst()) {
      #expect(second.y - first.y >= -1 && second.y - first.y <= Self.longestStep, "\(trace)")
    }
    #expect((trace.last?.y ?? 0) - (trace.first?.y ?? 0) > 80)
    guard let rows = screenshots?.end() else { return }
    // The same on the screen itself, from one screenshot to the next, as long as the message is in sight.
    #expect(rows.count >= 4, "\(rows)")
    for (first, second) in zip(rows, rows.dropFirst()) {
      #expect(second - first >= -1 && second - first <= Self.longestStep, "\(rows)")
    }
    #expect((rows.last ?? 0) - (rows.first ?? 0) > 80, "\(rows)")
  }

  /// The list on the screen, and how the message looks there; nil where the display cannot be read.
  private func screen(
    _ gallery: GalleryProcess,
    _ person: Person
  ) throws -> (area: Screenshot.Area, pattern: ArraySlice<UInt8>)? {
    guard Screenshot.file != nil else { return nil }
    let place = try gallery.answer("text-place Lighthouse").split(separator: " ")
      .compactMap { Int($0) }
    try #require(place.count == 4)
    // From below the bar to above the composer, as wide as the word.
    let area = Screenshot.Area(
      x: person.x + place[0],
      y: person.y + 60,
      width: place[2],
      height: 460
    )
    let screenshot = try #require(Screenshot(of: area))
    let row = try #require(place[1] - 60 > 0 ? place[1] - 60 : nil)
    let pattern = screenshot.rows(from: row, count: min(place[3], area.height - row))
    // The word is there, and in one place only.
    #expect(Set(pattern).count > 2)
    expectEqual(screenshot.row(of: pattern), row)
    return (area, pattern)
  }
}
