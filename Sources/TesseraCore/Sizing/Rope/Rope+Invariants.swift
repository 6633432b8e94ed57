extension Rope {
  #if InternalChecks
    /// Traps when the tree is out of balance, or when neighbouring runs could be one.
    func checkInvariants() {
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
