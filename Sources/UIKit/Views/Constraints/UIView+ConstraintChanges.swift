import CoreGraphics
import Foundation

// What views report to the engines they take part in. A view that takes part in none pays one comparison.

extension UIView {
  /// Meets the constraints that this view takes part in, if anything has changed.
  func solveConstraints() {
    guard let membership = layoutState.membership else { return }
    membership.box?.engine?.layOutIfNeeded()
    membership.engine?.layOutIfNeeded()
  }

  /// The size that constraints inside the view give it; nil where there are none.
  func sizeByConstraints(for proposal: MeasureProposal) -> MeasuredSize? {
    guard let membership = layoutState.membership else { return nil }
    if let engine = membership.engine {
      guard !engine.entries.isEmpty else { return nil }
      return engine.fit(superview?.places(self) == true ? proposal.yielding : proposal)
    }
    guard !isPlacedByFrame, let engine = membership.box?.engine else { return nil }
    let inside = engine.constraints(around: self).inside
    guard !inside.isEmpty else { return nil }
    let temporary = LayoutEngine(self, isTemporary: true)
    for constraint in inside { temporary.add(constraint) }
    return temporary.fit(proposal)
  }

  /// The content asks for another size, or insists on it in another way.
  func contentDidChangeInConstraints() {
    guard let membership = layoutState.membership else { return }
    if let box = membership.box { box.engine?.itemDidChange(box) }
    if let engine = membership.engine, let box = engine.hostBox { engine.itemDidChange(box) }
  }

  /// The content insists on its size more or less strongly.
  func contentPriorityDidChangeInConstraints() {
    guard let membership = layoutState.membership else { return }
    membership.box?.engine?.forgetPins()
    membership.engine?.forgetPins()
    contentDidChangeInConstraints()
  }

  /// The frame or the autoresizing mask is another.
  func geometryDidChangeInConstraints() {
    guard let box = layoutState.membership?.box, isPlacedByFrame || box.keepsFrame else { return }
    box.engine?.placeDidChange(box)
  }

  /// The layout margins or the safe area are others.
  func insetsDidChangeInConstraints() {
    guard let guides = layoutState.membership?.systemGuides.values else { return }
    for guide in guides {
      if let box = guide.layoutBox { box.engine?.itemDidChange(box) }
    }
  }

  /// The view has moved: guides that keep clear of the safe area may have to follow.
  ///
  /// A view that constraints place is asked for its insets before it is placed for the first time.
  func safeAreaMayHaveChangedInConstraints() {
    guard let guides = layoutState.membership?.systemGuides.values else { return }
    for guide in guides where guide.followsSafeArea {
      guard let box = guide.layoutBox, let known = box.insets else { continue }
      let insets = guide.kind == .margins ? layoutMargins : safeAreaInsets
      if insets != known { box.engine?.itemDidChange(box) }
    }
  }

  /// The reading direction may be another.
  func directionDidChangeInConstraints() {
    guard let membership = layoutState.membership else { return }
    membership.box?.engine?.directionDidChange()
    membership.engine?.directionDidChange()
  }
}

extension MeasureProposal {
  /// The proposal of a view that arranges others: a length that the view in it requires comes first.
  fileprivate var yielding: MeasureProposal {
    func yielding(_ offer: Offer?) -> Offer? {
      offer.map { Offer(length: $0.length, priority: min($0.priority, .belowRequired)) }
    }
    return MeasureProposal(width: yielding(width), height: yielding(height))
  }
}

extension UILayoutPriority {
  /// Stronger than everything that is not required.
  static let belowRequired = UILayoutPriority(required.rawValue.nextDown)
}
