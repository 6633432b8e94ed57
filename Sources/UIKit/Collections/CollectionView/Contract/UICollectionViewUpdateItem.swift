public import Foundation
import TesseraCore

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
