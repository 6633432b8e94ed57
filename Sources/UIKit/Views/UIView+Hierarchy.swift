import Foundation

extension UIView {
  struct Hierarchy {
    weak var superview: UIView?
    /// The view whose mask this is, which then has no superview.
    weak var maskedView: UIView?
    weak var window: UIWindow?
    /// The controller whose `view` this is.
    weak var controller: UIViewController?
    var subviews: [UIView] = []
    /// The values that the view was made with, of the properties that an app sets for its class.
    var initialAppearance: [AnyKeyPath: Any] = [:]
  }

  func place(_ view: UIView, below sibling: UIView) {
    guard view !== sibling else { return }
    place(view, at: position(of: sibling, ignoring: view) ?? 0)
  }

  func place(_ view: UIView, above sibling: UIView) {
    guard view !== sibling else { return }
    place(view, at: position(of: sibling, ignoring: view).map { $0 + 1 } ?? subviews.count)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else {
      return Diagnostics.report(
        .geometry,
        """
        Subviews \(first) and \(second) of \(type(of: self)) were to change places; it has \
        \(subviews.count), so nothing was changed.
        """
      )
    }
    ownLayer.subviewsWereExchanged(subviews[first], subviews[second])
    hierarchy.subviews.swapAt(first, second)
    ownLayer.invalidateSubtree()
  }

  func leaveSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    enter(window: nil) { self.detach() }
    didMoveToSuperview()
  }
}

extension UIView {
  private func position(of sibling: UIView, ignoring view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func place(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return Diagnostics.report(
        .geometry,
        "\(type(of: view)) cannot be put into a view that is in it; nothing was changed."
      )
    }
    if view.superview === self { return reorder(view, to: index) }
    view.leaveMaskedView()
    let oldSuperview = view.superview
    view.willMove(toSuperview: self)
    oldSuperview?.willRemoveSubview(view)
    view.keepTintKnown {
      view.enter(window: window) {
        view.detach()
        self.insert(view, at: index)
        view.hierarchy.superview = self
      }
    }
    view.surroundingsDidChange()
    view.enterConstraints()
    takeUpConstraintUpdates(of: view)
    view.didMoveToSuperview()
    didAddSubview(view)
    ownLayer.invalidateSubtree()
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
    insert(view, at: index)
    ownLayer.invalidateSubtree()
  }

  private func insert(_ view: UIView, at index: Int) {
    let index = clamped(index, for: view)
    hierarchy.subviews.insert(view, at: index)
    ownLayer.subview(view, wasPlacedBehind: subviews.dropFirst(index + 1).first)
  }

  func detach() {
    guard let superview = hierarchy.superview else { return }
    hierarchy.controller?.content.coveredEdges = coveredEdges(in: superview)
    leaveConstraints()
    superview.hierarchy.subviews.removeAll { $0 === self }
    superview.ownLayer.subviewDidLeave(self)
    hierarchy.superview = nil
    superview.ownLayer.invalidateSubtree()
    superview.setNeedsLayout()
  }

  /// Runs `change`, which moves this view, and tells it and all it holds if the window differs.
  func enter(window newWindow: UIWindow?, _ change: () -> Void) {
    let oldWindow = window
    guard oldWindow !== newWindow else { return change() }
    let isOnScreen = oldWindow?.isOnScreen == true || newWindow?.isOnScreen == true
    let controllers = isOnScreen ? self.controllers : []
    for controller in controllers { controller.viewWillMove(from: oldWindow, to: newWindow) }
    notifySubtree { $0.willMove(toWindow: newWindow) }
    if newWindow == nil {
      oldWindow?.viewWillLeave(self)
      notifySubtree { $0.ownLayer.leaveWindow() }
    }
    change()
    notifySubtree {
      $0.hierarchy.window = newWindow
      $0.ownLayer.enterWindow()
    }
    if newWindow != nil, !AppearanceRecords.isEmpty { notifySubtree { $0.takeAppearance() } }
    notifySubtree { $0.didMoveToWindow() }
    for controller in controllers { controller.viewDidMove(from: oldWindow, to: newWindow) }
  }

  func notifySubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.notifySubtree(body) }
  }

  /// The subviews in the order in which touches reach them.
  var subviewsFrontToBack: [UIView] {
    ownLayer.backendSublayers.reversed().compactMap(\.view)
  }

  /// A point of this view or one inside it, in the coordinates of another such view, as both are on screen now; nil for
  /// a view that is not inside this one, or is squeezed to nothing.
  func convert(_ point: CGPoint, shownIn source: UIView, toShownIn target: UIView) -> CGPoint? {
    guard let from = source.transformShown(to: self), let to = target.transformShown(to: self)
    else {
      return nil
    }
    return from.project(point).flatMap(to.unproject)
  }

  /// What leads from the coordinates of this view to those of one around it, as both are on screen now.
  private func transformShown(to ancestor: UIView) -> CATransform3D? {
    var transform = CATransform3DIdentity
    var current: UIView? = self
    while let view = current {
      if view === ancestor { return transform }
      transform = CATransform3DConcat(
        transform,
        view.ownLayer.backendAppearance.transformToSuperlayer
      )
      current = view.superview
    }
    return nil
  }

  var takesTouches: Bool {
    interaction.isEnabled && !isHidden && alpha >= 0.01 && !ownLayer.animations.blocksInteraction
  }
}
