public import UIKit

extension UICollectionView {
  /// The animation of batches and changes of layout that are made from now on; `.standard` by
  /// default.
  public var updateAnimation: UpdateAnimation {
    get { UpdateAnimation(updateTiming) }
    set { updateTiming = newValue.timing }
  }

  /// Performs the changes that `updates` reports as one batch, with an animation of its own.
  ///
  /// The same as UIKit's `performBatchUpdates(_:completion:)` otherwise.
  ///
  /// - Parameters:
  ///   - animation: How this batch is shown.
  ///   - updates: Changes the data and reports the changes.
  ///   - completion: Hears once, at the end, whether the batch has arrived as it was reported.
  public func performBatchUpdates(
    animation: UpdateAnimation,
    _ updates: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let usual = updateAnimation
    updateAnimation = animation
    defer { updateAnimation = usual }
    performBatchUpdates(updates, completion: completion)
  }
}
