import GallerySupport
import UIKit

/// Favourite folders, and a tree of files below them.
final class FilesController: FilteredListController {
  typealias DataSource = UICollectionViewDiffableDataSource<FileSection, FileRow>

  private let folder: String?
  private(set) lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: makeLayout()
  )
  private(set) lazy var dataSource = makeDataSource()
  private let reading = BackgroundReading<FileOutline, FolderError>()
  var favourites: [FilePath] = []
  var tree = Tree.whole
  /// What is being found out, by what it is about.
  var tasks: [TaskSubject: Task<Void, Never>] = [:]

  /// What is in the tree.
  enum Tree {
    /// Everything that was opened.
    case whole
    /// What is looked for, with what was open before, and what was found once it was.
    case found(before: NSDiffableDataSourceSectionSnapshot<FileRow>, FileSearch?)
  }

  enum TaskSubject: Hashable {
    case folder(FilePath)
    case search
    case favourite
  }

  private static let headerTopPadding: CGFloat = 4

  init(folder: String?) {
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { for task in tasks.values { task.cancel() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.backgroundView = nothingFound
    list.delegate = self
    // A selected row is marked and nothing else: Return opens it.
    list.selectionFollowsFocus = true
    dataSource.apply(NSDiffableDataSourceSnapshot())
    add(list)
    showContents()
    reading.start { [folder] () throws(FolderError) in
      try Self.outline(of: folder)
    } completion: { [weak self] in
      self?.rootDidLoad()
    }
  }

  /// Reads a folder; without one the home of the user, or the whole machine if all of that is hidden.
  private nonisolated static func outline(of folder: String?) throws(FolderError) -> FileOutline {
    if let folder { return try FileOutline(readingRootAt: folder) }
    return try FileOutline(readingFirstOf: [UserDirectories().home], orElse: "/")
  }

  private func rootDidLoad() {
    if let outline {
      favourites = Self.favourites(in: outline)
      showWholeTree(rows(in: outline.root.path), animated: false)
    }
    showContents()
  }

  /// The folders of the user, if they are in the tree, else its first folders.
  private static func favourites(in outline: FileOutline) -> [FilePath] {
    let folders = outline.contents(of: outline.root.path)?.items
      .filter { $0.isFolder && !$0.isLink }.map(\.path)
    let directories = UserDirectories()
    let own = Set(UserDirectories.Kind.allCases.map { FilePath(directories.folder(for: $0)) })
    let found = (folders ?? []).filter { own.contains($0) }
    return found.isEmpty ? Array((folders ?? []).prefix(4)) : found
  }

  /// What is known of the tree; `nil` until its root was read.
  var outline: FileOutline? {
    get { reading.content }
    set { reading.content = newValue }
  }

  private func showContents() {
    show(reading, loading: ("folder", "Reading the folder…", ""), failed: "No files")
    showCount()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = placeBar()
  }

  /// A plain list, whose headers stay in sight while their section is.
  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = Self.headerTopPadding
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.actions(at: $0)
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  override var canFilter: Bool { outline != nil }

  override func filterDidChange() { search() }

  override func takeCommand(_ presses: Set<UIPress>) -> Bool { moveInTree(presses) }
}

extension FilesController: BackgroundLoading {
  func waitUntilLoaded() async {
    await reading.waitUntilDone()
    // What was found may lead to further tasks.
    while let task = tasks.values.first { await task.value }
  }
}

extension FilesController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    if case .note = dataSource.itemIdentifier(for: indexPath) { false } else { true }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .favourite?: true
    case .file(let path)?: outline?[path]?.isFolder == true
    case .note?, nil: false
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .favourite(let path)?: reveal(path)
    case .file(let path)?: toggle(path)
    case .note?, nil: break
    }
  }

  /// Favourites stay among themselves.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    guard proposedIndexPath.section != originalIndexPath.section else { return proposedIndexPath }
    let last = collectionView.numberOfItems(inSection: originalIndexPath.section) - 1
    return IndexPath(item: last, section: originalIndexPath.section)
  }
}
