/// Finds out which of the places of items cover others that are in sight behind them, as pinned ones do.
///
/// The places are compared along one axis. In a list or grid in which every item has a depth of its own, each is
/// compared with those beside it alone, so that all of them together cost what sorting costs.
package struct FloatingPlaces: Sendable {
  /// Those in sight, by where they start along the axis.
  private let places: [Place]
  /// The farthest end along the axis of each place and those in front of it.
  private let farthestEnds: [Double]
  private let axis: Axis

  /// Where an item is, and how far in front.
  package struct Place: Hashable, Sendable {
    /// Where it is.
    package let frame: Rect
    /// The depth: a larger one is in front.
    package let depth: Int

    /// Creates a place.
    package init(_ frame: Rect, depth: Int) {
      self.frame = frame
      self.depth = depth
    }
  }

  /// Takes the places of all items, in any order; those out of sight, or with a NaN, are covered by nothing.
  ///
  /// - Complexity: O(n log n).
  package init(_ places: [Place], along axis: Axis, in visible: Rect) {
    self.axis = axis
    self.places = places.filter { $0.frame.overlaps(visible) }
      .sorted { $0.frame.start(along: axis) < $1.frame.start(along: axis) }
    var farthest = -Double.infinity
    farthestEnds = self.places.map {
      farthest = max(farthest, $0.frame.end(along: axis))
      return farthest
    }
  }

  /// Whether a place covers some of one in sight that is deeper.
  ///
  /// - Complexity: O(log n), and a step for each place between the first that may reach it and the last.
  package func floats(_ place: Place) -> Bool {
    let start = place.frame.start(along: axis)
    let end = place.frame.end(along: axis)
    var index = places.firstIndex(whereSorted: { $0.frame.start(along: axis) >= end })
    while index > 0, farthestEnds[index - 1] > start {
      index -= 1
      if places[index].depth < place.depth, places[index].frame.overlaps(place.frame) {
        return true
      }
    }
    return false
  }
}

extension Rect {
  fileprivate func start(along axis: Axis) -> Double { axis == .horizontal ? minX : minY }

  fileprivate func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
