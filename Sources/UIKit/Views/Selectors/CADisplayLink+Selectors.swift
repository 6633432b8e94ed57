extension CADisplayLink {
  /// Creates a display link that calls a method of `target` for each frame, once it is added to a run loop.
  ///
  /// The target is held until `invalidate()`.
  public convenience init(target: Any, selector: Selector) {
    self.init(calling: { link in selector.perform(on: target as AnyObject, with: link) })
  }
}

extension UIScreen {
  /// Creates a display link for the screen; see `CADisplayLink.init(target:selector:)`.
  public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: selector)
  }
}
