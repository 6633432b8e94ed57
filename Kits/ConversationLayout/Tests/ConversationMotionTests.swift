import ConversationLayout
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

/// 100 messages of 50 points in a view of 400; whatever moves the content goes on, and what comes above moves nothing.
@Suite("A conversation that is scrolled while messages come")
@MainActor
struct ConversationMotionTests {
  private func conversation(at offset: CGFloat, count: Int = 100) -> ConversationFixture {
    let source = MessageSource()
    source.preferredSize = { _, size in CGSize(width: size.width, height: 50) }
    let fixture = ConversationFixture([count], source: source) {
      $0.settings.estimatedItemHeight = 44
    }
    fixture.scroll(to: offset)
    return fixture
  }

  private func insertAbove(_ number: Int, _ fixture: ConversationFixture) {
    let operations = (0..<number).map {
      UpdateOperation.insertItem(NewPath(section: 0, item: $0))
    }
    fixture.update(ModelChange(before: fixture.source.model, applying: operations))
  }

  @Test("goes on under a finger (T-33)")
  func dragging() throws {
    let fixture = conversation(at: 2_000)
    let screen = fixture.fixture.screen
    func touch(_ action: UIBackendPointerEvent.Action, _ y: CGFloat) {
      screen.pointer(action, at: CGPoint(x: 100, y: y))
    }
    touch(.pressed, 100)
    touch(.dragged, 115)
    touch(.dragged, 130)
    fixture.frame()
    let before = fixture.tops
    insertAbove(3, fixture)
    #expect(fixture.view.isDragging)
    try requireNear(before, fixture.tops)
    touch(.dragged, 150)
    fixture.frame()
    try requireNear(before.mapValues { $0 + 20 }, fixture.tops)
    touch(.released, 150)
    fixture.settle()
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("goes on in an animated scroll, whose end moves along (T-33)")
  func animated() throws {
    func end(inserting: Bool) throws -> [Int: CGFloat] {
      let fixture = conversation(at: 2_000)
      fixture.view.setContentOffset(CGPoint(x: 0, y: 2_200), animated: true)
      fixture.fixture.backend.advance(by: 0.1)
      let before = fixture.tops
      if inserting { insertAbove(40, fixture) }
      try requireNear(before, fixture.tops)
      fixture.settle()
      return fixture.tops
    }
    try requireNear(end(inserting: false), end(inserting: true))
  }

  @Test("goes on in a fling, with 200 messages that come above")
  func fling() throws {
    func end(inserting: Bool) throws -> [Int: CGFloat] {
      let fixture = conversation(at: 2_000)
      fixture.fixture.screen.drag(
        from: CGPoint(x: 100, y: 200),
        to: CGPoint(x: 100, y: 300),
        duration: 0.1
      )
      fixture.fixture.backend.advance(by: 0.1)
      #expect(fixture.view.isDecelerating)
      let before = fixture.tops
      if inserting { insertAbove(200, fixture) }
      #expect(fixture.view.isDecelerating)
      try requireNear(before, fixture.tops)
      for _ in 0..<10 { fixture.settle() }
      #expect(!fixture.view.isDecelerating)
      return fixture.tops
    }
    try requireNear(end(inserting: false), end(inserting: true))
  }

  @Test("starts each of twenty batches in the frame in which it is asked for")
  func batches() {
    let fixture = conversation(at: 2_000)
    fixture.fixture.screen.drag(
      from: CGPoint(x: 100, y: 200),
      to: CGPoint(x: 100, y: 300),
      duration: 0.1
    )
    for number in 1...20 {
      insertAbove(1, fixture)
      fixture.frame()
      expectEqual(fixture.view.numberOfItems(inSection: 0), 100 + number)
    }
    fixture.settle()
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test(
    "starts each of twenty batches within a frame, during a drag, other insets, another size and an update"
  )
  func everything() {
    let fixture = conversation(at: 2_000)
    let screen = fixture.fixture.screen
    func touch(_ action: UIBackendPointerEvent.Action, _ y: CGFloat) {
      screen.pointer(action, at: CGPoint(x: 100, y: y))
    }
    touch(.pressed, 100)
    touch(.dragged, 115)
    UIView.animate(withDuration: 0.25) {
      fixture.view.contentInset.bottom = 260
      fixture.view.layoutIfNeeded()
    }
    UIView.animate(withDuration: 0.25) {
      fixture.view.frame.size.width = 280
      fixture.view.layoutIfNeeded()
    }
    for number in 1...20 {
      insertAbove(1, fixture)
      touch(.dragged, 115 + CGFloat(number))
      fixture.frame()
      expectEqual(fixture.view.numberOfItems(inSection: 0), 100 + number)
      #expect(fixture.view.isDragging)
    }
    touch(.released, 135)
    fixture.settle()
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("grows with a reply that streams in at the bottom, as high as the view and higher")
  func streaming() throws {
    let fixture = conversation(at: 0, count: 20)
    let source = fixture.source
    let last = source.model.sections[0].items[19].identity
    source.preferredSize = { [unowned source] item, size in
      CGSize(width: size.width, height: source.heights[item.identity] ?? 50)
    }
    fixture.scroll(to: 10_000)
    fixture.scroll(to: fixture.view.contentSize.height - 400)
    for piece in 0..<300 {
      source.heights[last] = 50 + CGFloat(piece) * 3
      fixture.update(.reconfigureItem(OldPath(section: 0, item: 19)))
      fixture.fixture.backend.advance(by: 1 / 60)
      let bottom = fixture.view.contentSize.height - 400
      try #require(abs(fixture.view.contentOffset.y - bottom) < 0.01, "piece \(piece)")
    }
    expectEqual(fixture.place(19).height, CGFloat(50 + 299 * 3))
  }

  /// Messages that are on screen both times are where they were.
  private func requireNear(_ before: [Int: CGFloat], _ after: [Int: CGFloat]) throws {
    let both = before.keys.filter { after[$0] != nil }
    try #require(both.count >= 5)
    for identity in both {
      let (former, now) = (before[identity] ?? .nan, after[identity] ?? .nan)
      try #require(abs(former - now) < 0.01, "message \(identity): \(former), \(now)")
    }
  }
}
