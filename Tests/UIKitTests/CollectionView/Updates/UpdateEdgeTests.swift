import CoreGraphics
import Foundation
import Testing

@testable import UIKit

// The rules are those of Documentation/UpdateContract.md.
@Suite("At the edges of the content, updates")
@MainActor
struct UpdateEdgeTests {
  /// The layout hears of two new rows only when it has said how long the content is.
  @Test("go beyond the former end, where a layout learns late of what is new (C11)")
  func beyondTheFormerEnd() {
    let stage = RowStage(offset: 600)
    defer { stage.end() }
    stage.layout.learnsLate = true
    stage.layout.target = { CGPoint(x: 0, y: $0.y + 100) }
    stage.update { stage.insert(["a", "b"], at: 0) }
    #expect(stage.view.contentOffset.y == 700)
    #expect(stage.top("19") == 350)
    stage.wait(0.15)
    #expect(stage.top("19") == 350)
    stage.rest()
    #expect(stage.view.contentOffset.y == 700)
    #expect(stage.top("19") == 350)
  }

  /// Four rows of 50 go and one comes at the end, which is taken to be as high and found to be 80.
  ///
  /// The content is taken to be 850 high, so the offset can be 450 at most; then it is found to be 880.
  private func replaceRows(_ stage: RowStage) {
    stage.update {
      stage.delete(0..<4)
      stage.sections[0].append(Row(name: "new", height: 80, estimate: 50))
      stage.view.insertItems(at: [IndexPath(item: 16, section: 0)])
    }
    stage.rest()
    #expect(stage.view.contentSize.height == 880)
  }

  @Test("keep the offset that a layout wants, however long the content turns out to be (C11)")
  func wantedOffset() {
    let stage = RowStage(offset: 600)
    defer { stage.end() }
    stage.layout.target = { _ in CGPoint(x: 0, y: 420) }
    replaceRows(stage)
    #expect(stage.view.contentOffset.y == 420)
  }

  /// The layout wants the end of the content as far as it knows that; then a row is found to be 30 higher.
  @Test("propose the offset that there is, and take its nearest end for an answer (C11)")
  func wantedEnd() {
    let stage = RowStage(offset: 600)
    defer { stage.end() }
    var proposed: [CGFloat] = []
    stage.layout.target = { offset in
      proposed.append(offset.y)
      return CGPoint(x: 0, y: 450)
    }
    replaceRows(stage)
    #expect(proposed == [600])
    #expect(stage.view.contentOffset.y == 450)
  }

  /// With eight rows less the content ends at the offset 200.
  ///
  /// The layout says what comes into sight only when the update is over, and then row 4 is 70 high.
  @Test("cut the offset off once, when everything has found its size (C32)")
  func offsetStays() {
    let stage = RowStage(offset: 600)
    defer { stage.end() }
    stage.layout.isShortSighted = true
    stage.update {
      stage.delete(10..<18)
      stage.sections[0][4] = Row(name: "4", height: 70, estimate: 50)
    }
    stage.rest()
    #expect(stage.view.contentSize.height == 620)
    #expect(stage.view.contentOffset.y == 220)
    #expect(stage.top("19") == 350)
  }

  /// It wants the offset 10, and in its last call 30 less, for which there is no room.
  ///
  /// Rows 10 and 11, of which it says only then that they are there, are 20 higher than they were taken to be.
  @Test("add up what a layout asks for, and cut it off once (C13)")
  func sumOfAdjustments() {
    let stage = RowStage(offset: 600)
    defer { stage.end() }
    stage.layout.isShortSighted = true
    stage.layout.adjustsForSizes = true
    stage.layout.target = { _ in CGPoint(x: 0, y: 10) }
    stage.layout.adjustmentInFinalize = -30
    stage.update {
      stage.delete(0..<10)
      for (item, name) in ["10", "11"].enumerated() {
        stage.sections[0][item] = Row(name: name, height: 70, estimate: 50)
      }
    }
    stage.rest()
    #expect(stage.view.contentSize.height == 540)
    #expect(stage.view.contentOffset.y == 20)
  }
}
