import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

@Suite("Headers and views at the sides of a section")
@MainActor
struct SectionEdgeTests {
  private func side(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, height),
      elementKind: "side",
      alignment: .leading
    )
  }

  /// A window with sections that all look the same, in a layout with a configuration.
  private func shown(
    _ counts: [Int],
    width: CGFloat = 375,
    height: CGFloat = 600,
    _ section: NSCollectionLayoutSection,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) -> CompositionalLayoutFixture {
    CompositionalLayoutFixture(
      counts,
      width: width,
      height: height,
      kinds: ["header", "footer", "side", "title"],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    )
  }

  /// A header of 44 above rows of 200 together: the middle is at 144.
  @Test("stand in the middle of the rows beside them, and not of the header")
  func besideRows() {
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [
      boundaryItem("header", .absolute(44), .top), side(.absolute(30), .absolute(40)),
    ]
    expectEqual(shown([4], section).view("side")[1], 124)
  }

  @Test("have frames although nothing has a width and they are to stay in sight")
  func withoutWidth() {
    let pinned = side(.absolute(0), .absolute(40))
    pinned.pinToVisibleBounds = true
    let header = boundaryItem("header", .absolute(30), .top)
    header.pinToVisibleBounds = true
    let title = boundaryItem("title", .absolute(20), .top)
    title.pinToVisibleBounds = true
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [header, pinned]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [title]
    let fixture = shown([4, 4], width: 0, height: 100, section, configuration)
    // The title takes 20, the header 30, and 200 of rows have their middle at 150.
    expectEqual(fixture.view("side"), [0, 130, 0, 40])
    expectEqual(fixture.view("header"), [0, 20, 0, 30])
  }

  /// Rows of 50 and headers of 30, below a title of 20: a section is 20 to 250, the next one 250 to 480.
  @Test("stay in sight below a title of the whole content that does too")
  func belowTitle() {
    let header = boundaryItem("header", .absolute(30), .top)
    header.pinToVisibleBounds = true
    let title = boundaryItem("title", .absolute(20), .top)
    title.pinToVisibleBounds = true
    let section = rows(.absolute(50))
    section.boundarySupplementaryItems = [header]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [title]
    let fixture = shown([4, 4], height: 100, section, configuration)
    let places: [(offset: CGFloat, first: Double, second: Double)] = [
      (0, 20, 250), (100, 120, 250), (215, 220, 250), (260, 220, 280),
    ]
    for (offset, first, second) in places {
      fixture.view.contentOffset.y = offset
      fixture.frame()
      expectEqual(fixture.view("header"), [0, first, 375, 30])
      expectEqual(fixture.view("header", section: 1), [0, second, 375, 30])
    }
  }

  /// Sections of a header of 40 and five rows of 44, which are 260.
  ///
  /// A header is at the start of what shows, but neither in front of its place nor beyond the end of its section.
  @Test("are where the offset says, whatever offset there was before")
  func anyOffset() {
    let header = boundaryItem("header", .absolute(40), .top)
    header.pinToVisibleBounds = true
    let section = rows(.absolute(44))
    section.boundarySupplementaryItems = [header]
    let fixture = shown(Array(repeating: 5, count: 20), height: 200, section)
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<1000 {
      let offset = Double(Int.random(in: -60...5060, using: &generator)) / 1.25
      fixture.view.contentOffset.y = CGFloat(offset)
      fixture.frame()
      for path in fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: "header") {
        let natural = 260 * Double(path.section)
        let expected = min(max(natural, offset), natural + 220)
        let header = fixture.view.supplementaryView(forElementKind: "header", at: path)
        #expect(abs(Double(header?.frame.minY ?? .nan) - expected) < 0.001, "offset \(offset)")
      }
    }
  }

  @Test("have the inset between them and the rows, and the distance of sections behind them")
  func order() {
    let section = rows(.absolute(50))
    section.contentInsets = directional(8, 0, 6, 0)
    section.boundarySupplementaryItems = [
      boundaryItem("header", .absolute(30), .top), boundaryItem("footer", .absolute(10), .bottom),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let fixture = shown([1, 1], section, configuration)
    // 30 of the header, 8, 50 of the row, 6, 10 of the footer; then 20 to the next section.
    expectEqual(fixture.view("header"), [0, 0, 375, 30])
    expectEqual(fixture.items(1), [[0, 38, 375, 50]])
    expectEqual(fixture.view("footer"), [0, 94, 375, 10])
    expectEqual(fixture.view("header", section: 1), [0, 124, 375, 30])
    expectEqual(fixture.items(1, section: 1), [[0, 162, 375, 50]])
    expectEqual(fixture.view.contentSize.height, 228)
  }

  @Test("leave the points that insets say, also less than one")
  func smallInsets() {
    let section = rows(.absolute(44))
    section.contentInsets = directional(0.5, 0.5, 0.5, 0.5)
    let fixture = shown([1], section)
    expectEqual(fixture.items(1), [[0.5, 0.5, 374, 44]])
    expectEqual(fixture.view.contentSize.height, 45)
  }
}

@Suite("Tiles that share a width")
@MainActor
struct TileTests {
  @Test("meet without a seam, and end where the width does", arguments: [320.0, 375, 1013])
  func noSeams(width: Double) throws {
    for count in 2...7 {
      let group = row(
        .absolute(50),
        [item(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1))]
      )
      let fixture = CompositionalLayoutFixture(
        [count],
        width: width,
        UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      )
      let frames = try (0..<count).map {
        try #require(fixture.view.cellForItem(at: IndexPath(item: $0, section: 0))).frame
      }
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(abs(left.maxX - right.minX) < 1e-9)
      }
      #expect(abs((frames.last?.maxX ?? 0) - width) < 1e-9)
    }
  }
}

@Suite("A grid that gets other columns")
@MainActor
struct GridChangeTests {
  private func grid(_ columns: Int) -> UICollectionViewCompositionalLayout {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitem: fullItem(),
      count: columns
    )
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [boundaryItem("header", .absolute(40), .top)]
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Below a header of 40 item 49 stands in row 16 of three columns at 1640, and in row 9 of five at 940.
  ///
  /// In a window of 600 it is in the middle where it is at 250.
  @Test("keeps the item in the middle there, also with headers", arguments: [false, true])
  func keepsItem(isAnimated: Bool) throws {
    let fixture = CompositionalLayoutFixture([200], kinds: ["header"], grid(3))
    fixture.view.contentOffset.y = 1390
    fixture.frame()
    let item = try #require(fixture.view.cellForItem(at: IndexPath(item: 49, section: 0)))
    expectEqual(item.frame.minY - fixture.view.contentOffset.y, 250)
    fixture.view.setCollectionViewLayout(grid(5), animated: isAnimated)
    fixture.fixture.backend.advance(by: 1)
    #expect(abs(fixture.view.contentOffset.y - 690) < 0.01)
    #expect(abs(item.frame.minY - fixture.view.contentOffset.y - 250) < 0.01)
  }
}
