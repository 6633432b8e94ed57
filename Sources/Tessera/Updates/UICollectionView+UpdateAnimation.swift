public import UIKit

extension UICollectionView {
  /// How batches and changes of layout are shown that are made from now on; `.standard` by default.
  public var updateAnimation: UpdateAnimation {
    get { UpdateAnimation(updateTiming) }
    set { updateTiming = newValue.timing }
  }

  /// Has the changes that `updates` reports shown together, in a way of their own.
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
