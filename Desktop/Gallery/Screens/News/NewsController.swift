import GallerySupport
import Tessera
import UIKit

/// Shows news, the newest at the top: older ones come below while one scrolls, newer ones above while one reads.
///
/// The anchor of the list holds the first entry in sight. At the very top it holds the start of the feed, which shows
/// what is new, or the entry as anywhere else, as is chosen.
final class NewsController: UIViewController {
  private let clock: any GalleryClock
  private let reading = BackgroundReading<NewsFeed, MessageImportError>()
  private let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private(set) lazy var dataSource = makeDataSource()
  private(set) var atTop = AtTop.show
  private let countButton = NewsCountButton()
  private let message = MessageView()
  private lazy var choice = UISegmentedControl.choice(
    [("Show what is new", AtTop.show), ("Hold", .hold)],
    of: self,
    \.atTopChoice
  ) { $0.applyAnchor() }
  private var atTopChoice: AtTop {
    get { atTop }
    set { atTop = newValue }
  }
  /// Entries that came above and were not in sight yet.
  private(set) var unseen: Set<NewsEntry.ID> = []
  private var arrivals = 0
  private var alarm: GalleryAlarm?

  /// What happens at the very top when something comes.
  enum AtTop {
    /// It is seen, and moves the rest down.
    case show
    /// What is read stays, and what has come is counted.
    case hold
  }

  private static let barHeight: CGFloat = 44
  /// How many rows before the end older entries are loaded.
  private static let margin = 12
  private static let pause: TimeInterval = 2

  init(clock: any GalleryClock) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    list.allowsSelection = false
    list.delegate = self
    list.dataSource = dataSource
    applyAnchor()
    countButton.addAction(
      UIAction { [weak self] _ in self?.scrollToTop() },
      for: .primaryActionTriggered
    )
    for subview in [list, choice, countButton, message] { view.addSubview(subview) }
    message.show(symbolName: "text.alignleft", title: "Reading news…")
    reading.start { () throws(MessageImportError) in
      try NewsFeed(mailbox: NewsFeed.sample)
    } completion: { [weak self] in
      self?.begin()
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, NewsEntry.ID> {
    let cells = UICollectionView.CellRegistration<NewsCell, NewsEntry> { $0.show($2) }
    return UICollectionViewDiffableDataSource(collectionView: list) { [weak self] list, path, _ in
      guard let feed = self?.feed, path.item < feed.shown.count else { return nil }
      let entry = feed.entries[feed.shown.lowerBound + path.item]
      return list.dequeueConfiguredReusableCell(using: cells, for: path, item: entry)
    }
  }

  private var feed: NewsFeed? { reading.content }

  private func begin() {
    guard case .failed(let error) = reading.state else {
      message.isHidden = true
      showFeed(animated: false)
      return waitForNews()
    }
    message.showFailure(error.description, title: "No news")
  }

  private func applyAnchor() {
    list.anchor = .firstVisible(sticksToStart: atTop == .show ? 0 : nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    message.frame = view.bounds
    let (bar, rest) = view.bounds.divided(atDistance: Self.barHeight, from: .minYEdge)
    let width = min(bar.width - 24, 320)
    choice.frame = CGRect(x: bar.midX - width / 2, y: bar.minY + 6, width: width, height: 32)
    list.frame = rest
    countButton.place(in: rest)
  }

  private func showFeed(animated: Bool = true) {
    guard let feed else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, NewsEntry.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(feed.shownEntries.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
    showCount()
  }

  private func waitForNews() {
    let alarm = GalleryAlarm { [weak self] in self?.takeNews() }
    self.alarm = alarm
    clock.ring(alarm, after: Self.pause)
  }

  /// One to three entries come, and then more after a while.
  private func takeNews() {
    arrivals += 1
    let new = reading.content?.showNewer(1 + arrivals % 3) ?? []
    guard !new.isEmpty else { return }
    unseen.formUnion(new.map(\.id))
    showFeed()
    waitForNews()
  }

  private func scrollToTop() { list.scrollToItem(at: [0, 0], at: .top, animated: true) }

  /// Counts what is above and was not in sight; what begins in sight has been seen.
  private func showCount() {
    for path in list.indexPathsForVisibleItems {
      guard let id = dataSource.itemIdentifier(for: path), unseen.contains(id),
        let frame = list.layoutAttributesForItem(at: path)?.frame,
        frame.minY >= list.contentOffset.y
      else { continue }
      unseen.remove(id)
    }
    countButton.show(unseen.count)
    countButton.place(in: list.frame)
  }
}

extension NewsController: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { showCount() }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let feed, feed.hasOlder, indexPath.item >= feed.shown.count - Self.margin else { return }
    reading.content?.showOlder()
    showFeed()
  }
}

extension NewsController: BackgroundLoading {
  func waitUntilLoaded() async { await reading.waitUntilDone() }
}
