import CoreGraphics
import Foundation

extension CollectionEngine {
  /// Takes note that everything is new, the data or the layout; nothing is asked before the next pass.
  func replace() {
    session.withdraw(to: .replaced)
    data.startOver()
    movements.goOn(as: nil)
    guests.clear()
    overtakeTimelines()
    host.receive(.placesChanged)
    host.setNeedsLayout()
  }

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
      faults.clear()
      registry.shrinkPools()
      session.kinds.keep(only: views.knownKeys)
      data.forget()
      // What is reported from inside the call takes it back.
      session.advance(to: .invalid)
      layoutCalls.invalidate(.everything)
      guard validity > .replaced else { return }
    }
    session.advance(to: .prepared)
    _ = knownCounts
    guard validity > .replaced else { return }
    session.note(contentSize: nil)
    if isNew { followCounts() }
    layoutCalls.prepare()
    session.note(layoutCalls.takeDisplacement())
  }

  /// The content size, as the layout says it, or as it was if that is of no use.
  func askContentSize() -> CGSize {
    var size = heldLayoutCalls.contentSize
    if !size.isFinite || size.width < 0 || size.height < 0 {
      report(.contentSize(size, kept: host.contentSize))
      size = host.contentSize
    }
    session.note(contentSize: size)
    return size
  }

  func report(_ fault: LayoutFault) {
    guard faults.notes(fault.identity) else { return }
    Diagnostics.report(.layout, fault.message("\(type(of: layout))"))
  }
}
