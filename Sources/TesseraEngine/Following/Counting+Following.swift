import TesseraCore

// Every route on which paths come to mean something else passes through here.
extension Counting {
  /// A batch is carried out.
  package func follow(_ step: UpdateStep) {
    if let batch = step.data {
      if let lost = elementWithKeys, !isThere(lost) { keysGoOn(from: lost) }
      translateFollowed { $0.translate(through: batch) }
    }
    offsetHold.translate(through: step.presentation.map)
  }

  /// The cell in which a field, or something else, has the keys; nil if none has.
  private var elementWithKeys: MountedElement? { movement == nil ? host.elementWithKeys : nil }

  /// Whether an element has a view in the index space after the batch that is under way.
  private func isThere(_ element: MountedElement) -> Bool {
    views.shows(element)
      || views.keptElement === element
  }

  /// What had the keys is about to lose them, with its item: they go on where that was.
  private func keysGoOn(from element: MountedElement) {
    if let path = element.key.path { data.followed.cursor = dataPath(of: path) }
  }

  /// Batches are not shown as such, because a reload shows their data, or because what they do together is
  /// unknown.
  ///
  /// `before` are the counts in front of the first batch, in the index space of the data; nil if nothing has
  /// asked for them.
  func followUnshown(_ batches: [RecordedBatch], before: DataCounts?) {
    translateFollowed {
      $0.translate(through: batches, before: before?.values)
    }
    offsetHold.takeHeld()
  }

  /// The data source has moved an item to where it is shown.
  package func follow(_ movement: InteractiveMovement) {
    let after = knownCounts
    let batch = CheckedBatch.moving(
      movement.home,
      to: movement.target,
      before: movement.dataCounts(of: after).values,
      after: after.values
    )
    translateFollowed { $0.translate(through: batch) }
  }

  /// The app has asked for everything anew, or set another data source.
  package func followReload() {
    if let element = elementWithKeys { keysGoOn(from: element) }
    translateFollowed { $0.loseItems() }
  }

  /// The counts of new data are known.
  func followCounts() {
    let counts = knownCounts
    translateFollowed { $0.keep(within: presentation.dataCounts(of: counts).values) }
    containers.forgetEmpty(within: counts.values)
    offsetHold.takeHeld()
  }

  private func translateFollowed(_ translate: (inout FollowedPaths) -> Void) {
    let anchor = data.followed.anchor
    let swiped = data.followed.swiped
    translate(&data.followed)
    if swiped != nil, data.followed.swiped == nil { host.receive(.swipedRowLost) }
    host.receive(.placesChanged)
    if let anchor, data.followed.anchor == nil { reportLostAnchor(anchor) }
  }

  private func reportLostAnchor(_ anchor: AnchoredItem) {
    report(
      .update,
      """
      The anchor was \(anchor.path.placeDescription), which does not exist any more, or never \
      did, and nothing takes its place; the system's anchor is held. Set an anchor that is in the data.
      """
    )
  }
}
