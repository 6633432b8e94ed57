import ConversationLayout
import GallerySupport
import UIKit

/// Shows a part of a conversation, loads more at both ends, and writes what is typed.
///
/// Nothing here computes an offset: the composer and the notice are insets, and the layout keeps what is read.
final class ConversationController: UIViewController {
  let session: ConversationSession
  let layout = CollectionViewConversationLayout()
  private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private(set) lazy var dataSource = makeDataSource()
  let bar = ConversationBar()
  let composer = ComposerView()
  private let notice = NoticeView()
  private let failure = MessageView()
  private lazy var partner = ArchivePartner(clock: clock) { [weak self] in self?.take($0) ?? false }
  private(set) lazy var menu = MessageMenu(session: session) { [weak self] in
    self?.composer.edit($0, text: $1)
  } changed: { [weak self] in
    self?.show(.rows)
  }
  private let clock: any GalleryClock
  private var alarm: GalleryAlarm?
  private var hasStarted = false
  /// The search hit that is marked, and where the reader was before the first one.
  lazy var hit = session.found
  var origin: Origin?

  /// How many rows before an end the next page is loaded.
  private static let margin = 60
  private static let pollInterval: TimeInterval = 0.2

  init(session: ConversationSession, clock: any GalleryClock) {
    self.session = session
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpLayout()
    list.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    list.delegate = self
    composer.send = { [weak self] in self?.send($0) ?? false }
    composer.heightDidChange = { [weak self] in self?.layoutAnimated() }
    bar.find = { [weak self] in self?.find($0) }
    bar.goBack = { [weak self] in self?.goBack() }
    for subview in [list, bar, notice, composer, failure] { view.addSubview(subview) }
    show(.start)
    poll()
  }

  private func setUpLayout() {
    layout.settings.estimatedItemHeight = 64
    layout.settings.additionalInsets = .init(top: 8, leading: 12, bottom: 8, trailing: 12)
    layout.keepContentAtBottomOfVisibleArea = true
    layout.delegate = self
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, ConversationRow> {
    let messages = UICollectionView.CellRegistration<MessageCell, MessageCell.Content> {
      $0.show($2)
    }
    let stamps = UICollectionView.CellRegistration<StampCell, ConversationRow> { $0.show($2) }
    let typing = UICollectionView.CellRegistration<TypingCell, [String]> { $0.show($2) }
    return UICollectionViewDiffableDataSource(collectionView: list) { [weak self] list, path, row in
      guard let self else { return nil }
      switch row {
      case .message(let id):
        guard let content = MessageCell.Content(id, in: session, hit: hit) else { return nil }
        return list.dequeueConfiguredReusableCell(using: messages, for: path, item: content)
      case .date, .unread:
        return list.dequeueConfiguredReusableCell(using: stamps, for: path, item: row)
      case .typing:
        let authors = session.content.typing
        return list.dequeueConfiguredReusableCell(using: typing, for: path, item: authors)
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    failure.frame = bounds
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: ConversationBar.height)
    list.frame = bounds.divided(atDistance: ConversationBar.height, from: .minYEdge).remainder
    let noticeHeight = notice.height(forWidth: bounds.width)
    notice.frame = CGRect(x: 0, y: list.frame.minY, width: bounds.width, height: noticeHeight)
    let height = composer.height(forWidth: bounds.width)
    composer.frame = bounds.divided(atDistance: height, from: .maxYEdge).slice
    list.contentInset = UIEdgeInsets(top: noticeHeight, left: 0, bottom: height, right: 0)
    start()
  }

  /// Goes to where the conversation is opened, once it has a size.
  private func start() {
    guard !hasStarted, session.failure == nil, list.bounds.height > 0 else { return }
    if let row = session.startRow { scroll(to: row, animated: false) } else { scrollToEnd() }
    // Before, the first rows have come into sight, which are not read.
    hasStarted = true
    markRead()
  }

  private func layoutAnimated() {
    UIView.animate(withDuration: 0.2) {
      self.view.setNeedsLayout()
      self.view.layoutIfNeeded()
    }
  }

  /// Shows what the session holds now.
  func show(_ change: ConversationSession.Change, animated: Bool = true) {
    showSurroundings()
    guard change != .nothing else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, ConversationRow>()
    snapshot.appendSections([0])
    snapshot.appendItems(session.content.rows)
    snapshot.reconfigureItems(session.changedRows)
    dataSource.apply(snapshot, animatingDifferences: animated && change == .rows && hasStarted)
    markRead()
  }

  private func showSurroundings() {
    failure.showFailure(session.failure?.description, title: "No conversation")
    for subview in [list, bar, composer] { subview.isHidden = session.failure != nil }
    if notice.show(session.notice) { layoutAnimated() }
  }

  /// Takes in what others have written, again and again.
  private func poll() {
    let change = session.poll()
    show(change)
    if change == .start {
      hasStarted = false
      view.setNeedsLayout()
    }
    let alarm = GalleryAlarm { [weak self] in self?.poll() }
    self.alarm = alarm
    clock.ring(alarm, after: Self.pollInterval)
  }

  private func markRead() {
    let last = list.indexPathsForVisibleItems.max()?.item
    if hasStarted, last == session.content.rows.count - 1, !session.window.hasNewer {
      session.markRead()
    }
  }
}

extension ConversationController {
  /// Writes what was typed; returns whether it need not be kept.
  private func send(_ text: String) -> Bool {
    if let edited = composer.edited {
      defer { show(.rows) }
      return session.setText(of: edited, to: text)
    }
    show(session.showEnd())
    guard session.send(text) != nil else {
      showSurroundings()
      return false
    }
    show(.rows)
    scrollToEnd(animated: true)
    partner.answer(text, in: session)
    return true
  }

  /// Does what the partner asks for; what is written word by word grows at once.
  private func take(_ change: (ConversationSession) -> Bool) -> Bool {
    defer { show(.rows, animated: false) }
    return change(session)
  }

  func scrollToEnd(animated: Bool = false) {
    let last = session.content.rows.last
    guard let path = last.flatMap({ dataSource.indexPath(for: $0) }) else { return }
    let room = layout.settings.additionalInsets.bottom
    layout.scrollToItem(at: path, edge: .bottom, offset: room, animated: animated)
  }

  /// Scrolls so that a row stands in the upper part, below the day that is pinned there.
  func scroll(to row: ConversationRow, animated: Bool) {
    guard let path = dataSource.indexPath(for: row) else { return }
    layout.scrollToItem(at: path, edge: .top, offset: list.bounds.height / 5, animated: animated)
  }
}

extension ConversationController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard hasStarted else { return }
    if indexPath.item < Self.margin { show(session.loadOlder()) }
    if indexPath.item >= session.content.rows.count - Self.margin { show(session.loadNewer()) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { markRead() }

  /// Keys go from message to message; dates and what else stands between them can do nothing.
  func collectionView(_ list: UICollectionView, canFocusItemAt path: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: path)?.message != nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath)?.message else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [menu] _ in menu.menu(for: id) })
  }
}
