/// An item of a section: what makes it the same one, and what it shows now.
///
/// Compared and hashed by its identity in its scope; the hash is computed once.
@MainActor
final class SectionItem: Hashable {
  /// Stands for the item in snapshots, which are compared number by number.
  let number: Int
  // Never changed, and read by values that the main actor owns.
  nonisolated(unsafe) let identity: AnyHashable
  /// The section that the identity belongs to; nil for one that belongs to the whole list.
  nonisolated let scope: String?
  private nonisolated let hash: Int
  var content: AnyHashable
  /// The section that shows the item.
  weak var section: Section?

  private static var lastNumber = 0

  init(identity: AnyHashable, scope: String?, content: AnyHashable) {
    Self.lastNumber += 1
    number = Self.lastNumber
    self.identity = identity
    self.scope = scope
    self.content = content
    var hasher = Hasher()
    hasher.combine(scope)
    hasher.combine(identity)
    hash = hasher.finalize()
  }

  nonisolated static func == (first: SectionItem, second: SectionItem) -> Bool {
    first === second
      || first.hash == second.hash && first.scope == second.scope
        && first.identity == second.identity
  }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The items of a list, by their numbers and by what makes them the same.
@MainActor
final class ItemRegistry {
  private var items: Set<SectionItem> = []
  private var byNumber: [Int: SectionItem] = [:]
  /// Items that have left, and may still be on screen.
  private var departed: [SectionItem] = []

  /// The item of a number that a snapshot has.
  subscript(number: Int) -> SectionItem? { byNumber[number] }

  /// The item that is the same one as another.
  func item(_ other: SectionItem) -> SectionItem? { items.firstIndex(of: other).map { items[$0] } }

  /// Forgets what has left before the last update.
  func forgetDeparted() {
    for item in departed where items.firstIndex(of: item).map({ items[$0] }) !== item {
      byNumber[item.number] = nil
    }
    departed = []
  }

  /// Adds an item; false if there is the same one.
  func add(_ item: SectionItem) -> Bool {
    guard items.insert(item).inserted else { return false }
    byNumber[item.number] = item
    return true
  }

  func remove(_ removed: [SectionItem]) {
    for item in removed { items.remove(item) }
    departed += removed
  }
}
