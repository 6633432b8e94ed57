import CoreGraphics
import Foundation

/// What a view keeps that takes part in Auto Layout; other views have none.
///
/// An engine solves the constraints of a part of the hierarchy: of a view whose size is given, by its frame or by
/// the window, and of all views in it whose place is not given. Where a view inside has a frame of its own, as
/// the content views of cells do, another engine begins.
@MainActor
final class ConstraintMembership {
  /// The active constraints that the view holds, in the order in which they were activated.
  var held: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  /// The guides of the system that were asked for.
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// What solves the constraints inside of the view, if its own size is given.
  var engine: LayoutEngine?
  /// The view's rectangle in the engine of a view around it.
  var box: LayoutBox?
  /// Whether constraints lead from the inside of this view to the outside although its frame is given.
  var isCrossed = false
}

extension UIView {
  /// What the view keeps for Auto Layout; made when it is first needed.
  var membership: ConstraintMembership {
    if let membership = layoutState.membership { return membership }
    let membership = ConstraintMembership()
    layoutState.membership = membership
    setNeedsUpdateConstraints()
    return membership
  }

  /// Whether the view's frame is given, and not found by constraints.
  var isPlacedByFrame: Bool {
    layoutState.translatesAutoresizingMask || superview?.places(self) == true
  }

  /// The view whose engine solves the constraints that this view holds: this one if its size is given.
  var constraintHost: UIView {
    var view = self
    while let superview = view.superview, !view.beginsEngine { view = superview }
    return view
  }

  private var beginsEngine: Bool {
    isPlacedByFrame && layoutState.membership?.isCrossed != true
  }

  /// The engine that solves the constraints that this view holds.
  var constraintEngine: LayoutEngine {
    let host = constraintHost
    if let engine = host.membership.engine { return engine }
    let engine = LayoutEngine(host)
    host.membership.engine = engine
    return engine
  }

  /// Takes a constraint up that this view has begun to hold.
  func takeUp(_ constraint: NSLayoutConstraint) {
    for item in constraint.items { openWay(to: item) }
    constraintEngine.add(constraint)
  }

  /// Lets the views between this one and an item, whose frames are given, take part in the engine of this one.
  private func openWay(to item: any LayoutItem) {
    guard item !== self else { return }
    // A guide is inside of its view.
    var view = item === item.itemView ? item.itemView?.superview : item.itemView
    while let current = view, current !== self {
      if current.beginsEngine {
        current.membership.isCrossed = true
        current.mergeEngine()
      }
      view = current.superview
    }
  }

  /// Hands the constraints of this view's own engine to that of a view around it.
  func mergeEngine() {
    guard let engine = layoutState.membership?.engine, !beginsEngine, superview != nil else {
      return
    }
    layoutState.membership?.engine = nil
    let outer = constraintEngine
    for constraint in engine.removeAll() { outer.add(constraint) }
    for box in engine.boxes.inOrder where box !== engine.hostBox {
      if let item = box.item { _ = outer.box(of: item) }
    }
  }
}

extension UIView {
  /// Takes part in the engine of the superview, as a view without a frame of its own does.
  func enterConstraints() {
    guard layoutState.membership != nil, superview != nil else { return }
    mergeEngine()
    if !isPlacedByFrame { _ = superview?.constraintEngine.box(of: self) }
  }

  /// Leaves the engine of the superview with all that is inside; constraints to the outside are deactivated.
  func leaveConstraints() {
    guard let engine = layoutState.membership?.box?.engine else { return }
    let (inside, crossing) = engine.constraints(around: self)
    for constraint in crossing { constraint.deactivate() }
    for constraint in inside { engine.remove(constraint) }
    engine.removeBoxes(in: self)
    layoutState.membership?.isCrossed = false
    solveInOwnEngine(inside)
  }

  /// Solves constraints that are inside of this view in its own engine.
  private func solveInOwnEngine(_ constraints: [NSLayoutConstraint]) {
    guard !constraints.isEmpty else { return }
    let engine = membership.engine ?? LayoutEngine(self)
    membership.engine = engine
    for constraint in constraints { engine.add(constraint) }
  }

  /// Lets the frame count, or constraints.
  func setTranslatesAutoresizingMask(_ translates: Bool) {
    guard translates != layoutState.translatesAutoresizingMask else { return }
    layoutState.translatesAutoresizingMask = translates
    _ = membership
    placementRuleDidChange()
  }

  /// Takes note that the view's frame is given now, or that constraints find it now.
  func placementRuleDidChange() {
    guard let membership = layoutState.membership else { return }
    guard let superview else { return membership.engine?.setNeedsSolve() ?? () }
    guard isPlacedByFrame else {
      mergeEngine()
      guard let box = superview.constraintEngine.box(of: self) else { return }
      return box.engine?.itemDidChange(box) ?? ()
    }
    guard let box = membership.box, let engine = box.engine else { return }
    let (inside, crossing) = engine.constraints(around: self)
    engine.itemDidChange(box)
    membership.isCrossed = crossing.contains { constraint in
      constraint.items.contains { $0 !== self && $0.itemView?.isDescendant(of: self) == true }
    }
    guard !membership.isCrossed else { return }
    for constraint in inside { engine.remove(constraint) }
    engine.removeBoxes(in: self, keepingItself: true)
    solveInOwnEngine(inside)
  }
}
