extension Rope {
  #if InternalChecks
    /// Whether the tree is walked after this mutation.
    ///
    /// A walk costs as much as the tree has runs. A tree of two levels at most, which is some hundred runs, is walked after each
    /// mutation, and one of a level more after each sixteenth as many. A fault stays in a tree until it is found.
    var isWalked: Bool { mutations.isMultiple(of: 1 << (4 * max(0, root.height - 1))) }

    /// Traps when the tree is out of balance, or when neighbouring runs could be one.
    mutating func checkInvariants() {
      mutations += 1
      guard isWalked else { return }
      root.checkShape(isRoot: true)
      var last: Run?
      visit { _, run in
        precondition(run.summary.count > 0, "A run is empty")
        precondition(last?.joined(with: run) == nil, "Two neighbouring runs could be one")
        last = run
        return true
      }
    }
  #else
    /// Does nothing: the `InternalChecks` trait is off.
    @inline(__always) func checkInvariants() {}
  #endif
}

#if InternalChecks
  extension RopeNode {
    /// Traps when a node holds too much or too little, or sums up a wrong count.
    func checkShape(isRoot: Bool) {
      precondition(width <= RopeNode.capacity, "A node holds \(width) parts")
      precondition(isRoot || width >= RopeNode.minimum, "A node holds only \(width) parts")
      var count = 0
      for run in runs { count += run.summary.count }
      for child in children {
        precondition(child.height == height - 1, "A node of height \(child.height) in \(height)")
        child.checkShape(isRoot: false)
        count += child.summary.count
      }
      precondition(
        count == summary.count,
        "A node sums up \(summary.count) elements, but holds \(count)"
      )
    }
  }
#endif
