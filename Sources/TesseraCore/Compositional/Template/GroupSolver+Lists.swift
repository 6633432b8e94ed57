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
    var children = gather(group, pass)
    let uniform = uniformExtents(children, group)
    if !group.soft.isEmpty {
      group.hug(measure(children, group, uniform), isFinal: pass.isFinal) {
        note($0, declared.node)
      }
    }
    if pass.isFinal, resolveAgain(&children, group, uniform) {
      group.hugLength(measure(children, group, uniform))
    }
    noteOverflow(children, group)
    noteMeasuredOverflow(children, group)
    arrange(children, group)
    return group.size
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
    children.reserveCapacity(min(most, 4))
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
      guard nextLeaf < CompositionalIssue.mostItemsInGroup, !isExhausted else {
        note(.tooManyItems(limit: CompositionalIssue.mostItemsInGroup), group.node)
        break
      }
      let id = list.children.lowerBound + position
      let node = nodes[id]
      let gap = children.isEmpty ? 0 : list.spacing.distance
      let edges = node.edgeExtent(along: list.axis)
      if cycles, !children.isEmpty, !node.size.dimension(along: list.axis).isSoft {
        // What does not fit anyway is not solved, or the cost would double with each nesting.
        let needed = used + gap + edges + node.extent(along: list.axis, in: group.content)
        if needed > room + GroupSolver.tolerance {
          noteMisfit(position, behind: children, group)
          break
        }
      }
      if group.dependsOnSiblings(node) { isSettled = false }
      let child = solveChild(
        id,
        group,
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
    return children
  }

  private mutating func solveChild(_ id: Int, _ group: GroupFrame, _ pass: Pass) -> Child {
    let firstLeaf = nextLeaf
    return Child(
      id: id,
      box: part(id, in: group.content, pass),
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
  /// Children behind are solved again too, because they may hold other items then. Returns whether there was any.
  private mutating func resolveAgain(
    _ children: inout [Child],
    _ group: GroupFrame,
    _ uniform: ForcedExtents
  ) -> Bool {
    guard let first = children.firstIndex(where: { group.dependsOnSiblings(nodes[$0.id]) }) else {
      return false
    }
    goBack(to: children[first].firstLeaf, hosts: children[first].box.hosts.lowerBound)
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
    return true
  }

  /// Moves the children where they stand: along the axis G2 and G11, across G10.
  private mutating func arrange(_ children: [Child], _ group: GroupFrame) {
    let own = group.list.axis
    let across = own.crossing
    let share = flexibleShare(children, group)
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

  /// Notes that a child has no room behind others, unless what is in them decides that: with other content it has.
  private mutating func noteMisfit(
    _ position: Int,
    behind children: [Child],
    _ group: GroupFrame
  ) {
    let own = group.list.axis
    let count = group.list.children.count
    let placed = children.count
    let isDeclared = !children.contains { nodes[$0.id].size.dimension(along: own).isSoft }
    if placed < count, isDeclared { note(.unreachableSubitems(first: position), group.node) }
    guard case .list(let list) = group.node.content, list.spacing.distance > 0, count == 1,
      let node = list.children.first.map({ nodes[$0] }), !node.drives(own)
    else { return }
    let extent = node.extent(along: own, in: group.content)
    guard extent > 0 else { return }
    let expected = (group.content.extent(along: own) + GroupSolver.tolerance) / extent
    guard expected < Double(CompositionalIssue.mostItemsInGroup), Int(expected) > placed else {
      return
    }
    note(.spacingDisplacesFractions(fitting: placed, expected: Int(expected)), group.node)
  }

  /// Notes that children need more room than there is; those of which an extent is only assumed need none.
  private mutating func noteOverflow(_ children: [Child], _ group: GroupFrame) {
    let own = group.list.axis
    guard !group.soft.contains(own) else { return }
    let room = group.content.extent(along: own)
    guard measure(children, group, ForcedExtents()).length > room + GroupSolver.tolerance else {
      return
    }
    let known = children.filter { !isAssumed($0, along: own) }
    let needed = measure(known, group, ForcedExtents()).length
    guard needed > room + GroupSolver.tolerance else { return }
    note(.childrenOverflow(needed: needed, available: room), group.node)
  }

  /// Whether the extent of a child follows from that of an item that has not been measured.
  private func isAssumed(_ child: Child, along axis: Axis) -> Bool {
    guard nodes[child.id].size.dimension(along: axis).isSoft else { return false }
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
        let node = nodes[child.id]
        guard case .item = node.content, node.size.softAxes.contains(AxisSet(axis)),
          measurement(of: child.firstLeaf)?.axes.contains(AxisSet(axis)) == true
        else { continue }
        let needed = child.box.size.extent(along: axis) + node.edgeExtent(along: axis)
        guard needed > room + GroupSolver.tolerance else { continue }
        note(.measuredOverflow(axis, measured: needed, available: room), node)
        break
      }
    }
  }
}
