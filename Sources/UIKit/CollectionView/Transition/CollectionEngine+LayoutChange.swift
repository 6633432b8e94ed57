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
    if stage < .shown { layOut() }
    let centre = elementInTheMiddle
    let transition = Transition(from: oldLayout, before: sortedMounted)
    install(newLayout)
    guard animated, UIView.areAnimationsEnabled else {
      goToCentre(centre)
      oldLayout.owner = nil
      layOut()
      return completion(true)
    }
    pass.activity = .transition(transition)
    oldLayout.prepareForTransition(to: newLayout)
    newLayout.prepareForTransition(from: oldLayout)
    UIView.animate(withDuration: Self.transitionDuration) {
      self.goToCentre(centre)
      self.announceTransition(transition, to: newLayout, hasEnded: false)
      self.run(transition)
      oldLayout.finalizeLayoutTransition()
      newLayout.finalizeLayoutTransition()
    } completion: { [weak self] finished in
      if self?.layout !== oldLayout { oldLayout.owner = nil }
      self?.announceTransition(transition, to: newLayout, hasEnded: true)
      completion(finished)
    }
    pass.activity = .idle
    view.setNeedsLayout()
  }

  /// How long views take from one layout to another, in seconds.
  private static var transitionDuration: TimeInterval { 0.3 }

  private func install(_ newLayout: UICollectionViewLayout) {
    let known = counts
    layout = newLayout
    stage = .invalid
    faults.clear()
    newLayout.invalidateLayout(with: newLayout.makeInvalidationContext(.everything))
    // The data is the same; only the layout has to ask for it again.
    counts = known
    validate()
    for element in mounted.values { element.sizing = .unasked }
    let size = askContentSize()
    view.adoptContentSize(size)
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

  /// Goes to where an element is in the middle, as far as the content and the layout let.
  private func goToCentre(_ element: CollectionElement?) {
    var proposed = view.contentOffset
    if let element, let frame = attributesFromLayout(for: element)?.frame {
      let inset = view.adjustedContentInset
      let size = uncoveredRect.size
      proposed = CGPoint(
        x: frame.midX - size.width / 2 - inset.left,
        y: frame.midY - size.height / 2 - inset.top
      )
    }
    moveToTargetOffset(proposed: view.restingOffset(nearest: proposed))
  }

  private func announceTransition(
    _ transition: Transition,
    to newLayout: UICollectionViewLayout,
    hasEnded: Bool
  ) {
    for element in transition.before {
      if hasEnded {
        element.view.didTransition(from: transition.oldLayout, to: newLayout)
      } else {
        element.view.willTransition(from: transition.oldLayout, to: newLayout)
      }
    }
  }
}
