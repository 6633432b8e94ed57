import CoreGraphics
import Foundation
import TesseraCore

extension CollectionEngine {
  /// Carries batches out that were reported one after the other and are shown as one change.
  ///
  /// The order is that of the contract: the layout hears that numbers change, the data source is asked
  /// for them, the layout prepares, hears what has changed, is asked for the offset and for where
  /// elements go and come from; views are made and find their sizes; everything moves.
  func carryOut(_ reports: [UpdateReport]) {
    guard validity > .replaced, let before = data.committed else { return joinReload(reports) }
    let dataBefore = movement?.dataCounts(of: before) ?? before
    var held: HeldAnchor?
    perform(.update) {
      held = anchorPolicy.flatMap { takeAnchor($0, .update) } ?? placeInMirroredContent()
    } work: { change in
      // What the layout adjusts before the batch is known moves no anchor either.
      if let held { change.aim.hold = .anchor(held, through: nil) }
      // Whether or not the layout hands the context on.
      session.withdraw(to: .invalid)
      data.outdate()
      layoutCalls.invalidate(.counts)
      let reports = countAgain(reports)
      let timeline = ChangeTimeline(completions: reports.flatMap(\.completions))
      // A reload that was asked for meanwhile has the batch in it.
      guard validity > .replaced else {
        followUnshown(reports.map(\.batch), before: dataBefore)
        return start(timeline, nil)
      }
      guard let step = step(reports.map(\.batch), before: before) else {
        // What happened one after the other cannot be told from the outcome.
        followUnshown(reports.map(\.batch), before: dataBefore)
        replace()
        return start(timeline, nil)
      }
      let batch = step.presentation
      if batch.standing != .consistent { timeline.markInconsistent() }
      let calls = prepareLayout(for: batch, change)
      translate(change, step)
      let emptied = forgetEmptyContainers()
      if let held { change.aim.hold = .anchor(held, through: batch.map) }
      settle(change)
      commit(change, timing: reports[0].timing, timeline: timeline) {
        calls?.finalizeUpdates()
      }
      for container in emptied { container.scrollView.holdStill() }
    }
  }

  /// Everything is new in the next pass: there is nothing that could move.
  private func joinReload(_ reports: [UpdateReport]) {
    // Counts that were asked for may be older than batches that have joined the reload already.
    followUnshown(reports.map(\.batch), before: nil)
    view.setNeedsLayout()
    if view.window != nil { view.layoutIfNeeded() }
    absorb(reports)
  }

  /// Takes batches as done that a reload has in it already.
  func absorb(_ reports: [UpdateReport]) {
    guard !reports.isEmpty else { return }
    start(ChangeTimeline(completions: reports.flatMap(\.completions)), nil)
  }

  /// Reads the counts after the batches; returns them with the batches reported meanwhile.
  ///
  /// Counts are re-read until no change is reported during the read.
  private func countAgain(_ reports: [UpdateReport]) -> [UpdateReport] {
    var reports = reports
    for _ in 0..<Self.maximumCounts where validity > .replaced {
      _ = knownCounts
      guard updates.areWaiting else { break }
      reports += updates.takeAll()
      data.outdate()
    }
    return reports
  }

  /// How often a data source may report a change while it says its numbers.
  private static var maximumCounts: Int { 8 }

  /// Checks batches, and finds out what they do to what is shown; the item that is moved interactively goes
  /// with them.
  private func step(_ recorded: [RecordedBatch], before: DataCounts) -> UpdateStep? {
    guard let movement else { return check(recorded, before: before).map { UpdateStep($0) } }
    let after = knownCounts
    guard let batch = check(recorded, before: movement.dataCounts(of: before)) else { return nil }
    let next = movement.following(batch)
    guard let step = UpdateStep(batch, during: movement, then: next) else { return nil }
    if next == nil { announceLoss(of: movement) }
    movements.goOn(as: next)
    data.set(next?.presentation(of: after) ?? after)
    return step
  }

  /// Checks batches against the numbers on both sides, and says what does not fit.
  private func check(_ recorded: [RecordedBatch], before: DataCounts) -> CheckedBatch? {
    let batch = CheckedBatch(
      checking: recorded,
      before: ItemCounts(before.items),
      after: ItemCounts(knownCounts.items)
    )
    for issue in batch?.issues ?? [] {
      Diagnostics.report(Diagnostic(.update, issue.description, issue: issue))
    }
    return batch
  }

  /// Lets the layout prepare, and tells it what has changed, which may be what it has waited for to know how
  /// long the content is.
  ///
  /// Returns the layout that has to be told of the end; `nil` when everything was replaced before it was told.
  func prepareLayout(for batch: CheckedBatch, _ change: AnimatedUpdate) -> LayoutCalls? {
    let calls = layoutCalls
    calls.dataWillChange(batch)
    validate()
    guard validity > .replaced else { return nil }
    // Layouts may count on being asked after each `prepare()`; what is true is what they say last.
    _ = askContentSize()
    guard validity > .replaced else { return nil }
    calls.prepare(for: calls.layout.readsUpdateItems ? batch.updateItems : [])
    if validity > .replaced { change.contentSize = askContentSize() }
    return calls
  }

  /// Gives everything that is known by its place the place it has now.
  func translate(_ change: AnimatedUpdate, _ step: UpdateStep) {
    let batch = step.presentation
    change.translation = ElementTranslation(batch)
    change.returnable = views.departures.filter(\.isReturnable).map {
      AnimatedUpdate.Returnable(departure: $0)
    }
    session.forgetPlaces()
    containers.translate(through: batch.map)
    findItemKinds(change)
    translateViews(change)
    translateKept(change.translation, batch)
    follow(step)
  }
}

extension CheckedBatch {
  func reconfigures(_ element: ElementIdentity<After>) -> Bool {
    element.kind == .cell
      && content(of: NewPath(section: element.section, item: element.item)) == .reconfigured
  }

  /// The changes in the form of `prepare(forCollectionViewUpdates:)`.
  @MainActor
  fileprivate var updateItems: [UICollectionViewUpdateItem] {
    changes.layoutChangesOfStayingSections.map { UICollectionViewUpdateItem($0) }
  }
}
