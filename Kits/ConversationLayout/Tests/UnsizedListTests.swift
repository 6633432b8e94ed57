import CoreGraphics
import Foundation
import TesseraTestSupport
import Testing
import UIKit

@testable import ConversationLayout

/// A screen as apps write it: the list has no size yet when it is scrolled to its end.
@MainActor
private final class TalkController: UIViewController, ConversationLayoutDelegate {
  let layout = CollectionViewConversationLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell,
    _,
    number in
    var content = cell.defaultContentConfiguration()
    content.text = "Line \(number)"
    cell.contentConfiguration = content
  }
  private lazy var source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
    [cells] list, path, number in
    list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
  }

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.delegate = self
    var lines = NSDiffableDataSourceSnapshot<Int, Int>()
    lines.appendSections([0])
    lines.appendItems(Array(0..<40))
    source.apply(lines, animatingDifferences: false)
    layout.scrollToItem(at: [0, 39], edge: .bottom, animated: false)
  }

  func alignmentForItem(
    _ conversationLayout: CollectionViewConversationLayout,
    at indexPath: IndexPath
  ) -> ConversationItemAlignment { indexPath.item.isMultiple(of: 2) ? .leading : .trailing }
}

@Suite("A conversation whose list had no size when it was scrolled")
@MainActor
struct UnsizedListTests {
  @Test("shows its last messages, at either side and without margins")
  func visible() {
    let fixture = Fixture()
    let talk = TalkController()
    fixture.window.rootViewController = talk
    fixture.backend.advanceUntilIdle()
    #expect(!fixture.scene.nodes(showing: "Line 38").isEmpty)
    #expect(!fixture.scene.nodes(showing: "Line 39").isEmpty)
  }
}
