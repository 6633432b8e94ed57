import GallerySupport
import UIKit
import WidgetLists

/// Two lists of widgets, one of which is shown.
final class FeedController: UIViewController, UICollectionViewDelegate {
  /// What is shown.
  enum Page {
    case posts
    case shop
  }

  private let reading = BackgroundReading<NewsFeed, MessageImportError>()
  private let posts = FeedController.makeList()
  private let shop = FeedController.makeList()
  private let front = ShopFront()
  private var page = Page.posts
  /// How many posts are shown; more come when the last are near.
  private var count = FeedController.pageLength
  private var liked: Set<FeedPost.ID> = []
  private var opened: Set<FeedPost.ID> = []
  private var shopColumns = 0
  /// Shows more posts in the next turn.
  private var more: Task<Void, Never>?
  private lazy var choice = UISegmentedControl.choice(
    [("Posts", Page.posts), ("Shop", .shop)],
    of: self,
    \.page
  ) { $0.view.setNeedsLayout() }

  private static let barHeight: CGFloat = 48
  private static let pageLength = 30
  /// How many rows before the end more posts are shown.
  private static let margin = 20

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  /// The list in sight.
  var list: UICollectionView { page == .posts ? posts : shop }

  private static func makeList() -> UICollectionView {
    let list = UICollectionView(frame: .zero, collectionViewLayout: WidgetLayout())
    list.backgroundColor = .systemGroupedBackground
    list.alwaysBounceVertical = true
    list.allowsSelection = false
    return list
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    posts.delegate = self
    for subview in [posts, shop, choice] { view.addSubview(subview) }
    [WidgetLists.Progress(nil).widget].bind(to: posts)
    [Widget]().bind(to: shop)
    reading.start { () throws(MessageImportError) in
      try NewsFeed(mailbox: NewsFeed.sample)
    } completion: { [weak self] in
      self?.showPosts(animated: false)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bar, rest) = view.bounds.divided(atDistance: Self.barHeight, from: .minYEdge)
    choice.frame = bar.insetBy(dx: 16, dy: 8)
    posts.isHidden = page != .posts
    shop.isHidden = page != .shop
    for list in [posts, shop] { list.frame = rest }
    let columns = max(2, Int(rest.width / 200))
    guard page == .shop, columns != shopColumns else { return }
    shopColumns = columns
    front.widgets(columns: columns).bind(to: shop)
  }

  /// Shows the posts as they are by now.
  private func showPosts(animated: Bool = true) {
    if case .failed(let error) = reading.state {
      [Text("No posts: \(error.description)", color: .secondaryLabel).widget].bind(to: posts)
      return
    }
    let entries = reading.content?.entries ?? []
    let shown = entries.prefix(count).map { entry in
      FeedPost(
        entry: entry,
        isLiked: liked.contains(entry.id),
        isOpen: opened.contains(entry.id)
      )
    }
    Widgets {
      Spacing(height: 8)
      Widgets(shown) { post in
        post.widgets(
          like: { [weak self] in self?.change { $0.liked.formSymmetricDifference([post.id]) } },
          open: { [weak self] in self?.change { $0.opened.insert(post.id) } },
          pictures: post.isAboutFood ? front.pictures : []
        )
      }
      if shown.count < entries.count { WidgetLists.Progress(nil) }
    }
    .bind(to: posts, animated: animated)
  }

  private func change(_ change: (FeedController) -> Void) {
    change(self)
    showPosts()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    let rows = collectionView.numberOfItems(inSection: indexPath.section)
    let entries = reading.content?.entries.count ?? 0
    guard indexPath.item + Self.margin >= rows, count < entries, more == nil else { return }
    more = Task { [weak self] in
      guard let self else { return }
      self.more = nil
      self.count += Self.pageLength
      self.showPosts()
    }
  }
}

extension FeedController: BackgroundLoading {
  func waitUntilLoaded() async {
    await reading.waitUntilDone()
    while let more { await more.value }
  }
}
