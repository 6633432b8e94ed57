import Foundation

extension UIView {
  /// The view this one is in, if any.
  public var superview: UIView? { hierarchy.superview }

  /// The views in this one, back to front.
  public var subviews: [UIView] { hierarchy.subviews }

  /// The window this view is in, if any; a window is in itself.
  public var window: UIWindow? { hierarchy.window }

  /// Puts `view` in this one, in front; it leaves where it was.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts `view` in this one, so that `index` of the others are behind it; clamped to what is there.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` in this one, right behind `sibling`, or at the back if that is not in this view.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    insert(view, at: position(of: sibling, ignoring: view) ?? 0)
  }

  /// Puts `view` in this one, right in front of `sibling`, or in front of all if that is not here.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    insert(view, at: position(of: sibling, ignoring: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  /// Whether this view is `view` or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

}

extension UIView {
  private func position(of sibling: UIView, ignoring view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return Diagnostics.report(
        .geometry,
        "\(type(of: view)) cannot be put into a view that is in it; nothing was changed."
      )
    }
    if view.superview === self { return reorder(view, to: index) }
    let oldSuperview = view.superview
    view.willMove(toSuperview: self)
    oldSuperview?.willRemoveSubview(view)
    view.enter(window: window) {
      view.detach()
      self.hierarchy.subviews.insert(view, at: self.clamped(index, for: view))
      view.hierarchy.superview = self
    }
    view.surroundingsDidChange()
    view.didMoveToSuperview()
    didAddSubview(view)
    layer.invalidateSubtree()
    if view.needsLayoutInSubtree { markNeedsLayoutBelow() }
    setNeedsLayout()
  }

  /// The place nearest to `index` that `view` may have; overlays stay in front of others.
  private func clamped(_ index: Int, for view: UIView) -> Int {
    var front = subviews.count
    while !view.isOverlay, front > 0, subviews[front - 1].isOverlay { front -= 1 }
    return min(max(index, 0), front)
  }

  private func reorder(_ view: UIView, to index: Int) {
    hierarchy.subviews.removeAll { $0 === view }
    hierarchy.subviews.insert(view, at: clamped(index, for: view))
    layer.invalidateSubtree()
  }

  func detach() {
    guard let superview = hierarchy.superview else { return }
    superview.hierarchy.subviews.removeAll { $0 === self }
    hierarchy.superview = nil
    superview.layer.invalidateSubtree()
    superview.setNeedsLayout()
  }

  /// Runs `change`, which moves this view, and tells it and all it holds if the window differs.
  func enter(window newWindow: UIWindow?, _ change: () -> Void) {
    guard window !== newWindow else { return change() }
    notifySubtree { $0.willMove(toWindow: newWindow) }
    if newWindow == nil {
      window?.viewWillLeave(self)
      notifySubtree { $0.layer.removeAllAnimations() }
    }
    change()
    notifySubtree { $0.hierarchy.window = newWindow }
    notifySubtree { $0.didMoveToWindow() }
  }

  func notifySubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.notifySubtree(body) }
  }

  /// The subviews in the order in which touches reach them.
  var subviewsFrontToBack: [UIView] {
    layer.backendSublayers.reversed().compactMap(\.view)
  }

  var takesTouches: Bool {
    interaction.isEnabled && !isHidden && alpha >= 0.01 && !layer.animations.blocksInteraction
  }
}
