import TesseraCore

/// Answers where something is, outside of passes: what is asked has been prepared before.
package final class Answering: ArrangedPhase {
  package let anchoring: Anchoring
  package var arranging: Arranging { anchoring.arranging }

  init(_ anchoring: Anchoring) { self.anchoring = anchoring }
}

extension Answering {
  /// Where an element is placed now, as it is shown; `nil` for an item that does not exist.
  package func currentAttributes(
    for element: CollectionElement
  ) -> (any ElementAttributes)? {
    bringModelUpToDate()
    if case .cell(let path) = element, !counting.knownCounts.contains(path) { return nil }
    return arranging.attributesFromLayout(for: element)
  }

  /// Has the layout prepared, if it is not, without showing anything.
  ///
  /// After a reload a pass shows what there is now, unless `isShownNext` says that the caller has one show another place.
  package func bringModelUpToDate(isShownNext: Bool = false) {
    guard door.allows(.query), validity < .prepared else { return }
    // What is shown has the paths of before until the next pass.
    if validity == .replaced, !isShownNext, !views.mounted.isEmpty { host.layoutIfNeeded() }
    guard validity < .prepared else { return }
    let chosen = anchoring.anchorOverLayout()
    let held = offsetHold.held ?? chosen ?? anchoring.placeInMirroredContent()
    let seen = offsetHold.held == nil ? anchoring.anchorOverCorrection(chosen) : nil
    offsetHold.takeHeld()
    door.take(.answering) {
      preparing.validate()
      guard validity > .replaced else { return }
      let size = preparing.askContentSize()
      if var held = anchoring.corrected(seen) ?? held { anchoring.keep(&held, contentSize: size) }
      if host.contentSize != size { host.contentSize = size }
      anchoring.comeInside()
    }
  }
}
