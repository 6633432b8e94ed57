import Foundation
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
