/// Children in one line: rules G2 to G6, G10 to G12 and Z3 to Z7.
extension GroupSolver {
  /// A child, the first of its items, and whether it has only phantoms.
  private struct Child {
    let id: Int
    let box: SolvedPart
    let isPhantom: Bool

    var firstLeaf: Int { box.leaves.lowerBound }
  }

  /// Solves a group of a list; returns its size.
  mutating func addList(_ declared: GroupFrame, _ pass: Pass) -> Size {
    var group = declared
    var (children, length) = gather(group, pass)
    let uniform = uniformExtents(children, group)
    if !group.soft.isEmpty {
      group.hug(measure(children, group, uniform), isFinal: pass.isFinal) {
        note($0, declared.place)
      }
    }
    if pass.isFinal, resolveAgain(&children, group, uniform) {
      group.hugLength(measure(children, group, uniform))
      length = measure(children, group, ForcedExtents()).length
    }
    noteOverflow(children, of: length, group)
    noteMeasuredOverflow(children, group)
    arrange(children, group)
    return group.size
  }

  /// The children that the group holds, each solved as far as it does not depend on the others, and how long they are together.
  private mutating func gather(
    _ group: GroupFrame,
    _ pass: Pass
  ) -> (children: [Child], length: Double) {
    let list = group.list
    let isHard = !group.soft.contains(list.axis)
    let content = group.content
    let room = content.extent(along: list.axis)
    let cycles = list.repetition == .cycling && isHard
    let most = list.mostChildren(isHard: isHard)
    var isSettled = pass.isFinal
    var children: [Child] = []
    children.reserveCapacity(min(most, 4))
    var used = 0.0
    var cycleStart = (leaf: nextLeaf, used: used)
    while children.count < most, !list.children.isEmpty {
      let position = children.count % list.children.count
      if cycles, position == 0, !children.isEmpty {
        // A round that takes no items, or no room, would go on for ever.
        if nextLeaf == cycleStart.leaf || used <= cycleStart.used { break }
        cycleStart = (nextLeaf, used)
      }
      if !isHard, nextLeaf >= itemCount, !children.isEmpty { break }
      guard nextLeaf < CompositionalIssue.mostItemsInGroup, !isExhausted else {
        note(.tooManyItems(limit: CompositionalIssue.mostItemsInGroup), group.place)
        break
      }
      let id = list.children.lowerBound + position
      let node = nodes[id].shape
      let gap = children.isEmpty ? 0 : list.spacing.distance
      let edges = node.edgeExtent(along: list.axis)
      if cycles, !children.isEmpty, !node.softAxes.contains(list.axis) {
        // What does not fit anyway is not solved, or the cost would double with each nesting.
        let needed = used + gap + edges + node.extent(along: list.axis, in: content)
        if needed > room + GroupSolver.tolerance {
          noteMisfit(position, behind: children, group)
          break
        }
      }
      if group.dependsOnSiblings(node) { isSettled = false }
      let child = solveChild(
        id,
        in: content,
        Pass(isFinal: isSettled, forced: ForcedExtents(slot: group.slot(for: node)))
      )
      let needed = used + gap + edges + child.box.size.extent(along: list.axis)
      if cycles, !children.isEmpty, needed > room + GroupSolver.tolerance {
        goBack(to: child.firstLeaf, hosts: child.box.hosts.lowerBound)
        noteMisfit(position, behind: children, group)
        break
      }
      used = needed
      children.append(child)
    }
    return (children, used)
  }

  private mutating func solveChild(_ id: Int, in content: Size, _ pass: Pass) -> Child {
    let firstLeaf = nextLeaf
    return Child(
      id: id,
      box: part(id, in: content, pass),
      isPhantom: firstLeaf >= itemCount
    )
  }

