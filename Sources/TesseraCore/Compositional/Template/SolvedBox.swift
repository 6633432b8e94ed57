/// A subitem with everything in it, in coordinates that start at its own corner.
struct SolvedBox {
  var size: Size
  var leaves: [SolvedLeaf] = []
  var hosts: [SolvedHost] = []

  /// Takes in a child that stands at `origin`.
  mutating func add(_ child: SolvedBox, at origin: Point) {
    for leaf in child.leaves {
      var leaf = leaf
      leaf.frame = leaf.frame.offsetBy(x: origin.x, y: origin.y)
      leaves.append(leaf)
    }
    for host in child.hosts {
      var host = host
      host.frame = host.frame.offsetBy(x: origin.x, y: origin.y)
      hosts.append(host)
    }
  }
}

/// Room for one item.
struct SolvedLeaf {
  var frame: Rect
  /// The axes along which a measured extent replaces the declared one.
  let softAxes: AxisSet
  let zIndex: Int
}

/// An item or a group that elements are anchored to.
struct SolvedHost {
  var frame: Rect
  let node: Int
  /// The first item in it, counted within the instance.
  let firstLeaf: Int
  /// How much room for items it has, phantoms included.
  let leafCount: Int
}

/// Extents that are decided from outside.
struct ForcedExtents {
  /// The share of a group of equal slots, along its axis.
  var slot: (axis: Axis, extent: Double)?
  /// The largest extent among siblings.
  var uniformWidth: Double?
  /// The largest extent among siblings.
  var uniformHeight: Double?

  func uniform(along axis: Axis) -> Double? {
    axis == .horizontal ? uniformWidth : uniformHeight
  }

  mutating func setUniform(_ extent: Double?, along axis: Axis) {
    if axis == .horizontal { uniformWidth = extent } else { uniformHeight = extent }
  }
}
