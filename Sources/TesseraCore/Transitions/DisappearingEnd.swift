/// Where the view of an element ends that goes with a change, unless the layout says so.
package enum DisappearingEnd: Hashable, Sendable {
  /// Where the layout has the element now.
  case presentPlace(fades: Bool)
  /// So far from where it was that it goes with what was in front of it; it fades out.
  case displaced(by: Distance)

  /// Decides about an element.
  ///
  /// - Parameters:
  ///   - element: Where it was.
  ///   - disposition: What the change does to it.
  ///   - neighbours: How far the elements go that stay.
  ///   - offsetDelta: How far the content has gone; zero for an element that is not in the root.
  package init(
    of element: PlacedElement<Before>,
    _ disposition: ElementTranslation.Disposition,
    among neighbours: Displacements,
    offsetDelta: Distance
  ) {
    switch disposition {
    case .stays: self = .presentPlace(fades: false)
    case .reloads: self = .presentPlace(fades: true)
    case .goes:
      self = .displaced(by: neighbours.inFront(ofFormer: element) ?? offsetDelta)
    }
  }
}
