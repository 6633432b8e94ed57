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
  public var firstGroup: CompositionalGroup?
  /// The group of the last items if they are fewer than the repeated group holds, repeated until they have a place; nil
  /// for the repeated one.
  ///
  /// What the repeated group holds counts as if nothing were measured.
  public var lastGroup: CompositionalGroup?
  /// The distances of the groups from the edges of the section; negative along the scroll axis is zero.
  public var contentInsets: Insets
  /// What a guide, such as the safe area, takes from the section in addition, across the scroll axis.
  public var guideInsets: Insets
  /// The distance between groups; negative or not finite counts as zero.
  public var interGroupSpacing: Double
  /// The distance in front of the boundary elements at the start; negative or not finite counts as zero.
  public var startPadding: Double
  /// Elements at the edges of the section.
  public var boundaries: [CompositionalBoundary]
  /// What boundary elements leave free across the scroll axis; nil for what the groups leave free.
  public var boundaryInsets: Insets?
  /// The elements behind the section.
  public var backgrounds: [CompositionalBackground]
  /// How the section scrolls across the scroll axis.
  public var orthogonalScrolling: CompositionalOrthogonalScrolling
  /// Where groups come to rest if the section scrolls; nil for what its behaviour says.
  public var orthogonalSnapping: CompositionalOrthogonalSnapping?
  /// What bounds what the section scrolls; read only if it scrolls.
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
    self.firstGroup = firstGroup
    self.lastGroup = lastGroup
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

/// How a section scrolls across the scroll axis of the layout, and where it comes to rest (O4).
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

/// What all sections have in common.
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
