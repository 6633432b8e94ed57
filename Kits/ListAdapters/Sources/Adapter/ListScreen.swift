import TesseraCore
import UIKit

/// The rows of a list that a collection view displays.
@MainActor
struct ListScreen<Model> {
  weak var view: UICollectionView?
  /// The models of the rows on screen.
  private(set) var models: [Model] = []
  private(set) var tokens: [Int] = []
  /// How many calls of the collection view are being answered, one in the other.
  var callDepth = 0
  /// The rows in sight whose cells are to show another model in motion.
  var animatedTokens: Set<Int> = []
  /// Whether the cell that is asked for shows its model in motion.
  var fillsAnimated = false
  /// Whether an update waits for the next turn, and who hears of it.
  var waiting: [(Bool) -> Void]?
  private var registered: [ObjectIdentifier: String] = [:]
  private var registeredHeaders: Set<String> = []

  /// Goes to another view, where no class is registered yet.
  mutating func show(in view: UICollectionView?) {
    self.view = view
    animatedTokens = []
    registered = [:]
    registeredHeaders = []
  }

  mutating func take(_ rows: ListRows<Model>) {
    models = rows.models
    tokens = rows.tokens
    rows.noteShown()
  }

  /// Registers a class of cells on its first use; returns the identifier.
  mutating func register(_ cellClass: any (UICollectionViewCell & RegistrableView).Type) -> String {
    let key = ObjectIdentifier(cellClass)
    if let name = registered[key] { return name }
    let name = view?.registerCell(cellClass) ?? String(reflecting: cellClass)
    registered[key] = name
    return name
  }

  mutating func registerHeader(ofKind kind: String) -> String {
    let name = String(reflecting: ListHeaderView.self)
    if registeredHeaders.insert(kind).inserted {
      view?.register(
        ListHeaderView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: name
      )
    }
    return name
  }
}

extension ListAdapter {
  /// Answers a call of the collection view; what is changed meanwhile is shown in the next turn.
  final func answer<Answer>(_ work: () -> Answer) -> Answer {
    screen.callDepth += 1
    defer { screen.callDepth -= 1 }
    return work()
  }

  /// Shows the rows as they are by now, at once or, from inside a call of the collection view, in the next turn.
  final func showChanges(_ completion: @escaping (Bool) -> Void) {
    guard screen.callDepth == 0 else {
      let isScheduled = screen.waiting != nil
      screen.waiting = (screen.waiting ?? []) + [completion]
      guard !isScheduled else { return }
      return schedule { [weak self] in
        guard let self else { return completion(false) }
        let completions = self.screen.waiting ?? []
        self.screen.waiting = nil
        self.showChanges { isFinished in
          for completion in completions { completion(isFinished) }
        }
      }
    }
    checkRows()
    guard let view = shownView else {
      screen.take(rows)
      return completion(false)
    }
    if rows.isReplaced {
      screen.take(rows)
      view.reloadData()
      return completion(true)
    }
    report(to: view, completion)
  }

  private func report(to view: UICollectionView, _ completion: @escaping (Bool) -> Void) {
    let before = screen
    let difference = ListDifference(from: before.tokens, to: rows.tokens)
    let changed = changedRows(since: before)
    let animated = animatedTokens(of: changed.rebound, in: view)
    screen.animatedTokens.formUnion(animated)
    view.performBatchUpdates { [self] in
      screen.take(rows)
      view.deleteItems(at: difference.deletions.map(path))
      view.insertItems(at: difference.insertions.map(path))
      for move in difference.moves { view.moveItem(at: path(move.old), to: path(move.new)) }
      view.reloadItems(at: changed.reloaded.map(path))
      view.reconfigureItems(at: changed.rebound.map { path($0.old) })
      let resized = changed.rebound.filter { size(of: $0, in: view) }.map { path($0.new) }
      if !resized.isEmpty {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: resized)
        view.collectionViewLayout.invalidateLayout(with: context)
      }
    } completion: { [weak self] isFinished in
      self?.screen.animatedTokens.subtract(animated)
      completion(isFinished)
    }
  }

  /// The rows that are filled in again in sight, unless nothing is to move.
  private func animatedTokens(
    of rebound: [PositionPair<Int, Int>],
    in view: UICollectionView
  ) -> Set<Int> {
    guard !rebound.isEmpty, UIView.areAnimationsEnabled else { return [] }
    let visible = Set(view.indexPathsForVisibleItems.map(\.item))
    return Set(rebound.filter { visible.contains($0.old) }.map { rows.tokens[$0.new] })
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: 0) }

  /// The rows on screen that show something else now: those whose cells can show it, and those that need others.
  private func changedRows(
    since before: ListScreen<Cell.Model>
  ) -> (rebound: [PositionPair<Int, Int>], reloaded: [Int]) {
    let changed = rows.changed
    guard !changed.isEmpty else { return ([], []) }
    var places: [Int: Int] = [:]
    for (row, token) in rows.tokens.enumerated() where changed.contains(token) {
      places[token] = row
    }
    var rebound: [PositionPair<Int, Int>] = []
    var reloaded: [Int] = []
    for (row, token) in before.tokens.enumerated() {
      guard let place = places[token] else { continue }
      if canReuseCell(of: before.models[row], for: rows.models[place]) {
        rebound.append(PositionPair(old: row, new: place))
      } else {
        reloaded.append(row)
      }
    }
    return (rebound, reloaded)
  }

  /// Whether a row that stays has another size.
  private func size(of row: PositionPair<Int, Int>, in view: UICollectionView) -> Bool {
    guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout,
      layout.estimatedItemSize == .zero, row.old < view.numberOfItems(inSection: 0),
      let placed = view.layoutAttributesForItem(at: path(row.old))
    else { return false }
    return placed.size != size(ofRow: row.new, in: layout)
  }

  /// The size of a row in a layout.
  final func size(ofRow row: Int, in layout: UICollectionViewLayout) -> CGSize {
    let flow = layout as? UICollectionViewFlowLayout
    let automatic = UICollectionViewFlowLayout.automaticSize
    guard let view = screen.view, screen.models.indices.contains(row) else { return .zero }
    let inset = view.adjustedContentInset
    let margin = flow?.sectionInset ?? .zero
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right - margin.left - margin.right
      : view.bounds.height - inset.top - inset.bottom - margin.top - margin.bottom
    let cross = max(0, room)
    let token = screen.tokens[row]
    let key = ListItemSizeKey(
      identity: token,
      version: rows.versions[token] ?? 0,
      crossExtent: cross
    )
    if let size = settings.cache?.itemSize(cachedAt: key) { return size }
    guard let extent = extent(of: screen.models[row], crossExtent: cross) else {
      return flow?.estimatedItemSize == .zero ? flow?.itemSize ?? .zero : automatic
    }
    let along = extent.isFinite ? max(0, extent) : 0
    let size =
      isVertical ? CGSize(width: cross, height: along) : CGSize(width: along, height: cross)
    settings.cache?.cache(itemSize: size, at: key)
    return size
  }

  final func noteDisplayed(_ cell: UICollectionViewCell, isBeginning: Bool) {
    guard let cell = cell as? Cell else { return }
    if isBeginning {
      callbacks.onWillDisplayCell?(cell)
    } else {
      callbacks.onDidEndDisplayingCell?(cell)
    }
  }
}
