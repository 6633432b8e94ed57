public import UIKit

extension CADisplayLink {
  /// Creates a display link that calls `handler` for each frame, once it is added to a run loop.
  ///
  /// It takes the place of UIKit's `init(target:selector:)` where there is no object with a method. The closure is held until
  /// `invalidate()`: capture views weakly.
  public convenience init(handler: @escaping (CADisplayLink) -> Void) {
    self.init(calling: handler)
  }
}
