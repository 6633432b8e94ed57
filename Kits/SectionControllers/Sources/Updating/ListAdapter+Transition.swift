import UIKit

extension ListAdapter {
  /// Shows what has changed, as one batch of the collection view.
  func showChanges(_ pending: PendingUpdate) {
    guard let collectionView else { return pending.complete(false) }
    // So that the numbers before are those of the data before.
    _ = collectionView.numberOfSections
    let objects = pending.asksForObjects ? dataSource?.objects(for: self) ?? [] : nil
    let visible = collectionView.indexPathsForVisibleItems
    var early: ListTransition?
    if let limit = updater.reloadThreshold {
      let transition = transition(to: objects, pending, visible)
      if transition.sections.count > limit { return showByReload(pending) }
      early = transition
    }
    let show = {
      collectionView.performBatchUpdates {
        let transition = early ?? self.transition(to: objects, pending, visible)
        let boundaries = transition.rebindSupplementaryViews(in: collectionView)
        transition.report(to: collectionView)
        ChangedSizes(transition.reconfigured, self)?.invalidate()
        boundaries.invalidate(in: collectionView.collectionViewLayout)
      } completion: { [weak self, weak collectionView] isFinished in
        guard let self else { return pending.complete(isFinished) }
        if let collectionView {
          self.updater.delegate?.listAdapterUpdater(
            self.updater,
            didPerformBatchUpdatesWith: collectionView
          )
        }
        self.finish(pending, pending.type, isFinished)
      }
    }
    if pending.isAnimated { show() } else { UIView.performWithoutAnimation(show) }
    showEmptyView()
  }

  /// Shows what was taken over already.
  private func showByReload(_ pending: PendingUpdate) {
    guard let collectionView else { return pending.complete(false) }
    for entry in map.entries { entry.count = nil }
    updater.delegate?.listAdapterUpdater(updater, willReloadDataWith: collectionView)
    replaceViews(of: collectionView)
    showEmptyView()
    updater.delegate?.listAdapterUpdater(updater, didReloadDataWith: collectionView)
    finish(pending, pending.type, true)
  }

  /// Takes the objects and the updates of items over; what has changed is to be reported.
  private func transition(
    to objects: [any ListDiffable]?,
    _ pending: PendingUpdate,
    _ visible: [IndexPath]
  ) -> ListTransition {
    var changes = SectionChanges(entriesBefore: map.entries)
    if let objects {
      changes = map.replace(with: objects) { identity, index in
        report(
          "The objects have \(identity) twice, the second time at \(index); the first is shown, and this one is left out."
        )
      }
    } else {
      for entry in map.entries { entry.indexBefore = entry.index }
    }
    if updater.sectionMovesAsDeletesInserts { changes.replaceMoves() }
    entriesBefore = changes.entriesBefore
    let transition = ListTransition(self, sections: changes, visible: visible)
    for (entry, change) in changes.updated { transition.update(entry, change) }
    for identity in pending.reloaded {
      if let entry = map[identity] { transition.reload(entry) }
    }
    for update in pending.itemUpdates { transition.perform(update) }
    transition.checkCounts()
    return transition
  }
}

extension SectionEntry {
  /// Hands the controller the object; it asks for what it holds again when that may have changed.
  func update(_ change: ObjectChange) {
    guard let controller else { return }
    if change != .perhapsInPlace { controller.didUpdate(to: object) }
  }
}
