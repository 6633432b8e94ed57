import CoreGraphics
import TesseraCore

extension CollectionEngine {
  /// Where an element is placed now, as it is shown; `nil` for an item that does not exist.
  func currentAttributes(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    bringModelUpToDate()
    if case .cell(let path) = element, !knownCounts.contains(path) { return nil }
    return attributesFromLayout(for: element)
  }

  /// Where an element is in the content of the collection view, if nothing inside it is scrolled.
  func attributesFromLayout(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    showableAttributes(for: element).map { shown($0, by: mirror) }
  }

  /// What the layout says of an element, if that can be shown.
  func showableAttributes(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    // A layout that is new, or whose data is, has to prepare before it can be asked.
    guard validity > .replaced,
      let attributes = layoutCalls.attributes(for: element)
    else { return nil }
    guard attributes.isShowable else {
      report(.unshowable(element, frame: attributes.frame, alpha: attributes.alpha))
      return nil
    }
    return attributes
  }

  /// Reports an item that does not exist, with what there is.
  func reportMissing(_ place: String, _ purpose: String, _ counts: String) {
    Diagnostics.report(
      .dataSource,
      "The collection view was \(purpose) \(place), which does not exist. \(counts)"
    )
  }

  /// Has the layout prepared, if it is not, without showing anything.
  ///
  /// After a reload a pass shows what there is now, unless `isShownNext` says that the caller has one show another place.
  func bringModelUpToDate(isShownNext: Bool = false) {
    guard allows(.query), validity < .prepared else { return }
    // What is shown has the paths of before until the next pass.
    if validity == .replaced, !isShownNext, !views.mounted.isEmpty { host.layoutIfNeeded() }
    guard validity < .prepared else { return }
    let chosen = anchorOverLayout()
    let held = offsetHold.held ?? chosen ?? placeInMirroredContent()
    let seen = offsetHold.held == nil ? anchorOverCorrection(chosen) : nil
    offsetHold.takeHeld()
    take(.answering) {
      validate()
      guard validity > .replaced else { return }
      let size = askContentSize()
      if var held = corrected(seen) ?? held { keep(&held, contentSize: size) }
      if host.contentSize != size { host.contentSize = size }
      comeInside()
    }
  }
}
