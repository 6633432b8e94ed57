import UIKit

extension ListAdapter {
  /// Asks the data source for the objects, and shows what has changed in one update.
  ///
  /// The data source is asked in the next turn of the main queue, once for all calls in this one; a call that is not animated makes the
  /// update one without animation. Calls during an update are the next update: none is lost. Each completion is called once, in the order
  /// of the calls, with whether the update was applied.
  ///
  /// Without a collection view or a data source nothing happens, which is reported; `completion` is then called with `false`.
  public func performUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard isReady("performUpdates(animated:completion:)") else {
      completion?(false)
      return
    }
    request { pending in
      pending.isAnimated = pending.isAnimated && animated
      pending.asksForObjects = true
      if let completion { pending.completions.append(completion) }
    }
  }

  /// Asks the data source for the objects at once, and makes all section controllers and cells again.
  ///
  /// Updates that wait become a part of it. From inside a call of the collection view it is done in the next turn.
  public func reloadData(completion: ((Bool) -> Void)? = nil) {
    guard isReady("reloadData(completion:)") else {
      completion?(false)
      return
    }
    guard callDepth == 0, !isRunning else {
      updater.schedule { [weak self] in
        guard let self else { return completion?(false) ?? () }
        self.reloadData(completion: completion)
      }
      return
    }
    var pending = updates.pending ?? PendingUpdate()
    if let completion { pending.completions.append(completion) }
    run(pending) { self.reload($0, keepsControllers: false) }
  }

  /// Reloads objects, by identity: their sections are reloaded in the next update.
  ///
  /// Unknown ones change nothing.
  public func reloadObjects(_ objects: [any ListDiffable]) {
    guard isReady("reloadObjects(_:)") else { return }
    let known = objects.map(\.identity).filter { map[$0] != nil }
    guard !known.isEmpty else { return }
    request { $0.reloaded += known }
  }

  /// Whether an update was requested and is not applied yet.
  public var hasPendingUpdates: Bool { updates.pending != nil }

  /// Takes item updates of a section controller into the next update.
  func requestItemUpdates(
    animated: Bool,
    _ work: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard isReady("performBatch(animated:updates:completion:)") else {
      completion?(false)
      return
    }
    request { pending in
      pending.isAnimated = pending.isAnimated && animated
      pending.itemUpdates.append(work)
      if let completion { pending.completions.append(completion) }
    }
  }

  private var isRunning: Bool {
    if case .running = updates { true } else { false }
  }

  private func isReady(_ call: String) -> Bool {
    if let collectionView, collectionView.dataSource !== self {
      report("\(call) does nothing: the collection view is left to another data source.")
      self.collectionView = nil
      return false
    }
    if collectionView != nil, dataSource != nil { return true }
    let missing = collectionView == nil ? "collection view" : "data source"
    report("\(call) does nothing: the list adapter has no \(missing), or it is gone.")
    return false
  }

  private func request(_ change: (inout PendingUpdate) -> Void) {
    var pending = updates.pending ?? PendingUpdate()
    change(&pending)
    switch updates {
    case .running: updates = .running(next: pending)
    case .scheduled: updates = .scheduled(pending)
    case .idle:
      updates = .scheduled(pending)
      if updater.isImmediate, callDepth == 0 { return carryOut() }
      updater.schedule { [weak self] in self?.carryOut() }
    }
  }

  /// Carries out what waits, unless it was carried out meanwhile.
  private func carryOut() {
    guard case .scheduled(let pending) = updates else { return }
    guard callDepth == 0 else { return updater.schedule { [weak self] in self?.carryOut() } }
    guard let collectionView, collectionView.dataSource === self, dataSource != nil else {
      updates = .idle
      return pending.complete(false)
    }
    run(pending) { pending in
      if self.updater.isImmediate {
        self.reload(pending, keepsControllers: true)
      } else {
        self.showChanges(pending)
      }
    }
  }

  /// Does the work of an update, and has the next one carried out after it.
  private func run(_ pending: PendingUpdate, _ work: (PendingUpdate) -> Void) {
    updates = .running(next: nil)
    work(pending)
    guard case .running(let next?) = updates else { return updates = .idle }
    updates = .scheduled(next)
    updater.schedule { [weak self] in self?.carryOut() }
  }

  /// Takes up a collection view and a data source, when there are both.
  func begin() {
    guard let collectionView else { return }
    collectionView.dataSource = self
    collectionView.delegate = self
    guard dataSource != nil else { return }
    replaceObjects()
    collectionView.reloadData()
    showEmptyView()
  }

  /// Asks for the objects and takes them over.
  @discardableResult
  func replaceObjects() -> SectionChanges {
    let objects = dataSource?.objects(for: self) ?? []
    return map.replace(with: objects) { identity, index in
      report(
        "The objects have \(identity) twice, the second time at \(index); the first is shown, and this one is left out."
      )
    }
  }

  /// Shows everything anew.
  func reload(_ pending: PendingUpdate, keepsControllers: Bool) {
    guard let collectionView else { return pending.complete(false) }
    updater.delegate?.listAdapterUpdater(updater, willReloadDataWith: collectionView)
    if !keepsControllers { map.removeAll() }
    for update in replaceObjects().updated { update.entry.update(.content) }
    for entry in map.entries { entry.count = nil }
    let transition = ListTransition(self, countsBefore: [:])
    for update in pending.itemUpdates { transition.perform(update) }
    replaceViews(of: collectionView)
    showEmptyView()
    updater.delegate?.listAdapterUpdater(updater, didReloadDataWith: collectionView)
    finish(pending, .reloadData, true)
  }

  /// Tells listeners, and then those who asked.
  func finish(_ pending: PendingUpdate, _ type: ListAdapterUpdateType, _ isFinished: Bool) {
    for listener in listeners.compactMap(\.listener) {
      listener.listAdapter(self, didFinish: type, animated: pending.isAnimated)
    }
    pending.complete(isFinished)
  }

  /// Shows the view for an empty list while no section has an item.
  func showEmptyView() {
    guard let collectionView, let dataSource else { return }
    let isEmpty = !map.entries.contains { itemCount(of: $0) > 0 }
    guard isEmpty else {
      collectionView.backgroundView?.isHidden = true
      return
    }
    let view = dataSource.emptyView(for: self)
    if view !== collectionView.backgroundView { collectionView.backgroundView = view }
    collectionView.backgroundView?.isHidden = false
  }
}
