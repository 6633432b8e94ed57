package import TesseraCore

/// The phase in which the layout hears what is invalid, prepares, and says how large its content is.
package final class Preparing: EnginePhase {
  package let state: EngineState
  package let door: AppDoor
  package let counting: Counting

  init(_ counting: Counting) {
    state = counting.state
    door = counting.door
    self.counting = counting
  }
}

extension Preparing {
  /// Tells the layout what it does not know, and lets it prepare.
  ///
  /// The order is: everything is invalid, numbers are asked for, `prepare()`, the content size.
  ///
  /// A change that is under way does not take up a reload: the next pass does. Answers whether the
  /// layout has prepared.
  @discardableResult
  func validate() -> Bool {
    guard validity < .prepared, turn.update == nil || validity > .replaced else { return false }
    session.forgetDisplacement()
    turns.using(.presentation) {
      for _ in 0..<Self.maximumPreparations
      where validity < .prepared && (turn.update == nil || validity > .replaced) { prepareOnce() }
    }
    return true
  }

  /// How often a layout may become invalid by its own preparation before the next round.
  private static var maximumPreparations: Int { 3 }

  private func prepareOnce() {
    let isNew = validity == .replaced
    if isNew {
      views.beginGeneration()
      issueLog.clear()
      viewSupply.shrinkPools()
      session.kinds.keep(only: views.knownKeys)
      data.forget()
      // What is reported from inside the call takes it back.
      session.advance(to: .invalid)
      layoutCalls.invalidate(.everything)
      guard validity > .replaced else { return }
    }
    session.advance(to: .prepared)
    _ = counting.knownCounts
    guard validity > .replaced else { return }
    session.note(contentSize: nil)
    if isNew { counting.followCounts() }
    layoutCalls.prepare()
    session.note(layoutCalls.takeDisplacement())
  }

  /// The content size, as the layout says it, or as it was if that is of no use.
  func askContentSize() -> Size {
    var size = heldLayoutCalls.contentSize
    if !size.isFinite || size.width < 0 || size.height < 0 {
      report(.contentSize(size, kept: host.contentSize))
      size = host.contentSize
    }
    session.note(contentSize: size)
    return size
  }

  /// Mirrored elements stand elsewhere when they are mirrored about another width.
  func noteOtherMirror() {
    if validity > .prepared, session.mirror != mirror { session.withdraw(to: .prepared) }
  }

  package func report(_ fault: LayoutIssue) {
    guard issueLog.notes(fault.identity) else { return }
    report(.layout, fault.message(layout.typeName))
  }

  /// The part of the content of which places may be known while bounds show, in the layout's coordinates.
  ///
  /// A layout is asked about half as much again on each side, and the bounds may have moved on by half of themselves
  /// since.
  package func knownRect(around bounds: Rect) -> Rect {
    mirror.apply(bounds.grown(byWidth: bounds.width, height: bounds.height))
  }

  /// Where scrolling shall come to rest, as the layout wants it.
  package func restingOffset(proposed: Point, velocity: Point) -> Point {
    guard validity > .replaced else { return proposed }
    let target = layoutCalls.restingOffset(proposed: proposed, velocity: velocity)
    guard !target.isFinite else { return target }
    report(
      .layout,
      "\(layout.typeName) wants to come to rest at \(target); it will be \(proposed)."
    )
    return proposed
  }

  /// Whether left and right are exchanged between the layout and what is shown.
  ///
  /// The layout is asked for the size of its content at most once after it has prepared.
  package var mirror: ContentMirror {
    guard heldLayoutCalls.isMirrored(in: host.direction) else {
      return .off
    }
    let inset = host.adjustedContentInset
    // That of the layout, which is ahead of that of the view until a round has ended.
    let content = session.contentSize ?? askContentSize()
    return .on(
      width: Double(max(content.width, host.bounds.width - inset.leading - inset.trailing))
    )
  }
}

// What makes the layout invalid.
extension CollectionEngine {
  /// A layout has said that it is invalid, in a pass or outside of one.
  package func layoutDidInvalidate(
    _ invalidated: any EngineLayout,
    with context: any InvalidationContext
  ) {
    guard invalidated === layout else {
      let transition = layout.transition
      if transition?.isBetween(invalidated) == true { transition?.layoutDidInvalidate(invalidated) }
      return
    }
    if let moved = arranging.movedElements(context) {
      session.noteMoved(moved)
      return host.setNeedsLayout()
    }
    session.withdraw(to: .invalid)
    host.receive(.placesChanged)
    // Of an item that is moved interactively the data source knows nothing.
    if context.invalidateDataSourceCounts, context.movement == nil,
      context.reason != .anotherLayout
    {
      data.outdate()
    }
    applyAdjustments(of: context)
    host.setNeedsLayout()
  }

