import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit
import WidgetLists

@Suite("A packing layout, when sizes change,", .withTheProgram)
@MainActor
struct WidgetHoldingTests {
  /// Rows of 20, 40 or 60 points that all estimate 25.
  private func rows(_ numbers: [Int]) -> [Widget] {
    numbers.map { number in
      let words = "\(number)" + String(repeating: "\n", count: number % 3)
      return Row("\(number)", words: words, estimate: 25).id(number)
    }
  }

  private func top(of text: String, _ fixture: WidgetFixture) -> CGFloat? {
    let cell = fixture.cells.first { $0.text.hasPrefix(text + "\n") || $0.text == text }
    return cell.map { $0.frame.minY - fixture.view.contentOffset.y }
  }

  @Test("scrolls back through wrong estimates without a jump")
  func scrollingBack() throws {
    let fixture = WidgetFixture(rows(Array(0..<1_000)))
    fixture.view.contentOffset.y = 10_000
    fixture.fixture.backend.makeFrame()
    for _ in 0..<200 {
      let first = try #require(fixture.texts.first)
      let name = String(first.prefix { $0 != "\n" })
      let before = try #require(top(of: name, fixture))
      fixture.view.contentOffset.y -= 13
      fixture.fixture.backend.makeFrame()
      let after = try #require(top(of: name, fixture))
      #expect(abs(after - before - 13) < 0.01, "row \(name)")
    }
  }

  @Test("keeps what is in sight where it is when rows above come, go and change")
  func updates() throws {
    var numbers = Array(0..<300)
    let fixture = WidgetFixture(rows(numbers))
    fixture.view.contentOffset.y = 4_000
    fixture.settle()
    let first = try #require(fixture.texts.first).prefix { $0 != "\n" }
    let before = top(of: String(first), fixture)
    numbers.removeSubrange(3..<20)
    numbers.insert(contentsOf: 1_000..<1_040, at: 1)
    rows(numbers).bind(to: fixture.view)
    for _ in 0..<30 {
      fixture.fixture.backend.advance(by: 1 / 60)
      expectEqual(top(of: String(first), fixture), before)
    }
    fixture.settle()
    expectEqual(top(of: String(first), fixture), before)
  }

  @Test("keeps the next row when the first in sight goes, and shows what comes at the very start")
  func firstGoes() throws {
    let fixture = WidgetFixture(rows(Array(0..<100)))
    fixture.view.contentOffset.y = 1_000
    fixture.settle()
    let names = fixture.texts.map { String($0.prefix { $0 != "\n" }) }
    let second = top(of: names[1], fixture)
    fixture.show(rows((0..<100).filter { "\($0)" != names[0] }))
    expectEqual(top(of: names[1], fixture), second)
    fixture.view.contentOffset.y = 0
    fixture.settle()
    fixture.show(rows([200] + (0..<100)))
    expectEqual(fixture.view.contentOffset.y, 0)
    #expect(fixture.texts.first?.hasPrefix("200") == true)
  }

  @Test("keeps the row at the top when the width changes")
  func width() throws {
    let fixture = WidgetFixture(rows(Array(0..<300)))
    fixture.view.contentOffset.y = 3_000
    fixture.settle()
    let first = try #require(fixture.texts.first).prefix { $0 != "\n" }
    let before = top(of: String(first), fixture)
    fixture.view.frame.size.width = 70
    fixture.settle()
    expectEqual(top(of: String(first), fixture), before)
    expectEqual(Set(fixture.cells.map(\.frame.width)), [70])
  }

  @Test("ends random programs as a layout that is made anew")
  func random() {
    var generator = SeededGenerator(seed: 11)
    for program in 0..<15 {
      var model = RandomFeed(&generator)
      let fixture = WidgetFixture(model.widgets, width: 120, height: 3_000)
      for step in 0..<12 {
        model.change(&generator)
        fixture.show(model.widgets)
        let twin = WidgetFixture(model.widgets, width: 120, height: 3_000)
        expectEqual(fixture.places, twin.places, "program \(program), step \(step), seed 11")
        expectEqual(fixture.view.contentSize, twin.view.contentSize)
      }
    }
  }

  @Test("ends random programs of sections and offsets without a diagnostic or a lost row")
  func randomSections() {
    var generator = SeededGenerator(seed: 12)
    let log = DiagnosticCounter()
    defer { log.end() }
    let fixture = WidgetFixture(width: 120, height: 90)
    for step in 0..<200 {
      let sections = (0..<4).shuffled(using: &generator).prefix(3).map { id in
        let numbers = (0..<Int.random(in: 0...6, using: &generator)).map { $0 + 10 * id }
        return WidgetSection(id: id, widgets: rows(numbers.shuffled(using: &generator)))
      }
      Array(sections).bind(to: fixture.view)
      fixture.view.contentOffset.y = CGFloat.random(in: 0...200, using: &generator)
      if step % 3 == 0 { fixture.settle() } else { fixture.fixture.backend.makeFrame() }
    }
    fixture.settle()
    fixture.view.frame.size.height = 3_000
    fixture.settle()
    let count = fixture.binding.sections.map(\.widgets.count).reduce(0, +)
    expectEqual(fixture.cells.count, count)
    expectEqual(log.messages, [])
  }
}

/// Posts of several widgets in rows, columns and runs, some in front of backgrounds, which change at random.
@MainActor
struct RandomFeed {
  private struct Post: Identifiable {
    let id: Int
    var kind: Int
    var parts: [Int]
  }

  private var posts: [Post] = []
  private var next = 0

  init(_ generator: inout SeededGenerator) {
    for _ in 0..<8 { insert(&generator) }
  }

  private mutating func insert(_ generator: inout SeededGenerator) {
    let parts = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
      Int.random(in: 0...5, using: &generator)
    }
    let post = Post(id: next, kind: Int.random(in: 0...3, using: &generator), parts: parts)
    next += 1
    posts.insert(post, at: Int.random(in: 0...posts.count, using: &generator))
  }

  mutating func change(_ generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard let index = posts.indices.randomElement(using: &generator) else {
        insert(&generator)
        continue
      }
      switch Int.random(in: 0...4, using: &generator) {
      case 0: insert(&generator)
      case 1: posts.remove(at: index)
      case 2: posts.shuffle(using: &generator)
      case 3: posts[index].kind = Int.random(in: 0...3, using: &generator)
      default: posts[index].parts.append(Int.random(in: 0...5, using: &generator))
      }
    }
  }

  var widgets: [Widget] {
    Widgets {
      Row("start")
      Widgets(posts) { post in
        WidgetGroup(
          style: style(of: post),
          background: post.id % 3 == 0 ? Box("X") : nil
        ) {
          for part in post.parts { Row("\(part)", words: text(part), width: 25) }
        }
        if post.id % 2 == 0 { Spacing(height: 5) }
      }
    }
  }

  private func style(of post: Post) -> WidgetGroupStyle {
    [
      .rows, .columns(count: 2, spacing: 4), .columns(count: 3, spacing: 0, alignment: .fill),
      .run(spacing: 6),
    ][post.kind]
  }

  private func text(_ part: Int) -> String {
    "\(part)" + String(repeating: "\n", count: part % 3)
  }
}

/// Keeps what the collection view reports.
@MainActor
final class DiagnosticCounter {
  private(set) var messages: [String] = []

  init() { Diagnostics.hook = { [weak self] in self?.messages.append($0.message) } }

  func end() { Diagnostics.hook = nil }
}
