import ContentOffsetRegulation
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing
import UIKit

/// 100 rows of 50 points; whatever moves the content goes on, and what comes above moves nothing.
@Suite("A regulated layout that is scrolled while rows come")
@MainActor
struct RegulationMotionTests {
  private func fixture(_ kind: RegulatedKind) -> RegulatedFixture {
    let fixture = RegulatedFixture(
      RegulatedCase(kind: kind, direction: .down),
      [100],
      estimate: 44
    )
    fixture.scroll(to: 2_000)
    return fixture
  }

  private func insertAbove(_ number: Int, _ fixture: RegulatedFixture) {
    let count = fixture.source.model.items.count + number
    fixture.update([count], (0..<number).map { .insertItem(NewPath(section: 0, item: $0)) })
  }

  /// What is on screen both times is where it was, but for a distance.
  private func requireSame(
    _ before: [Int: ClosedRange<CGFloat>],
    _ after: [Int: ClosedRange<CGFloat>],
    movedBy distance: CGFloat = 0
  ) throws {
    let both = before.keys.filter { after[$0] != nil }
    try #require(both.count >= 5)
    for identity in both {
      let (former, now) = (before[identity]?.lowerBound, after[identity]?.lowerBound)
      try #require(abs((now ?? .nan) - (former ?? .nan) - distance) < 0.01, "row \(identity)")
    }
  }

  @Test("goes on under a finger: T-33", arguments: RegulatedKind.allCases)
  func dragging(_ kind: RegulatedKind) throws {
    let fixture = fixture(kind)
    let screen = fixture.fixture.screen
    func touch(_ action: UIBackendPointerEvent.Action, _ y: CGFloat) {
      screen.pointer(action, at: CGPoint(x: 100, y: y))
    }
    touch(.pressed, 100)
    touch(.dragged, 115)
    touch(.dragged, 130)
    fixture.frame()
    let before = fixture.spans
    insertAbove(3, fixture)
    #expect(fixture.view.isDragging)
    try requireSame(before, fixture.spans)
    touch(.dragged, 150)
    fixture.frame()
    try requireSame(before, fixture.spans, movedBy: 20)
    touch(.released, 150)
    fixture.settle()
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("goes on in an animated scroll and in a fling: T-33", arguments: RegulatedKind.allCases)
  func moving(_ kind: RegulatedKind) throws {
    func end(isFling: Bool, inserting: Bool) throws -> [Int: ClosedRange<CGFloat>] {
      let fixture = fixture(kind)
      if isFling {
        fixture.fixture.screen.drag(
          from: CGPoint(x: 100, y: 200),
          to: CGPoint(x: 100, y: 300),
          duration: 0.1
        )
      } else {
        fixture.view.setContentOffset(CGPoint(x: 0, y: fixture.offset + 200), animated: true)
      }
      fixture.fixture.backend.advance(by: 0.1)
      let before = fixture.spans
      if inserting { insertAbove(40, fixture) }
      try requireSame(before, fixture.spans)
      for _ in 0..<10 { fixture.settle() }
      return fixture.spans
    }
    for isFling in [false, true] {
      try requireSame(
        end(isFling: isFling, inserting: false),
        end(isFling: isFling, inserting: true)
      )
    }
  }

  @Test("starts from what is on screen in a second batch: T-30", arguments: RegulatedKind.allCases)
  func interrupted(_ kind: RegulatedKind) throws {
    let fixture = fixture(kind)
    fixture.settle()
    let before = fixture.spans
    insertAbove(2, fixture)
    fixture.fixture.backend.advance(by: 0.1)
    try requireSame(before, fixture.spans)
    let count = fixture.source.model.items.count - 1
    fixture.update([count], [.deleteItem(OldPath(section: 0, item: 5))])
    for _ in 0..<24 {
      fixture.fixture.backend.advance(by: 1 / 60)
      try requireSame(before, fixture.spans)
    }
    #expect(fixture.diagnostics.isEmpty)
  }

  @Test("keeps what is read when the app scrolls in the frame of a change")
  func scrolledMeanwhile() throws {
    let fixture = fixture(.flow)
    fixture.settle()
    let before = fixture.spans
    let layout = try #require(fixture.view.collectionViewLayout as? UICollectionViewFlowLayout)
    layout.sectionInset.top = 300
    fixture.view.contentOffset.y += 70
    fixture.frame()
    try requireSame(before, fixture.spans, movedBy: -70)
  }
}
