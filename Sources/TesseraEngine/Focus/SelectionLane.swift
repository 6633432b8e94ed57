package import TesseraCore

/// The lane in which the cursor goes through a layout, as wide as the item that it began at.
package struct SelectionLane {
  /// The way along which the cursor goes.
  package let axis: Axis
  /// Where the lane is, across its axis, in content coordinates.
  package let span: Range<Double>
  /// The item that the cursor has reached.
  package private(set) var item: DataPath

  /// A lane that begins at an item.
  package init(along axis: Axis, from item: DataPath, _ frame: Rect) {
    self.axis = axis
    self.item = item
    span = axis == .vertical ? frame.minX..<frame.maxX : frame.minY..<frame.maxY
  }

  /// The same lane with the cursor at another item.
  package func moved(to item: DataPath) -> SelectionLane {
    var lane = self
    lane.item = item
    return lane
  }

  /// The frame of an item, brought into the lane.
  package func aligned(_ frame: Rect) -> Rect {
    let (start, extent) = (span.lowerBound, span.upperBound - span.lowerBound)
    return axis == .vertical
      ? Rect(x: start, y: frame.y, width: extent, height: frame.height)
      : Rect(x: frame.x, y: start, width: frame.width, height: extent)
  }
}

extension SelectionStep {
  /// The way along which an arrow leads; `nil` for all other keys.
  package var axis: Axis? {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    case .pageUp, .pageDown, .home, .end: nil
    }
  }
}
