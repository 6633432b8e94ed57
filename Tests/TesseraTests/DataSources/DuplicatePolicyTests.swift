import CoreGraphics
import Tessera
import TesseraTestSupport
import Testing

@Suite("The policy for duplicates of a diffable data source")
@MainActor
struct DuplicatePolicyTests {
  @Test(
    "says which rows of an identifier are shown",
    arguments: [
      (DuplicateIdentifierPolicy.first, [1, 2, 3]), (.last, [2, 3, 1]), (.tag, [1, 2, 3, 1]),
    ]
  )
  func choosesRows(policy: DuplicateIdentifierPolicy, shown: [Int]) {
    UIApplication.setDiagnosticPolicy(.handler { _ in })
    defer { UIApplication.setDiagnosticPolicy(.standardError) }
    let fixture = Fixture()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      $0.tag = $2
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    expectEqual(source.duplicatePolicy, .last)
    source.duplicatePolicy = policy
    expectEqual(source.duplicatePolicy, policy)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3, 1])
    source.apply(snapshot)
    fixture.show(view)
    let tags = view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.tag }
    expectEqual(tags, shown)
  }
}
