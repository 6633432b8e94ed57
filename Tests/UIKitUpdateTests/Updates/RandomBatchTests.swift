import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Random batches", .withTheProgram)
@MainActor
struct RandomBatchTests {
  @Test(
    "show what the data source says, with one view for each element (T-48)",
    arguments: ReadingOrientation.allCases,
    1...9
  )
  func agree(orientation: ReadingOrientation, seed: UInt64) throws {
    // In each direction one of nine has thousands of items.
    let isLarge = seed == 9
    var generator = BatchGenerator(
      seed: seed,
      sectionLimit: 5,
      itemLimit: isLarge ? 1_000 : 14
    )
    let fixture = ModelFixture(generator.model(), orientation)
    defer { fixture.end() }
    var script: [String] = []
    var reported = 0
    var completed: [Int] = []
    for _ in 0..<(isLarge ? 12 : 60) {
      switch Int.random(in: 0..<10, using: &generator.random) {
      case 0...4:
        let change = generator.change(of: fixture.model)
        script.append(change.replay)
        let number = reported
        reported += 1
        fixture.apply(change) { _ in completed.append(number) }
        try #require(
          fixture.takeDiagnostics() == [],
          "\(orientation), \(seed): \(script.joined(separator: "\n"))"
        )
      case 5:
        let change = generator.disorderlyChange(of: fixture.model)
        // What adds up and is not true cannot be found out.
        guard change.checked.standing != .consistent else { continue }
        script.append(change.replay)
        let number = reported
        reported += 1
        fixture.apply(change) { _ in completed.append(number) }
        _ = fixture.takeDiagnostics()
      case 6:
        let reach = isLarge ? 100_000 : 600
        let offset = CGFloat(Int.random(in: 0...reach, using: &generator.random))
        script.append("offset \(offset)")
        fixture.view.contentOffset = fixture.view.contentOffset(showing: offset, orientation)
      case 7:
        script.append("wait")
        fixture.fixture.backend.advance(by: 0.1)
      case 8:
        let height = CGFloat(Int.random(in: 100...400, using: &generator.random))
        script.append("height \(height)")
        fixture.view.frame.size = orientation.size(CGSize(width: 320, height: height))
      default:
        script.append("reload")
        fixture.view.reloadData()
      }
      if Bool.random(using: &generator.random) { fixture.fixture.backend.makeFrame() }
      let isDirty = fixture.view.needsLayoutInSubtree
      fixture.view.layoutIfNeeded()
      try fixture.checkScreen(
        "\(orientation), \(seed) \(isDirty): \(script.joined(separator: "\n"))"
      )
    }
    checkRest(fixture)
    expectEqual(completed, Array(0..<reported))
  }

  /// Lets everything come to rest, and checks that nothing is left of what has moved.
  private func checkRest(_ fixture: ModelFixture) {
    fixture.fixture.backend.advance(by: 1)
    fixture.fixture.backend.makeFrame()
    #expect(fixture.view.engine.views.departures.isEmpty)
    #expect(fixture.view.engine.timelines.isEmpty)
    let seen = fixture.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    expectEqual(seen.count, fixture.view.engine.views.mounted.count)
  }

  @Test(
    "do not let what is held drift, a thousand of them in any direction (T-48)",
    arguments: ReadingOrientation.allCases,
    TrialRounds.share(of: 1...2 as ClosedRange<UInt64>)
  )
  func noDrift(orientation: ReadingOrientation, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let list = DriftingList(orientation)
    defer { list.flow.end() }
    let start = try #require(list.startOfHeldRow)
    for step in 0..<1000 {
      let rows = list.extents.count
      // Only so much on either side that the offset is never at an edge.
      let item = Int.random(in: 0..<(rows - 1), using: &random)
      let isFar = abs(item - list.held) > 1
      let leaves = item < list.held ? list.held > 40 : rows - list.held > 40
      UIView.performWithoutAnimation {
        if leaves, isFar, Bool.random(using: &random) {
          list.delete(item)
        } else {
          list.insert(CGFloat(Int.random(in: 90...240, using: &random)) / 3, at: item)
        }
      }
      let now = try #require(list.startOfHeldRow)
      try #require(abs(now - start) < 1e-6, "\(orientation), \(seed), step \(step)")
    }
    expectEqual(list.flow.diagnostics, [])
  }
}

/// A hundred rows of 50 points, of which the one in the middle is held; 400 points show.
@MainActor
private final class DriftingList {
  let flow: FlowFixture
  private let orientation: ReadingOrientation
  private let source = SizingSource()
  private(set) var extents = Array(repeating: CGFloat(50), count: 100)
  /// Where the row is that is held.
  private(set) var held = 50

  init(_ orientation: ReadingOrientation) {
    self.orientation = orientation
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = orientation.scrollDirection
    layout.minimumLineSpacing = 0
    let size = orientation.size(CGSize(width: 100, height: 400))
    flow = FlowFixture(
      [100],
      width: size.width,
      height: size.height,
      layout: layout,
      isRightToLeft: orientation.isRightToLeft,
      source: source
    )
    source.size = { [unowned self] path in
      orientation.size(CGSize(width: 100, height: extents[path.item]))
    }
    flow.show()
    flow.view.contentOffset = flow.view.contentOffset(showing: 2400 + 1.0 / 3, orientation)
    flow.frame()
    flow.view.anchorPolicy = .item(IndexPath(item: held, section: 0), .start)
  }

  /// How far the held row is from where reading begins in the view.
  var startOfHeldRow: CGFloat? {
    guard let cell = flow.view.cellForItem(at: IndexPath(item: held, section: 0)) else {
      return nil
    }
    let visible = flow.view.reading(flow.view.bounds, orientation)
    return flow.view.reading(cell.frame, orientation).minY - visible.minY
  }

  func insert(_ extent: CGFloat, at item: Int) {
    flow.view.performBatchUpdates {
      self.extents.insert(extent, at: item)
      if item <= self.held { self.held += 1 }
      self.flow.source.counts = [self.extents.count]
      self.flow.view.insertItems(at: [IndexPath(item: item, section: 0)])
    }
  }

  func delete(_ item: Int) {
    flow.view.performBatchUpdates {
      self.extents.remove(at: item)
      if item < self.held { self.held -= 1 }
      self.flow.source.counts = [self.extents.count]
      self.flow.view.deleteItems(at: [IndexPath(item: item, section: 0)])
    }
  }
}
