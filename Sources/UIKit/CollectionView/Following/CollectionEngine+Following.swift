import Foundation
import TesseraCore

// Every route on which index paths come to mean something else passes through here.
extension CollectionEngine {
  /// A batch is carried out.
  func follow(_ step: UpdateStep) {
    if let batch = step.data { translateFollowed { $0.translate(through: batch) } }
    pass.held = pass.held?.translated(through: step.presentation.map)
  }

  /// Batches are not shown as such, because a reload shows their data, or because what they do together is
  /// unknown.
  ///
  /// `before` are the counts in front of the first batch, in the index space of the data; nil if nothing has
  /// asked for them.
  func followUnshown(_ batches: [RecordedBatch], before: DataCounts?) {
    translateFollowed {
      $0.translate(through: batches, before: before.map { ItemCounts($0.items) })
    }
    pass.held = nil
  }

  /// The data source has moved an item to where it is shown.
  func follow(_ movement: InteractiveMovement) {
    let after = knownCounts
    let batch = CheckedBatch.moving(
      movement.source,
      to: movement.target,
      before: movement.dataCounts(of: after),
      after: after
    )
    translateFollowed { $0.translate(through: batch) }
  }

  /// The app has asked for everything anew, or set another data source.
  func followReload() {
    translateFollowed { $0.loseItems() }
  }

  /// The counts of new data are known.
  func followCounts() {
    let counts = ItemCounts(knownCounts.items)
    translateFollowed { $0.keep(within: counts) }
    screen.containerOffsets.keep(within: counts)
    pass.held = nil
  }

  private func translateFollowed(_ translate: (inout FollowedPaths) -> Void) {
    let anchor = data.followed.anchor
    let swiped = data.followed.swiped
    translate(&data.followed)
    if swiped != nil, data.followed.swiped == nil { view.swiping.forget() }
    view.prefetching.layoutDidChange()
    if let anchor, data.followed.anchor == nil { reportLostAnchor(anchor) }
  }

  private func reportLostAnchor(_ anchor: AnchoredItem) {
    Diagnostics.report(
      .update,
      """
      The anchor was \(anchor.path.indexPath.placeDescription), which does not exist any more, or never \
      did, and nothing takes its place; the system's anchor is held. Set an anchor that is in the data.
      """
    )
  }
}
