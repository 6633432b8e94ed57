import CoreGraphics
import TesseraCore

/// The items that are shown and that the data source does not have: the gap of a drag, and placeholders.
///
/// An owner of the engine's state.
@MainActor
final class Guests {
  private(set) var items = GuestItems()
  /// Guests that go with the next batch.
  private(set) var leaving: Set<Int> = []
  /// Guests that the next batch inserts items for, and where.
  private(set) var becoming: [Int: DataPath] = [:]
  private var contents: [Int: Content] = [:]
  private var count = 0

  /// The content of a guest.
  enum Content {
    /// Room for something of a size.
    case gap(CGSize)
    case placeholder(DropPlaceholderContext)
  }

  var isEmpty: Bool { items.isEmpty }

  /// A number for another guest, which is not shown yet.
  func add(_ content: Content) -> Int {
    count += 1
    contents[count] = content
    return count
  }

  /// Shows these guests from now on; those that are not among them have gone.
  func show(_ items: GuestItems) {
    self.items = items
    contents = contents.filter { items.guest($0.key) != nil }
    leaving = leaving.filter { items.guest($0) != nil }
    becoming = becoming.filter { items.guest($0.key) != nil }
  }

  /// Everything is new.
  func clear() { show(GuestItems()) }

  func content(_ number: Int) -> Content? { contents[number] }

  /// The number of the gap, if there is one that stays.
  var gap: Int? {
    items.guests.first { guest in
      guard case .gap = contents[guest.number] else { return false }
      return !leaving.contains(guest.number)
    }?.number
  }

  /// Takes a guest away with the next batch.
  func leave(_ number: Int) { leaving.insert(number) }

  /// Inserts an item in the place of a guest with the next batch; `nil` takes that back.
  func become(_ path: DataPath?, _ number: Int) { becoming[number] = path }
}

/// The empty cell that makes room for what would be dropped.
final class GapCell: UICollectionViewCell {
  var size = CGSize.zero

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let fixed = layoutAttributes.fixedSides
    if size.width > 0, !fixed.contains(.width) { layoutAttributes.size.width = size.width }
    if size.height > 0, !fixed.contains(.height) { layoutAttributes.size.height = size.height }
    return layoutAttributes
  }
}
