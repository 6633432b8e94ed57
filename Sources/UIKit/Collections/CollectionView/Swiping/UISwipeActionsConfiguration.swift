public import Foundation

/// The actions on one side of a row of a list.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first one is at the edge of the row, the last one next to its content.
  open private(set) var actions: [UIContextualAction]

  /// Whether the first action is performed when the row is pulled far beyond the buttons; `true` by default.
  ///
  /// It is pulled far enough at 0.6 of its width, and at least 24 points beyond the buttons.
  open var performsFirstActionWithFullSwipe = true

  /// Creates the actions of a row; one without any does not open.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// The side of a row that swipe actions are on.
enum SwipeSide {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}

/// The edge of a row that shows when its content is moved away from it.
enum SwipeEdge {
  case left, right

  init(_ side: SwipeSide, isRightToLeft: Bool) {
    self = (side == .trailing) == isRightToLeft ? .left : .right
  }

  /// The edge that a movement of the content towards its other side reveals.
  ///
  /// - Parameter direction: Positive where what is further right is revealed.
  init(revealedBy direction: Double) { self = direction > 0 ? .right : .left }

  func side(isRightToLeft: Bool) -> SwipeSide {
    (self == .left) == isRightToLeft ? .trailing : .leading
  }

  /// 1 where content that moves left is moved further aside, −1 where it is brought back.
  var sign: Double { self == .right ? 1 : -1 }
}
