/// Where the view of an element starts that comes with a change, unless the layout says so or its place before is
/// known.
package enum AppearingStart: Hashable, Sendable {
  /// Where it will stand, as it will look there.
  case inPlace
  /// So far in front of where it will stand that it arrives with what is next to it.
  case displaced(by: Distance, fades: Bool)

  /// What is known of the element and of the change.
  package struct Circumstances: Hashable, Sendable {
    /// Where the element comes from.
    package let source: ElementTranslation.Source
    /// Whether what it is in has come with the change as well.
    package let comesWithContainer: Bool
    /// Whether elements keep their places in the change, as in an update; not so in another layout or size.
    package let keepsElements: Bool
    /// How far the content goes; zero for an element that is not in the root.
    package let offsetDelta: Distance

    /// Creates the circumstances of an element.
    package init(
      source: ElementTranslation.Source,
      comesWithContainer: Bool,
      keepsElements: Bool,
      offsetDelta: Distance
    ) {
      self.source = source
      self.comesWithContainer = comesWithContainer
      self.keepsElements = keepsElements
      self.offsetDelta = offsetDelta
    }
  }

  /// Decides about an element.
  ///
  /// What comes with its container looks as it will inside of it. Where elements do not keep their places it
  /// fades in. What was out of sight comes with what is next to it, and what is new fades in and comes with what
  /// is in front of it, or else with the content.
  package init(
    of element: PlacedElement<After>,
    in circumstances: Circumstances,
    among neighbours: Displacements
  ) {
    guard !circumstances.comesWithContainer else {
      self = .inPlace
      return
    }
    guard circumstances.keepsElements else {
      self = .displaced(by: .zero, fades: true)
      return
    }
    switch circumstances.source {
    case .stayed:
      self = .displaced(by: neighbours.near(element) ?? .zero, fades: false)
    case .reloaded, .isNew:
      self = .displaced(
        by: neighbours.inFront(of: element) ?? circumstances.offsetDelta,
        fades: true
      )
    }
  }
}