  /// Adds what a context says to the offset and the content size, at once.
  private func applyAdjustments(of context: any InvalidationContext) {
    let shift = context.offsetAdjustment
    let growth = context.sizeAdjustment
    guard shift.isFinite, growth.isFinite else {
      return report(
        .layout,
        """
        \(layout.typeName) adjusts the content offset by \(shift) and the content size by \
        \(growth); neither was done. Every number must be finite.
        """
      )
    }
    // A pass asks for the size in its next round; views that shrink one after the other must not have the
    // offset cut off in between.
    guard shift != .zero || growth != .zero && turn.isIdle else { return }
    guard let change = turn.update else { return adjust(by: shift, growth) }
    if let rest = change.takeAdjustment(shift) { adjust(by: rest, growth) }
  }

  private func adjust(by distance: Distance, _ growth: Size) {
    // Until the layout is asked for the new size, the content is taken to have grown by as much as it
    // has moved, or the new offset would be cut off at the old edge.
    let size = host.contentSize
    let grown = Size(
      width: size.width + (growth.width != 0 ? growth.width : max(0, distance.x)),
      height: size.height + (growth.height != 0 ? growth.height : max(0, distance.y))
    )
    if distance != .zero { offsetHold.noteAdjustment() }
    door.callOut(.adjustment, in: turns.indexSpace) {
      if let change = turn.update {
        host.animations.performWithoutAnimation {
          change.shiftScreen(by: distance, size: grown)
        }
      } else {
        shiftOffset(by: distance, size: grown)
        views.shiftDepartures(by: distance)
      }
    }
  }

  /// Moves the offset, and notes what an edge of the content cuts off.
  private func shiftOffset(by distance: Distance, size: Size) {
    let start = host.contentOffset
    host.shiftContent(by: distance, size: size)
    offsetHold.noteAdjustment(by: distance, from: start, to: host.contentOffset)
  }
}

// Bounds that change.
extension CollectionEngine {
  /// The bounds are about to change: the layout says whether that makes it invalid.
  ///
  /// Asked for every change, while the collection view has the old bounds; an offset that the layout
  /// itself has asked for is not, since the layout is invalid then anyway.
  package func boundsWillChange(to newBounds: Rect) {
    if newBounds.size != host.bounds.size {
      anchoring.edgesWillChange(from: host.adjustedContentInset)
    }
    guard validity > .replaced, !turns.isAdjusting else { return }
    if let context = heldLayoutCalls.contextForBounds(newBounds) {
      session.noteInvalidation(byBounds: context)
    }
  }

  /// The bounds have changed: the layout becomes invalid if it said so, with the new bounds in place.
  package func boundsDidChange(from oldBounds: Rect) {
    reordering.carryPickedUp(from: oldBounds)
    // What was reported when the layout was asked about the new bounds.
    defer { door.carryOutReports() }
    guard let context = session.takeInvalidationByBounds() else { return }
    layoutCalls.invalidate(with: context)
  }

  /// Everybody has heard of the new bounds; a change of size in an animation is animated.
  package func boundsChangeDidEnd(from oldBounds: Rect) {
    guard host.bounds.size != oldBounds.size else { return }
    session.unsettle()
    if host.animations.isAnimating, canTransition {
      perform(BoundsChangePass(self, from: oldBounds))
    }
    anchoring.edgesDidChange()
  }

  /// What is around the content has changed: a layout that fits itself to it says if it is invalid.
  package func surroundingsDidChange() {
    guard validity > .replaced else { return }
    layoutCalls.surroundingsDidChange()
  }
}

/// Why a layout becomes invalid.
package enum InvalidationReason {
  /// The layout changes: counts are as they were.
  case layout
  /// Items were inserted, deleted or moved.
  case counts
  /// The data source was replaced, or the data reloaded.
  case everything
  /// The layout takes over from another: all is new to it, and the data is the same.
  case anotherLayout
}
