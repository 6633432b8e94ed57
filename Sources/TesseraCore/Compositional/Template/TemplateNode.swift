/// A subitem of a template, with its numbers repaired.
///
/// The subitems of a declaration stand in one array, children behind their group, so that deep nesting
/// costs no recursion to take in.
struct TemplateNode: Sendable {
  let size: CompositionalSize
  let contentInsets: Insets
  let edges: CompositionalEdgeSpacing
  let supplementaries: [CompositionalSupplementary]
  /// The number of the first supplementary element in the whole template.
  let firstSupplementary: Int
  let path: [Int]
  var content: Content

  enum Content: Sendable {
    case item
    case list(TemplateList)
    case custom(CompositionalFrames)
  }

  /// Whether an extent reads `axis` of the container.
  func reads(_ axis: Axis) -> Bool {
    size.width.readAxis == axis || size.height.readAxis == axis
  }

  /// Whether measuring can change the extent along an axis, or the extent decides that of its group.
  func drives(_ axis: Axis) -> Bool { size.dimension(along: axis).readAxis != axis }

  /// The distances at both edges of an axis together, or the least ones.
  func edgeExtent(along axis: Axis) -> Double {
    edges.start(of: axis).distance + edges.end(of: axis).distance
  }
}

/// The children of a group, in the order in which they are placed.
struct TemplateList: Sendable {
  let axis: Axis
  let spacing: CompositionalSpacing
  var children: [Int]
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
