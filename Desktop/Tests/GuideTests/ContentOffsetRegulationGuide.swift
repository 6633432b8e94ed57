import ContentOffsetRegulation
import Foundation
import UIKit

struct Post: Identifiable {
  let id: Int
  var text: String
}

/// A feed whose rows on screen stay where they are while others come above them.
final class FeedController: UIViewController, UICollectionViewDataSource {
  let layout = RegulatedFlowLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Post> {
    cell,
    _,
    post in
    var content = cell.defaultContentConfiguration()
    content.text = post.text
    cell.contentConfiguration = content
  }
  private(set) var posts = (1...40).map { Post(id: $0, text: "Post \($0)") }

  override func loadView() { view = list }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumLineSpacing = 0
    layout.itemSize = CGSize(width: 320, height: 44)
    list.dataSource = self
  }

  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    posts.count
  }

  func collectionView(
    _ list: UICollectionView,
    cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    list.dequeueConfiguredReusableCell(using: rows, for: path, item: posts[path.item])
  }

  func add(_ earlier: [Post]) {
    list.performBatchUpdates { [self] in
      posts.insert(contentsOf: earlier, at: 0)
      list.insertItems(at: earlier.indices.map { IndexPath(item: $0, section: 0) })
    }
  }
}

// MARK: - Tasks

extension FeedController {
  static func makeList() -> RegulatedCompositionalLayout {
    RegulatedCompositionalLayout { _, environment in
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  func followEnd() {
    layout.regulator.policy = .lastVisible
  }

  func holdOnReload() {
    layout.regulator.identities = ItemIdentities { [weak self] path in
      self?.posts[path.item].id
    }
  }

  func reload(with earlier: [Post]) {
    posts.insert(contentsOf: earlier, at: 0)
    list.reloadData()
  }

  func coverEnd(height: CGFloat) {
    layout.regulator.keepPlace { list.contentInset.bottom = height }
  }
}
