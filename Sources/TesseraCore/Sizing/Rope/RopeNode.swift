/// A node of a rope: a leaf of runs, or a branch of nodes that are all equally high.
///
/// Arrays give it value semantics: a copy costs two references, and a change copies the path from
/// the root to the leaf that changes. Every node but the root holds at least a quarter of what fits,
/// which leaves room to fill nodes well when changes come in order.
struct RopeNode<Run: RopeRun>: Sendable {
  /// The number of levels below this one; a leaf has none.
  let height: Int
  /// The sums over everything below.
  private(set) var summary: Run.Summary
  /// The runs of a leaf; empty in a branch.
  private(set) var runs: [Run]
  /// The nodes of a branch; empty in a leaf.
  private(set) var children: [RopeNode]

  init(runs: [Run]) {
    height = 0
    self.runs = runs
    children = []
    summary = .zero
    refreshSummary()
  }

  /// Creates a branch; `children` must not be empty.
  init(children: [RopeNode]) {
    height = children[0].height + 1
    runs = []
    self.children = children
    summary = .zero
    refreshSummary()
  }

  /// The most runs or nodes that one node holds.
  static var capacity: Int { Run.nodeCapacity }
  /// The fewest runs or nodes that a node other than the root holds.
  static var minimum: Int { capacity / 4 }

  /// The number of runs, or of nodes, that this node holds itself.
  var width: Int { height == 0 ? runs.count : children.count }

  /// The number of runs in the whole tree, or some number above `limit`; O(limit).
  func runCount(upTo limit: Int) -> Int {
    guard height > 0 else { return runs.count }
    var count = 0
    for slot in children.indices where count <= limit {
      count += children[slot].runCount(upTo: limit - count)
    }
    return count
  }

  private mutating func refreshSummary() {
    var total = Run.Summary.zero
    // By their indices, so that nothing is copied.
    for slot in runs.indices { total = total + runs[slot].summary }
    for slot in children.indices { total = total + children[slot].summary }
    summary = total
  }
}

// Searches go down level by level and take the lists of a node, so that no node is copied.
extension RopeNode {
  /// The first run at whose end `reaches` holds, with the sums over everything in front of it.
  ///
  /// `reaches` must hold for all sums from some point on. Allocates nothing.
  func firstRun(
    after start: Run.Summary,
    where reaches: (Run.Summary) -> Bool
  ) -> (before: Run.Summary, run: Run)? {
    var before = start
    var runs = runs
    var children = children
    search: while !children.isEmpty {
      for slot in children.indices {
        let end = before.advanced(over: children[slot].summary)
        if reaches(end) {
          runs = children[slot].runs
          children = children[slot].children
          continue search
        }
        before = end
      }
      return nil
    }
    for slot in runs.indices {
      let end = before.advanced(over: runs[slot].summary)
      if reaches(end) { return (before, runs[slot]) }
      before = end
    }
    return nil
  }

  /// The run that holds the element `index`, which exists, and the index within the run.
  func run(holding index: Int) -> (run: Run, index: Int) {
    read(holding: index) { ($0, $1) }
  }

  /// Calls `body` with the run that holds the element `index`, which exists, and the index within the run.
  func read<Result>(holding index: Int, _ body: (_ run: Run, _ index: Int) -> Result) -> Result {
    var index = index
    var runs = runs
    var children = children
    while !children.isEmpty {
      var slot = 0
      while slot < children.count - 1, index >= children[slot].summary.count {
        index -= children[slot].summary.count
        slot += 1
      }
      runs = children[slot].runs
      children = children[slot].children
    }
    var slot = 0
    while slot < runs.count - 1, index >= runs[slot].summary.count {
      index -= runs[slot].summary.count
      slot += 1
    }
    return body(runs[slot], index)
  }

  /// Calls `body` with each run from the first on at whose end `reaches` holds, until it is false.
  ///
  /// Passes over stretches whose own sums are `idle`.
  func visit(
    after start: Run.Summary,
    where reaches: (Run.Summary) -> Bool,
    passingOver idle: (Run.Summary) -> Bool,
    _ body: (_ before: Run.Summary, _ run: Run) -> Bool
  ) -> Bool {
    var before = start
    for slot in runs.indices {
      let sums = runs[slot].summary
      let end = before + sums
      if reaches(end), !idle(sums), !body(before, runs[slot]) { return false }
      before = end
    }
    for slot in children.indices {
      let sums = children[slot].summary
      let end = before + sums
      if reaches(end), !idle(sums) {
        let goesOn = children[slot].visit(after: before, where: reaches, passingOver: idle, body)
        if !goesOn { return false }
      }
      before = end
    }
    return true
  }
}

