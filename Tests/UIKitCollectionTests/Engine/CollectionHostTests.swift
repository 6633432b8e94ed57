import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("A host that is no collection view")
@MainActor
struct CollectionHostTests {
  private let host = RecordingHost(Array(0..<10))

  @Test("gets the rows that its bounds show, and the content size, once it lays out")
  func firstPass() {
    host.layoutIfNeeded()
    expectEqual(host.rows, ["0@0", "1@40", "2@80"])
    expectEqual(host.takeLog(), ["counted", "content 400"])
    host.layoutIfNeeded()
    expectEqual(host.takeLog(), [])
  }

  @Test("gets other rows, in the same views, when its bounds have moved")
  func scrolling() {
    host.layoutIfNeeded()
    host.bounds.origin.y = 200
    host.makeFrame()
    expectEqual(host.rows, ["5@200", "6@240", "7@280"])
    host.bounds.origin.y = 0
    host.makeFrame()
    expectEqual(host.rows, ["0@0", "1@40", "2@80"])
    #expect(host.contentView.subviews.count <= 6)
  }

  // C33: the first visible row keeps its position, here 5, in front of which two rows of 40 are inserted.
  @Test("has its offset moved with the row that an anchor holds")
  func anchoring() {
    host.layoutIfNeeded()
    host.bounds.origin.y = 200
    host.makeFrame()
    _ = host.takeLog()
    host.engine.offsetHold.take(.firstVisible)
    host.source.numbers = [20, 21] + Array(0..<10)
    host.engine.report([0, 1].map { .insertItem(NewPath(section: 0, item: $0)) })
    expectEqual(host.takeLog(), ["counted", "shift 80", "content 480"])
    host.makeFrame()
    expectEqual(host.rows, ["5@280", "6@320", "7@360"])
  }

  @Test("shows what a plain array has after random batches", arguments: [UInt64(1), 2])
  func randomBatches(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    host.layoutIfNeeded()
    for round in 0..<40 {
      var numbers = host.source.numbers
      let gone = numbers.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      for index in gone.reversed() { numbers.remove(at: index) }
      var new: Set<Int> = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        new.insert(Int.random(in: 0...numbers.count, using: &random))
      }
      for (index, place) in new.sorted().enumerated() {
        numbers.insert(100 * (round + 1) + index, at: place)
      }
      host.source.numbers = numbers
      host.engine.report(
        gone.map { .deleteItem(OldPath(section: 0, item: $0)) }
          + new.map { .insertItem(NewPath(section: 0, item: $0)) }
      )
      host.makeFrame()
      expectEqual(host.rows, expectedRows)
      let offset = CGPoint(x: 0, y: CGFloat.random(in: 0...400, using: &random).rounded())
      host.bounds.origin = host.restingOffset(nearest: offset)
      host.makeFrame()
      expectEqual(host.rows, expectedRows)
    }
  }

  /// The rows of 40 points of which something is in the bounds.
  private var expectedRows: [String] {
    host.source.numbers.enumerated().compactMap { index, number in
      let (start, end) = (CGFloat(40 * index), CGFloat(40 * index + 40))
      return start < host.bounds.maxY && end > host.bounds.minY ? "\(number)@\(40 * index)" : nil
    }
  }
}
