public import UIKit

extension UIGestureRecognizer {
  /// Calls `handler` with the recogniser whenever it has something to say.
  ///
  /// That is once for a tap, and for a continuous movement once as it begins, for every change and as
  /// it ends or is cancelled; `state` says which. Handlers are called in the order in which they were
  /// added and live as long as the recogniser: capture views weakly.
  ///
  /// It takes the place of UIKit's `addTarget(_:action:)` where there is no object with a method.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    addHandlerClosure(handler)
  }

  /// Creates a recogniser that calls `handler`; see `addHandler(_:)`.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }
}
