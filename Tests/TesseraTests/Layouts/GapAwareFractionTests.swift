import Tessera
import TesseraTestSupport
import Testing

@Suite("A part of a group that leaves room for gaps")
@MainActor
struct GapAwareFractionTests {
  /// The frames of items of a group in a window of 375 × 600, and what is reported of it.
  private func frames(
    _ parts: [CGFloat],
    count: Int,
    spacing: NSCollectionLayoutSpacing = .fixed(10),
    isVertical: Bool = false
  ) -> (frames: [CGRect], diagnostics: [LayoutDiagnostic]) {
    let items = parts.map { part in
      NSCollectionLayoutItem(
        layoutSize: isVertical
          ? NSCollectionLayoutSize(
            widthDimension: .gapAwareFraction(1),
            heightDimension: .gapAwareFraction(part)
          )
          : NSCollectionLayoutSize(
            widthDimension: .gapAwareFraction(part),
            heightDimension: .gapAwareFraction(1)
          )
      )
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(50)
    )
    let group: NSCollectionLayoutGroup =
      isVertical
      ? .vertical(layoutSize: size, subitems: items)
      : .horizontal(layoutSize: size, subitems: items)
    group.interItemSpacing = spacing
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group)
    )
    let source = Counted(count)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600),
      collectionViewLayout: layout
    )
    let heard = diagnostics {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      Fixture(width: 375, height: 600).show(view)
    }
    let frames = (0..<count).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    return (frames, heard)
  }

  /// (375 + 10) / 3 − 10 = 118.333, and one column follows another at 128.333.
  @Test("keeps three columns in a row whatever the gap between them, and nothing is reported")
  func threeColumns() {
    let found = frames([1 / 3], count: 4)
    let width = 385.0 / 3 - 10
    let expected = [(0.0, 0.0), (width + 10, 0), (2 * width + 20, 0), (0, 50)]
    expectEqual(found.frames.count, 4)
    for (frame, place) in zip(found.frames, expected) {
      #expect(abs(frame.minX - place.0) < 0.001 && frame.minY == place.1)
      #expect(abs(frame.width - 118.333) < 0.001 && frame.height == 50)
    }
    #expect(found.diagnostics.isEmpty)
  }

  @Test("is as wide as two columns and the gap between them, where it is two thirds")
  func twoThirds() {
    let found = frames([2 / 3, 1 / 3], count: 2).frames.map { ($0.minX, $0.width) }
    // 2 · 118.333 + 10 = 246.667.
    #expect(abs(found[0].1 - 246.667) < 0.001)
    #expect(abs(found[1].0 - 256.667) < 0.001 && abs(found[1].1 - 118.333) < 0.001)
  }

  @Test("leaves room for the least of a flexible gap")
  func flexible() {
    let found = frames([1 / 2], count: 2, spacing: .flexible(15)).frames
    expectEqual(
      found,
      [
        CGRect(x: 0, y: 0, width: 180, height: 50), CGRect(x: 195, y: 0, width: 180, height: 50),
      ]
    )
  }

  @Test("is a part of the height in a column")
  func column() {
    let found = frames([1 / 2], count: 2, isVertical: true).frames
    expectEqual(
      found,
      [
        CGRect(x: 0, y: 0, width: 375, height: 20), CGRect(x: 0, y: 30, width: 375, height: 20),
      ]
    )
  }

  @Test("has no extent where the gap leaves no room")
  func noRoom() {
    let found = frames([1 / 2], count: 1, spacing: .fixed(900)).frames
    expectEqual(found, [CGRect(x: 0, y: 0, width: 0, height: 50)])
  }

  @Test("says what it is")
  func introspection() {
    let third = NSCollectionLayoutDimension.gapAwareFraction(0.25)
    #expect(third.isGapAwareFraction && third.dimension == 0.25)
    #expect(!third.isFractionalWidth && !third.isFractionalHeight && !third.isAbsolute)
    #expect(!NSCollectionLayoutDimension.fractionalWidth(0.25).isGapAwareFraction)
  }
}

/// One section of so many items.
@MainActor
final class Counted: NSObject, UICollectionViewDataSource {
  let count: Int

  init(_ count: Int) { self.count = count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
