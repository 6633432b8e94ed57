/// Solves one instance of a group: rules G, P and Z.
///
/// Items are numbered depth first. Those past the last item of the section are *phantoms*: they hold
/// their place in a line, so that a short last group looks like the others (G9), but have no say in
/// how thick the line is.
struct GroupSolver {
  private let nodes: [TemplateNode]
  private let items: Rope<MeasuredRun>
  private let firstItem: Int
  private let itemCount: Int
  private var nextLeaf = 0
  /// How many items were looked at, the one that did not fit included.
  private(set) var examinedCount = 0
  private(set) var findings: [CompositionalFinding] = []

  /// How much longer than its line a row may be (G3).
  static let tolerance = 0.01

  /// Creates a solver of the instance whose first item is `firstItem`, with `itemCount` in all.
  init(nodes: [TemplateNode], items: Rope<MeasuredRun>, firstItem: Int, itemCount: Int) {
    self.nodes = nodes
    self.items = items
    self.firstItem = firstItem
    self.itemCount = itemCount
  }

  /// Solves the outer group; phantoms are left out.
  ///
  /// - Parameters:
  ///   - container: What fractions of the group read.
  ///   - forced: Extents decided by other instances.
  /// - Returns: The group in coordinates that start at its own corner.
  mutating func solve(
    in container: Size,
    forced: ForcedExtents = ForcedExtents()
  ) -> SolvedBox {
    nextLeaf = 0
    var solved = box(0, in: container, Pass(isFinal: true, forced: forced))
    solved.leaves.removeLast(max(0, solved.leaves.count - itemCount))
    solved.hosts.removeAll { $0.firstLeaf >= itemCount }
    return solved
  }

  /// How a subitem is solved.
  private struct Pass {
    /// Whether fractions of what has been measured are resolved again (Z6).
    var isFinal: Bool
    var forced = ForcedExtents()
  }

  private mutating func note(_ problem: CompositionalIssue.Problem, _ node: TemplateNode) {
    let finding = CompositionalFinding(path: node.path, problem: problem)
    if !findings.contains(finding) { findings.append(finding) }
  }

  private mutating func box(_ id: Int, in container: Size, _ pass: Pass) -> SolvedBox {
    let node = nodes[id]
    var size = node.size.size(in: container)
    var soft = node.size.softAxes
    if let slot = pass.forced.slot {
      size.setExtent(slot.extent, along: slot.axis)
      soft.remove(slot.axis == .horizontal ? .horizontal : .vertical)
    }
    let firstLeaf = nextLeaf
    var solved: SolvedBox
    switch node.content {
    case .item: solved = itemBox(node, size, soft, pass.forced)
    case .custom(let frames): solved = customBox(node, frames, size, soft, pass.forced)
    case .list(let list):
      var group = GroupFrame(node: node, list: list, size: size, soft: soft)
      group.force(pass.forced)
      solved = listBox(group, pass)
    }
    guard !node.supplementaries.isEmpty else { return solved }
    let isItem = if case .item = node.content { true } else { false }
    let frame = isItem ? solved.leaves[0].frame : Rect(origin: .zero, size: solved.size)
    solved.hosts.append(
      SolvedHost(frame: frame, node: id, firstLeaf: firstLeaf, isGroup: !isItem)
    )
    return solved
  }

  private mutating func itemBox(
    _ node: TemplateNode,
    _ declared: Size,
    _ soft: AxisSet,
    _ forced: ForcedExtents
  ) -> SolvedBox {
    let index = takeLeaves(1)
    var size = declared
    if !soft.isEmpty, index < itemCount, let measured = measurement(of: index) {
      for axis in Axis.allCases where soft.contains(axis) && measured.axes.contains(axis) {
        size.setExtent(measured.size.extent(along: axis), along: axis)
      }
    }
    for axis in Axis.allCases {
      if let extent = forced.uniform(along: axis) { size.setExtent(extent, along: axis) }
    }
    let frame = Rect(origin: .zero, size: size)
      .inset(by: node.contentInsets.keeping(axesOutside: soft))
    return SolvedBox(size: size, leaves: [SolvedLeaf(frame: frame, softAxes: soft, zIndex: 0)])
  }

  private mutating func customBox(
    _ node: TemplateNode,
    _ frames: CompositionalFrames,
    _ declared: Size,
    _ soft: AxisSet,
    _ forced: ForcedExtents
  ) -> SolvedBox {
    let insets = node.contentInsets.keeping(axesOutside: soft)
    let container = Rect(origin: .zero, size: declared).inset(by: insets)
    let found = frames.frames(in: container.size)
    if found.isEmpty { note(.emptyGroup, node) }
    _ = takeLeaves(found.count)
    var solved = SolvedBox(size: declared)
    var hugged = Size.zero
    for custom in found {
      let frame = CompositionalRepair.frame(custom.frame) { note($0, node) }
      hugged = hugged.union(Size(width: frame.maxX, height: frame.maxY))
      solved.leaves.append(
        SolvedLeaf(
          frame: frame.offsetBy(x: container.x, y: container.y),
          softAxes: [],
          zIndex: custom.zIndex
        )
      )
    }
    for axis in Axis.allCases where soft.contains(axis) {
      let extent = forced.uniform(along: axis) ?? hugged.extent(along: axis)
      solved.size.setExtent(extent, along: axis)
    }
    return solved
  }

