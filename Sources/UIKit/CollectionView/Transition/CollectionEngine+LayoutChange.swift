import CoreGraphics
import Foundation

extension CollectionEngine {
  /// Puts another layout in place of the present one.
  ///
  /// The order is: the new layout knows the collection view, hears that everything is invalid and
  /// prepares; animated, both hear of each other; the offset; where elements go and come from; the end;
  /// the old layout forgets the collection view.
  func setLayout(
    _ newLayout: UICollectionViewLayout,
    animated: Bool,
    completion: @escaping (Bool) -> Void
  ) {
    let oldLayout = layout
    guard newLayout !== oldLayout else { return completion(true) }
    newLayout.owner = view
    guard canTransition else {
      layout = newLayout
      oldLayout.owner = nil
      replace()
      return completion(true)
    }
    if validity < .shown { layOut() }
    let isAnimated = animated && UIView.areAnimationsEnabled
    perform(.layout(oldLayout)) { change in
      if let centre = elementInTheMiddle { change.aim.hold = .centre(centre) }
      guard !isAnimated else { return go(to: newLayout, from: oldLayout, change, completion) }
      install(newLayout, change)
      aim(change)
      moveOffset(change, nil)
    }
    guard !isAnimated else { return }
    oldLayout.owner = nil
    layOut()
    completion(true)
  }

  private func go(
    to newLayout: UICollectionViewLayout,
    from oldLayout: UICollectionViewLayout,
    _ change: Change,
    _ completion: @escaping (Bool) -> Void
  ) {
    install(newLayout, change)
    oldLayout.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: oldLayout)
    announceTransition(change, from: oldLayout, hasEnded: false)
    settle(change)
    let timeline = ChangeTimeline { [weak self] finished in
      if self?.layout !== oldLayout { oldLayout.owner = nil }
      self?.announceTransition(change, from: oldLayout, hasEnded: true)
      completion(finished)
    }
    commit(change, timing: .current(otherwise: policies.timing), timeline: timeline) {
      oldLayout.finalizeLayoutTransition()
      newLayout.finalizeLayoutTransition()
    }
  }

  private func install(_ newLayout: UICollectionViewLayout, _ change: Change) {
    let known = data.counts
    layout = newLayout
    validity = .invalid
    faults.clear()
    newLayout.invalidateLayout(with: newLayout.makeInvalidationContext(.everything))
    // The data is the same; only the layout has to ask for it again.
    data.counts = known
    validate()
    change.contentSize = askContentSize()
    for element in screen.mounted.values { element.sizing = .unasked }
  }

  /// The cell that is nearest to the middle of what nothing covers.
  private var elementInTheMiddle: CollectionElement? {
    let visible = uncoveredRect
    func distance(_ element: MountedElement) -> CGFloat {
      guard let frame = element.shown?.frame else { return .infinity }
      let middle = CGPoint(x: frame.midX - visible.midX, y: frame.midY - visible.midY)
      return middle.x * middle.x + middle.y * middle.y
    }
    return sortedMounted.filter { $0.key.kind == .cell }
      .min { distance($0) < distance($1) }?.element
  }

  private func announceTransition(
    _ change: Change,
    from oldLayout: UICollectionViewLayout,
    hasEnded: Bool
  ) {
    for entry in change.before.entries {
      if hasEnded {
        entry.mounted.view.didTransition(from: oldLayout, to: layout)
      } else {
        entry.mounted.view.willTransition(from: oldLayout, to: layout)
      }
    }
  }
}
