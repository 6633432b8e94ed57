import Foundation
package import TesseraCore
import TesseraEngine

extension UICollectionViewDiffableDataSource {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  typealias Content = DiffableContent<SectionIdentifierType, ItemIdentifierType>
  typealias Request = SnapshotStore<SectionIdentifierType, ItemIdentifierType>.Request

  /// Which rows count of those that share an identifier.
  package nonisolated var duplicates: DuplicatePolicy {
    get { store.policy }
    set { store.policy = newValue }
  }

  nonisolated func enqueue(
    _ snapshot: Snapshot,
    _ mode: ApplyMode,
    _ completion: Completion
  ) {
    let added = store.add(mode, completion) { content, policy in
      content.proposal(of: snapshot, policy)
    }
    reportDuplicates(in: added.given)
    applyWaiting(added.number)
  }

  nonisolated func enqueue(
    _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    _ mode: ApplyMode,
    _ completion: Completion
  ) {
    let added = store.add(mode, completion) { content, policy in
      content.proposal(of: tree, for: section, policy)
    }
    reportDuplicates(in: tree, of: section)
    reportDuplicates(in: added.given)
    applyWaiting(added.number)
  }

  /// Shows a content that has been found already, animated.
  func enqueue(_ content: Content) {
    enqueue(.animated) { _, _ in Content.Proposal(content: content, given: content.snapshot) }
  }

  /// Shows what is found from the latest content; `propose` is called again if another content comes meanwhile.
  func enqueue(
    _ mode: ApplyMode,
    propose: @Sendable (Content, DuplicatePolicy) -> Content.Proposal
  ) {
    let added = store.add(mode, Completion(nil), propose: propose)
    reportDuplicates(in: added.given)
    applyWaiting(added.number)
  }

  /// Applies what waits, on the main actor; elsewhere, what is new is compared first.
  private nonisolated func applyWaiting(_ number: Int) {
    guard MainActor.ifCurrent({ self.drain() }) == nil else { return }
    store.prepare(number)
    Task { @MainActor in self.drain() }
  }
}

extension UICollectionViewDiffableDataSource {
  /// What the data source does with snapshots that wait.
  enum Queue {
    /// Nothing waits.
    case idle
    /// A snapshot is being carried out, so that others have to wait.
    ///
    /// `isFedFromInside` says whether some came from calls that carrying it out makes, the last of them from the
    /// provider of `source`; what other threads apply meanwhile does not count, because it ends.
    case applying(source: NamedElement<DataSpace>?, isFedFromInside: Bool)
    /// What came beyond the budget of a frame waits for the next one.
    case overBudget
  }

  /// Applies everything that waits, or puts it off until the collection view is not at work.
  ///
  /// `isContinued` says that what waits is left over from the frame before.
  private func drain(isContinued: Bool = false) {
    switch queue {
    case .idle: break
    case .applying: return queue = .applying(source: providedElement, isFedFromInside: true)
    case .overBudget: return
    }
    guard let collectionView else { return applyUnseen("is gone") }
    collectionView.engine.door.performWhenIdle { [weak self, weak collectionView] in
      guard let self else { return }
      guard let collectionView else { return self.applyUnseen("is gone") }
      self.drain(into: collectionView, isContinued: isContinued)
    }
  }

  /// Carries out what waits, and of what comes meanwhile as much as fits into a frame.
  private func drain(into collectionView: UICollectionView, isContinued: Bool) {
    guard case .idle = queue else { return }
    guard collectionView.dataSource === self else {
      return applyUnseen("has another data source")
    }
    queue = .applying(source: nil, isFedFromInside: false)
    let countAtStart = store.count
    var rest = UpdateBudget.changesPerFrame
    while rest > 0, let request = store.takeNext() {
      if request.number > countAtStart { rest -= 1 }
      carryOut(request, collectionView)
    }
    guard rest == 0, store.isAnyWaiting else {
      queue = .idle
      return collectionView.engine.mounting.completeUnanimated()
    }
    if !isContinued { reportEndlessSnapshots() }
    queue = .overBudget
    UIApplication.shared.animationClock.performAtNextFrame {
      self.queue = .idle
      self.drain(isContinued: true)
    }
  }

