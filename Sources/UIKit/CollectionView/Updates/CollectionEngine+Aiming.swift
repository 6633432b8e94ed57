import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Finds out where the offset goes; asks the layout and the delegate the first time.
  func aim(_ change: AnimatedUpdate) {
    guard validity > .replaced else { return }
    let contentSize = change.contentSize ?? view.contentSize
    let visible = VisibleGeometry(
      bounds: view.bounds,
      insets: view.adjustedContentInset,
      contentSize: contentSize,
      mirror: mirror
    )
    let free = change.aim.freeOffset(holding: heldFrame(in: change).map { Rect($0) }, in: visible)
    if !change.aim.isAnswered {
      let proposal = change.aim.proposal(for: free, within: restingOffsets(contentSize))
      let answer = requestedOffset(proposed: CGPoint(proposal), change)
      change.aim.note(answer: answer.map { Point($0) } ?? free, to: proposal, from: free)
    }
    change.aim.aim(
      from: Point(view.contentOffset),
      free: free,
      within: restingOffsets(contentSize)
    )
  }

  /// Where the content comes to rest; `nil` while it moves or is dragged.
  private func restingOffsets(_ contentSize: CGSize) -> RestingOffsets? {
    isAtRest ? view.restingOffsets(contentSize: contentSize) : nil
  }

  /// Where what the aim holds is now.
  private func heldFrame(in change: AnimatedUpdate) -> CGRect? {
    if case .center = change.aim.hold {
      return change.centered.flatMap { attributesFromLayout(for: $0)?.frame }
    }
    return change.aim.target.flatMap { frameFromLayout(of: $0) }
  }

  /// Where the layout and the delegate want the offset to be; nil where that is no offset.
  ///
  /// An anchor that the app has chosen stands still whatever the layout wants; the delegate speaks for
  /// the app, and so may still want something else.
  private func requestedOffset(proposed: CGPoint, _ change: AnimatedUpdate) -> CGPoint? {
    var target = layoutCalls.targetOffset(proposed: proposed)
    if change.aim.isHolding { target = proposed }
    if let delegateCalls { target = delegateCalls.targetOffset(proposed: target) }
    guard target.isFinite else {
      Diagnostics.report(
        .layout,
        "\(type(of: layout)) wants the content offset \(target); it becomes \(proposed)."
      )
      return nil
    }
    return target
  }

  /// Goes where the change wants the offset to be, and takes the new content size.
  ///
  /// Nothing moves on screen by it: all views go along, and the animation that follows brings them to
  /// their places. So whatever else moves the offset meanwhile, a hand or a fling, adds to it.
  /// What the app has put into the content besides the elements goes along with `transaction`.
  func moveOffset(_ change: AnimatedUpdate, _ transaction: UIViewAnimationTransaction?) {
    let distance = CGVector(change.aim.takeOffsetDelta())
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
    change?.aim.note(
      moved: Distance(moved),
      rest: Distance(CGVector(from: view.contentOffset, to: wanted))
    )
    guard moved != .zero else { return }
    for element in views.mounted.values { element.shift(by: moved) }
    // Those that go are not among the mounted any more, and not yet on their way out.
    for entry in change?.removed ?? [] { entry.mounted.shift(by: moved) }
    shiftDepartures(by: moved)
  }

  /// Keeps views that are on their way out in their place on screen.
  func shiftDepartures(by distance: CGVector) {
    for departure in views.departures { departure.mounted.shift(by: distance) }
  }
}
