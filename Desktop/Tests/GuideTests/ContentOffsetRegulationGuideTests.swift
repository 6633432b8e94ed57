import ContentOffsetRegulation
import TesseraTestSupport
import Testing
import UIKit

@Suite("The guide to content offset regulation", .withTheProgram)
@MainActor
struct ContentOffsetRegulationGuideTests {
  private let screen = Screen(FeedController())
  private var feed: FeedController { screen.controller }
  private let earlier = [Post(id: -1, text: "One"), Post(id: -2, text: "Two")]

  init() {
    feed.list.contentOffset.y = 440
    screen.backend.advanceUntilIdle()
  }

  @Test("keeps rows on screen in place while others come above them")
  func insertion() throws {
    let before = try #require(screen.frame(of: "Post 12"))
    feed.add(earlier)
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "Post 12") == before)
    #expect(feed.list.contentOffset.y == 528)
  }

  @Test("keeps them over a reload, by their identities")
  func reload() {
    let feed = FeedController()
    feed.holdOnReload()
    let screen = Screen(feed)
    feed.list.contentOffset.y = 440
    screen.backend.advanceUntilIdle()
    feed.reload(with: earlier)
    screen.backend.advanceUntilIdle()
    #expect(feed.list.contentOffset.y == 528)
  }

  @Test("keeps rows of a list in the style of UIKit")
  func list() throws {
    let screen = Screen(RegulatedListController())
    let list = screen.controller.list
    list.contentOffset.y = 440
    screen.backend.advanceUntilIdle()
    let before = try #require(screen.frame(of: "Post 12"))
    screen.controller.show(Array(-1...40))
    screen.backend.advanceUntilIdle()
    #expect(screen.frame(of: "Post 12") == before)
    #expect(list.contentOffset.y > 500)
  }

  @Test("follows the end while it is in sight")
  func end() {
    feed.followEnd()
    // 40 rows of 44 points in a window of 480.
    feed.list.contentOffset.y = 1_280
    screen.backend.advanceUntilIdle()
    feed.coverEnd(height: 50)
    screen.backend.advanceUntilIdle()
    #expect(feed.list.contentOffset.y == 1_330)
  }
}

/// A list of numbers in the layout of the guide.
private final class RegulatedListController: UIViewController {
  let list = UICollectionView(frame: .zero, collectionViewLayout: FeedController.makeList())
  private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
    [rows] list, path, id in
    list.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
  }
  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell,
    _,
    id in
    var content = cell.defaultContentConfiguration()
    content.text = "Post \(id)"
    cell.contentConfiguration = content
  }

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(Array(1...40))
  }

  func show(_ ids: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    source.apply(snapshot, animatingDifferences: false)
  }
}
