/// A subitem of a template, with its numbers repaired.
///
/// The subitems of a declaration stand in one array, children behind their group, so that deep nesting
/// costs no recursion to take in.
final class TemplateNode: Sendable {
  let size: CompositionalSize
  /// The distance to the next sibling along each axis.
  let gaps: Size
  let contentInsets: Insets
  let edges: CompositionalEdgeSpacing
  let supplementaries: [CompositionalSupplementary]
  /// The number of the first supplementary element in the whole template.
  let firstSupplementary: Int
  let path: [Int]
  let content: Content

  enum Content: Sendable {
    case item
    case list(TemplateList)
    case custom(CompositionalFrames)
  }

  init(_ parts: TemplateParts, firstSupplementary: Int, path: [Int], content: Content) {
    size = parts.size
    gaps = parts.gaps
    contentInsets = parts.contentInsets
    edges = parts.edges
    supplementaries = parts.supplementaries
    self.firstSupplementary = firstSupplementary
    self.path = path
    self.content = content
  }

  /// The same subitem with something else in it.
  init(_ node: TemplateNode, content: Content) {
    size = node.size
    gaps = node.gaps
    contentInsets = node.contentInsets
    edges = node.edges
    supplementaries = node.supplementaries
    firstSupplementary = node.firstSupplementary
    path = node.path
    self.content = content
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

  /// The distances at both edges of an axis together, or the least ones.
  func edgeExtent(along axis: Axis) -> Double {
    edges.start(of: axis).distance + edges.end(of: axis).distance
  }
}

/// The children of a group, in the order in which they are placed.
struct TemplateList: Sendable {
  let axis: Axis
  let spacing: CompositionalSpacing
  /// The nodes of the children, side by side.
  var children: Range<Int>
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
