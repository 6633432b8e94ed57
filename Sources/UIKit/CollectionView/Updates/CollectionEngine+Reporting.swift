import Foundation
import TesseraCore

// The first phase of an update: what changes is reported, and nothing is asked for meanwhile.
extension CollectionEngine {
  /// Lets `updates` report a batch, and carries it out, unless a pass is under way, which it then joins.
  ///
  /// A batch inside another is a part of it.
  func reportBatch(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard !self.updates.isOpen else {
      if let completion { self.updates.note(completion: completion) }
      return updates()
    }
    // So that everything starts from where it belongs; the data is still what it was.
    if isIdle, view.window != nil { view.layoutIfNeeded() }
    self.updates.begin(.current(otherwise: policies.timing))
    if let completion { self.updates.note(completion: completion) }
    updates()
    self.updates.end()
    commitReportedUpdates()
  }

  /// Takes operations into the batch that is being reported, or carries them out as one of their own.
  func report(_ operations: [UpdateOperation]) {
    guard !updates.note(operations) else { return }
    updates.begin(.current(otherwise: policies.timing))
    _ = updates.note(operations)
    updates.end()
    commitReportedUpdates()
  }

  /// Carries out what was reported, if nothing else is being worked on; then does what was put off.
  func commitReportedUpdates() {
    while isIdle, !updates.isOpen {
      if updates.areWaiting {
        carryOut(updates.takeAll())
      } else if let work = updates.takeDeferred() {
        work()
      } else {
        return
      }
    }
  }

  /// Does `work`, which changes the data, at once or when nothing is being worked on any more.
  ///
  /// A pass that asks for views goes on with the data it has begun with.
  func performWhenIdle(_ work: @escaping () -> Void) {
    guard !isIdle || updates.isOpen else { return work() }
    updates.put(off: work)
  }
}

extension CollectionEngine {
  func reportInsertions(_ indexPaths: [IndexPath]) {
    report(indexPaths.map { .insertItem(NewPath(reported: $0)) })
  }

  func reportDeletions(_ indexPaths: [IndexPath]) {
    report(indexPaths.map { .deleteItem(OldPath(reported: $0)) })
  }

  func reportReloads(_ indexPaths: [IndexPath]) {
    report(indexPaths.map { .reloadItem(OldPath(reported: $0)) })
  }

  func reportReconfigurations(_ indexPaths: [IndexPath]) {
    report(indexPaths.map { .reconfigureItem(OldPath(reported: $0)) })
  }

  func reportMove(of indexPath: IndexPath, to newIndexPath: IndexPath) {
    report([.moveItem(from: OldPath(reported: indexPath), to: NewPath(reported: newIndexPath))])
  }
}

extension ItemPath {
  /// A path that names no item is that of one that does not exist.
  fileprivate init(reported indexPath: IndexPath) {
    let isItem = indexPath.count == 2
    self.init(
      section: SectionIndex(isItem ? indexPath.section : -1),
      item: isItem ? indexPath.item : -1
    )
  }
}
