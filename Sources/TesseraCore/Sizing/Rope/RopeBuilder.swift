/// Makes a rope of runs that come one after the other, without a list of all of them.
struct RopeBuilder<Run: RopeRun> {
  /// The leaves that are full.
  private var leaves: [RopeNode<Run>] = []
  /// The runs of the last leaf; none at the start only.
  private var open: [Run] = []

  init() {}

  /// Adds a run behind all others, as a part of the last one where one run can say both.
  mutating func append(_ run: Run) {
    guard let last = open.last else { return open.append(run) }
    if let both = last.joined(with: run) { return open[open.count - 1] = both }
    if open.count == RopeNode<Run>.capacity {
      leaves.append(RopeNode(runs: open))
      open = []
      open.reserveCapacity(RopeNode<Run>.capacity)
    }
    open.append(run)
  }

  /// Returns the rope of all runs; O(m / the capacity of a node).
  consuming func finish() -> Rope<Run> {
    guard let last = leaves.last else { return Rope(root: RopeNode(runs: open)) }
    if open.count >= RopeNode<Run>.minimum {
      leaves.append(RopeNode(runs: open))
    } else {
      // Both have enough then.
      let runs = last.runs + open
      let half = runs.count / 2
      leaves[leaves.count - 1] = RopeNode(runs: Array(runs[..<half]))
      leaves.append(RopeNode(runs: Array(runs[half...])))
    }
    return Rope(root: .tree(over: leaves))
  }
}
