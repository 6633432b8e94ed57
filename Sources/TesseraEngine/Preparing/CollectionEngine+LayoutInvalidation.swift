import TesseraCore

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
