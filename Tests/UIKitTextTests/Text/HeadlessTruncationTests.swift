import CoreGraphics
import TesseraTestSupport
import Testing

@testable import TesseraHeadless
@testable import UIKit

@Suite("A truncated line of the headless backend")
@MainActor
struct HeadlessTruncationTests {
  /// A W is 10 points wide, all other characters are 5.
  private func advance(_ character: Character) -> CGFloat { character == "W" ? 10 : 5 }

  @Test(
    "keeps what leaving out one character after the other keeps",
    arguments: 0..<60 as Range<UInt64>
  )
  func agreesWithSlowTwin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let characters = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
      Array("aW c").randomElement(using: &generator) ?? "a"
    }
    let line = String(characters)
    let truncation = HeadlessTruncation(line, advance: advance)
    for width in stride(from: CGFloat(-5), through: 160, by: 2.5) {
      let twin = SlowTruncation(width: width, advance: advance)
      expectEqual(
        truncation.withoutTail(in: width),
        twin.withoutTail(characters),
        "\(line), \(width)"
      )
      expectEqual(
        truncation.withoutHead(in: width),
        twin.withoutHead(characters),
        "\(line), \(width)"
      )
      expectEqual(
        truncation.withoutMiddle(in: width),
        twin.withoutMiddle(characters),
        "\(line), \(width)"
      )
      expectEqual(truncation.clipped(to: width), twin.clipped(characters), "\(line), \(width)")
    }
  }

  @Test("has its ellipsis where characters are missing")
  func middle() {
    let line = HeadlessTruncation("abcdef", advance: advance)
    // Room for four characters and the ellipsis, and for three.
    expectEqual(line.withoutMiddle(in: 25), "ab…ef")
    expectEqual(line.withoutMiddle(in: 20), "ab…f")
  }

  @Test("asks for the width of each character once, however long it is")
  func cost() {
    var questions = 0
    let line = HeadlessTruncation(String(repeating: "x", count: 16_000)) { _ in
      questions += 1
      return 5
    }
    expectEqual(line.withoutTail(in: 100), String(repeating: "x", count: 19) + "…")
    expectEqual(line.withoutHead(in: 100), "…" + String(repeating: "x", count: 19))
    // The characters and the ellipsis.
    expectEqual(questions, 16_001)
  }
}

/// Leaves characters out one by one and adds up the rest each time.
@MainActor
private struct SlowTruncation {
  let width: CGFloat
  let advance: (Character) -> CGFloat

  private func exceeds(_ characters: [Character]) -> Bool {
    var visible = characters
    while visible.last == " " { visible.removeLast() }
    return visible.reduce(0) { $0 + advance($1) } > width
  }

  func withoutTail(_ characters: [Character]) -> String {
    var kept = characters
    while !kept.isEmpty, exceeds(kept + ["…"]) { kept.removeLast() }
    return String(kept) + "…"
  }

  func withoutHead(_ characters: [Character]) -> String {
    var kept = characters
    while !kept.isEmpty, exceeds(kept + ["…"]) {
      kept.removeFirst()
    }
    return "…" + String(kept)
  }

  func withoutMiddle(_ characters: [Character]) -> String {
    var start = Array(characters.prefix(characters.count - characters.count / 2))
    var end = Array(characters.suffix(characters.count / 2))
    while !start.isEmpty, exceeds(start + end + ["…"]) {
      if start.count > end.count { start.removeLast() } else { end.removeFirst() }
    }
    return String(start) + "…" + String(end)
  }

  func clipped(_ characters: [Character]) -> String {
    var kept = characters
    while !kept.isEmpty, exceeds(kept) { kept.removeLast() }
    return String(kept)
  }
}
