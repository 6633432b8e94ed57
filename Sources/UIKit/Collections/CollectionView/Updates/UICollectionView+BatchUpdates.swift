public import Foundation
package import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// Performs the changes that `updates` reports as one animated batch, as the method of the same name does.
  ///
  /// `updates` runs before the call returns and need not be escaping, as in Apple's declaration, which Swift cannot write for an optional
  /// closure. An override of the other method is called for this one as well, and may call either with `super`; it must not keep the
  /// closure.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      // An override that hands a closure of its own to `super` comes here again.
      guard !handsOnBatch else { return reportBatch(updates, completion: completion) }
      handsOnBatch = true
      performBatchUpdates(Optional(updates), completion: completion)
      handsOnBatch = false
    }
  }

  /// Reports a batch to the engine; batches inside of it are calls of their own.
  func reportBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    let handsOn = handsOnBatch
    handsOnBatch = false
    engine.reportBatch(updates, completion: completion)
    handsOnBatch = handsOn
  }
}

@MainActor
extension UpdateTiming {
  /// How a change that is made now is shown.
  ///
  /// At once where animations are turned off; inside an animation block as that says; else as given.
  static func current(otherwise standard: UpdateTiming = .standard) -> UpdateTiming {
    guard UIView.areAnimationsEnabled else { return .atOnce }
    guard let outer = UIViewAnimationTransaction.current else { return standard }
    let delay = outer.startTime - UIApplication.shared.backend.currentTime
    return .curve(outer.curve, duration: outer.duration, delay: delay)
  }

  /// The transaction that all movements of a change belong to; `nil` when there are none.
  func makeTransaction() -> UIViewAnimationTransaction? {
    switch self {
    case .atOnce: nil
    case .curve(let curve, let duration, let delay): transaction(curve, duration, delay)
    case .spring(let duration, let bounce, let delay):
      transaction(.spring(Spring(duration: duration, bounce: bounce)), duration, delay)
    }
  }

  private func transaction(
    _ curve: TimingCurve,
    _ duration: TimeInterval,
    _ delay: TimeInterval
  ) -> UIViewAnimationTransaction? {
    guard duration > 0 else { return nil }
    return UIViewAnimationTransaction(
      delay: delay,
      duration: duration,
      curve: curve,
      options: .allowUserInteraction,
      completion: nil
    )
  }
}

extension UICollectionView {
  /// How batches and changes of layout are shown that are made from now on.
  package var updateTiming: UpdateTiming {
    get { engine.timelines.timing }
    set { engine.timelines.take(newValue) }
  }
}

/// One change of a batch, as a layout receives it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  private let change: Change

  private struct Change {
    var before: IndexPath?
    var after: IndexPath?
    var action = Action.none

    init(before: IndexPath? = nil, after: IndexPath? = nil, action: Action = .none) {
      self.before = before
      self.after = after
      self.action = action
    }

    init(_ pair: ItemPair, _ action: Action) {
      self.init(before: IndexPath(pair.old), after: IndexPath(pair.new), action: action)
    }

    init(_ pair: SectionPair, _ action: Action) {
      self.init(before: IndexPath(pair.old), after: IndexPath(pair.new), action: action)
    }
  }

  /// The kinds of changes of an item or a section.
  public enum Action: Int, Sendable {
    /// It is inserted.
    case insert
    /// It is deleted.
    case delete
    /// Its content is replaced.
    case reload
    /// It has another place.
    case move
    /// Nothing.
    case none
  }

  /// Creates a change of nothing; subclasses override the properties.
  public override init() {
    change = Change()
    super.init()
  }

  /// Creates the item that says the same as a change of a checked batch.
  convenience init(_ change: LayoutChange) {
    switch change {
    case .deleteItem(let old): self.init(Change(before: IndexPath(old), action: .delete))
    case .insertItem(let new): self.init(Change(after: IndexPath(new), action: .insert))
    case .reloadItem(let pair): self.init(Change(pair, .reload))
    case .moveItem(let pair): self.init(Change(pair, .move))
    case .deleteSection(let old): self.init(Change(before: IndexPath(old), action: .delete))
    case .insertSection(let new): self.init(Change(after: IndexPath(new), action: .insert))
    case .reloadSection(let pair): self.init(Change(pair, .reload))
    case .moveSection(let pair): self.init(Change(pair, .move))
    }
  }

  private init(_ change: Change) {
    self.change = change
    super.init()
  }

  /// The path in the index space before the batch; `nil` for an insertion.
  ///
  /// For a section the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { change.before }

  /// The path in the index space after the batch; `nil` for a deletion.
  ///
  /// For a section the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { change.after }

  /// The kind of the change.
  open var updateAction: Action { change.action }
}

extension IndexPath {
  /// The path that stands for a section in update items.
  fileprivate init<Space>(_ section: SectionIndex<Space>) {
    self.init(item: NSNotFound, section: section.index)
  }
}
