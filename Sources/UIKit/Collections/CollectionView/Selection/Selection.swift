import Foundation
import TesseraCore
import TesseraEngine

/// What can be selected, and how the item is shown that keys have reached.
///
/// Which items are selected is a part of `FollowedPaths`.
struct Selection {
  /// What can be selected while the collection view is not edited, and while it is.
  var usually = Permission(isAllowed: true)
  var whileEditing = Permission(isAllowed: false)
  var isEditing = false
  var focus = FocusRules()
  /// Whether the cursor is to be seen: keys have moved it, and no pointer was used since.
  var showsCursor = false
  /// The cell that the cursor is shown on.
  weak var focusedCell: UICollectionViewCell?
  /// Where the last steps of the cursor along the layout began, and where they led to.
  var lane: SelectionLane?
  /// What is typed to find an item.
  var typeAhead = TypeAhead()

  /// Where the focus may go, and what follows it.
  struct FocusRules {
    /// Whether items can have the focus; `nil` leaves that to whether they can be selected.
    var isAllowed: Bool?
    /// The same while the collection view is edited.
    var isAllowedWhileEditing: Bool?
    var isFollowedBySelection = false
    var remembersItem = false
  }

  /// How many items can be selected.
  struct Permission: Equatable {
    /// Whether any can; `false` leaves `allowsMany` as it is.
    var isAllowed: Bool
    var allowsMany = false
  }

  /// What can be selected now; while editing, allowing many allows one as well.
  var permission: Permission {
    guard isEditing else { return usually }
    var permission = whileEditing
    if permission.allowsMany { permission.isAllowed = true }
    return permission
  }
}

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
