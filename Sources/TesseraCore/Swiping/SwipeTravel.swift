/// How far a row with buttons beside it follows a pull, and where it comes to rest.
///
/// Distances are in points, count from where the row is closed, and grow as it is moved aside.
///
/// 1. A row follows a pull from 0 to its ``extent``. It is not pulled to the other side.
/// 2. Beyond, it goes on to follow if a full swipe performs the first action, up to the width of the row.
///    Otherwise a rubber band as long as the row holds it back.
/// 3. Past ``fullSwipeDistance`` the first action is performed when the row is let go, unless it is flicked back.
/// 4. A row that is let go faster than ``flickVelocity`` opens or closes as it moves. A slower one opens from
///    half of its extent on.
package struct SwipeTravel: Sendable, Equatable {
  /// From which speed on a row is flicked, in points per second.
  package static let flickVelocity = 300.0
  /// The part of the row's width that a full swipe takes at least.
  package static let fullSwipePart = 0.6
  /// How far beyond the extent a full swipe takes the row at least, in points.
  package static let fullSwipeMargin = 24.0

  /// The width of the row.
  package let rowWidth: Double
  /// How far an open row is moved aside.
  package let extent: Double
  /// Whether a full swipe performs the first action.
  package let performsFirstAction: Bool

  /// The travel of a row; numbers that are not positive and finite count as 0.
  package init(rowWidth: Double, extent: Double, performsFirstAction: Bool) {
    self.rowWidth = rowWidth.isFinite ? max(0, rowWidth) : 0
    self.extent = extent.isFinite ? min(max(0, extent), self.rowWidth) : 0
    self.performsFirstAction = performsFirstAction
  }

  /// Where a row comes to rest.
  package enum Rest: Hashable, Sendable {
    /// Where it was.
    case closed
    /// Moved aside by its buttons.
    case open
    /// Moved aside as a whole, because the first action is performed.
    case aside
  }

  /// From where on a full swipe performs the first action; nil where it does not.
  package var fullSwipeDistance: Double? {
    guard performsFirstAction, extent > 0 else { return nil }
    return min(rowWidth, max(rowWidth * Self.fullSwipePart, extent + Self.fullSwipeMargin))
  }

  /// How far the row is moved aside where it rests.
  package func distance(of rest: Rest) -> Double {
    switch rest {
    case .closed: 0
    case .open: extent
    case .aside: rowWidth
    }
  }

  /// How far the row is moved aside for a pull; a pull of NaN counts as none.
  package func shown(forPull pull: Double) -> Double {
    guard extent > 0, pull > 0 else { return 0 }
    guard pull > extent else { return pull }
    if performsFirstAction { return min(pull, rowWidth) }
    let beyond = RubberBand(dimension: rowWidth).shown(forPull: pull - extent)
    return min(extent + beyond, rowWidth)
  }

  /// The pull for which the row is moved aside by a distance: the inverse of ``shown(forPull:)``.
  package func pull(forShown shown: Double) -> Double {
    guard shown > extent, !performsFirstAction else { return shown > 0 ? shown : 0 }
    return extent + RubberBand(dimension: rowWidth).pull(forShown: shown - extent)
  }

  /// Whether a row that is let go there performs the first action.
  package func isFullSwipe(_ shown: Double) -> Bool {
    fullSwipeDistance.map { shown >= $0 } ?? false
  }

  /// Where a row comes to rest that is let go.
  ///
  /// - Parameters:
  ///   - shown: How far it is moved aside.
  ///   - velocity: How fast that grows, in points per second; NaN counts as 0.
  /// - Returns: Closed for a row without buttons.
  package func rest(releasedAt shown: Double, velocity: Double) -> Rest {
    guard extent > 0 else { return .closed }
    if velocity <= -Self.flickVelocity { return .closed }
    if isFullSwipe(shown) { return .aside }
    if velocity >= Self.flickVelocity { return .open }
    return shown >= extent / 2 ? .open : .closed
  }
}
