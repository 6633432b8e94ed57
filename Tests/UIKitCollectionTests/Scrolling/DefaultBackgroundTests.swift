import TesseraTestSupport
import Testing

@testable import UIKit

@Suite("The background of a collection view")
@MainActor
struct DefaultBackgroundTests {
  @Test("is that of the system until another one is set")
  func background() {
    _ = Fixture()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectEqual(view.backgroundColor, .systemBackground)
    view.backgroundColor = nil
    expectEqual(view.backgroundColor, nil)
  }

  @Test("is left to a table by the list in it")
  func table() {
    _ = Fixture()
    let table = UITableView(frame: .zero, style: .grouped)
    expectEqual(table.backgroundColor, .systemGroupedBackground)
    expectEqual(table.list.backgroundColor, nil)
  }
}
