import CoreGraphics
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("A list layout")
@MainActor
struct ListLayoutTests {
  /// A cell as high as its number says.
  final class TallCell: UICollectionViewCell, Cell {
    private var height: CGFloat = 0
    func configure(with object: Int) { height = CGFloat(object) }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height
      return layoutAttributes
    }
  }

  @Test("has rows as high as their cells want, from an estimate, or all of one height")
  func rows() {
    let section = CollectionSection<Int, TallCell>(id: "a")
    func heights(
      _ layout: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    )
      -> [CGFloat]
    {
      section.layout = layout
      let list = ShelfFixture([section])
      list.items = ["a": [10, 30, 50]]
      list.update()
      return (0..<3).compactMap { list.view.cellForItem(at: [0, $0])?.frame.height }
    }
    expectEqual(heights { .listLayout(environment: $0, height: 90) }, [10, 30, 50])
    expectEqual(heights { .listLayout(environment: $0, height: 0) }, [10, 30, 50])
    expectEqual(heights { .listLayout(environment: $0, height: .absolute(25)) }, [25, 25, 25])
  }

  @Test("stands in for a section without a layout of its own")
  func missing() {
    let section = CollectionSection<Int, TallCell>(id: "a")
    let list = ShelfFixture([section, Section(id: "b")])
    list.items = ["a": [10, 30]]
    list.update()
    expectEqual(list.view.contentSize, CGSize(width: 100, height: 40))
  }
}
