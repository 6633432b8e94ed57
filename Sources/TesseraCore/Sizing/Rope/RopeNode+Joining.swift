extension RopeNode {
  /// Creates the lowest tree that holds `runs`, in O(m).
  static func tree(of runs: [Run]) -> RopeNode {
    guard runs.count > capacity else { return RopeNode(runs: runs) }
    var level = slices(of: runs) { RopeNode(runs: Array($0)) }
    while level.count > capacity {
      level = slices(of: level) { RopeNode(children: Array($0)) }
    }
    return RopeNode(children: level)
  }

  /// Nodes of slices of equal length, give or take one, each of which fits into a node.
  private static func slices<Element>(
    of elements: [Element],
    _ node: (ArraySlice<Element>) -> RopeNode
  ) -> [RopeNode] {
    let sliceCount = (elements.count + capacity - 1) / capacity
    var nodes: [RopeNode] = []
    nodes.reserveCapacity(sliceCount)
    for slice in 0..<sliceCount {
      let start = elements.count * slice / sliceCount
      let end = elements.count * (slice + 1) / sliceCount
      nodes.append(node(elements[start..<end]))
    }
    return nodes
  }

  /// The tree with the elements of both, in O(difference of their heights).
  static func join(_ left: RopeNode, _ right: RopeNode) -> RopeNode {
    guard left.width > 0 else { return right }
    guard right.width > 0 else { return left }
    let (first, second) = meet(left, right)
    guard let second else { return first }
    return RopeNode(children: [first, second])
  }

  /// One or two nodes as high as the higher of both, with the elements of both.
  private static func meet(_ left: RopeNode, _ right: RopeNode) -> (RopeNode, RopeNode?) {
    if left.height == right.height { return balance(left, right) }
    if left.height > right.height {
      var children = left.children
      let (first, second) = meet(children.removeLast(), right)
      children.append(first)
      if let second { children.append(second) }
      return branches(of: children)
    }
    let (first, second) = meet(left, right.children[0])
    var children = [first]
    if let second { children.append(second) }
    children.append(contentsOf: right.children.dropFirst())
    return branches(of: children)
  }

  private static func balance(_ left: RopeNode, _ right: RopeNode) -> (RopeNode, RopeNode?) {
    if left.width >= minimum, right.width >= minimum { return (left, right) }
    guard left.height == 0 else { return branches(of: left.children + right.children) }
    let runs = left.runs + right.runs
    guard runs.count > capacity else { return (RopeNode(runs: runs), nil) }
    let half = runs.count / 2
    return (RopeNode(runs: Array(runs[..<half])), RopeNode(runs: Array(runs[half...])))
  }

  private static func branches(of children: [RopeNode]) -> (RopeNode, RopeNode?) {
    guard children.count > capacity else { return (RopeNode(children: children), nil) }
    let half = children.count / 2
    return (
      RopeNode(children: Array(children[..<half])), RopeNode(children: Array(children[half...]))
    )
  }

  /// The trees of the elements in front of `index` and from it on, in O(log m).
  ///
  /// A run must start at `index`.
  func split(at index: Int) -> (RopeNode, RopeNode) {
    guard index > 0 else { return (RopeNode(runs: []), self) }
    guard index < summary.count else { return (self, RopeNode(runs: [])) }
    var offset = index
    var slot = 0
    if height == 0 {
      while offset > 0 {
        offset -= runs[slot].summary.count
        slot += 1
      }
      return (RopeNode(runs: Array(runs[..<slot])), RopeNode(runs: Array(runs[slot...])))
    }
    while offset >= children[slot].summary.count {
      offset -= children[slot].summary.count
      slot += 1
    }
    let (left, right) = children[slot].split(at: offset)
    return (
      RopeNode.join(RopeNode.node(of: children[..<slot]), left),
      RopeNode.join(right, RopeNode.node(of: children[(slot + 1)...]))
    )
  }

  private static func node(of children: ArraySlice<RopeNode>) -> RopeNode {
    guard let only = children.first else { return RopeNode(runs: []) }
    return children.count == 1 ? only : RopeNode(children: Array(children))
  }
}
