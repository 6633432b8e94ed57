import UIKit

/// A card of a board.
struct BoardCard: Hashable, Sendable {
  let id = UUID()
  let title: String
  let note: String

  init(_ title: String, _ note: String = "") { (self.title, self.note) = (title, note) }
}

/// A list of cards, which are dragged out of it and dropped on it.
final class BoardListController: UICollectionViewController {
  private typealias Cells = UICollectionView.CellRegistration<UICollectionViewCell, BoardCard>
  private typealias Headers = UICollectionView.SupplementaryRegistration<UICollectionViewCell>
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, BoardCard>

  private(set) var cards: [BoardCard]
  private lazy var dataSource = makeDataSource()

  /// Creates a list with a title and cards.
  init(_ title: String, _ cards: [BoardCard]) {
    self.cards = cards
    super.init(collectionViewLayout: BoardLayout.make())
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .secondarySystemBackground
    collectionView.layer.cornerRadius = BoardLayout.corner
    collectionView.clipsToBounds = true
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.allowsFocus = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.register(
      BoardPlaceholderCell.self,
      forCellWithReuseIdentifier: BoardPlaceholderCell.identifier
    )
    show(animated: false)
  }

  private func makeDataSource() -> DataSource {
    let cells = Cells { cell, _, card in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = card.title
      content.secondaryText = card.note.isEmpty ? nil : card.note
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .tertiarySystemBackground
      background.cornerRadius = BoardLayout.corner
      cell.backgroundConfiguration = background
    }
    let kind = UICollectionView.elementKindSectionHeader
    let headers = Headers(elementKind: kind) { [title] header, _, _ in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = title
      header.contentConfiguration = content
    }
    let source = DataSource(collectionView: collectionView) { list, path, card in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: card)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    return source
  }

  private func show(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, BoardCard>()
    snapshot.appendSections([0])
    snapshot.appendItems(cards)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Puts a card in front of the one at `item`; returns where it is then.
  @discardableResult
  private func insert(_ card: BoardCard, at item: Int) -> IndexPath {
    cards.removeAll { $0 == card }
    let item = min(item, cards.count)
    cards.insert(card, at: item)
    show()
    return IndexPath(item: item, section: 0)
  }

  private func remove(_ card: BoardCard) {
    cards.removeAll { $0 == card }
    show()
  }
}

extension BoardListController: UICollectionViewDragDelegate {
  /// Other programs see the text of a card, and the lists of the board the card itself.
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let card = dataSource.itemIdentifier(for: indexPath) else { return [] }
    session.localContext = self
    let item = UIDragItem(itemProvider: NSItemProvider(object: card.title as NSString))
    item.localObject = card
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: cell.bounds,
      cornerRadius: BoardLayout.corner
    )
    return parameters
  }
}

extension BoardListController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    canHandle session: any UIDropSession
  ) -> Bool { session.hasItemsConforming(toTypeIdentifiers: ["public.text", "public.url"]) }

  /// Cards of the board are moved, and everything else is copied.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move,
      intent: .insertAtDestinationIndexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let place = coordinator.destinationIndexPath?.item ?? cards.count
    let session = coordinator.session.localDragSession
    guard let source = session?.localContext as? BoardListController else {
      // Each goes in front of those that are there.
      for item in coordinator.items.reversed() { load(item.dragItem, coordinator, to: place) }
      return
    }
    for (number, item) in coordinator.items.enumerated() {
      guard let card = item.dragItem.localObject as? BoardCard else { continue }
      if source !== self { source.remove(card) }
      coordinator.drop(item.dragItem, toItemAt: insert(card, at: place + number))
    }
  }

  /// Makes a card of the name of a file, or of a text, once that has come from another program.
  private func load(
    _ item: UIDragItem,
    _ coordinator: any UICollectionViewDropCoordinator,
    to place: Int
  ) {
    let path = IndexPath(item: min(place, cards.count), section: 0)
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path,
      reuseIdentifier: BoardPlaceholderCell.identifier
    )
    // Used on the main actor alone.
    nonisolated(unsafe) let context = coordinator.drop(item, to: placeholder)
    let provider = item.itemProvider
    if provider.canLoadObject(ofClass: URL.self) {
      _ = provider.loadObject(ofClass: URL.self) { file, _ in
        Task { @MainActor in self.show(file?.lastPathComponent, in: context) }
      }
    } else {
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        Task { @MainActor in self.show(text, in: context) }
      }
    }
  }

  /// Exchanges a placeholder for a card, or takes it away if nothing has come.
  private func show(_ title: String?, in context: any UICollectionViewDropPlaceholderContext) {
    guard let title else {
      context.deletePlaceholder()
      return
    }
    context.commitInsertion { insert(BoardCard(title), at: $0.item) }
  }
}
