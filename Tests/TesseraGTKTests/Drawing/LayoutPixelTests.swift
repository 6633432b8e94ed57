import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import TesseraGTK

/// The numbers of the names are those of the worked examples of compositional layouts.
@MainActor
@Suite("The pixels of tiles that share a row", .withTheProgram)
struct LayoutPixelTests {
  /// UIKit was seen to show 84, 37.5, 84.5, 84 and 84.5 points, and a seam before the last tile.
  ///
  /// Edges that are moved to
  /// pixels add up to the whole width.
  @Test("Q-01 are as many as lie between their moved edges, without a seam")
  func measuredFractions() {
    let fractions = [
      0.2244798445859886, 0.0999484835067196, 0.2255459136606516, 0.2244798445859886,
      0.2255459136606516,
    ]
    expectEqual(runs(of: fractions, width: 375, scale: 2), [168, 75, 169, 169, 169])
  }

  /// In pixels: 320 = 107 + 106 + 107; 640 = 213 + 214 + 213; 960 = 3 · 320.
  @Test(
    "Q-02 are shared by thirds",
    arguments: [(1, [107, 106, 107]), (2, [213, 214, 213]), (3, [320, 320, 320])]
      as [(CGFloat, [Int])]
  )
  func thirds(scale: CGFloat, expected: [Int]) {
    expectEqual(runs(of: [1.0 / 3, 1.0 / 3, 1.0 / 3], width: 320, scale: scale), expected)
  }

  /// How many pixels each tile has in a row of a collection view; every pixel is of one tile alone.
  private func runs(of fractions: [Double], width: CGFloat, scale: CGFloat) -> [Int] {
    let canvas = Canvas(width: width, height: 2)
    let source = TileSource(count: fractions.count)
    let items = fractions.map { fraction in
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(fraction),
          heightDimension: .fractionalHeight(1)
        )
      )
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(2)
      ),
      subitems: items
    )
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 2),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    canvas.root.addSubview(view)
    view.layoutIfNeeded()
    let line = canvas.rows(scale: scale).split(separator: "\n").first ?? ""
    var runs: [Int] = []
    var former: Character?
    for pixel in line {
      if pixel != former { runs.append(0) }
      runs[runs.count - 1] += 1
      former = pixel
    }
    #expect(line.allSatisfy { "RB".contains($0) }, "\(line)")
    return runs
  }
}

/// Tiles in two colours in turn.
@MainActor
private final class TileSource: NSObject, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .red : .blue
    return cell
  }
}