  /// Takes over what waits although no view shows it, and completes it.
  private func applyUnseen(_ reason: String) {
    while let request = store.takeNext() {
      store.show(request.content)
      Diagnostics.report(
        .dataSource,
        """
        A snapshot of \(request.content.snapshot.numberOfItems) items was applied, but the collection \
        view \(reason). The data source keeps the snapshot; nothing is shown.
        """
      )
      for completion in request.completions { completion() }
    }
  }

  private func carryOut(_ request: Request, _ collectionView: UICollectionView) {
    switch request.mode {
    case .animated: update(request, collectionView)
    case .atOnce: UIView.performWithoutAnimation { update(request, collectionView) }
    case .reloading:
      store.show(request.content)
      collectionView.reloadData()
      collectionView.engine.complete(request.completions)
    }
  }

  private func update(_ request: Request, _ collectionView: UICollectionView) {
    let origin = store.shown
    let changes = request.changes(from: origin)
    guard changes != BatchChanges() else {
      store.show(request.content)
      showOutlines(in: collectionView)
      return collectionView.engine.complete(request.completions)
    }
    reportChangedHashes(changes, origin.snapshot)
    let selected = collectionView.selectedItems(in: changes.reloadedSections, origin.snapshot)
    collectionView.performBatchUpdates {
      // What has come meanwhile waits, so that the changes still lead from what is shown to this content.
      self.store.show(request.content)
      collectionView.engine.report(RecordedBatch(changes).operations)
    } completion: { _ in
      for completion in request.completions { completion() }
    }
    if !selected.isEmpty {
      // The batch may be a part of another one, and paths are those of before until that is over.
      collectionView.engine.door.performAfterUpdates { [weak self, weak collectionView] in
        guard let self, let collectionView else { return }
        self.select(selected, in: collectionView)
      }
    }
    showOutlines(in: collectionView)
  }

  private func select(_ items: [ItemIdentifierType], in collectionView: UICollectionView) {
    for item in items {
      if let path = indexPath(for: item).flatMap({ DataPath($0) }) {
        collectionView.setSelected(true, path)
      }
    }
  }

  /// Updates cells with what is expanded, once they are where the content says; a list without an outline costs nothing.
  func showOutlines(in collectionView: UICollectionView) {
    guard store.showsTrees else { return }
    let isAnimated = UIView.areAnimationsEnabled
    collectionView.engine.door.performAfterUpdates { [weak collectionView] in
      guard let collectionView else { return }
      guard !isAnimated else { return collectionView.outlineDidChange() }
      UIView.performWithoutAnimation { collectionView.outlineDidChange() }
    }
  }
}

extension SnapshotStore.Request {
  /// What leads from what is shown to the content.
  func changes(from origin: DiffableContent<Section, Item>) -> BatchChanges {
    if let transition, transition.origin.snapshot.sharesContent(with: origin.snapshot) {
      return transition.changes
    }
    return UIKit.transition(from: origin.snapshot, to: content.snapshot)
  }
}

@MainActor
extension CollectionEngine {
  /// Calls the completions of a change for which nothing moves, once the changes before it are over.
  fileprivate func complete(_ completions: [Completion]) {
    guard completions.contains(where: \.isAwaited) else { return }
    let timeline = ChangeTimeline { _ in
      for completion in completions { completion() }
    }
    mounting.start(timeline, nil)
  }
}

extension UICollectionView {
  /// The selected items of sections that are reloaded, whose places will be forgotten.
  fileprivate func selectedItems<Section, Item>(
    in sections: [SectionPair],
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item] {
    guard !sections.isEmpty else { return [] }
    let reloaded = Set(sections.map(\.old.index))
    return engine.data.followed.selected.paths.filter { reloaded.contains($0.section.index) }
      .compactMap { snapshot.itemIdentifier(at: IndexPath($0)) }
  }
}
