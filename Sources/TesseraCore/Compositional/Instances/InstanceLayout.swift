/// One solved instance of a section's group.
///
/// Coordinates start where the instance starts along the axis on which instances follow each other, and
/// where the groups of the section start across it. Equal instances share one layout.
final class InstanceLayout: Sendable {
  let leaves: [Leaf]
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

  /// Room for one item.
  struct Leaf: Sendable {
    let rect: AxisRect
    let softAxes: AxisSet
    let zIndex: Int
  }

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
    leaves: [Leaf],
    attachments: [Attachment],
    examinedCount: Int,
    extent: Double,
    crossExtent: Double,
    naturalSize: Size,
    overflows: [CompositionalFinding]
  ) {
    self.leaves = leaves
    self.attachments = attachments
    self.examinedCount = examinedCount
    self.extent = extent
    self.crossExtent = crossExtent
    self.naturalSize = naturalSize
    self.overflows = overflows
    var reach = Reach.nothing
    for leaf in leaves { reach.include(leaf.rect) }
    for attachment in attachments { reach.include(attachment.rect) }
    self.reach = reach
    bounds = LeafBounds(leaves)
  }

  /// The number of items in the instance.
  var itemCount: Int { leaves.count }

  /// Calls `body` with the items that may overlap `area`, in order.
  func visitLeaves(near area: AxisRect, _ body: (_ leaf: Int, _ rect: AxisRect) -> Void) {
    bounds.visit(leaves, near: area, body)
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

  init(_ leaves: [InstanceLayout.Leaf]) {
    guard leaves.count > 2 * LeafBounds.blockSize else { return }
    let blocks = (leaves.count + LeafBounds.blockSize - 1) / LeafBounds.blockSize
    blockCount = 1
    while blockCount < blocks { blockCount *= 2 }
    nodes = Array(repeating: .nothing, count: 2 * blockCount)
    for (position, leaf) in leaves.enumerated() {
      nodes[blockCount + position / LeafBounds.blockSize].include(leaf.rect)
    }
    for node in (1..<blockCount).reversed() {
      nodes[node] = nodes[2 * node].union(nodes[2 * node + 1], shiftedBy: 0)
    }
  }

  func visit(
    _ leaves: [InstanceLayout.Leaf],
    near area: AxisRect,
    _ body: (_ leaf: Int, _ rect: AxisRect) -> Void
  ) {
    guard !nodes.isEmpty else { return visit(leaves, 0..<leaves.count, near: area, body) }
    visit(leaves, node: 1, near: area, body)
  }

  private func visit(
    _ leaves: [InstanceLayout.Leaf],
    node: Int,
    near area: AxisRect,
    _ body: (_ leaf: Int, _ rect: AxisRect) -> Void
  ) {
    guard nodes[node].start < area.mainEnd, nodes[node].end > area.main else { return }
    if node < blockCount {
      visit(leaves, node: 2 * node, near: area, body)
      visit(leaves, node: 2 * node + 1, near: area, body)
    } else {
      let start = (node - blockCount) * LeafBounds.blockSize
      let end = min(leaves.count, start + LeafBounds.blockSize)
      visit(leaves, start..<end, near: area, body)
    }
  }

  private func visit(
    _ leaves: [InstanceLayout.Leaf],
    _ range: Range<Int>,
    near area: AxisRect,
    _ body: (_ leaf: Int, _ rect: AxisRect) -> Void
  ) {
    for leaf in range {
      let rect = leaves[leaf].rect
      guard rect.main < area.mainEnd, rect.mainEnd > area.main else { continue }
      body(leaf, rect)
    }
  }
}
