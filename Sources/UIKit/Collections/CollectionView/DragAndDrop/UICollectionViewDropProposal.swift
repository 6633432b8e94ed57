import Foundation

/// The answer of a collection view's delegate to a drag over it.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The places that items can be dropped at.
  public enum Intent: Int, Sendable {
    /// Anywhere: nothing makes room.
    case unspecified
    /// Among the items, which make room.
    case insertAtDestinationIndexPath
    /// Into the item under the pointer, which looks marked.
    case insertIntoDestinationIndexPath
  }

  /// The place that items would be dropped at.
  open private(set) var intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal for a drop anywhere.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}
