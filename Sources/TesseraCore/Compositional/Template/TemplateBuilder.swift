/// Turns a declared group into the nodes of a template, and repairs its numbers.
struct TemplateBuilder {
  private(set) var nodes: [TemplateNode] = []
  private(set) var findings: [CompositionalFinding] = []
  /// How many supplementary elements there are in all groups so far.
  private(set) var supplementaryCount: Int
  private var pending: [Pending] = []
  /// How many of them have become nodes.
  private var takenCount = 0

  private struct Pending {
    let subitem: CompositionalSubitem
    let path: [Int]
    /// The distances between the children of its group, or the least ones.
    let gaps: Size
  }

  /// Takes a group in whose supplementary elements stand behind others.
  init(_ group: CompositionalGroup, behind supplementaryCount: Int) {
    self.supplementaryCount = supplementaryCount
    nodes.reserveCapacity(2)
    add(.group(group), path: [], gaps: .zero)
    // Children are taken in breadth first, so that those of a group stand side by side.
    while takenCount < pending.count {
      let next = pending[takenCount]
      takenCount += 1
      add(next.subitem, path: next.path, gaps: next.gaps)
    }
    pending = []
  }

  private mutating func add(_ subitem: CompositionalSubitem, path: [Int], gaps: Size) {
    switch subitem {
    case .item(let item):
      append(
        TemplateParts(
          size: item.size,
          gaps: gaps,
          contentInsets: item.contentInsets,
          edges: item.edgeSpacing,
          supplementaries: item.supplementaries
        ),
        .item,
        path
      )
    case .group(let group):
      let parts = TemplateParts(
        size: group.size,
        gaps: gaps,
        contentInsets: group.contentInsets,
        edges: group.edgeSpacing,
        supplementaries: group.supplementaries
      )
      guard path.count < CompositionalIssue.deepestNesting else {
        note(.nestedTooDeeply(limit: CompositionalIssue.deepestNesting), path)
        return append(parts, .item, path)
      }
      let first = pending.count
      let content = content(of: group, path)
      enqueueChildren(of: group, path, content.gapsBetweenChildren)
      append(parts, content.with(children: node(of: first)..<node(of: pending.count)), path)
    }
  }

  private mutating func append(
    _ parts: TemplateParts,
    _ content: TemplateNode.Content,
    _ path: [Int]
  ) {
    let repaired = parts.repaired { findings.append(CompositionalFinding(path: path, problem: $0)) }
    nodes.append(
      TemplateNode(
        repaired,
        firstSupplementary: supplementaryCount,
        path: path,
        content: content
      )
    )
    supplementaryCount += repaired.supplementaries.count
  }

  /// The node that a pending subitem will be: the outer group, and one for each of them in their order.
  private func node(of pending: Int) -> Int { pending + 1 }

  private mutating func content(
    of group: CompositionalGroup,
    _ path: [Int]
  ) -> TemplateNode.Content {
    func list(
      _ axis: Axis,
      _ repetition: TemplateList.Repetition
    ) -> TemplateNode.Content {
      let spacing = CompositionalRepair.spacing(group.spacing, .itemSpacing) {
        findings.append(CompositionalFinding(path: path, problem: $0))
      }
      return .list(
        TemplateList(axis: axis, spacing: spacing, children: 0..<0, repetition: repetition)
      )
    }
    switch group.content {
    case .custom(let frames): return .custom(frames)
    case .list(let axis, let subitems):
      if subitems.isEmpty { note(.emptyGroup, path) }
      return list(axis, .cycling)
    case .repeating(let axis, _, let count): return list(axis, .count(repaired(count, path)))
    case .slots(let axis, _, let count): return list(axis, .slots(repaired(count, path)))
    }
  }

  private mutating func repaired(_ count: Int, _ path: [Int]) -> Int {
    if count < 0 { note(.invalidNumber(.count, found: Double(count), used: 0), path) }
    if count <= 0 { note(.emptyGroup, path) }
    let limit = CompositionalIssue.mostItemsInGroup
    if count > limit { note(.tooManyItems(limit: limit), path) }
    return min(max(0, count), limit)
  }

  private mutating func enqueueChildren(
    of group: CompositionalGroup,
    _ path: [Int],
    _ gaps: Size
  ) {
    switch group.content {
    case .custom: break
    case .list(_, let subitems):
      for position in subitems.indices {
        pending.append(
          Pending(subitem: subitems[position], path: path + [position], gaps: gaps)
        )
      }
    case .repeating(_, let subitem, _), .slots(_, let subitem, _):
      pending.append(Pending(subitem: subitem, path: path + [0], gaps: gaps))
    }
  }

  private mutating func note(_ problem: CompositionalIssue.Problem, _ path: [Int]) {
    findings.append(CompositionalFinding(path: path, problem: problem))
  }
}

extension TemplateNode.Content {
  /// The distance from one child to the next along each axis, or the least one.
  fileprivate var gapsBetweenChildren: Size {
    guard case .list(let list) = self else { return .zero }
    return Size(main: list.spacing.distance, cross: 0, axis: list.axis)
  }

  /// The same with children.
  fileprivate func with(children: Range<Int>) -> TemplateNode.Content {
    guard case .list(var list) = self else { return self }
    list.children = children
    return .list(list)
  }
}

/// The parts that items and groups share.
struct TemplateParts {
  var size: CompositionalSize
  let gaps: Size
  var contentInsets: Insets
  var edges: CompositionalEdgeSpacing
  var supplementaries: [CompositionalSupplementary]

  func repaired(_ note: (CompositionalIssue.Problem) -> Void) -> TemplateParts {
    var parts = self
    parts.size = CompositionalRepair.size(size, note)
    parts.contentInsets = CompositionalRepair.insets(contentInsets, note)
    parts.edges = CompositionalRepair.edges(edges, note)
    parts.supplementaries = supplementaries.map { CompositionalRepair.supplementary($0, note) }
    let soft = parts.size.softAxes
    for axis in Axis.allCases
    where soft.contains(axis)
      && (contentInsets.start(of: axis) != 0 || contentInsets.end(of: axis) != 0)
    {
      note(.insetsIgnored)
      break
    }
    return parts
  }
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
