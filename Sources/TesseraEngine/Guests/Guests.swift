package import TesseraCore

/// The items that are shown and that the data source does not have: the gap of a drag, and placeholders.
///
/// An owner of the engine's state.
package final class Guests {
  @exclusivity(unchecked) package private(set) var items = GuestItems()
  /// Guests that go with the next batch.
  package private(set) var leaving: Set<Int> = []
  /// Guests that the next batch inserts items for, and where.
  package private(set) var becoming: [Int: DataPath] = [:]
  private var contents: [Int: Content] = [:]
  private var count = 0

  /// The content of a guest.
  package enum Content {
    /// Room for something of a size.
    case gap(Size)
    case placeholder(any Placeholder)
  }

  package var isEmpty: Bool { items.isEmpty }

  /// A number for another guest, which is not shown yet.
  package func add(_ content: Content) -> Int {
    count += 1
    contents[count] = content
    return count
  }

  /// Shows these guests from now on; those that are not among them have gone.
  package func show(_ items: GuestItems) {
    self.items = items
    contents = contents.filter { items.guest($0.key) != nil }
    leaving = leaving.filter { items.guest($0) != nil }
    becoming = becoming.filter { items.guest($0.key) != nil }
  }

  /// Everything is new.
  package func clear() { show(GuestItems()) }

  package func content(_ number: Int) -> Content? { contents[number] }

  /// The number of the gap, if there is one that stays.
  package var gap: Int? {
    items.guests.first { guest in
      guard case .gap = contents[guest.number] else { return false }
      return !leaving.contains(guest.number)
    }?.number
  }

  /// Takes a guest away with the next batch.
  package func leave(_ number: Int) { leaving.insert(number) }

  /// Inserts an item in the place of a guest with the next batch; `nil` takes that back.
  package func become(_ path: DataPath?, _ number: Int) { becoming[number] = path }
}
