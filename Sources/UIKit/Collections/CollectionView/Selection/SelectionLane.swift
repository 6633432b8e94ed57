import CoreGraphics
import TesseraCore

/// The lane in which the cursor goes through a layout, as wide as the item that it began at.
struct SelectionLane {
  /// The way along which the cursor goes.
  let axis: Axis
  /// Where the lane is, across its axis, in content coordinates.
  let span: Range<CGFloat>
  /// The item that the cursor has reached.
  private(set) var item: DataPath

  /// A lane that begins at an item.
  init(along axis: Axis, from item: DataPath, _ frame: CGRect) {
    self.axis = axis
    self.item = item
    span = axis == .vertical ? frame.minX..<frame.maxX : frame.minY..<frame.maxY
  }

  /// The same lane with the cursor at another item.
  func moved(to item: DataPath) -> SelectionLane {
    var lane = self
    lane.item = item
    return lane
  }

  /// The frame of an item, brought into the lane.
  func aligned(_ frame: CGRect) -> CGRect {
    var frame = frame
    if axis == .vertical {
      (frame.origin.x, frame.size.width) = (span.lowerBound, span.upperBound - span.lowerBound)
    } else {
      (frame.origin.y, frame.size.height) = (span.lowerBound, span.upperBound - span.lowerBound)
    }
    return frame
  }
}

extension Selection {
  /// The lane that a step from an item goes on in; `nil` if it begins one, or goes across.
  func lane(from item: DataPath?, _ step: SelectionStep) -> SelectionLane? {
    guard let lane, lane.item == item, step.axis == lane.axis else { return nil }
    return lane
  }
}

extension SelectionStep {
  /// The way along which an arrow leads; `nil` for all other keys.
  var axis: Axis? {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    case .pageUp, .pageDown, .home, .end: nil
    }
  }
}

extension UICollectionView {
  /// The lane that a step along the layout's axis begins at an item; `nil` for one across.
  func newLane(from item: DataPath, _ step: SelectionStep) -> SelectionLane? {
    guard let axis = step.axis, axis == engine.axis,
      let frame = engine.arranging.frameOnScreen(ofItemAt: engine.shownPath(of: item))
    else { return nil }
    return SelectionLane(along: axis, from: item, frame)
  }
}
