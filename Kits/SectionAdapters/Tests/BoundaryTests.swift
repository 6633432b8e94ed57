import CoreGraphics
import Foundation
import SectionAdapters
import TesseraTestSupport
import Testing
import UIKit

@Suite("Views beside the items of a section")
@MainActor
struct BoundaryTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private let empty = "SectionAdapters.EmptyView"

  @Test(
    "are a header, a footer, and 150 points in place of no items, below which the next section starts"
  )
  func frames() {
    let section = BookSection.rows("a")
    section.boundaries.header = SectionBoundaryView(NoteView.self, height: .absolute(10))
    section.boundaries.footer = SectionBoundaryView(NoteView.self, height: .absolute(5))
    section.boundaries.empty = SectionBoundaryView(NoteView.self)
    let list = ShelfFixture([section, WordSection.rows("b")], height: 300)
    list.items = ["b": ["x"]]
    list.update()
    expectEqual(list.notes(header)[0]?.frame, CGRect(x: 0, y: 0, width: 100, height: 10))
    expectEqual(list.notes(empty)[0]?.frame, CGRect(x: 0, y: 10, width: 100, height: 150))
    expectEqual(list.notes(footer)[0]?.frame, CGRect(x: 0, y: 160, width: 100, height: 5))
    expectEqual(list.cell(1, 0, WordCell.self)?.frame.minY, 165)
    list.items["a"] = [Book(1)]
    list.update()
    #expect(list.notes(empty).isEmpty)
    expectEqual(list.cell(0, 0)?.frame, CGRect(x: 0, y: 10, width: 100, height: 20))
    expectEqual(list.cell(1, 0, WordCell.self)?.frame.minY, 35)
    list.items["a"] = []
    list.update()
    expectEqual(list.notes(empty)[0]?.frame, CGRect(x: 0, y: 10, width: 100, height: 150))
  }

  @Test("follow the values of their section, in the same views")
  func values() throws {
    let section = BookSection.rows("a")
    let list = ShelfFixture([section])
    func show(_ text: String, _ height: CGFloat) {
      section.boundaries.header = SectionBoundaryView(NoteView.self, height: .absolute(height)) {
        $0.text = text
      }
      list.update()
    }
    list.items = ["a": [Book(1)]]
    show("one", 10)
    let note = try #require(list.notes(header)[0])
    let cell = try #require(list.cell(0, 0))
    show("two", 10)
    expectEqual(note.text, "two")
    show("three", 30)
    #expect(list.notes(header)[0] === note)
    expectEqual(note.frame.height, 30)
    expectEqual(cell.frame.minY, 30)
    section.boundaries.header = nil
    list.update()
    #expect(list.notes(header).isEmpty)
    #expect(list.cell(0, 0) === cell)
    expectEqual(cell.frame.minY, 0)
    expectEqual(cell.fills, 1)
  }

  @Test("of another class are made anew")
  func otherClass() {
    final class OtherView: UICollectionReusableView {}
    let section = BookSection.rows("a")
    let list = ShelfFixture([section])
    list.items = ["a": [Book(1)]]
    section.boundaries.header = SectionBoundaryView(NoteView.self, height: .absolute(10))
    list.update()
    section.boundaries.header = SectionBoundaryView(OtherView.self, height: .absolute(10))
    list.update()
    let view = list.view.supplementaryView(
      forElementKind: header,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(view is OtherView)
    expectEqual(list.picture, [["1"]])
  }

  @Test("leave the app's own layout objects as they are")
  func ownObjects() {
    let section = BookSection(id: "a")
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(20)
    )
    let own = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size,
        subitems: [NSCollectionLayoutItem(layoutSize: size)]
      )
    )
    section.layout = { _ in own }
    section.boundaries.header = SectionBoundaryView(NoteView.self, height: .absolute(10))
    let list = ShelfFixture([section])
    list.items = ["a": [Book(1)]]
    list.update()
    list.items = ["a": [Book(1), Book(2)]]
    list.update()
    #expect(own.boundarySupplementaryItems.isEmpty)
    expectEqual(list.cell(0, 1)?.frame.minY, 30)
  }

  /// A section in the form of the article: its empty view is always there, and hidden while there are items.
  private final class Shelf: CollectionSection<Book, BookCell> {
    private(set) var asked: [AnyHashable?] = []
    private var note: NoteView?
    override var isEmpty: Bool { didSet { note?.isHidden = !isEmpty } }

    override func registerCells(in collectionView: UICollectionView) {
      super.registerCells(in: collectionView)
      collectionView.register(
        NoteView.self,
        forSupplementaryViewOfKind: "empty",
        withReuseIdentifier: "empty"
      )
    }

    override func supplementaryView(
      kind: String,
      for item: AnyHashable?,
      at indexPath: IndexPath,
      in collectionView: UICollectionView
    ) -> UICollectionReusableView? {
      asked.append(item)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "empty",
        for: indexPath
      )
      note = view as? NoteView
      note?.isHidden = !isEmpty
      return view
    }

    override func layout(
      environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      let section = NSCollectionLayoutSection.listLayout(
        environment: environment,
        height: .absolute(40)
      )
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(150)
          ),
          elementKind: "empty",
          alignment: .leading
        )
      ]
      return section
    }
  }

  @Test("in the article's form are hidden while there are items, and take no taps")
  func hidden() {
    let shelf = Shelf(id: "shelf")
    var taps = 0
    shelf.cellSelection = { _, _ in taps += 1 }
    let list = ShelfFixture([shelf, WordSection.rows("b")], height: 300)
    list.items = ["b": ["x"]]
    list.update()
    expectEqual(list.notes("empty")[0]?.frame, CGRect(x: 0, y: 0, width: 100, height: 150))
    #expect(list.notes("empty")[0]?.isHidden == false)
    expectEqual(list.cell(1, 0, WordCell.self)?.frame.minY, 150)
    expectEqual(shelf.asked, [nil])
    list.items["shelf"] = [Book(1), Book(2)]
    list.update()
    #expect(list.notes("empty")[0]?.isHidden == true)
    list.tap(0, 0)
    expectEqual(taps, 1)
    // It stays hidden when its section moves.
    list.make = { [WordSection.rows("b"), shelf] }
    list.update()
    expectEqual(list.notes("empty")[1]?.frame.minY, 20)
    #expect(list.notes("empty")[1]?.isHidden == true)
    list.tap(1, 0)
    expectEqual(taps, 2)
    list.items["shelf"] = []
    list.update()
    #expect(list.notes("empty")[1]?.isHidden == false)
  }

  @Test("stand at the right side where reading goes from right to left, and ahead of columns")
  func directions() {
    let section = BookSection(id: "a")
    section.layout = { _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(30),
        heightDimension: .fractionalHeight(1)
      )
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size,
          subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
      )
    }
    for isMirrored in [false, true] {
      let list = ShelfFixture([section], direction: .horizontal, isMirrored: isMirrored)
      list.items = ["a": [Book(1), Book(2)]]
      list.update()
      expectEqual(list.cell(0, 1)?.frame.minX, (isMirrored ? 40 : 30))
      list.items = ["a": [Book(3), Book(1), Book(2)]]
      list.update()
      expectEqual(list.picture, [["3", "1", "2"]])
      expectEqual(list.cell(0, 2)?.frame.minX, (isMirrored ? 10 : 60))
    }
  }
}
