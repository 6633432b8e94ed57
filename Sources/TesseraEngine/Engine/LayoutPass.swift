import TesseraCore

/// Brings what is shown up to date.
///
/// In rounds, until nothing changes any more: what is invalid is asked for in the order counts,
/// `prepare()`, content size, elements; views come, go and are placed; views that have not found
/// their size are asked for it; the content size is applied. A change that is reported meanwhile, by
/// the layout, the data source or the delegate, is applied in the next round.
package final class LayoutPass: EnginePass {
  package let engine: CollectionEngine
  /// Whether views are asked for that come into view.
  private let asksForViews: Bool
  /// The anchor that keeps its position until everything that came into view has found its size, also where content was too
  /// short for it in between.
  private var kept: HeldAnchor?

  init(_ engine: CollectionEngine, asksForViews: Bool = true) {
    self.engine = engine
    self.asksForViews = asksForViews
  }

  /// How a round has ended.
  private enum Outcome {
    /// Everything that is on screen is as it should be, as far as is known.
    case settled
    /// Views asked for other sizes, or something became invalid.
    case again
    /// The layout has no answer for now.
    case waiting
  }

  /// Goes in rounds until nothing changes any more, or the rest has to wait for the next frame.
  package func run() {
    reportMissingDataSource()
    sizes.beginRounds()
    repeat {
      guard runRound() != .waiting, needsAnotherRound else { return }
    } while sizes.endRound()
    goOnInNextFrame()
    if sizes.areRestless { reportUnrest(sizes.roundCount) }
  }

  /// Positions the existing views, and applies no change that is reported meanwhile.
  func placeShownViews() {
    for _ in 0..<CollectionEngine.maximumRounds {
      let outcome = runRound()
      if outcome == .waiting || validity != .invalid && validity != .prepared { break }
    }
  }

  private var needsAnotherRound: Bool {
    // Changes that were reported meanwhile come first; a pass of their own follows them.
    guard !updates.areWaiting else { return false }
    guard validity >= .shown, !session.hasMovedElements, !views.areUnannounced else { return true }
    return !session.isSettled(in: scene) || session.mirror != mirror
  }

  private func runRound() -> Outcome {
    let contentSize = prepareKeepingAnchor()
    guard validity >= .prepared else { return .again }
    preparing.noteOtherMirror()
    mounting.placeMovedElements()
    guard showElements() else { return .waiting }
    if measureKeepingAnchor() { return .again }
    if asksForViews { mounting.announceDisplay() }
    if let contentSize { apply(contentSize) }
    anchoring.comeInside()
    return .settled
  }

  /// Prepares the layout if it is invalid; returns the new content size.
  ///
  /// Without an anchor mirrored content keeps its place, counted from where reading begins.
  private func prepareKeepingAnchor() -> Size? {
    guard validity < .prepared else { return nil }
    let former = offsetHold.takeHeld()
    kept =
      validity == .replaced
      ? anchoring.anchorOverReload()
      : kept ?? former.flatMap { $0.isFirm ? $0 : nil } ?? anchoring.anchorOverLayout()
    var place =
      kept ?? former.flatMap { $0.isFirm ? nil : $0 } ?? anchoring.placeInMirroredContent()
    let seen = anchoring.anchorOverCorrection(kept)
    preparing.validate()
    guard validity > .replaced else { return nil }
    if let seen = anchoring.corrected(seen) {
      kept = seen
      place = seen
    }
    let size = preparing.askContentSize()
    if var place {
      anchoring.keep(&place, contentSize: size)
      if kept != nil { kept = place }
    }
    return size
  }

  /// Asks views for their sizes, and keeps an anchor if that moves what is seen.
  ///
  /// A policy of the app's holds whatever is measured; without one, only what is above the fold, or in front of what was
  /// seen before, moves what is seen.
  private func measureKeepingAnchor() -> Bool {
    var anchor: HeldAnchor?
    let isKept = kept != nil
    let measurement = measuring.measureVisible {
      if !isKept { anchor = anchoring.anchorOverMeasuring() }
      return anchor.flatMap(anchoring.shownFrame)
    }
    let isHeld =
      anchoring.anchorPolicy == nil ? measurement.movesWhatIsSeen : measurement.isTaken
    if isHeld, kept == nil { kept = anchor }
    return measurement.isTaken
  }

  /// Asks for elements if those that are known are not enough, and gives them views.
  ///
  /// Without an answer everything stays as it is; the layout is asked again in the next pass.
  private func showElements() -> Bool {
    let scene = scene
    if validity == .prepared || !session.arrangement.placed.covers(scene.root, in: scene) {
      guard arranging.arrange() else { return false }
    } else {
      arranging.arrangeContainers(of: scene)
    }
    if asksForViews { mounting.mountVisible() } else { mounting.placeMounted() }
    return true
  }

  /// Sets the content size; elements are asked for again if that changed anything.
  private func apply(_ size: Size) {
    guard host.contentSize != size else { return }
    host.contentSize = size
    if validity > .prepared { session.withdraw(to: .prepared) }
  }

  private func reportMissingDataSource() {
    guard dataSourceCalls == nil, host.isInWindow, data.noteMissing() else { return }
    report(
      .dataSource,
      "A collection view is on screen without a data source; it shows nothing until it has one."
    )
  }

  /// Leaves what is left to a pass of the next frame, and none of this frame.
  private func goOnInNextFrame() {
    sizes.exhaustRounds(in: host.bounds)
    host.performAtNextFrame { [engine = WeakReference(engine)] in
      engine.object?.sizes.renewRounds()
      engine.object?.host.setNeedsLayout()
    }
  }

  private func reportUnrest(_ rounds: Int) {
    guard issueLog.notes("unrest") else { return }
    report(
      .layout,
      """
      \(layout.typeName) or what it asks changed something in each of \(rounds) rounds of one pass; \
      the rest waits for the next frame.
      """
    )
  }
}
