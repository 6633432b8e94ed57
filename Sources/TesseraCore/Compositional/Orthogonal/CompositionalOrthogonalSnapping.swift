/// The positions at which groups of an orthogonal section stop, in place of those of its behaviour (O9).
public struct CompositionalOrthogonalSnapping: Hashable, Sendable {
  /// The part of a group that is aligned when scrolling stops.
  public enum Alignment: Sendable, CaseIterable {
    /// Its start at the leading inset.
    case leading
    /// Its middle in the middle of what shows.
    case center
    /// Its end at the trailing inset.
    case trailing
  }

  /// The part of a group that is aligned.
  public var alignment: Alignment
  /// Whether the content stays inside its ends, so that the first groups are at the start and the last at the end.
  ///
  /// Leading and trailing groups do in any case.
  public var pinsToEnds: Bool
  /// The maximum number of groups for one gesture; `nil` for as many as its speed reaches.
  ///
  /// Less than one counts as one.
  public var groupsPerGesture: Int?

  /// Creates a rule.
  public init(_ alignment: Alignment, pinsToEnds: Bool = false, groupsPerGesture: Int? = 1) {
    self.alignment = alignment
    self.pinsToEnds = pinsToEnds
    self.groupsPerGesture = groupsPerGesture
  }
}

/// Where a section comes to rest, as its behaviour or its own rule says.
struct OrthogonalRest: Sendable {
  /// The places at which it stops.
  let places: Places
  /// How many places one gesture turns at most; nil for as many as its speed reaches.
  let mostPerGesture: Int?

  enum Places: Sendable {
    case anywhere
    /// Multiples of the viewport.
    case pages
    /// Groups; `isInside` says whether the content stays inside its ends.
    case groups(CompositionalOrthogonalSnapping.Alignment, isInside: Bool)
  }

  init(
    _ behavior: CompositionalOrthogonalScrolling,
    _ snapping: CompositionalOrthogonalSnapping?
  ) {
    if let snapping {
      places = .groups(
        snapping.alignment,
        isInside: snapping.pinsToEnds || snapping.alignment != .center
      )
      mostPerGesture = snapping.groupsPerGesture.map { max(1, $0) }
      return
    }
    places =
      switch behavior {
      case .none, .continuous: .anywhere
      case .paging: .pages
      case .continuousGroupLeadingBoundary, .groupPaging: .groups(.leading, isInside: true)
      case .groupPagingCentered: .groups(.center, isInside: false)
      }
    mostPerGesture =
      switch behavior {
      case .none, .continuous, .continuousGroupLeadingBoundary: nil
      case .paging, .groupPaging, .groupPagingCentered: 1
      }
  }
}
