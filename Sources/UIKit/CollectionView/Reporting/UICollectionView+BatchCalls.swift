import Foundation

/// The state of a call of `performBatchUpdates(_:completion:)`.
struct BatchCall {
  /// Whether a closure that does not escape was handed on to the method that can be overridden.
  var isHandedOn = false
}

extension UICollectionView {
  /// Performs the changes that `updates` reports as one animated batch, as the method of the same name does.
  ///
  /// `updates` runs before the call returns and need not be escaping, as in Apple's declaration, which Swift cannot write for an optional
  /// closure. An override of the other method is called for this one as well, and may call either with `super`; it must not keep the
  /// closure.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      // An override that hands a closure of its own to `super` comes here again.
      guard !batchCall.isHandedOn else {
        batchCall.isHandedOn = false
        engine.reportBatch(updates, completion: completion)
        batchCall.isHandedOn = true
        return
      }
      batchCall.isHandedOn = true
      performBatchUpdates(Optional(updates), completion: completion)
      batchCall.isHandedOn = false
    }
  }
}
