/// The declaration of one section: a group that is repeated until all items have a place.
///
/// The first items may have a group of their own, and so may the last ones that would not fill the repeated group (G13).
///
/// In order along the scroll axis: padding, boundary elements at the start, inset, groups with spacing
/// between them, inset, boundary elements at the end.
public struct CompositionalSection: Hashable, Sendable {
  /// The group that is repeated.
  public var group: CompositionalGroup
  /// The group of the first items, once; nil for the repeated one.
  public var firstGroup: CompositionalGroup? {
    get { endGroups.first }
    set { endGroups = EndGroups(first: newValue, last: endGroups.last) }
  }
  /// The group of the last items if they are fewer than the repeated group holds, repeated until they have a place; nil
  /// for the repeated one.
  ///
  /// What the repeated group holds counts as if nothing were measured.
  public var lastGroup: CompositionalGroup? {
    get { endGroups.last }
    set { endGroups = EndGroups(first: endGroups.first, last: newValue) }
  }
  private var endGroups: EndGroups
  /// The distances of the groups from the edges of the section, beyond which they reach where one is negative.
  public var contentInsets: Insets
  /// The additional insets of a guide, such as the safe area, across the scroll axis.
  public var guideInsets: Insets
  /// The distance between groups; not finite counts as zero.
  ///
  /// Groups overlap where it is negative; each then begins at least a point behind the one in front of it.
  public var interGroupSpacing: Double
  /// The distance in front of the boundary elements at the start; negative or not finite counts as zero.
  public var startPadding: Double
  /// Elements at the edges of the section.
  public var boundaries: [CompositionalBoundary]
  /// The insets of boundary elements across the scroll axis; `nil` for those of the groups.
  public var boundaryInsets: Insets?
  /// The elements behind the section.
  public var backgrounds: [CompositionalBackground]
  /// The behaviour of the section when it is scrolled across the scroll axis.
  public var orthogonalScrolling: CompositionalOrthogonalScrolling
  /// The positions at which groups stop if the section scrolls; `nil` for those of its behaviour.
  public var orthogonalSnapping: CompositionalOrthogonalSnapping?
  /// The bounds of the scrolled content; read only if the section scrolls.
  public var orthogonalBounds: CompositionalOrthogonalBounds
  /// A number of the caller's choice, which tells sections of the same geometry apart.
  public var tag: Int

  /// Creates a section.
  public init(
    group: CompositionalGroup,
    firstGroup: CompositionalGroup? = nil,
    lastGroup: CompositionalGroup? = nil,
    contentInsets: Insets = .zero,
    guideInsets: Insets = .zero,
    interGroupSpacing: Double = 0,
    startPadding: Double = 0,
    boundaries: [CompositionalBoundary] = [],
    boundaryInsets: Insets? = nil,
    backgrounds: [CompositionalBackground] = [],
    orthogonalScrolling: CompositionalOrthogonalScrolling = .none,
    orthogonalSnapping: CompositionalOrthogonalSnapping? = nil,
    orthogonalBounds: CompositionalOrthogonalBounds = .container,
    tag: Int = 0
  ) {
    self.group = group
    endGroups = EndGroups(first: firstGroup, last: lastGroup)
    self.contentInsets = contentInsets
    self.guideInsets = guideInsets
    self.interGroupSpacing = interGroupSpacing
    self.startPadding = startPadding
    self.boundaries = boundaries
    self.boundaryInsets = boundaryInsets
    self.backgrounds = backgrounds
    self.orthogonalScrolling = orthogonalScrolling
    self.orthogonalSnapping = orthogonalSnapping
    self.orthogonalBounds = orthogonalBounds
    self.tag = tag
  }
}

/// The groups of the first and of the last items, in a memory of their own: sections are copied, and most have neither.
private indirect enum EndGroups: Hashable, Sendable {
  case none
  case some(first: CompositionalGroup?, last: CompositionalGroup?)

  init(first: CompositionalGroup?, last: CompositionalGroup?) {
    // By patterns: `==` would copy both.
    if case nil = first, case nil = last {
      self = .none
    } else {
      self = .some(first: first, last: last)
    }
  }

  var first: CompositionalGroup? { if case .some(let first, _) = self { first } else { nil } }
  var last: CompositionalGroup? { if case .some(_, let last) = self { last } else { nil } }
}

/// The behaviour of a section that is scrolled across the scroll axis of the layout, and the positions at which it stops (O4).
public enum CompositionalOrthogonalScrolling: Sendable, CaseIterable {
  /// Not at all: groups follow each other along the scroll axis.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest with a group at the leading inset.
  case continuousGroupLeadingBoundary
  /// By the extent of the viewport.
  case paging
  /// Group by group, each at the leading inset.
  case groupPaging
  /// Group by group, each in the middle.
  case groupPagingCentered
}

/// The properties that all sections share.
public struct CompositionalConfiguration: Hashable, Sendable {
  /// The axis along which sections follow each other and content scrolls.
  public var axis: Axis
  /// The size of the container, in points; fractions of sections read it.
  public var container: Size
  /// The direction in which lines are read; from right to left the solved layout is mirrored.
  public var direction: LayoutDirection
  /// The distance between sections; negative or not finite counts as zero.
  public var interSectionSpacing: Double
  /// Elements at the edges of the whole content.
  public var boundaries: [CompositionalBoundary]

  /// Creates a configuration.
  public init(
    axis: Axis = .vertical,
    container: Size,
    direction: LayoutDirection = .leftToRight,
    interSectionSpacing: Double = 0,
    boundaries: [CompositionalBoundary] = []
  ) {
    self.axis = axis
    self.container = container
    self.direction = direction
    self.interSectionSpacing = interSectionSpacing
    self.boundaries = boundaries
  }
}
