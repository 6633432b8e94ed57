import TesseraCore

extension NaiveSolver {
  /// A child of a list, and where it starts.
  struct Child {
    let subitem: CompositionalSubitem
    let path: [Int]
    let firstItem: Int
    let solved: NaiveSolved
    let isPhantom: Bool
  }

  /// A list as it is being solved.
  struct List {
    let group: CompositionalGroup
    let path: [Int]
    let own: Axis
    let subitems: [CompositionalSubitem]
    let count: Int?
    let sharesRoom: Bool
    /// The axes along which the group was declared soft, and those along which it still is.
    let flexible: [Axis]
    var soft: [Axis]
    var size: Size

    var content: Rect {
      Rect(origin: .zero, size: size).inset(by: group.contentInsets.without(flexible))
    }

    /// Whether a child has to wait for the size of the group.
    func waits(_ child: CompositionalSubitem) -> Bool {
      if soft.contains(own.crossing), child.size.reads(own.crossing) { return true }
      return flexible.contains { child.size.dimension($0).isUniform }
    }
  }

  mutating func list(
    _ group: CompositionalGroup,
    _ path: [Int],
    _ size: Size,
    _ soft: [Axis],
    _ pass: NaivePass
  ) -> NaiveSolved {
    var list = List(group, path, size, soft)
    for (axis, extent) in pass.equal {
      list.size = list.size.with(extent, along: axis)
      list.soft.removeAll { $0 == axis }
    }
    var children = gather(list, pass)
    var equal: [Axis: Double] = [:]
    for child in children where !child.isPhantom {
      for axis in list.flexible where child.subitem.size.dimension(axis).isUniform {
        equal[axis] = max(equal[axis] ?? 0, child.solved.size.extent(along: axis))
      }
    }
    hugLength(&list, children, equal)
    hugThickness(&list, children, equal)
    if pass.isLast {
      solveAgain(&children, list, equal)
      hugLength(&list, children, equal)
    }
    return arranged(list, children)
  }

  private mutating func gather(_ list: List, _ pass: NaivePass) -> [Child] {
    let own = list.own
    let isHard = !list.soft.contains(own)
    let cycles = list.count == nil && isHard
    let most = list.count ?? (isHard ? Int.max : list.subitems.count)
    let room = list.content.size.extent(along: own)
    var isLast = pass.isLast
    var children: [Child] = []
    var used = 0.0
    var usedBeforeRound = -1.0
    while children.count < most {
      if cycles, children.count % list.subitems.count == 0 {
        // Children of no extent would fit for ever; one round of them is enough.
        if used == usedBeforeRound { break }
        usedBeforeRound = used
      }
      if !isHard, next >= measured.count, !children.isEmpty { break }
      let position = children.count % list.subitems.count
      if list.waits(list.subitems[position]) { isLast = false }
      let child = solveChild(list, position, [:], isLast: isLast)
      let edges = child.subitem.edges
      let length =
        edges.start(of: own).distance + child.solved.size.extent(along: own)
        + edges.end(of: own).distance
      let needed = used + (children.isEmpty ? 0 : list.group.spacing.distance) + length
      if cycles, !children.isEmpty, needed > room + 0.01 {
        next = child.firstItem
        break
      }
      used = needed
      children.append(child)
    }
    return children
  }

  private mutating func solveChild(
    _ list: List,
    _ position: Int,
    _ equal: [Axis: Double],
    isLast: Bool
  ) -> Child {
    let subitem = list.subitems[position]
    let path = list.path + [position]
    let firstItem = next
    var slot: (axis: Axis, extent: Double)?
    if list.sharesRoom, let count = list.count, !list.soft.contains(list.own) {
      let gaps = list.group.spacing.distance * Double(count - 1)
      let share = (list.content.size.extent(along: list.own) - gaps) / Double(count)
      let edges = subitem.edges
      let taken = edges.start(of: list.own).distance + edges.end(of: list.own).distance
      slot = (list.own, max(0, share - taken))
    }
    let solved = solve(
      subitem,
      path,
      list.content.size,
      NaivePass(
        slot: slot,
        equal: equal,
        isLast: isLast,
        gaps: Size(main: list.group.spacing.distance, cross: 0, axis: list.own)
      )
    )
    return Child(
      subitem: subitem,
      path: path,
      firstItem: firstItem,
      solved: solved,
      isPhantom: firstItem >= measured.count
    )
  }

  private func extent(of child: Child, along axis: Axis, _ equal: [Axis: Double]) -> Double {
    let isEqual = child.subitem.size.dimension(axis).isUniform
    let extent = child.solved.size.extent(along: axis)
    let edges = child.subitem.edges
    return edges.start(of: axis).distance + (isEqual ? equal[axis] ?? extent : extent)
      + edges.end(of: axis).distance
  }

