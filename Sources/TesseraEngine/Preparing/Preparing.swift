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