  private mutating func takeLeaves(_ count: Int) -> Int {
    defer { nextLeaf += count }
    examinedCount = max(examinedCount, nextLeaf + count)
    return nextLeaf
  }

  private func measurement(of leaf: Int) -> Measurement? {
    items.run(at: firstItem + leaf)?.run.measurement
  }
}

extension GroupSolver {
  /// A child, the first of its items, and whether it has only phantoms.
  private struct Child {
    let id: Int
    let firstLeaf: Int
    let box: SolvedBox
    let isPhantom: Bool
  }

  private mutating func listBox(_ declared: GroupFrame, _ pass: Pass) -> SolvedBox {
    var group = declared
    var children = gather(group, pass)
    let uniform = uniformExtents(children, group)
    group.hug(measure(children, group, uniform), isFinal: pass.isFinal) { note($0, declared.node) }
    if pass.isFinal {
      resolveAgain(&children, group, uniform)
      group.hugLength(measure(children, group, uniform))
    }
    noteOverflow(children, group)
    return arrange(children, group)
  }

  /// The children that the group holds, each solved as far as it does not depend on the others.
  private mutating func gather(_ group: GroupFrame, _ pass: Pass) -> [Child] {
    let list = group.list
    let isHard = !group.soft.contains(list.axis)
    let room = group.content.extent(along: list.axis)
    let cycles = list.repetition == .cycling && isHard
    let most = list.mostChildren(isHard: isHard)
    var isSettled = pass.isFinal
    var children: [Child] = []
    var used = 0.0
    var cycleStart = (leaf: nextLeaf, used: used)
    while children.count < most, !list.children.isEmpty {
      let position = children.count % list.children.count
      if cycles, position == 0, !children.isEmpty {
        // A round that takes no items, or no room, would go on for ever.
        if nextLeaf == cycleStart.leaf || used == cycleStart.used { break }
        cycleStart = (nextLeaf, used)
      }
      if !isHard, nextLeaf >= itemCount, !children.isEmpty { break }
      guard nextLeaf < CompositionalIssue.mostItemsInGroup else {
        note(.tooManyItems(limit: CompositionalIssue.mostItemsInGroup), group.node)
        break
      }
      let node = nodes[list.children[position]]
      let gap = children.isEmpty ? 0 : list.spacing.distance
      let edges = node.edgeExtent(along: list.axis)
      if cycles, !children.isEmpty, !node.size.dimension(along: list.axis).isSoft {
        // What does not fit anyway is not solved, or the cost would double with each nesting.
        let needed =
          used + gap + edges + node.size.dimension(along: list.axis).extent(in: group.content)
        if needed > room + GroupSolver.tolerance {
          noteMisfit(position, placed: children.count, needed: needed, group)
          break
        }
      }
      if group.dependsOnSiblings(node) { isSettled = false }
      let child = solveChild(
        list.children[position],
        group,
        Pass(isFinal: isSettled, forced: ForcedExtents(slot: group.slot(for: node)))
      )
      let needed = used + gap + edges + child.box.size.extent(along: list.axis)
      if cycles, !children.isEmpty, needed > room + GroupSolver.tolerance {
        nextLeaf = child.firstLeaf
        noteMisfit(position, placed: children.count, needed: needed, group)
        break
      }
      used = needed
      children.append(child)
    }
    return children
  }

  private mutating func solveChild(_ id: Int, _ group: GroupFrame, _ pass: Pass) -> Child {
    let firstLeaf = nextLeaf
    return Child(
      id: id,
      firstLeaf: firstLeaf,
      box: box(id, in: group.content, pass),
      isPhantom: firstLeaf >= itemCount
    )
  }

  /// The largest extents among uniform children, along the axes along which the group is soft (K7).
  private mutating func uniformExtents(_ children: [Child], _ group: GroupFrame) -> ForcedExtents {
    var uniform = ForcedExtents()
    for child in children where !child.isPhantom {
      for axis in Axis.allCases where nodes[child.id].size.dimension(along: axis).isUniform {
        guard group.isFlexible(along: axis) else {
          note(.uniformInFixedGroup(axis), nodes[child.id])
          continue
        }
        let extent = child.box.size.extent(along: axis)
        uniform.setUniform(max(uniform.uniform(along: axis) ?? 0, extent), along: axis)
      }
    }
    return uniform
  }

