import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

// The rules are those of Documentation/UpdateContract.md.
@Suite("At the edges of the content, updates", .withTheProgram)
@MainActor
struct UpdateEdgeTests {
  /// The layout hears of two new rows only when it has said how long the content is.
  @Test("go beyond the former end, where a layout learns late of what is new (C11)")
  func beyondTheFormerEnd() {
    let fixture = RowFixture(offset: 600)
    defer { fixture.end() }
    fixture.layout.learnsLate = true
    fixture.layout.target = { CGPoint(x: 0, y: $0.y + 100) }
    fixture.update { fixture.insert(["a", "b"], at: 0) }
    expectEqual(fixture.view.contentOffset.y, 700)
    expectEqual(fixture.top("19"), 350)
    fixture.wait(0.15)
    expectEqual(fixture.top("19"), 350)
    fixture.rest()
    expectEqual(fixture.view.contentOffset.y, 700)
    expectEqual(fixture.top("19"), 350)
  }

  /// Four rows of 50 go and one comes at the end, which is taken to be as high and found to be 80.
  ///
  /// The content is taken to be 850 high, so the offset can be 450 at most; then it is found to be 880.
  private func replaceRows(_ fixture: RowFixture) {
    fixture.update {
      fixture.delete(0..<4)
      fixture.sections[0].append(Row(name: "new", height: 80, estimate: 50))
      fixture.view.insertItems(at: [IndexPath(item: 16, section: 0)])
    }
    fixture.rest()
    expectEqual(fixture.view.contentSize.height, 880)
  }

  @Test("keep the offset that a layout wants, however long the content turns out to be (C11)")
  func wantedOffset() {
    let fixture = RowFixture(offset: 600)
    defer { fixture.end() }
    fixture.layout.target = { _ in CGPoint(x: 0, y: 420) }
    replaceRows(fixture)
    expectEqual(fixture.view.contentOffset.y, 420)
  }

  /// The layout wants the end of the content as far as it knows that; then a row is found to be 30 higher.
  @Test("propose the offset that there is, and take its nearest end for an answer (C11)")
  func wantedEnd() {
    let fixture = RowFixture(offset: 600)
    defer { fixture.end() }
    var proposed: [CGFloat] = []
    fixture.layout.target = { offset in
      proposed.append(offset.y)
      return CGPoint(x: 0, y: 450)
    }
    replaceRows(fixture)
    expectEqual(proposed, [600])
    expectEqual(fixture.view.contentOffset.y, 450)
  }

  /// With eight rows less the content ends at the offset 200.
  ///
  /// The layout says what comes into sight only when the update is over, and then row 4 is 70 high.
  @Test("cut the offset off once, when everything has found its size (C32)")
  func offsetStays() {
    let fixture = RowFixture(offset: 600)
    defer { fixture.end() }
    fixture.layout.isShortSighted = true
    fixture.update {
      fixture.delete(10..<18)
      fixture.sections[0][4] = Row(name: "4", height: 70, estimate: 50)
    }
    fixture.rest()
    expectEqual(fixture.view.contentSize.height, 620)
    expectEqual(fixture.view.contentOffset.y, 220)
    expectEqual(fixture.top("19"), 350)
  }

  /// It wants the offset 10, and in its last call 30 less, for which there is no room.
  ///
  /// Rows 10 and 11, of which it says only then that they are there, are 20 higher than they were taken to be.
  @Test("add up what a layout asks for, and cut it off once (C13)")
  func sumOfAdjustments() {
    let fixture = RowFixture(offset: 600)
    defer { fixture.end() }
    fixture.layout.isShortSighted = true
    fixture.layout.adjustsForSizes = true
    fixture.layout.target = { _ in CGPoint(x: 0, y: 10) }
    fixture.layout.adjustmentInFinalize = -30
    fixture.update {
      fixture.delete(0..<10)
      for (item, name) in ["10", "11"].enumerated() {
        fixture.sections[0][item] = Row(name: name, height: 70, estimate: 50)
      }
    }
    fixture.rest()
    expectEqual(fixture.view.contentSize.height, 540)
    expectEqual(fixture.view.contentOffset.y, 20)
  }
}
