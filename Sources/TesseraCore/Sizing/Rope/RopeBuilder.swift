/// Makes a rope of runs that come one after the other, without a list of all of them.
struct RopeBuilder<Run: RopeRun> {
  /// The full nodes that are in no branch yet, by their heights.
  private var levels: [[RopeNode<Run>]] = []
  /// The runs of the last leaf; none at the start only.
  private var open: [Run] = []

  init() {}

  /// Adds a run behind all others, as a part of the last one where one run can say both.
  mutating func append(_ run: Run) {
    guard let last = open.last else { return open.append(run) }
    if let both = last.joined(with: run) { return open[open.count - 1] = both }
    if open.count == RopeNode<Run>.capacity {
      let leaf = RopeNode(runs: open)
      open = []
      open.reserveCapacity(RopeNode<Run>.capacity)
      add(leaf)
    }
    open.append(run)
  }

  /// Takes a full leaf; as many as fit into a branch become one, whose memory that takes over.
  private mutating func add(_ leaf: RopeNode<Run>) {
    var node = leaf
    var height = 0
    while height < levels.count, levels[height].count == RopeNode<Run>.capacity {
      let branch = RopeNode(children: levels[height])
      levels[height] = [node]
      node = branch
      height += 1
    }
    if height == levels.count { levels.append([]) }
    levels[height].append(node)
  }

  /// Returns the rope of all runs; O(log m).
  func finish() -> Rope<Run> {
    var tree = RopeNode(runs: open)
    for level in levels {
      for node in level.reversed() { tree = .join(node, tree) }
    }
    return Rope(root: tree)
  }
}
