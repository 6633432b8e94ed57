import CoreGraphics
import Foundation

extension CollectionEngine {
  /// Finds out where the offset goes; asks the layout and the delegate the first time.
  ///
  /// What everybody wants is added up, and only the sum has to be inside the content, which may still turn
  /// out to be longer or shorter.
  func aim(_ change: AnimatedUpdate) {
    guard validity > .replaced else { return }
    let contentSize = change.contentSize ?? view.contentSize
    let free = freeOffset(change, contentSize)
    let requestedDelta =
      change.aim.requestedDelta ?? requestedOffsetDelta(from: free, contentSize, change)
    change.aim.requestedDelta = requestedDelta
    let adjustment = change.aim.adjustment
    let wanted = CGPoint(
      x: free.x + requestedDelta.dx + adjustment.dx,
      y: free.y + requestedDelta.dy + adjustment.dy
    )
    let target = admissible(wanted, contentSize: contentSize)
    change.aim.offsetDelta = CGVector(from: view.contentOffset, to: target)
    change.aim.clampedDelta = CGVector(from: target, to: wanted)
  }

  /// Where the offset would go by what holds still, had the content no edges.
  private func freeOffset(_ change: AnimatedUpdate, _ contentSize: CGSize) -> CGPoint {
    switch change.aim.hold {
    case .offset: return view.contentOffset
    case .anchor(let held, let map):
      return offset(
        holding: held,
        through: map,
        contentSize: contentSize,
        clamped: false
      )
    case .centre(let element):
      guard let frame = attributesFromLayout(for: element)?.frame else {
        return view.contentOffset
      }
      let inset = view.adjustedContentInset
      let size = uncoveredRect.size
      return CGPoint(
        x: frame.midX - size.width / 2 - inset.left,
        y: frame.midY - size.height / 2 - inset.top
      )
    }
  }

  /// The offset nearest to `offset` that the content can have.
  private func admissible(_ offset: CGPoint, contentSize: CGSize) -> CGPoint {
    isAtRest ? view.restingOffset(nearest: offset, contentSize: contentSize) : offset
  }

  /// How far from `free` the layout and the delegate want to go; nowhere when they want what is proposed.
  ///
  /// The offset itself is proposed as it is, though there may be less content now: who answers an end of the
  /// content wants just that, which is not the same as wanting nothing.
  ///
  /// An anchor that the app has chosen stands still whatever the layout wants; the delegate speaks for
  /// the app, and so may still want something else.
  private func requestedOffsetDelta(
    from free: CGPoint,
    _ contentSize: CGSize,
    _ change: AnimatedUpdate
  ) -> CGVector {
    let proposed = change.keepsOffset ? free : admissible(free, contentSize: contentSize)
    var target = layoutCalls.targetOffset(proposed: proposed)
    if change.isHolding { target = proposed }
    if let delegateCalls { target = delegateCalls.targetOffset(proposed: target) }
    guard target.isFinite else {
      Diagnostics.report(
        .layout,
        "\(type(of: layout)) wants the content offset \(target); it becomes \(proposed)."
      )
      return .zero
    }
    return target == proposed ? .zero : CGVector(from: free, to: target)
  }

  /// Goes where the change wants the offset to be, and takes the new content size.
  ///
  /// Nothing moves on screen by it: all views go along, and the animation that follows brings them to
  /// their places. So whatever else moves the offset meanwhile, a hand or a fling, adds to it.
  /// What the app has put into the content besides the elements goes along with `transaction`.
  func moveOffset(_ change: AnimatedUpdate, _ transaction: UIViewAnimationTransaction?) {
    let distance = change.takeOffsetDelta()
    let before = view.contentOffset
    UIViewAnimationTransaction.perform(in: nil) {
      shiftScreen(by: distance, size: change.contentSize ?? view.contentSize)
    }
    let moved = CGVector(from: before, to: view.contentOffset)
    if let transaction, moved != .zero { shiftAppSubviews(by: moved, transaction) }
  }

  /// Has views of the app's in the content go from where they were on screen to where they stand.
  private func shiftAppSubviews(by distance: CGVector, _ transaction: UIViewAnimationTransaction) {
    for guest in view.subviews
    where !(guest is UICollectionReusableView) && !guest.isOverlay && guest !== view.backgroundView
    {
      let place = guest.center
      UIViewAnimationTransaction.perform(in: nil) {
        guest.center = CGPoint(x: place.x + distance.dx, y: place.y + distance.dy)
      }
      UIViewAnimationTransaction.perform(in: transaction) { guest.center = place }
    }
  }

  /// Shifts offset and views by `distance`, or as much of it as the content has room for.
  func shiftScreen(by distance: CGVector, size: CGSize) {
    let before = view.contentOffset
    if distance == .zero {
      view.contentSize = size
    } else {
      view.shiftContent(by: distance, size: size)
    }
    let moved = CGVector(from: before, to: view.contentOffset)
    let wanted = CGPoint(x: before.x + distance.dx, y: before.y + distance.dy)
    let change = turn.update
    change?.note(moved: moved, rest: CGVector(from: view.contentOffset, to: wanted))
    guard moved != .zero else { return }
    for element in screen.mounted.values { element.shift(by: moved) }
    // Those that go are not among the mounted any more, and not yet on their way out.
    for entry in change?.removed ?? [] { entry.mounted.shift(by: moved) }
    shiftDepartures(by: moved)
  }

  /// Keeps views that are on their way out in their place on screen.
  func shiftDepartures(by distance: CGVector) {
    for departure in screen.departures { departure.mounted.shift(by: distance) }
  }
}
