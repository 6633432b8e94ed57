import GallerySupport
import Tessera
import UIKit

/// The articles of a folder, filtered by words and kind, in columns.
final class ArticlesController: FilteredListController {
  private let folder: String
  private var contents = Contents.loading
  private var reading: Task<Void, Never>?
  let groups = GroupedContent<Article>()
  var kind: Article.Kind?
  var textSize = ArticleTextSize.regular
  private var open: Set<Article.ID> = []
  private(set) lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: ArticleLayout.make()
  )
  private lazy var cells = UICollectionView.CellRegistration<ArticleCell, Article> {
    [weak self] cell, _, article in
    guard let self else { return }
    cell.show(article, in: textSize, isOpen: open.contains(article.id))
  }

  private enum Contents {
    case loading
    case loaded(ArticleCollection)
    case failed(ArticleCollectionError)
  }

  init(folder: String) {
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func makeBar() -> ListBar {
    ListBar(controls: [
      UISegmentedControl.choice(
        [("All", nil), ("News", .changes), ("Terms", .copyright)],
        of: self,
        \.kind
      ) {
        $0.arrange()
      },
      UISegmentedControl.choice(
        ArticleTextSize.allCases.map { ($0.title, $0) },
        of: self,
        \.textSize
      ) {
        $0.textSizeDidChange()
      },
    ])
  }

  override var canFilter: Bool { !articles.isEmpty }

  override func filterDidChange() { arrange() }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.backgroundView = nothingFound
    list.anchor = .firstVisible
    list.dataSource = self
    list.delegate = self
    // Made before the first cell is asked for.
    _ = cells
    add(list)
    showContents()
    read()
  }

  private func read() {
    reading = Task { [weak self, folder] in
      let result = await Task.detached { () -> Result<ArticleCollection, ArticleCollectionError> in
        Result { () throws(ArticleCollectionError) in try ArticleCollection(folder: folder) }
      }.value
      self?.take(result)
    }
  }

  private func take(_ result: Result<ArticleCollection, ArticleCollectionError>) {
    switch result {
    case .success(let collection): contents = .loaded(collection)
    case .failure(let error): contents = .failed(error)
    }
    showContents()
    arrange(animated: false)
  }

  /// The articles of the folder, or none until they are read.
  var articles: [Article] {
    guard case .loaded(let collection) = contents else { return [] }
    return collection.articles
  }

  private func showContents() {
    switch contents {
    case .loaded: showList()
    case .loading: showMessage("doc.text", "Reading articles…", folder)
    case .failed(let error): showFailure("No articles", error)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = placeBar()
  }

  /// Shows the articles that the filter and the kind leave.
  private func arrange(animated: Bool = true) {
    showCount()
    let (filter, kind) = (TextFilter(filterText.text), kind)
    groups.show(in: list, animated: animated) { [articles] in
      let found = articles.filter { article in
        (kind == nil || article.id.kind == kind) && filter.matches(article.title, article.lead)
      }
      return found.isEmpty ? [] : [ItemGroup(title: "Articles", items: found)]
    } completion: { [weak self] in
      guard let self else { return }
      showNothingFound(
        groups.groups.isEmpty,
        "No article has “\(filterText.text)” in its title or its first words."
      )
      showCount()
    }
  }

  private func showCount() {
    showCount(groups.itemCount, of: Quantity.count(articles.count, "article", "articles"))
  }

  /// Has every card in sight show its text in the new size; the first one that begins in sight stays where it is.
  ///
  /// Cards out of sight are measured again when they come into view.
  private func textSizeDidChange() {
    let visible = list.indexPathsForVisibleItems.sorted()
    let read = visible.first { path in
      (list.layoutAttributesForItem(at: path)?.frame.minY ?? 0) >= list.contentOffset.y
    }
    if let read { list.anchor = .item(read, edge: .start) }
    list.performBatchUpdates { [list] in list.reconfigureItems(at: visible) }
    list.anchor = .firstVisible
  }

  /// Shows or hides what else an article says.
  private func toggleArticle(at path: IndexPath) {
    let article = groups[path]
    guard !article.paragraphs.isEmpty else { return }
    if open.remove(article.id) == nil { open.insert(article.id) }
    list.performBatchUpdates { [list] in list.reconfigureItems(at: [path]) }
  }
}

extension ArticlesController: BackgroundLoading {
  func waitUntilLoaded() async {
    await reading?.value
    await groups.waitUntilShown()
  }
}

extension ArticlesController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.groups.count }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { groups.groups[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells,
      for: indexPath,
      item: groups[indexPath]
    )
  }
}

extension ArticlesController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    toggleArticle(at: indexPath)
  }
}
