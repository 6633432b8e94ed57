/// One solved instance of a section's group.
///
/// Coordinates start where the instance starts along the axis on which instances follow each other, and
/// where the groups of the section start across it. Equal instances share one layout.
final class InstanceLayout: Sendable {
  /// Room for the items, in their order; the first has the index zero.
  let leaves: ArraySlice<SolvedLeaf>
  private let leafSpace: LeafSpace
  let attachments: [Attachment]
  /// How many items were looked at to find which ones belong to the instance.
  let examinedCount: Int
  /// The extent along the axis of the instances, outer edge spacing included.
  let extent: Double
  /// The extent across, outer edge spacing included.
  let crossExtent: Double
  /// The size of the group before other instances made it larger.
  let naturalSize: Size
  /// The items that were measured larger than their group.
  let overflows: [CompositionalFinding]
  /// Everything that the instance covers; more than its extent if something overflows.
  let reach: Reach
  private let bounds: LeafBounds

  /// An element anchored to an item or a group.
  struct Attachment: Sendable {
    let rect: AxisRect
    /// The first item of the host, counted within the instance.
    let leaf: Int
    /// The element among all those that the section declares.
    let number: Int
    /// Whether its host holds one item, to which it belongs then, and not several.
    let isOfOneItem: Bool
  }

  init(
    leaves: ArraySlice<SolvedLeaf>,
    in leafSpace: LeafSpace,
    attachments: [Attachment],
    examinedCount: Int,
    extent: Double,
    crossExtent: Double,
    naturalSize: Size,
    overflows: [CompositionalFinding]
  ) {
    self.leaves = leaves
    self.leafSpace = leafSpace
    self.attachments = attachments
    self.examinedCount = examinedCount
    self.extent = extent
    self.crossExtent = crossExtent
    self.naturalSize = naturalSize
    self.overflows = overflows
    var reach = leafSpace.reach(of: leaves)
    for attachment in attachments { reach.include(attachment.rect) }
    self.reach = reach
    bounds = LeafBounds(leaves, in: leafSpace)
  }

  /// The number of items in the instance.
  var itemCount: Int { leaves.count }

  /// Where an item stands.
  func rect(ofLeaf leaf: Int) -> AxisRect { leafSpace.rect(leaves[leaf].frame) }

  /// The start of a layout of the same group with fewer items, which takes `extent`.
  func start(itemCount: Int, extent: Double) -> InstanceLayout {
    InstanceLayout(
      leaves: leaves[..<itemCount],
      in: leafSpace,
      attachments: attachments.isEmpty ? [] : attachments.filter { $0.leaf < itemCount },
      examinedCount: examinedCount,
      extent: extent,
      crossExtent: crossExtent,
      naturalSize: naturalSize,
      overflows: []
    )
  }

  /// The extent that the first items cover along the axis of instances.
  func reach(ofFirst itemCount: Int) -> Reach { leafSpace.reach(of: leaves[..<itemCount]) }

  /// Calls `body` with the items that may overlap `area`, in order.
  func visitLeaves(near area: AxisRect, _ body: (_ leaf: Int, _ rect: AxisRect) -> Void) {
    bounds.visit(area) { range in
      for leaf in range {
        let rect = rect(ofLeaf: leaf)
        guard rect.main < area.mainEnd, rect.mainEnd > area.main else { continue }
        body(leaf, rect)
      }
    }
  }
}

/// How frames in a group become those of its instance.
struct LeafSpace: Sendable {
  /// The axis along which instances follow each other.
  let axis: Axis
  /// Where the group starts along the axis.
  let main: Double
  /// Where the group starts across the axis.
  let cross: Double

  func rect(_ frame: Rect) -> AxisRect {
    AxisSpace(axis: axis, direction: .leftToRight, contentWidth: 0).axisRect(frame)
      .offsetBy(main: main, cross: cross)
  }

  func reach(of leaves: ArraySlice<SolvedLeaf>) -> Reach {
    var reach = Reach.nothing
    for leaf in leaves.indices { reach.include(rect(leaves[leaf].frame)) }
    return reach
  }
}

/// The extent that is covered along the axis of instances, from the start of the first.
struct Reach: Sendable {
  var start: Double
  var end: Double

  static let nothing = Reach(start: .infinity, end: -.infinity)

  mutating func include(_ rect: AxisRect) {
    start = min(start, rect.main)
    end = max(end, rect.mainEnd)
  }

  /// Both together, the other one starting `distance` later.
  func union(_ other: Reach, shiftedBy distance: Double) -> Reach {
    Reach(start: min(start, distance + other.start), end: max(end, distance + other.end))
  }
}

/// The bounds of blocks of leaves, as a tree, so that a large group is not searched leaf by leaf.
private struct LeafBounds: Sendable {
  private static let blockSize = 16
  /// A heap-ordered tree over blocks; empty for few leaves.
  private var nodes: [Reach] = []
  private var blockCount = 0
  private let leafCount: Int

  init(_ leaves: ArraySlice<SolvedLeaf>, in space: LeafSpace) {
    leafCount = leaves.count
    guard leafCount > 2 * LeafBounds.blockSize else { return }
    let blocks = (leafCount + LeafBounds.blockSize - 1) / LeafBounds.blockSize
    blockCount = 1
    while blockCount < blocks { blockCount *= 2 }
    nodes = Array(repeating: .nothing, count: 2 * blockCount)
    for leaf in leaves.indices {
      nodes[blockCount + leaf / LeafBounds.blockSize].include(space.rect(leaves[leaf].frame))
    }
    for node in (1..<blockCount).reversed() {
      nodes[node] = nodes[2 * node].union(nodes[2 * node + 1], shiftedBy: 0)
    }
  }

  /// Calls `body` with the leaves in blocks that may overlap `area`, in order.
  func visit(_ area: AxisRect, _ body: (Range<Int>) -> Void) {
    guard !nodes.isEmpty else { return body(0..<leafCount) }
    visit(node: 1, near: area, body)
  }

  private func visit(node: Int, near area: AxisRect, _ body: (Range<Int>) -> Void) {
    guard nodes[node].start < area.mainEnd, nodes[node].end > area.main else { return }
    if node < blockCount {
      visit(node: 2 * node, near: area, body)
      visit(node: 2 * node + 1, near: area, body)
    } else {
      let start = (node - blockCount) * LeafBounds.blockSize
      body(start..<min(leafCount, start + LeafBounds.blockSize))
    }
  }
}
