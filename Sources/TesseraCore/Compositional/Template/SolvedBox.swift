/// A group with everything in it, in coordinates that start at its own corner.
struct SolvedBox {
  var size: Size
  var leaves: [SolvedLeaf] = []
  var hosts: [SolvedHost] = []
}

/// A subitem while its group is being solved.
struct SolvedPart {
  var size: Size
  /// Which of the solver's leaves are in it; their frames start at its corner until its group is arranged.
  let leaves: Range<Int>
  /// Which of the solver's hosts are in it, itself included.
  var hosts: Range<Int>
}

/// Room for one item.
struct SolvedLeaf: Sendable {
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
