import CoreGraphics
import Foundation
import Tessera
import TesseraTestSupport
import Testing

@Suite("What the article on diffable data sources says")
@MainActor
struct DocumentedSnapshotsTests {
  private struct Contact: Hashable, Sendable, Identifiable {
    let id: Int
    var name: String
  }

  @Test("compiles and is so")
  func compiles() throws {
    let fixture = Fixture()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    var contacts = (1...5).map { Contact(id: $0, name: "Contact \($0)") }
    let names = Names(contacts.map(\.name))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Contact.ID> {
      cell,
      _,
      id in
      var content = cell.defaultContentConfiguration()
      content.text = names[id]
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<String, Contact.ID>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    fixture.show(list)
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact.ID>()
    snapshot.appendSections(["Friends", "Family"])
    snapshot.appendItems([1, 2, 3], toSection: "Friends")
    snapshot.appendItems([4, 5], toSection: "Family")
    source.apply(snapshot)
    expectEqual(source.indexPath(for: 5), IndexPath(item: 1, section: 1))

    contacts[3].name = "Renamed"
    names.texts = contacts.map(\.name)
    snapshot = source.snapshot()
    snapshot.moveItem(2, afterItem: 5)
    snapshot.reconfigureItems([4])
    source.apply(snapshot)
    expectEqual(source.indexPath(for: 2), IndexPath(item: 2, section: 1))
    fixture.backend.advance(by: 1)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 1)))
    expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "Renamed")

    do {
      try snapshot.appendItems(checking: [5, 6], toSection: "Family")
      Issue.record("5 was taken twice")
    } catch .duplicateItems(let duplicates) {
      expectEqual(duplicates.map(\.identifier), [5])
      expectEqual(duplicates.map { Array($0.firstIndexPath) }, [[1, 1]])
      expectEqual(duplicates.map { Array($0.secondIndexPath) }, [[1, 3]])
    } catch {
      Issue.record("\(error)")
    }
  }

  /// What the contacts are called, beside their identifiers.
  private final class Names {
    var texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    subscript(id: Contact.ID) -> String { texts[id - 1] }
  }
}
