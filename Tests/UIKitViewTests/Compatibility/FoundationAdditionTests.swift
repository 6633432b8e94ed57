import Foundation
import TesseraTestSupport
import Testing
import UIKit

@Suite("Words of a text")
struct WordEnumerationTests {
  private func words(
    _ text: String,
    _ options: NSString.EnumerationOptions = .byWords
  ) -> [String] {
    let found = Found()
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: options) {
      word,
      _,
      _,
      _ in
      found.words.append(word ?? "-")
    }
    return found.words
  }

  private final class Found: @unchecked Sendable {
    var words: [String] = []
  }

  @Test("are what stands between boundaries and has letters or digits")
  func words() {
    expectEqual(
      words(" Cold-pressed +1, you haven't; naïve…"),
      ["Cold", "pressed", "1", "you", "haven't", "naïve"]
    )
    expectEqual(words(""), [])
    expectEqual(words("  —  "), [])
  }

  @Test("come from the end in reverse, and without texts where none are required")
  func options() {
    expectEqual(words("one two", [.byWords, .reverse]), ["two", "one"])
    expectEqual(words("one two", [.byWords, .substringNotRequired]), ["-", "-"])
  }

  @Test("are in a part of the text, with what stands around them, until it is enough")
  func ranges() {
    let text = "a (bc) d"
    let found = Found()
    let start = text.index(after: text.startIndex)
    text.enumerateSubstrings(in: start..., options: .byWords) { _, range, enclosing, stops in
      found.words += [String(text[range]), String(text[enclosing])]
      stops = true
    }
    // The first word has what is in front of it as well.
    expectEqual(found.words, ["bc", " (bc) "])
  }

  @Test("leave other pieces of a text to Foundation")
  func lines() {
    expectEqual(words("one two\nthree", .byLines), ["one two", "three"])
  }
}

@Suite("A formatter of relative times")
struct RelativeDateTimeFormatterTests {
  private func formatter(_ language: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    return formatter
  }

  private let hour = 3600.0

  @Test("names the largest unit, without the rest")
  func largestUnit() {
    let formatter = formatter()
    expectEqual(formatter.localizedString(fromTimeInterval: -50 * hour), "2 days ago")
    expectEqual(formatter.localizedString(fromTimeInterval: 90), "in 1 minute")
    expectEqual(formatter.localizedString(fromTimeInterval: 0), "in 0 seconds")
    expectEqual(
      formatter.localizedString(from: DateComponents(year: 0, month: -2, day: 4)),
      "2 months ago"
    )
  }

  @Test("names days and weeks, writes numbers out, and shortens units")
  func styles() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    expectEqual(formatter.localizedString(fromTimeInterval: -24 * hour), "yesterday")
    expectEqual(formatter.localizedString(fromTimeInterval: 0), "now")
    formatter.unitsStyle = .spellOut
    expectEqual(formatter.localizedString(fromTimeInterval: 3 * 7 * 24 * hour), "in three weeks")
    formatter.unitsStyle = .short
    expectEqual(formatter.localizedString(fromTimeInterval: -3 * hour), "3 hr. ago")
    formatter.unitsStyle = .abbreviated
    expectEqual(formatter.localizedString(fromTimeInterval: -3 * hour), "3h ago")
    formatter.formattingContext = .beginningOfSentence
    expectEqual(formatter.localizedString(fromTimeInterval: -24 * hour), "Yesterday")
  }

  @Test("speaks the language of its locale")
  func languages() {
    let formatter = formatter("de_DE")
    expectEqual(formatter.localizedString(fromTimeInterval: -2 * hour), "vor 2 Stunden")
  }

  @Test("compares two dates in its calendar, and a date with now")
  func dates() throws {
    let formatter = formatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    let march = try #require(calendar.date(from: DateComponents(year: 2025, month: 3, day: 1)))
    let february = try #require(calendar.date(from: DateComponents(year: 2025, month: 2, day: 1)))
    // 28 days are a month there.
    expectEqual(formatter.localizedString(for: march, relativeTo: february), "in 1 month")
    expectEqual(formatter.string(for: Date(timeIntervalSinceNow: -1.5 * hour)), "1 hour ago")
    #expect(formatter.string(for: "yesterday") == nil)
  }
}
