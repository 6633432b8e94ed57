import TesseraCore
import TesseraEngine

extension Selection {
  /// The lane that a step from an item goes on in; `nil` if it begins one, or goes across.
  func lane(from item: DataPath?, _ step: SelectionStep) -> SelectionLane? {
    guard let lane, lane.item == item, step.axis == lane.axis else { return nil }
    return lane
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
