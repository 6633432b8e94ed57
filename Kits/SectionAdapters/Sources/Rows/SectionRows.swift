/// The items of a section in their order.
@MainActor
protocol SectionRows: AnyObject {
  var items: [SectionItem] { get }

  /// Takes over what has become of an alignment: the items of its window, nil for those that are left out.
  func finish(_ window: Range<Int>, _ items: [SectionItem?])
}

/// What leads from the items of a section to those that come.
struct RowAlignment {
  /// A place among the items that come.
  enum Slot {
    /// An item that stays, in its order among those that stay.
    case kept(SectionItem)
    /// An item that is new, or comes from another place.
    case new(SectionItem)
  }

  let rows: any SectionRows
  /// The items before that are between those that stay at both ends.
  var window: Range<Int>
  /// What comes in place of the window.
  var slots: [Slot] = []
  /// The items that leave their places.
  var removed: [SectionItem] = []
  /// The items that stay with another content.
  var changed: [SectionItem] = []
}

/// The items of a section, with what they show as values of one type.
///
/// Values are compared as they are, and only for what has changed is anything hashed.
@MainActor
final class TypedRows<Value: Hashable>: SectionRows {
  private(set) var items: [SectionItem] = []
  private var values: [Value] = []
  private var incoming: [Value] = []
  private var scope: String?
  private var identity: ((Value) -> AnyHashable)?
  private var changed: [(old: Int, new: Int)] = []

  /// How far it is looked for where two lists agree again.
  private let reach = 8

  /// Compares values with those of before, in a scope of identities.
  ///
  /// Without a closure for the identity of a value, values are their own.
  func align(
    with incoming: [Value],
    scope: String?,
    identity: ((Value) -> AnyHashable)?
  ) -> RowAlignment {
    self.incoming = incoming
    self.scope = scope
    self.identity = identity
    changed = []
    let start = alignStart(values, incoming)
    var (oldEnd, newEnd) = (values.count, incoming.count)
    while oldEnd > start, newEnd > start, keeps(oldEnd - 1, as: newEnd - 1) {
      oldEnd -= 1
      newEnd -= 1
    }
    var alignment = RowAlignment(rows: self, window: start..<oldEnd)
    alignWindow(start..<newEnd, &alignment)
    for (old, new) in changed.sorted(by: { $0.old < $1.old }) {
      items[old].content = AnyHashable(incoming[new])
      alignment.changed.append(items[old])
    }
    return alignment
  }

  /// How many items stay at the start.
  private func alignStart(_ values: [Value], _ incoming: [Value]) -> Int {
    let shorter = min(values.count, incoming.count)
    var start = 0
    while start < shorter, values[start] == incoming[start] || keeps(start, as: start) {
      start += 1
    }
    return start
  }

  func finish(_ window: Range<Int>, _ resolved: [SectionItem?]) {
    items.replaceSubrange(window, with: resolved.compactMap(\.self))
    values = incoming
    for (offset, item) in resolved.enumerated().reversed() where item == nil {
      values.remove(at: window.lowerBound + offset)
    }
    incoming = []
  }

  /// Walks through what is left of both lists, and gives up the rest where they do not agree again soon.
  private func alignWindow(_ new: Range<Int>, _ alignment: inout RowAlignment) {
    var old = alignment.window.lowerBound
    let oldEnd = alignment.window.upperBound
    var next = new.lowerBound
    while old < oldEnd, next < new.upperBound {
      if keeps(old, as: next) {
        alignment.slots.append(.kept(items[old]))
        (old, next) = (old + 1, next + 1)
      } else if let skip = agreement(old..<oldEnd, next..<new.upperBound) {
        alignment.removed += items[old..<old + skip.old]
        alignment.slots += (next..<next + skip.new).map { .new(item(incoming[$0])) }
        (old, next) = (old + skip.old, next + skip.new)
      } else {
        break
      }
    }
    alignment.removed += items[old..<oldEnd]
    alignment.slots += (next..<new.upperBound).map { .new(item(incoming[$0])) }
  }

  /// How many items leave and come until both lists agree.
  private func agreement(_ old: Range<Int>, _ new: Range<Int>) -> (old: Int, new: Int)? {
    for skip in 1...reach {
      for (first, second) in [(skip, 0), (0, skip), (skip, skip)]
      where first < old.count && second < new.count
        && isSame(old.lowerBound + first, as: new.lowerBound + second)
      {
        return (first, second)
      }
    }
    return nil
  }

  /// Whether an item stays, and notes if its content is another.
  private func keeps(_ old: Int, as new: Int) -> Bool {
    if values[old] == incoming[new] { return true }
    guard isSame(old, as: new) else { return false }
    changed.append((old, new))
    return true
  }

  private func isSame(_ old: Int, as new: Int) -> Bool {
    guard let identity else { return values[old] == incoming[new] }
    return items[old].identity == identity(incoming[new])
  }

  private func item(_ value: Value) -> SectionItem {
    let content = AnyHashable(value)
    return SectionItem(identity: identity?(value) ?? content, scope: scope, content: content)
  }
}
