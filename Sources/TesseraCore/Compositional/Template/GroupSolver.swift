/// Solves one instance of a group: rules G, P and Z.
///
/// Items are numbered depth first. Those past the last item of the section are *phantoms*: they hold
/// their place in a line, so that a short last group looks like the others (G9), but have no say in
/// how thick the line is.
struct GroupSolver {
  let nodes: [TemplateNode]
  private let items: KnownItems
  let itemCount: Int
  /// Room for items, in their order; the frames of each start at the corner of what is arranged so far around it.
  var leaves: [SolvedLeaf] = []
  /// The rectangles that elements are anchored to, likewise.
  var hosts: [SolvedHost] = []
  /// How many items were looked at, the one that did not fit included.
  private(set) var examinedCount = 0
  private(set) var findings: [CompositionalFinding] = []
  /// Whether any item has been found that was measured.
  private(set) var isAnyItemMeasured = false
  /// How many subitems were solved, those that did not fit included.
  private var solvedCount = 0

  /// How much longer than its line a row may be (G3).
  static let tolerance = 0.01

  /// Creates a solver of an instance for so many items.
  init(nodes: [TemplateNode], items: KnownItems, itemCount: Int) {
    self.nodes = nodes
    self.items = items
    self.itemCount = itemCount
  }

  /// Solves the outer group, once; phantoms are left out.
  ///
  /// - Parameters:
  ///   - container: What fractions of the group read.
  ///   - forced: Extents decided by other instances.
  /// - Returns: The group in coordinates that start at its own corner.
  mutating func solve(
    in container: Size,
    forced: ForcedExtents = ForcedExtents()
  ) -> SolvedBox {
    leaves.reserveCapacity(4)
    let solved = part(0, in: container, Pass(isFinal: true, forced: forced))
    if leaves.count >= itemCount {
      leaves.removeLast(leaves.count - itemCount)
      hosts.removeAll { $0.firstLeaf >= itemCount }
    }
    return SolvedBox(size: solved.size, leaves: leaves, hosts: hosts)
  }

  /// The item that is placed next, counted within the instance.
  var nextLeaf: Int { leaves.count }

  /// Takes back what was placed from an item on.
  mutating func goBack(to leaf: Int, hosts host: Int) {
    leaves.removeLast(leaves.count - leaf)
    hosts.removeLast(hosts.count - host)
  }

  /// How a subitem is solved.
  struct Pass {
    /// Whether fractions of what has been measured are resolved again (Z6).
    var isFinal: Bool
    var forced = ForcedExtents()
  }

  mutating func note(_ problem: CompositionalIssue.Problem, _ place: NodePlace) {
    let finding = CompositionalFinding(path: nodes.path(to: place), problem: problem)
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// Whether more work was done than any group is worth: subitems that do not fit are solved to find out,
  /// and in nested groups their number may double with each level.
  var isExhausted: Bool { solvedCount > CompositionalIssue.mostSubitemsSolved }

  /// Solves a subitem.
  mutating func part(_ id: Int, in container: Size, _ pass: Pass) -> SolvedPart {
    solvedCount += 1
    let node = nodes[id].shape
    var size = node.size.size(in: container, gaps: node.gaps)
    var soft = node.softAxes
    if let slot = pass.forced.slot {
      size.setExtent(slot.extent, along: slot.axis)
      soft.remove(slot.axis == .horizontal ? .horizontal : .vertical)
    }
    let (firstLeaf, firstHost) = (leaves.count, hosts.count)
    switch nodes[id].content {
    case .item: size = addItem(node, size, soft, pass.forced)
    case .custom(let frames): size = addFrames(node, frames, size, soft, pass.forced)
    case .list(let list):
      var group = GroupFrame(node: node, list: list, size: size, soft: soft)
      group.force(pass.forced)
      size = addList(group, pass)
    }
    if !nodes[id].supplementaries.isEmpty {
      let isItem = if case .item = nodes[id].content { true } else { false }
      hosts.append(
        SolvedHost(
          frame: isItem ? leaves[firstLeaf].frame : Rect(origin: .zero, size: size),
          node: id,
          firstLeaf: firstLeaf,
          leafCount: leaves.count - firstLeaf
        )
      )
    }
    return SolvedPart(
      size: size,
      leaves: firstLeaf..<leaves.count,
      hosts: firstHost..<hosts.count
    )
  }

  /// Makes room for an item; returns the size that it takes.
  private mutating func addItem(
    _ node: NodeShape,
    _ declared: Size,
    _ soft: AxisSet,
    _ forced: ForcedExtents
  ) -> Size {
    let index = leaves.count
    examine(1)
    var size = declared
    if !soft.isEmpty, index < itemCount, let measured = measurement(of: index) {
      isAnyItemMeasured = true
      for axis in Axis.allCases where soft.contains(axis) && measured.axes.contains(axis) {
        size.setExtent(measured.size.extent(along: axis), along: axis)
      }
    }
    for axis in Axis.allCases {
      if let extent = forced.uniform(along: axis) { size.setExtent(extent, along: axis) }
    }
    let frame = Rect(origin: .zero, size: size)
      .inset(by: node.contentInsets.keeping(axesOutside: soft))
    leaves.append(SolvedLeaf(frame: frame, softAxes: soft, zIndex: 0))
    return size
  }

  /// Makes room where a custom group says; returns the size that it takes.
  private mutating func addFrames(
    _ node: NodeShape,
    _ frames: CompositionalFrames,
    _ declared: Size,
    _ soft: AxisSet,
    _ forced: ForcedExtents
  ) -> Size {
    let insets = node.contentInsets.keeping(axesOutside: soft)
    let container = Rect(origin: .zero, size: declared).inset(by: insets)
    let found = frames.frames(in: container.size)
    if found.isEmpty { note(.emptyGroup, node.place) }
    examine(found.count)
    var size = declared
    var hugged = Size.zero
    for custom in found {
      let frame = CompositionalRepair.frame(custom.frame) { note($0, node.place) }
      hugged = hugged.union(Size(width: frame.maxX, height: frame.maxY))
      leaves.append(
        SolvedLeaf(
          frame: frame.offsetBy(x: container.x, y: container.y),
          softAxes: [],
          zIndex: custom.zIndex
        )
      )
    }
    for axis in Axis.allCases where soft.contains(axis) {
      let extent = forced.uniform(along: axis) ?? hugged.extent(along: axis)
      size.setExtent(extent, along: axis)
    }
    return size
  }

  private mutating func examine(_ count: Int) {
    examinedCount = max(examinedCount, nextLeaf + count)
  }

  func measurement(of leaf: Int) -> Measurement? { items.measurement(of: leaf) }
}
