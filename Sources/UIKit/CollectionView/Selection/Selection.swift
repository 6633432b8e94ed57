import Foundation

/// Which items are selected, which one is pressed, and where the keyboard is.
struct Selection {
  /// What can be selected while the collection view is not edited, and while it is.
  var usually = Permission(isAllowed: true)
  var whileEditing = Permission(isAllowed: false)
  var isEditing = false
  /// The selected items, each with when it was selected.
  private var order: [IndexPath: Int] = [:]
  private var count = 0
  /// The item that a touch holds down.
  var pressed: IndexPath?
  /// The item that keys start from.
  var cursor: IndexPath?
  /// Whether the cursor is to be seen: keys have moved it, and no pointer was used since.
  var showsCursor = false
  /// The cell that the cursor is shown on.
  weak var focusedCell: UICollectionViewCell?
  /// The item that a range of items starts from.
  var rangeStart: IndexPath?

  /// Items that somebody else is being asked about or told of, who may change the data meanwhile;
  /// `nil` for those that are no more.
  private var followed: [IndexPath?] = []

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

  func contains(_ indexPath: IndexPath) -> Bool { order[indexPath] != nil }

  /// The selected items in the order in which they were selected.
  var indexPaths: [IndexPath] { order.sorted { $0.value < $1.value }.map(\.key) }

  mutating func insert(_ indexPath: IndexPath) {
    guard order[indexPath] == nil else { return }
    count += 1
    order[indexPath] = count
  }

  mutating func remove(_ indexPath: IndexPath) { order[indexPath] = nil }

  /// Gives every item the place it has now; `place` answers `nil` for one that is no more.
  mutating func translate(_ place: (IndexPath) -> IndexPath?) {
    var renumbered: [IndexPath: Int] = Dictionary(minimumCapacity: order.count)
    for (indexPath, position) in order {
      guard let indexPath = place(indexPath) else { continue }
      renumbered[indexPath] = position
    }
    order = renumbered
    pressed = pressed.flatMap(place)
    cursor = cursor.flatMap(place)
    rangeStart = rangeStart.flatMap(place)
    followed = followed.map { $0.flatMap(place) }
  }

  /// Forgets all items, and answers those that were selected.
  mutating func removeAll() -> [IndexPath] {
    let removed = indexPaths
    order = [:]
    pressed = nil
    cursor = nil
    rangeStart = nil
    return removed
  }
}

extension Selection {
  /// Begins to follow an item through what changes the data; ended by `endFollowing()`.
  mutating func follow(_ indexPath: IndexPath) { followed.append(indexPath) }

  /// Where the item is now that was followed last.
  mutating func endFollowing() -> IndexPath? { followed.removeLast() }

  /// Paths mean something else now.
  mutating func loseFollowed() { followed = followed.map { _ in nil } }
}
