import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Random cells with constraints")
@MainActor
struct RandomConstrainedCellTests {
  /// Texts of 0 to 10,000 characters, most of them short.
  private func texts(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let longest = [60, 60, 60, 300, 300, 2_000, 10_000][
        Int.random(in: 0..<7, using: &random) * Int.random(in: 0...1, using: &random)
      ]
      let length = Int.random(in: 0...longest, using: &random)
      return (0..<length).map { _ in Int.random(in: 0..<6, using: &random) == 0 ? " " : "a" }
        .joined()
    }
  }

  // 840 cells in each round, and 10,080 in the twelve rounds of `make trials`.
  @Test(
    "are as high as their text, measured at most twice, and do not move what is seen on the way up",
    arguments: ConstrainedRows.allCases,
    TrialRounds.chosen
  )
  func upwards(_ layout: ConstrainedRows, round: Int) throws {
    let seed = UInt64(round)
    let fixture = ConstrainedCellFixture(
      texts(280, seed: seed),
      width: 320,
      height: 480,
      layout: layout.make(width: 320)
    )
    let messages = try reports {
      fixture.show()
      // The end moves away while rows there are measured.
      for _ in 0..<4 {
        fixture.view.contentOffset.y = fixture.view.contentSize.height - 480
        fixture.frame()
      }
      fixture.forgetMeasurements()
      var seen: Set<Int> = []
      var random = SeededGenerator(seed: seed)
      while fixture.view.contentOffset.y > 0 {
        try check(fixture, layout, seed, &seen)
        let before = places(fixture)
        // Up to several rows come into view at once.
        let step = min(
          [20, 90, 300].randomElement(using: &random) ?? 0,
          fixture.view.contentOffset.y
        )
        fixture.view.contentOffset.y -= step
        fixture.frame()
        for (item, place) in places(fixture) {
          guard let former = before[item] else { continue }
          try #require(
            abs(place - former - step) <= 0.01,
            "\(layout), seed \(seed): item \(item) went from \(former) to \(place), scrolled by \(step)"
          )
        }
      }
      try check(fixture, layout, seed, &seen)
      expectEqual(seen.count, fixture.texts.count)
    }
    #expect(messages.isEmpty)
    #expect(fixture.measurements.values.max() ?? 0 <= 2)
  }

  /// Where the cells with views are on screen.
  private func places(_ fixture: ConstrainedCellFixture) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for path in fixture.view.indexPathsForVisibleItems {
      guard let cell = fixture.view.cellForItem(at: path) else { continue }
      places[path.item] = cell.frame.minY - fixture.view.contentOffset.y
    }
    return places
  }

  /// Compares visible cells with what a label by itself says.
  private func check(
    _ fixture: ConstrainedCellFixture,
    _ layout: ConstrainedRows,
    _ seed: UInt64,
    _ seen: inout Set<Int>
  ) throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 10)
    for path in fixture.view.indexPathsForVisibleItems {
      guard seen.insert(path.item).inserted, let cell = fixture.cell(path.item) else { continue }
      label.text = fixture.texts[path.item]
      let height = label.sizeThatFits(CGSize(width: 300, height: 0)).height
      try #require(
        cell.frame.size == CGSize(width: 320, height: height + 20),
        "\(layout), seed \(seed), item \(path.item) of \(fixture.texts[path.item].count) characters"
      )
      try #require(cell.label.frame == CGRect(10, 10, 300, height))
    }
  }
}