  /// The largest extents among uniform children, along the axes along which the group is soft (K7).
  private mutating func uniformExtents(_ children: [Child], _ group: GroupFrame) -> ForcedExtents {
    var uniform = ForcedExtents()
    for child in children where !child.isPhantom {
      let axes = nodes[child.id].shape.uniformAxes
      guard !axes.isEmpty else { continue }
      for axis in Axis.allCases where axes.contains(axis) {
        guard group.isFlexible(along: axis) else {
          note(.uniformInFixedGroup(axis), nodes[child.id].shape.place)
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
      let node = nodes[child.id].shape
      var size = child.box.size
      for axis in Axis.allCases where node.uniformAxes.contains(axis) {
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
    measure.length = max(0, measure.length)
    return measure
  }

  /// Solves what depends on its siblings again, now that the group has its size.
  ///
  /// Children behind are solved again too, because they may hold other items then. Returns whether there was any.
  private mutating func resolveAgain(
    _ children: inout [Child],
    _ group: GroupFrame,
    _ uniform: ForcedExtents
  ) -> Bool {
    guard let first = children.firstIndex(where: { group.dependsOnSiblings(nodes[$0.id].shape) })
    else {
      return false
    }
    goBack(to: children[first].firstLeaf, hosts: children[first].box.hosts.lowerBound)
    for position in first..<children.count {
      let id = children[position].id
      let node = nodes[id].shape
      var forced = ForcedExtents(slot: group.slot(for: node))
      for axis in Axis.allCases where node.uniformAxes.contains(axis) {
        forced.setUniform(
          group.stretched(uniform.uniform(along: axis), child: node, along: axis),
          along: axis
        )
      }
      children[position] = solveChild(id, in: group.content, Pass(isFinal: true, forced: forced))
    }
    return true
  }

  /// Moves the children where they stand: along the axis G2 and G11, across G10.
  private mutating func arrange(_ children: [Child], _ group: GroupFrame) {
    let own = group.list.axis
    let across = own.crossing
    let share = flexibleShare(children, group)
    var cursor = group.insets.start(of: own)
    for (position, child) in children.enumerated() {
      let edges = nodes[child.id].shape.edges
      if position > 0 { cursor += group.list.spacing.distance(share) }
      cursor += edges.start(of: own).distance(share)
      let thickness = child.box.size.extent(along: across)
      let offset = edges.offset(
        of: thickness,
        in: group.content.extent(along: across),
        along: across
      )
      let start = Size(main: cursor, cross: group.insets.start(of: across) + offset, axis: own)
      for leaf in child.box.leaves {
        leaves[leaf].frame = leaves[leaf].frame.offsetBy(x: start.width, y: start.height)
      }
      for host in child.box.hosts {
        hosts[host].frame = hosts[host].frame.offsetBy(x: start.width, y: start.height)
      }
      cursor += child.box.size.extent(along: own) + edges.end(of: own).distance(share)
    }
  }

  /// Returns the additional length of each flexible distance beyond its minimum.
  private func flexibleShare(_ children: [Child], _ group: GroupFrame) -> Double {
    let own = group.list.axis
    guard !group.soft.contains(own) else { return 0 }
    var count = group.list.spacing.isFlexible ? max(0, children.count - 1) : 0
    for child in children { count += nodes[child.id].shape.flexibleEdgeCount(along: own) }
    guard count > 0 else { return 0 }
    let used = measure(children, group, ForcedExtents()).length
    return max(0, group.content.extent(along: own) - used) / Double(count)
  }

  /// Notes that a child has no room behind others, unless what is in them decides that: with other content it has.
  private mutating func noteMisfit(
    _ position: Int,
    behind children: [Child],
    _ group: GroupFrame
  ) {
    let own = group.list.axis
    let count = group.list.children.count
    let placed = children.count
    let isDeclared = !children.contains { nodes[$0.id].shape.softAxes.contains(own) }
    if placed < count, isDeclared { note(.unreachableSubitems(first: position), group.place) }
    let list = group.list
    guard list.spacing.distance > 0, count == 1,
      let node = list.children.first.map({ nodes[$0].shape }), !node.drives(own)
    else { return }
    let extent = node.extent(along: own, in: group.content)
    guard extent > 0 else { return }
    let expected = (group.content.extent(along: own) + GroupSolver.tolerance) / extent
    guard expected < Double(CompositionalIssue.mostItemsInGroup), Int(expected) > placed else {
      return
    }
    note(.spacingDisplacesFractions(fitting: placed, expected: Int(expected)), group.place)
  }

  /// Notes that children need more room than there is; those of which an extent is only assumed need none.
  private mutating func noteOverflow(
    _ children: [Child],
    of length: Double,
    _ group: GroupFrame
  ) {
    let own = group.list.axis
    guard !group.soft.contains(own) else { return }
    let room = group.content.extent(along: own)
    guard length > room + GroupSolver.tolerance else { return }
    let known = children.filter { !isAssumed($0, along: own) }
    let needed = measure(known, group, ForcedExtents()).length
    guard needed > room + GroupSolver.tolerance else { return }
    note(.childrenOverflow(needed: needed, available: room), group.place)
  }

  /// Whether the extent of a child follows from that of an item that has not been measured.
  private func isAssumed(_ child: Child, along axis: Axis) -> Bool {
    guard nodes[child.id].shape.softAxes.contains(axis) else { return false }
    return child.box.leaves.contains { leaf in
      leaves[leaf].softAxes.contains(AxisSet(axis))
        && measurement(of: leaf)?.axes.contains(AxisSet(axis)) != true
    }
  }

  /// Notes the first item that was measured larger than the group, along an axis along which that does not follow.
  private mutating func noteMeasuredOverflow(_ children: [Child], _ group: GroupFrame) {
    guard isAnyItemMeasured else { return }
    for axis in Axis.allCases where !group.isFlexible(along: axis) {
      let room = group.content.extent(along: axis)
      for child in children where !child.isPhantom {
        let node = nodes[child.id].shape
        guard case .item = nodes[child.id].content, node.softAxes.contains(axis),
          measurement(of: child.firstLeaf)?.axes.contains(AxisSet(axis)) == true
        else { continue }
        let needed = child.box.size.extent(along: axis) + node.edgeExtent(along: axis)
        guard needed > room + GroupSolver.tolerance else { continue }
        note(.measuredOverflow(axis, measured: needed, available: room), node.place)
        break
      }
    }
  }
}
