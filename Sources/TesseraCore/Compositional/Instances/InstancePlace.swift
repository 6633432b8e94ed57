/// Where a run of instances begins, and what is in front of it.
struct InstancePlace {
  let run: InstanceRun
  /// The number of instances in front of it.
  let instance: Int
  /// The number of items in front of it.
  let itemCount: Int
  /// Where it starts along the axis of the instances.
  let start: Double

  /// Returns the index of an item of the run in its instance, and where that starts.
  func leaf(ofItem item: Int) -> (leaf: Int, start: Double) {
    let (instance, leaf) = (item - itemCount).quotientAndRemainder(
      dividingBy: run.layout.itemCount
    )
    return (leaf, start + Double(instance) * run.pitch)
  }
}

extension Rope where Run == InstanceRun {
  /// Returns the run that holds an item; nil for an item behind the last one.
  @inline(__always)
  func place(ofItem item: Int) -> InstancePlace? {
    guard item < root.summary.itemCount else { return nil }
    return InstancePlace(ofItem: item, in: root.runs, root.children)
  }
}

extension InstancePlace {
  /// Finds the run that holds an item, which exists, in the lists of a node.
  ///
  /// Adds up only what is asked for, and copies no node.
  init(ofItem item: Int, in runs: [InstanceRun], _ children: [RopeNode<InstanceRun>]) {
    var (instance, itemCount, start) = (0, 0, 0.0)
    var runs = runs
    var children = children
    while !children.isEmpty {
      var slot = 0
      while itemCount + children[slot].summary.itemCount <= item {
        itemCount += children[slot].summary.itemCount
        instance += children[slot].summary.count
        start += children[slot].summary.extent
        slot += 1
      }
      runs = children[slot].runs
      children = children[slot].children
    }
    var slot = 0
    while itemCount + runs[slot].summary.itemCount <= item {
      itemCount += runs[slot].summary.itemCount
      instance += runs[slot].summary.count
      start += runs[slot].summary.extent
      slot += 1
    }
    self.init(run: runs[slot], instance: instance, itemCount: itemCount, start: start)
  }
}
