import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Notes which items it hears of.
@MainActor
final class PrefetchLog: NSObject, UICollectionViewDataSourcePrefetching {
  private(set) var lines: [String] = []
  private(set) var open: Set<IndexPath> = []
  /// What was said and should not have been.
  private(set) var faults: [String] = []
  var respond: (UICollectionView) -> Void = { _ in }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    lines.append("want " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    if Set(indexPaths).count < indexPaths.count { faults.append("\(indexPaths) twice") }
    let shown = Set(indexPaths).intersection(collectionView.indexPathsForVisibleItems)
    if !shown.isEmpty { faults.append("\(shown) are on screen") }
    open.formUnion(indexPaths)
    respond(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    lines.append("cancel " + indexPaths.map { "\($0.item)" }.joined(separator: " "))
    let unknown = Set(indexPaths).subtracting(open)
    if !unknown.isEmpty { faults.append("\(unknown) were not named") }
    open.subtract(indexPaths)
  }
}

// Rows are 50 high and 400 are visible: 8 rows, and 8 ahead at rest.
@Suite("Prefetching")
@MainActor
struct PrefetchingTests {
  private func show(_ count: Int = 1000) -> (CollectionFixture, PrefetchLog) {
    let fixture = CollectionFixture([count])
    let log = PrefetchLog()
    fixture.view.prefetchDataSource = log
    fixture.show()
    return (fixture, log)
  }

  @Test("names the next items when the first are shown, the nearest first")
  func namesTheNext() {
    let (fixture, log) = show()
    expectEqual(log.take(), ["want 8 9 10 11 12 13 14 15"])
    fixture.frame()
    fixture.view.setNeedsLayout()
    fixture.frame()
    expectEqual(log.take(), [])
  }

  @Test("names each item once, as it comes nearer")
  func namesEachOnce() {
    let (fixture, log) = show()
    _ = log.take()
    // The time stands still: what moves does so at no speed. A quarter of what is visible is 100.
    fixture.view.contentOffset.y = 50
    fixture.frame()
    expectEqual(log.take(), [])
    fixture.view.contentOffset.y = 100
    fixture.frame()
    expectEqual(log.take(), ["want 16 17"])
  }

  @Test("reaches further when content moves fast, and not when it has jumped")
  func reachesFurther() {
    let (fixture, log) = show()
    _ = log.take()
    fixture.view.contentOffset.y = 2000
    fixture.frame()
    // A jump of 40 rows: what is visible is 40 … 47. What was named is far away now.
    expectEqual(
      log.take(),
      [
        "cancel 8 9 10 11 12 13 14 15", "want 48 49 50 51 52 53 54 55",
      ]
    )
    fixture.fixture.backend.advance(by: 0.1)
    fixture.view.contentOffset.y = 2100
    fixture.fixture.backend.advance(by: 0.1)
    // 100 in 0.1 seconds are 1000 points per second; a quarter of that is 5 rows more.
    expectEqual(log.take(), ["want 56 57 58 59 60 61 62"])
  }

  @Test("turns round with the content, and cancels what lies behind")
  func turnsRound() {
    let (fixture, log) = show()
    fixture.view.contentOffset.y = 2000
    fixture.frame()
    _ = log.take()
    fixture.view.contentOffset.y = 1990
    fixture.frame()
    // 39 came into view with the first ten points; rows up to half a screen behind stay named, the
    // fourth of which is touched by its edge alone.
    expectEqual(
      log.take(),
      [
        "cancel 52 53 54 55", "want 38 37 36 35 34 33 32 31",
      ]
    )
  }

  @Test("never names what is on screen, and forgets what has come there")
  func forgetsWhatIsShown() {
    let (fixture, log) = show()
    _ = log.take()
    for step in 1...40 {
      fixture.view.contentOffset.y = CGFloat(step) * 50
      fixture.frame()
    }
    #expect(!log.lines.joined().contains("cancel"))
    fixture.view.isPrefetchingEnabled = false
    // 2000 is the offset: 40 … 47 are visible, and 8 rows ahead were named, give or take a quarter.
    expectEqual(log.lines.last, "cancel 48 49 50 51 52 53 54 55")
    _ = log.take()
    fixture.view.contentOffset.y = 5000
    fixture.frame()
    expectEqual(log.take(), [])
    fixture.view.isPrefetchingEnabled = true
    fixture.frame()
    expectEqual(log.take(), ["want 108 109 110 111 112 113 114 115"])
  }

  @Test("stops at the end of the content")
  func stopsAtTheEnd() {
    let (fixture, log) = show(10)
    expectEqual(log.take(), ["want 8 9"])
    fixture.view.contentOffset.y = 100
    fixture.frame()
    expectEqual(log.take(), [])
  }

  @Test("gives named items their new places in a batch, and forgets them in a reload")
  func followsUpdates() {
    let (fixture, log) = show()
    _ = log.take()
    fixture.source.counts = [999]
    fixture.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    fixture.frame()
    // 8 … 15 are 7 … 14 now, of which 7 has come into view.
    expectEqual(log.take(), ["want 15"])
    fixture.view.isPrefetchingEnabled = false
    expectEqual(log.take(), ["cancel 8 9 10 11 12 13 14 15"])
    fixture.view.isPrefetchingEnabled = true
    fixture.frame()
    _ = log.take()
    fixture.view.reloadData()
    fixture.frame()
    expectEqual(log.take(), ["want 8 9 10 11 12 13 14 15"])
  }

  @Test("may be answered with a change of the data")
  func survivesChanges() {
    let (fixture, log) = show()
    var isFirst = true
    log.respond = { view in
      guard isFirst else { return }
      isFirst = false
      fixture.source.counts = [20]
      view.reloadData()
    }
    fixture.view.contentOffset.y = 1000
    fixture.frame()
    fixture.frame()
    expectEqual(fixture.view.numberOfItems(inSection: 0), 20)
    expectEqual(fixture.rows, Array(12...19))
  }

  @Test("makes no calls without a prefetching data source")
  func costsNothing() {
    let fixture = CollectionFixture([1000])
    fixture.show()
    fixture.view.contentOffset.y = 130
    fixture.frame()
    let without = fixture.trace.take()
    let (other, _) = show()
    other.view.isPrefetchingEnabled = false
    _ = other.trace.take()
    other.view.contentOffset.y = 130
    other.frame()
    expectEqual(other.trace.take(), without)
  }

  @Test(
    "keeps its promises whatever is done",
    arguments: TrialRounds.share(of: 1...20 as ClosedRange<UInt64>)
  )
  func randomSteps(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (fixture, log) = show()
    var script: [String] = ["seed \(seed)"]
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let offset = CGFloat.random(in: 0...40_000, using: &random).rounded()
        script.append("offset \(offset)")
        fixture.view.contentOffset.y = offset
      case 1, 2:
        let distance = CGFloat.random(in: -900...900, using: &random).rounded()
        script.append("scroll \(distance)")
        let end = fixture.view.contentSize.height - 400
        fixture.view.contentOffset.y = min(max(0, fixture.view.contentOffset.y + distance), end)
      case 3:
        let count = Int.random(in: 900...1100, using: &random)
        script.append("reload \(count)")
        fixture.source.counts = [count]
        fixture.view.reloadData()
      default:
        script.append("advance")
        fixture.fixture.backend.advance(by: 0.05)
      }
      fixture.frame()
      try #require(log.faults == [], "after \(script.joined(separator: "; "))")
    }
  }
}
