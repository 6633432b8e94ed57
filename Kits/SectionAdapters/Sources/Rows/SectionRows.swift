import Foundation

/// The items of a section in their order.
@MainActor
protocol SectionRows: AnyObject {
  var items: [SectionItem] { get }

  /// Takes over what has become of an alignment: the items of its window, and which of those that come were left out.
  func finish(_ window: Range<Int>, _ items: [SectionItem], leftOut: IndexSet)
}

/// The alignment of the items of a section before and after a change.
struct RowAlignment {
  /// Neighbours among the items that come.
  enum Segment {
    /// Items that stay, in their order, by their places before.
    case kept(Range<Int>)
    /// Items that are new, or come from another place.
    case new([SectionItem])
  }

  let rows: any SectionRows
  /// The items before that are between those that stay at both ends.
  var window: Range<Int>
  /// The segments that replace the window.
  var segments: [Segment] = []
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
    let (oldEnd, newEnd) = alignEnd(values, incoming, start)
    var alignment = RowAlignment(rows: self, window: start..<oldEnd)
    alignWindow(values, incoming, start..<newEnd, &alignment)
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

  /// Where the items begin that stay at the end, before and after.
  private func alignEnd(
    _ values: [Value],
    _ incoming: [Value],
    _ start: Int
  ) -> (old: Int, new: Int) {
    var (old, new) = (values.count, incoming.count)
    while old > start, new > start,
      values[old - 1] == incoming[new - 1] || keeps(old - 1, as: new - 1)
    {
      old -= 1
      new -= 1
    }
    return (old, new)
  }

  func finish(_ window: Range<Int>, _ resolved: [SectionItem], leftOut: IndexSet) {
    if !window.isEmpty || !resolved.isEmpty { items.replaceSubrange(window, with: resolved) }
    values = incoming
    for offset in leftOut.reversed() { values.remove(at: window.lowerBound + offset) }
    incoming = []
  }

  /// Walks through what is left of both lists, and gives up the rest where they do not agree again soon.
  private func alignWindow(
    _ values: [Value],
    _ incoming: [Value],
    _ new: Range<Int>,
    _ alignment: inout RowAlignment
  ) {
    var old = alignment.window.lowerBound
    let oldEnd = alignment.window.upperBound
    var next = new.lowerBound
    func leave(_ removed: Int, _ added: Int) {
      alignment.removed += items[old..<old + removed]
      var arrivals: [SectionItem] = []
      for index in next..<next + added { arrivals.append(item(incoming[index])) }
      if added > 0 { alignment.segments.append(.new(arrivals)) }
      (old, next) = (old + removed, next + added)
    }
    while old < oldEnd, next < new.upperBound {
      let first = old
      while old < oldEnd, next < new.upperBound,
        values[old] == incoming[next] || keeps(old, as: next)
      {
        (old, next) = (old + 1, next + 1)
      }
      if old > first { alignment.segments.append(.kept(first..<old)) }
      guard let skip = agreement(old..<oldEnd, next..<new.upperBound) else { break }
      leave(skip.old, skip.new)
    }
    leave(oldEnd - old, new.upperBound - next)
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

  /// Whether an item whose value is another stays, which is noted.
  private func keeps(_ old: Int, as new: Int) -> Bool {
    guard identity != nil, isSame(old, as: new) else { return false }
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
