public import Foundation

/// One change of a batch, as a layout is told of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  private let change: Change

  private struct Change {
    var before: IndexPath?
    var after: IndexPath?
    var action = Action.none
  }

  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert
    /// It goes.
    case delete
    /// Its content is new.
    case reload
    /// It is somewhere else.
    case move
    /// Nothing.
    case none
  }

  /// Creates a change of nothing; subclasses override the properties.
  public override init() {
    change = Change()
    super.init()
  }

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    change = Change(before: before, after: after, action: action)
    super.init()
  }

  /// Where it was, in the numbering before the batch; `nil` for an insertion.
  ///
  /// For a section the item is `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { change.before }

  /// Where it is, in the numbering after the batch; `nil` for a deletion.
  ///
  /// For a section the item is `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { change.after }

  /// What happens to it.
  open var updateAction: Action { change.action }
}
