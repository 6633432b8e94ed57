import GallerySupport
import Tessera
import UIKit

/// The articles of a folder, filtered by words and kind, in columns.
final class ArticlesController: FilteredListController {
  private let folder: String
  private let reading = BackgroundReading<ArticleCollection, ArticleCollectionError>()
  let groups = GroupedContent<Article>()
  var kind: Article.Kind?
  private var textSize = ArticleTextSize.regular
  private var held: HeldArticle?
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

  /// What stood still while the size of text changed.
  private struct HeldArticle {
    let path: IndexPath
    /// Where the list was then: elsewhere, something else is read.
    let offset: CGPoint
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
      TextSizeSlider(textSize) { [weak self] in self?.showText(in: $0) },
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
    reading.start { [folder] () throws(ArticleCollectionError) in
      try ArticleCollection(folder: folder)
    } completion: { [weak self] in
      self?.showContents()
      self?.arrange(animated: false)
    }
  }

  /// The articles of the folder, or none until they are read.
  var articles: [Article] { reading.content?.articles ?? [] }

  private func showContents() {
    show(reading, loading: ("doc.text", "Reading articles…", folder), failed: "No articles")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = placeBar()
  }

  /// Shows the articles that the filter and the kind leave.
  private func arrange(animated: Bool = true) {
    showCount()
    let (filter, kind) = (TextFilter(filterText), kind)
    groups.show(in: list, animated: animated) { [articles] in
      let found = articles.filter { article in
        (kind == nil || article.id.kind == kind) && filter.matches(article.title, article.lead)
      }
      return found.isEmpty ? [] : [ItemGroup(title: "Articles", items: found)]
    } completion: { [weak self] in
      guard let self else { return }
      showNothingFound(
        groups.groups.isEmpty,
        "No article has “\(filterText)” in its title or its first words."
      )
      showCount()
    }
  }

  private func showCount() {
    showCount(groups.itemCount, of: Quantity.count(articles.count, "article", "articles"))
  }

  /// Has every card in sight show its text in another size; the first one that begins in sight stays where it is.
  ///
  /// Cards out of sight are measured again when they come into view. The same card stays through all sizes that a
  /// slider is dragged over, without animations, which would not keep up.
  private func showText(in size: ArticleTextSize) {
    textSize = size
    let visible = list.indexPathsForVisibleItems.sorted()
    let read =
      held.flatMap { $0.offset == list.contentOffset ? $0.path : nil } ?? firstRead(visible)
    if let read { list.anchor = .item(read, edge: .start) }
    UIView.performWithoutAnimation {
      list.performBatchUpdates { [list] in list.reconfigureItems(at: visible) }
    }
    list.anchor = .firstVisible
    held = read.map { HeldArticle(path: $0, offset: list.contentOffset) }
  }

  /// The first card that begins in sight.
  private func firstRead(_ visible: [IndexPath]) -> IndexPath? {
    visible.first { path in
      (list.layoutAttributesForItem(at: path)?.frame.minY ?? 0) >= list.contentOffset.y
    }
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
    await reading.waitUntilDone()
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
