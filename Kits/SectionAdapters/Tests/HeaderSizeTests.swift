import CoreGraphics
import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

/// A header of a text that constraints keep 5 points from its edges.
private final class TextHeader: UICollectionReusableView {
  let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A section in the form of the article, with a header of its own.
private final class Titled: CollectionSection<Book, BookCell> {
  private var header: TextHeader?
  private let reuseIdentifier = "header"
  var title = "" { didSet { header?.label.text = title } }

  override func registerCells(in collectionView: UICollectionView) {
    super.registerCells(in: collectionView)
    collectionView.register(
      TextHeader.self,
      forSupplementaryViewOfKind: "title",
      withReuseIdentifier: reuseIdentifier
    )
  }

  override func layout(
    environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let section = NSCollectionLayoutSection.listLayout(
      environment: environment,
      height: .absolute(20)
    )
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      ),
      elementKind: "title",
      alignment: .top
    )
    section.boundarySupplementaryItems = [item]
    return section
  }

  override func supplementaryView(
    kind: String,
    for item: AnyHashable?,
    at indexPath: IndexPath,
    in collectionView: UICollectionView
  ) -> UICollectionReusableView? {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: reuseIdentifier,
      for: indexPath
    )
    header = view as? TextHeader
    header?.label.text = title
    return view
  }
}

@Suite("The size of a header")
@MainActor
struct HeaderSizeTests {
  private let header = UICollectionView.elementKindSectionHeader

  /// The height of a header: that of its lines, with 5 points above and below.
  private func height(_ text: String) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    let room = CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude)
    return label.sizeThatFits(room).height + 10
  }

  private func shown(_ list: ShelfFixture) -> TextHeader? {
    list.view.supplementaryView(forElementKind: header, at: IndexPath(item: 0, section: 0))
      as? TextHeader
  }

  @Test("follows the lines of its text, if items change and if not", arguments: [false, true])
  func lines(_ changesItems: Bool) throws {
    let section = BookSection.rows("a")
    let list = ShelfFixture([section], height: 300)
    list.items = ["a": [Book(1)]]
    for (count, text) in ["one", "one\ntwo", "one\ntwo\nthree", "one"].enumerated() {
      section.boundaries.header = SectionBoundaryView(TextHeader.self) { $0.label.text = text }
      if changesItems { list.items["a"]?.append(Book(10 + count)) }
      list.update()
      let view = try #require(shown(list))
      expectEqual(view.label.text, text)
      expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: height(text)))
      expectEqual(list.cell(0, 0)?.frame.minY, height(text))
    }
    #expect(height("one\ntwo") > height("one"))
  }

  @Test("follows a text that its section sets, in the article's form")
  func ownView() {
    let section = Titled(id: "a")
    section.title = "one"
    let list = ShelfFixture([section], height: 300)
    list.items = ["a": [Book(1)]]
    list.update()
    expectEqual(list.cell(0, 0)?.frame.minY, height("one"))
    section.title = "one\ntwo"
    list.items["a"] = [Book(1), Book(2)]
    list.update()
    expectEqual(list.cell(0, 0)?.frame.minY, height("one\ntwo"))
    section.title = "one"
    list.update()
    expectEqual(list.cell(0, 0)?.frame.minY, height("one"))
  }
}