  private func hugLength(_ list: inout List, _ children: [Child], _ equal: [Axis: Double]) {
    let own = list.own
    guard list.soft.contains(own),
      children.contains(where: { !$0.subitem.size.isFraction(of: own) })
    else { return }
    var length = list.group.spacing.distance * Double(children.count - 1)
    for child in children { length += extent(of: child, along: own, equal) }
    list.size = list.size.with(length, along: own)
  }

  private func hugThickness(_ list: inout List, _ children: [Child], _ equal: [Axis: Double]) {
    let across = list.own.crossing
    guard list.soft.contains(across) else { return }
    let drivers = children.filter { !$0.isPhantom && !$0.subitem.size.isFraction(of: across) }
    guard let thickest = drivers.map({ extent(of: $0, along: across, equal) }).max() else { return }
    list.size = list.size.with(thickest, along: across)
  }

  private mutating func solveAgain(
    _ children: inout [Child],
    _ list: List,
    _ equal: [Axis: Double]
  ) {
    guard let first = children.firstIndex(where: { list.waits($0.subitem) }) else { return }
    next = children[first].firstItem
    for index in first..<children.count {
      let child = children[index]
      var forced: [Axis: Double] = [:]
      for axis in Axis.allCases where child.subitem.size.dimension(axis).isUniform {
        guard let extent = equal[axis] else { continue }
        forced[axis] = extent
        let isForced = list.flexible.contains(axis) && !list.soft.contains(axis)
        guard isForced, axis == list.own.crossing else { continue }
        let edges = child.subitem.edges
        let taken = edges.start(of: axis).distance + edges.end(of: axis).distance
        forced[axis] = max(extent, list.content.size.extent(along: axis) - taken)
      }
      let position = index % list.subitems.count
      children[index] = solveChild(list, position, forced, isLast: true)
    }
  }

  private func arranged(_ list: List, _ children: [Child]) -> NaiveSolved {
    let own = list.own
    let content = list.content
    let spacing = list.group.spacing
    var flexible = 0
    var free = content.size.extent(along: own)
    for (index, child) in children.enumerated() {
      let edges = child.subitem.edges
      free -= extent(of: child, along: own, [:])
      if index > 0 { free -= spacing.distance }
      if index > 0, spacing.isFlexible { flexible += 1 }
      if edges.start(of: own).isFlexible { flexible += 1 }
      if edges.end(of: own).isFlexible { flexible += 1 }
    }
    let share = list.soft.contains(own) || flexible == 0 ? 0 : max(0, free) / Double(flexible)
    var solved = NaiveSolved(size: list.size)
    var position = own == .horizontal ? content.x : content.y
    for (index, child) in children.enumerated() {
      let edges = child.subitem.edges
      func grown(_ spacing: CompositionalSpacing) -> Double {
        spacing.distance + (spacing.isFlexible ? share : 0)
      }
      if index > 0 { position += grown(spacing) }
      position += grown(edges.start(of: own))
      let across = own.crossing
      let room = content.size.extent(along: across)
      let offset = naiveOffset(edges, child.solved.size.extent(along: across), room, across)
      let cross = (own == .horizontal ? content.y : content.x) + offset
      let origin = Size(main: position, cross: cross, axis: own)
      for (item, frame) in child.solved.items {
        solved.items.append((item, frame.offsetBy(x: origin.width, y: origin.height)))
      }
      for (badge, frame) in child.solved.badges {
        solved.badges[badge] = frame.offsetBy(x: origin.width, y: origin.height)
      }
      position += child.solved.size.extent(along: own) + grown(edges.end(of: own))
    }
    return solved
  }
}

extension NaiveSolver.List {
  init(_ group: CompositionalGroup, _ path: [Int], _ size: Size, _ soft: [Axis]) {
    self.group = group
    self.path = path
    self.size = size
    self.soft = soft
    flexible = soft
    switch group.content {
    case .list(let axis, let subitems):
      own = axis
      self.subitems = subitems
      count = nil
      sharesRoom = false
    case .repeating(let axis, let subitem, let count):
      own = axis
      subitems = [subitem]
      self.count = count
      sharesRoom = false
    case .slots(let axis, let subitem, let count):
      own = axis
      subitems = [subitem]
      self.count = count
      sharesRoom = true
    case .custom:
      own = .horizontal
      subitems = []
      count = 0
      sharesRoom = false
    }
  }
}

/// Where an element starts across, with flexible edges taking what is left over.
func naiveOffset(
  _ edges: CompositionalEdgeSpacing,
  _ extent: Double,
  _ room: Double,
  _ axis: Axis
) -> Double {
  let (start, end) = (edges.start(of: axis), edges.end(of: axis))
  let free = max(0, room - extent - start.distance - end.distance)
  switch (start.isFlexible, end.isFlexible) {
  case (false, _): return start.distance
  case (true, false): return start.distance + free
  case (true, true): return start.distance + free / 2
  }
}
