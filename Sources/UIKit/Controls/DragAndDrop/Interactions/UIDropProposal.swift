public import Foundation

/// The outcome of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: what is dragged goes back.
  case cancel
  /// Nothing, where something could be dropped at another time.
  case forbidden
  /// The destination gets a copy.
  case copy
  /// The destination gets it, and the source has it no more; both are the app's to do.
  case move

  /// Whether something happens.
  var isDrop: Bool { self == .copy || self == .move }
}

/// The answer of a destination to a drag over it.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The outcome of a drop.
  public let operation: UIDropOperation

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
