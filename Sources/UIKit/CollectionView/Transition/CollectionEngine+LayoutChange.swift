import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Puts another layout in place of the present one.
  ///
  /// The order is: the new layout knows the collection view, hears that everything is invalid and
  /// prepares; animated, both hear of each other; the offset; where elements go and come from; the end;
  /// the old layout forgets the collection view.
  ///
  /// With `offset` the content offset goes there, and neither the layout nor the delegate is asked.
  func setLayout(
    _ newLayout: UICollectionViewLayout,
    animated: Bool,
    endingAt offset: CGPoint? = nil,
    completion: ((Bool) -> Void)?
  ) {
    let oldLayout = layout
    guard newLayout !== oldLayout else { return complete(completion, isFinished: true) }
    defer { abandonTransition(of: oldLayout) }
    view.swiping.close()
    if canTransition, validity < .shown { layOut() }
    // The pass before may have led to another layout, or to a reload.
    guard canTransition, layout === oldLayout else {
      let present = layout
      newLayout.owner = view
      session.take(newLayout)
      release(present)
      replace()
      return complete(completion, isFinished: true)
    }
    newLayout.owner = view
    let isAnimated = animated && UIView.areAnimationsEnabled
    perform(.layout(oldLayout)) { change in
      // Attributes that were copied may have led to a third layout, which is the newest.
      guard layout === oldLayout else {
        newLayout.owner = nil
        return isAnimated
          ? start(ChangeTimeline(completions: [completion].compactMap(\.self)), nil) : ()
      }
      if let offset {
        change.aim.request(Point(offset), from: Point(view.contentOffset))
      } else if let centre = elementInTheMiddle {
        change.center(centre)
      } else if let place = placeInMirroredContent() {
        change.aim.hold = .anchor(place, through: nil)
      }
      guard !isAnimated else { return go(to: newLayout, from: oldLayout, change, completion) }
      guard install(newLayout, change) else { return }
      aimUntilPlaced(change)
      moveOffset(change, nil)
    }
    guard !isAnimated else { return }
    release(oldLayout)
    layOut()
    complete(completion, isFinished: layout === newLayout)
  }

  /// Finds the offset of a change that is not animated.
  ///
  /// A layout that places sections as they are asked for becomes invalid by the question where an item stands, and
  /// its content longer.
  private func aimUntilPlaced(_ change: AnimatedUpdate) {
    for _ in 0..<Self.maximumRounds where validity > .replaced {
      aim(change)
      guard validate(), validity > .replaced else { return }
      change.contentSize = askContentSize()
    }
  }

  private func go(
    to newLayout: UICollectionViewLayout,
    from oldLayout: UICollectionViewLayout,
    _ change: AnimatedUpdate,
    _ completion: ((Bool) -> Void)?
  ) {
    guard install(newLayout, change) else {
      release(oldLayout)
      return start(ChangeTimeline(completions: [completion].compactMap(\.self)), nil)
    }
    calls(to: oldLayout).prepareForTransition(to: newLayout)
    calls(to: newLayout).prepareForTransition(from: oldLayout)
    announceTransition(change, from: oldLayout, to: newLayout, hasEnded: false)
    settle(change)
    let arrival: (Bool) -> Void = { [weak self] _ in
      self?.release(oldLayout)
      self?.announceTransition(change, from: oldLayout, to: newLayout, hasEnded: true)
    }
    let timeline = ChangeTimeline(completions: [arrival, completion].compactMap(\.self))
    commit(change, timing: .current(otherwise: timelines.timing), timeline: timeline) {
      calls(to: oldLayout).finalizeTransition()
      calls(to: newLayout).finalizeTransition()
    }
  }

  /// Has a layout take over and prepare; answers `false` when everything was replaced meanwhile.
  private func install(_ newLayout: UICollectionViewLayout, _ change: AnimatedUpdate) -> Bool {
    session.take(newLayout)
    session.withdraw(to: .invalid)
    faults.clear()
    layoutCalls.invalidate(.anotherLayout)
    validate()
    guard validity > .replaced else { return false }
    change.contentSize = askContentSize()
    sizes.ask(views.mounted.values)
    // Those on their way out may come back.
    sizes.ask(views.departures.lazy.map(\.mounted))
    return validity > .replaced
  }

  /// The cell that is nearest to the middle of what nothing covers.
  var elementInTheMiddle: CollectionElement? {
    let visible = uncoveredRect
    func distance(_ element: MountedElement) -> CGFloat {
      guard let shown = element.shown?.frame else { return .infinity }
      let frame = frameInRoot(shown, of: element.container)
      let middle = CGPoint(x: frame.midX - visible.midX, y: frame.midY - visible.midY)
      return middle.x * middle.x + middle.y * middle.y
    }
    return views.sorted.filter { $0.key.kind == .cell }
      .min { distance($0) < distance($1) }?.element
  }

  private func announceTransition(
    _ change: AnimatedUpdate,
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout,
    hasEnded: Bool
  ) {
    for entry in change.before.entries {
      if hasEnded {
        didTransition(entry.mounted.view, from: oldLayout, to: newLayout)
      } else {
        willTransition(entry.mounted.view, from: oldLayout, to: newLayout)
      }
    }
  }
}
