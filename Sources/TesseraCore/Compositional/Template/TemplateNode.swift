/// A subitem of a template, with its numbers repaired.
///
/// The subitems of a declaration stand in one array, children behind their group, so that deep nesting
/// costs no recursion to take in.
struct TemplateNode: Sendable {
  let shape: NodeShape
  let supplementaries: [CompositionalSupplementary]
  /// The number of the first supplementary element in the whole template.
  let firstSupplementary: Int
  let content: Content

  enum Content: Sendable {
    case item
    case list(TemplateList)
    case custom(CompositionalFrames)
  }

  /// Repairs what is wrong in `parts`; `note` hears of each.
  init(
    _ parts: TemplateParts,
    gaps: Size,
    firstSupplementary: Int,
    place: NodePlace,
    content: Content,
    _ note: (CompositionalIssue.Problem) -> Void
  ) {
    shape = NodeShape(parts, gaps: gaps, place: place, note)
    supplementaries =
      parts.supplementaries.isEmpty
      ? [] : parts.supplementaries.map { CompositionalRepair.supplementary($0, note) }
    self.firstSupplementary = firstSupplementary
    self.content = content
    let soft = shape.softAxes
    if !soft.isEmpty, parts.contentInsets.isAny(along: soft) { note(.insetsIgnored) }
  }

  /// The same subitem with something else in it.
  init(_ node: TemplateNode, content: Content) {
    shape = node.shape
    supplementaries = node.supplementaries
    firstSupplementary = node.firstSupplementary
    self.content = content
  }
}

/// How large a subitem is, and the distances in it and around it: numbers alone, which are copied for nothing.
struct NodeShape: Sendable {
  let size: CompositionalSize
  /// The distance to the next sibling along each axis.
  let gaps: Size
  let contentInsets: Insets
  let edges: CompositionalEdgeSpacing
  let place: NodePlace
  /// The axes along which a measured extent replaces the declared one.
  let softAxes: AxisSet
  /// The axes along which all siblings that say so are equally large.
  let uniformAxes: AxisSet

  /// Repairs what is wrong in `parts`; `note` hears of each.
  init(
    _ parts: TemplateParts,
    gaps: Size,
    place: NodePlace,
    _ note: (CompositionalIssue.Problem) -> Void
  ) {
    let size = CompositionalRepair.size(parts.size, note)
    self.size = size
    self.gaps = gaps
    contentInsets = CompositionalRepair.insets(parts.contentInsets, note)
    edges = CompositionalRepair.edges(parts.edges, note)
    self.place = place
    softAxes = size.softAxes
    uniformAxes = AxisSet(width: size.width.isUniform, height: size.height.isUniform)
  }

  /// Whether an extent reads `axis` of the container.
  func reads(_ axis: Axis) -> Bool {
    Axis.allCases.contains { size.dimension(along: $0).readAxis(along: $0) == axis }
  }

  /// Whether measuring can change the extent along an axis, or the extent decides that of its group.
  func drives(_ axis: Axis) -> Bool {
    size.dimension(along: axis).readAxis(along: axis) != axis
  }

  /// The extent along an axis in a container; the estimate of a soft one.
  func extent(along axis: Axis, in container: Size) -> Double {
    size.dimension(along: axis)
      .extent(along: axis, in: container, gap: gaps.extent(along: axis))
  }

  /// How many of the distances at both edges of an axis grow with what is left over.
  func flexibleEdgeCount(along axis: Axis) -> Int {
    (edges.start(of: axis).isFlexible ? 1 : 0) + (edges.end(of: axis).isFlexible ? 1 : 0)
  }

  /// The distances at both edges of an axis together, or the least ones.
  func edgeExtent(along axis: Axis) -> Double {
    edges.start(of: axis).distance + edges.end(of: axis).distance
  }
}

/// Where a subitem stands in its declaration.
struct NodePlace: Sendable {
  /// The node of the group around it.
  var parent = 0
  /// Its position in the list of that group.
  var position = 0
  /// The number of groups around it: 0 for the outer group.
  var depth = 0
}

extension [TemplateNode] {
  /// The positions in the lists of nested groups that lead to a subitem.
  func path(to place: NodePlace) -> [Int] {
    var path: [Int] = []
    var place = place
    while place.depth > 0 {
      path.append(place.position)
      place = self[place.parent].shape.place
    }
    return path.reversed()
  }
}

extension Insets {
  /// Whether an inset along some of the axes is not zero.
  fileprivate func isAny(along axes: AxisSet) -> Bool {
    (axes.contains(AxisSet.horizontal) && (leading != 0 || trailing != 0))
      || (axes.contains(AxisSet.vertical) && (top != 0 || bottom != 0))
  }
}

/// The children of a group, in the order in which they are placed.
struct TemplateList: Sendable {
  let axis: Axis
  let spacing: CompositionalSpacing
  /// The nodes of the children, side by side.
  let children: Range<Int>
  let repetition: Repetition

  enum Repetition: Hashable, Sendable {
    /// From the start again until a child does not fit.
    case cycling
    /// This often.
    case count(Int)
    /// This often, with the room shared equally.
    case slots(Int)
  }
}
