/// Turns a declared group into the nodes of a template, and repairs its numbers.
struct TemplateBuilder {
  private(set) var nodes: [TemplateNode] = []
  private(set) var findings: [CompositionalFinding] = []
  /// How many supplementary elements there are in all groups so far.
  private(set) var supplementaryCount: Int
  /// Groups in groups, whose children follow.
  private var pending: [Pending] = []
  /// How many nodes there are, and will be of the children of groups so far.
  private var announcedCount = 1

  private struct Pending {
    let group: CompositionalGroup
    let node: Int
  }

  /// Takes a group in whose supplementary elements stand behind others.
  init(_ group: CompositionalGroup, behind supplementaryCount: Int) {
    self.supplementaryCount = supplementaryCount
    nodes.reserveCapacity(2)
    add(group, NodePlace())
    addChildren(of: group, at: 0)
    // Children are taken in breadth first, so that those of a group stand side by side.
    var takenCount = 0
    while takenCount < pending.count {
      let next = pending[takenCount]
      takenCount += 1
      addChildren(of: next.group, at: next.node)
    }
    pending = []
  }

  private mutating func addChildren(of group: CompositionalGroup, at node: Int) {
    guard case .list(let list) = nodes[node].content else { return }
    let depth = nodes[node].shape.place.depth + 1
    let gaps = Size(main: list.spacing.distance, cross: 0, axis: list.axis)
    func place(_ position: Int) -> NodePlace {
      NodePlace(parent: node, position: position, depth: depth)
    }
    switch group.content {
    case .custom: break
    case .list(_, let subitems):
      for position in subitems.indices { add(subitems[position], place(position), gaps) }
    case .repeating(_, let subitem, _), .slots(_, let subitem, _): add(subitem, place(0), gaps)
    }
  }

  private mutating func add(_ subitem: CompositionalSubitem, _ place: NodePlace, _ gaps: Size) {
    switch subitem {
    case .item(let item):
      append(
        TemplateParts(
          size: item.size,
          contentInsets: item.contentInsets,
          edges: item.edgeSpacing,
          supplementaries: item.supplementaries
        ),
        .item,
        place,
        gaps
      )
    case .group(let group):
      guard add(group, place, gaps) else { return }
      pending.append(Pending(group: group, node: nodes.count - 1))
    }
  }

  /// Adds the node of a group; returns whether its children are to follow.
  @discardableResult
  private mutating func add(
    _ group: CompositionalGroup,
    _ place: NodePlace,
    _ gaps: Size = .zero
  ) -> Bool {
    let isTooDeep = place.depth >= CompositionalIssue.deepestNesting
    if isTooDeep { note(.nestedTooDeeply(limit: CompositionalIssue.deepestNesting), place) }
    append(
      TemplateParts(
        size: group.size,
        contentInsets: group.contentInsets,
        edges: group.edgeSpacing,
        supplementaries: group.supplementaries
      ),
      isTooDeep ? .item : content(of: group, place),
      place,
      gaps
    )
    return !isTooDeep
  }

  private mutating func append(
    _ parts: TemplateParts,
    _ content: TemplateNode.Content,
    _ place: NodePlace,
    _ gaps: Size
  ) {
    nodes.append(
      TemplateNode(
        parts,
        gaps: gaps,
        firstSupplementary: supplementaryCount,
        place: place,
        content: content
      ) { note($0, place) }
    )
    supplementaryCount += parts.supplementaries.count
  }

  private mutating func content(
    of group: CompositionalGroup,
    _ place: NodePlace
  ) -> TemplateNode.Content {
    switch group.content {
    case .custom(let frames): return .custom(frames)
    case .list(let axis, let subitems):
      if subitems.isEmpty { note(.emptyGroup, place) }
      return list(of: group, axis, .cycling, childCount: subitems.count, place)
    case .repeating(let axis, _, let count):
      return list(of: group, axis, .count(repaired(count, place)), childCount: 1, place)
    case .slots(let axis, _, let count):
      return list(of: group, axis, .slots(repaired(count, place)), childCount: 1, place)
    }
  }

  private mutating func list(
    of group: CompositionalGroup,
    _ axis: Axis,
    _ repetition: TemplateList.Repetition,
    childCount: Int,
    _ place: NodePlace
  ) -> TemplateNode.Content {
    let spacing = CompositionalRepair.itemSpacing(group.spacing) { note($0, place) }
    let first = announcedCount
    announcedCount += childCount
    return .list(
      TemplateList(
        axis: axis,
        spacing: spacing,
        children: first..<announcedCount,
        repetition: repetition
      )
    )
  }

  private mutating func repaired(_ count: Int, _ place: NodePlace) -> Int {
    if count < 0 { note(.invalidNumber(.count, found: Double(count), used: 0), place) }
    if count <= 0 { note(.emptyGroup, place) }
    let limit = CompositionalIssue.mostItemsInGroup
    if count > limit { note(.tooManyItems(limit: limit), place) }
    return min(max(0, count), limit)
  }

  private mutating func note(_ problem: CompositionalIssue.Problem, _ place: NodePlace) {
    findings.append(CompositionalFinding(path: nodes.path(to: place), problem: problem))
  }
}

/// The parts that items and groups share, as declared.
struct TemplateParts {
  let size: CompositionalSize
  let contentInsets: Insets
  let edges: CompositionalEdgeSpacing
  let supplementaries: [CompositionalSupplementary]
}

/// Something wrong that was found before it is known in which section it stands.
struct CompositionalFinding: Hashable, Sendable {
  let path: [Int]
  let problem: CompositionalIssue.Problem

  /// The issue, for a section.
  func issue(section: Int?) -> CompositionalIssue {
    CompositionalIssue(section: section, path: path, problem: problem)
  }
}
