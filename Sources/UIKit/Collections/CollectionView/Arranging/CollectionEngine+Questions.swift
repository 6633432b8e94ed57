import CoreGraphics
import Foundation

extension CollectionEngine {
  /// Where an element is placed now, as it is shown; reports items that do not exist.
  func currentAttributes(
    for element: CollectionElement
  ) -> UICollectionViewLayoutAttributes? {
    bringModelUpToDate()
    guard case .cell(let path) = element else { return attributesFromLayout(for: element) }
    guard exists(path, "asked for the place of") else { return nil }
    return attributesFromLayout(for: .cell(shownPath(of: path)))
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

  /// Whether there is an item that a caller names; reports one that there is not.
  func exists(_ indexPath: IndexPath, _ purpose: String) -> Bool {
    let counts = spokenCounts
    guard !counts.contains(indexPath) else { return true }
    Diagnostics.report(
      .dataSource,
      """
      The collection view was \(purpose) \(indexPath.placeDescription), which does not exist. \
      \(counts.description(around: indexPath))
      """
    )
    return false
  }

  /// Has the layout prepared, if it is not, without showing anything.
  ///
  /// After a reload a pass shows what there is now, unless `isShownNext` says that the caller has one show another place.
  func bringModelUpToDate(isShownNext: Bool = false) {
    guard allows(.query), validity < .prepared else { return }
    // What is shown has the paths of before until the next pass.
    if validity == .replaced, !isShownNext, !views.mounted.isEmpty { view.layoutIfNeeded() }
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
      if view.contentSize != size { view.contentSize = size }
      comeInside()
    }
  }
}