extension RopeNode {
  /// Calls `body` with each run, in order.
  func forEachRun(_ body: (Run) -> Void) {
    for slot in runs.indices { body(runs[slot]) }
    // By their indices, so that no node is copied.
    for slot in children.indices { children[slot].forEachRun(body) }
  }

  /// Changes the run that holds the element `index` where it stands; its count must stay the same.
  mutating func modifyRun<Result>(at index: Int, _ body: (inout Run) -> Result) -> Result {
    defer { refreshSummary() }
    var offset = index
    let slot = slot(of: &offset)
    guard height == 0 else { return children[slot].modifyRun(at: offset, body) }
    return body(&runs[slot])
  }

  /// Puts a run in place of the one that holds the element `index`; it is as long, and cannot be joined with its neighbours.
  mutating func setRun(_ run: Run, at index: Int) {
    var offset = index
    let slot = slot(of: &offset)
    if height == 0 { runs[slot] = run } else { children[slot].setRun(run, at: offset) }
    refreshSummary()
  }

  /// Puts a run in place of the one that starts with the element `index` and is as long, if both its neighbours are in the same
  /// leaf, or there is none, and cannot be joined with it; says whether that was so.
  mutating func replaceRun(at index: Int, with run: Run, isFirst: Bool, isLast: Bool) -> Bool {
    var offset = index
    let slot = slot(of: &offset)
    if height > 0 {
      guard
        children[slot].replaceRun(at: offset, with: run, isFirst: isFirst, isLast: isLast)
      else { return false }
    } else {
      guard offset == 0, runs[slot].summary.count == run.summary.count,
        slot > 0 ? runs[slot - 1].joined(with: run) == nil : isFirst,
        slot + 1 < runs.count ? run.joined(with: runs[slot + 1]) == nil : isLast
      else { return false }
      runs[slot] = run
    }
    refreshSummary()
    return true
  }

  /// Replaces the runs of `range` if they stand in a single leaf that stays full enough.
  ///
  /// `range` starts and ends with a run and is not empty. A node that becomes too full hands half of
  /// what it holds to a new one behind it, which the caller takes.
  mutating func replaceWithinLeaf(
    _ range: Range<Int>,
    with replacement: [Run],
    isRoot: Bool
  ) -> RopeReplacement<Run> {
    var start = range.lowerBound
    let first = slot(of: &start)
    var last = range.upperBound - 1
    let end = slot(of: &last)
    if height == 0 {
      let width = runs.count - (end + 1 - first) + replacement.count
      guard width <= 2 * RopeNode.capacity, isRoot || width >= RopeNode.minimum else {
        return .refused
      }
      runs.replaceSubrange(first...end, with: replacement)
    } else {
      guard first == end else { return .refused }
      let inChild = start..<(start + range.count)
      switch children[first].replaceWithinLeaf(inChild, with: replacement, isRoot: false) {
      case .refused: return .refused
      case .done: break
      case .overflowed(let next): children.insert(next, at: first + 1)
      }
    }
    let next = width > RopeNode.capacity ? splitOff(near: first) : nil
    refreshSummary()
    return next.map { .overflowed($0) } ?? .done
  }

  /// Takes the rear part out as a node of its own.
  ///
  /// The cut leaves most to the side that changes do not come near, so that changes in order fill
  /// nodes well.
  private mutating func splitOff(near slot: Int) -> RopeNode {
    let most = min(RopeNode.capacity, width - RopeNode.minimum)
    let cut = 2 * slot > width ? most : max(RopeNode.minimum, width - most)
    if height == 0 {
      let rear = RopeNode(runs: Array(runs[cut...]))
      runs = Array(runs[..<cut])  // Gives back the memory that the rear part took.
      return rear
    }
    let rear = RopeNode(children: Array(children[cut...]))
    children = Array(children[..<cut])
    return rear
  }

  /// The run or node that holds the element `index`, which becomes an index within it.
  private func slot(of index: inout Int) -> Int {
    var slot = 0
    while slot < width - 1 {
      let count = height == 0 ? runs[slot].summary.count : children[slot].summary.count
      if index < count { break }
      index -= count
      slot += 1
    }
    return slot
  }
}

/// What became of a replacement within a leaf.
enum RopeReplacement<Run: RopeRun> {
  /// The runs stand in several leaves, or the leaf would hold too little; nothing has changed.
  case refused
  /// The tree is as it should be.
  case done
  /// This node belongs behind the one that changed.
  case overflowed(RopeNode<Run>)
}
