public import UIKit

extension CADisplayLink {
  /// Creates a display link that calls `handler` for each frame, once it is added to a run loop.
  ///
  /// UIKit's `init(target:selector:)` names a method by an Objective-C selector. Swift has none outside Apple's platforms, so
  /// there is no such initialiser here; a closure takes its place. It is held until `invalidate()`: capture views weakly.
  public convenience init(handler: @escaping (CADisplayLink) -> Void) {
    self.init(calling: handler)
  }
}