  /// The extent of the children along both axes, as far as they decide that of the group (Z3, Z6).
  private func measure(
    _ children: [Child],
    _ group: GroupFrame,
    _ uniform: ForcedExtents
  ) -> GroupMeasure {
    let own = group.list.axis
    var measure = GroupMeasure()
    for (position, child) in children.enumerated() {
      let node = nodes[child.id]
      var size = child.box.size
      for axis in Axis.allCases where node.size.dimension(along: axis).isUniform {
        if let extent = uniform.uniform(along: axis) { size.setExtent(extent, along: axis) }
      }
      if position > 0 { measure.length += group.list.spacing.distance }
      measure.length += node.edgeExtent(along: own) + size.extent(along: own)
      if node.drives(own) { measure.hasLengthDriver = true }
      if !child.isPhantom, node.drives(own.crossing) {
        let thickness = node.edgeExtent(along: own.crossing) + size.extent(along: own.crossing)
        measure.thickness = max(measure.thickness ?? 0, thickness)
      }
    }
    return measure
  }

  /// Solves what depends on its siblings again, now that the group has its size.
  ///
  /// Children behind are solved again too, because they may hold other items then.
  private mutating func resolveAgain(
    _ children: inout [Child],
    _ group: GroupFrame,
    _ uniform: ForcedExtents
  ) {
    guard let first = children.firstIndex(where: { group.dependsOnSiblings(nodes[$0.id]) }) else {
      return
    }
    nextLeaf = children[first].firstLeaf
    for position in first..<children.count {
      let id = children[position].id
      let node = nodes[id]
      var forced = ForcedExtents(slot: group.slot(for: node))
      for axis in Axis.allCases where node.size.dimension(along: axis).isUniform {
        forced.setUniform(
          group.stretched(uniform.uniform(along: axis), child: node, along: axis),
          along: axis
        )
      }
      children[position] = solveChild(id, group, Pass(isFinal: true, forced: forced))
    }
  }

  /// Where the children stand: along the axis G2 and G11, across G10.
  private func arrange(_ children: [Child], _ group: GroupFrame) -> SolvedBox {
    let own = group.list.axis
    let across = own.crossing
    let share = flexibleShare(children, group)
    var solved = SolvedBox(size: group.size)
    var cursor = group.insets.start(of: own)
    for (position, child) in children.enumerated() {
      let edges = nodes[child.id].edges
      if position > 0 { cursor += group.list.spacing.distance(share) }
      cursor += edges.start(of: own).distance(share)
      let thickness = child.box.size.extent(along: across)
      let offset = edges.offset(
        of: thickness,
        in: group.content.extent(along: across),
        along: across
      )
      let start = Size(main: cursor, cross: group.insets.start(of: across) + offset, axis: own)
      solved.add(child.box, at: Point(x: start.width, y: start.height))
      cursor += child.box.size.extent(along: own) + edges.end(of: own).distance(share)
    }
    return solved
  }

  /// What each flexible distance gets in addition to its minimum.
  private func flexibleShare(_ children: [Child], _ group: GroupFrame) -> Double {
    let own = group.list.axis
    guard !group.soft.contains(own) else { return 0 }
    var count = 0
    var used = 0.0
    for (position, child) in children.enumerated() {
      let node = nodes[child.id]
      if position > 0 {
        used += group.list.spacing.distance
        if group.list.spacing.isFlexible { count += 1 }
      }
      used += node.edgeExtent(along: own) + child.box.size.extent(along: own)
      if node.edges.start(of: own).isFlexible { count += 1 }
      if node.edges.end(of: own).isFlexible { count += 1 }
    }
    guard count > 0 else { return 0 }
    return max(0, group.content.extent(along: own) - used) / Double(count)
  }

  private mutating func noteMisfit(
    _ position: Int,
    placed: Int,
    needed: Double,
    _ group: GroupFrame
  ) {
    let count = group.list.children.count
    if placed < count { note(.unreachableSubitems(first: position), group.node) }
    let own = group.list.axis
    guard case .list(let list) = group.node.content, list.spacing.distance > 0, count == 1,
      let node = list.children.first.map({ nodes[$0] }), !node.drives(own)
    else { return }
    let extent = node.size.dimension(along: own).extent(in: group.content)
    guard extent > 0 else { return }
    let expected = (group.content.extent(along: own) + GroupSolver.tolerance) / extent
    guard expected < Double(CompositionalIssue.mostItemsInGroup), Int(expected) > placed else {
      return
    }
    note(.spacingDisplacesFractions(fitting: placed, expected: Int(expected)), group.node)
  }

  private mutating func noteOverflow(_ children: [Child], _ group: GroupFrame) {
    let own = group.list.axis
    guard !group.soft.contains(own) else { return }
    let needed = measure(children, group, ForcedExtents()).length
    let room = group.content.extent(along: own)
    guard needed > room + GroupSolver.tolerance else { return }
    note(.childrenOverflow(needed: needed, available: room), group.node)
  }
}
