/// Rows that share an identifier, in the order in which they were added.
///
/// Rows that share theirs with no other are in no group and cost nothing. Adding and removing a row costs O(1),
/// whatever the size of its group.
package struct DuplicateGroups: Sendable {
  /// The groups, by their numbers.
  private var groups: [Int32: Group] = [:]
  /// Where each row is in its group.
  private var links: [Int32: Link] = [:]
  /// The number of the next group.
  private var nextGroup: Int32 = 0

  private struct Group: Sendable {
    var first: Int32
    var last: Int32
  }

  private struct Link: Sendable {
    let group: Int32
    var previous: Int32?
    var next: Int32?
  }

  package init() {}

  /// Whether no row shares its identifier.
  package var isEmpty: Bool { groups.isEmpty }

  /// How many rows share their identifiers with others.
  var rowCount: Int { links.count }

  /// Whether a row shares its identifier.
  func contains(_ row: Int32) -> Bool { links[row] != nil }

  /// The row that was added last of those that share a row's identifier; the row itself if it is alone.
  func last(likeRow row: Int32) -> Int32 {
    links[row].flatMap { groups[$0.group] }?.last ?? row
  }

  /// The row that was added first of those that share a row's identifier; the row itself if it is alone.
  func first(likeRow row: Int32) -> Int32 {
    links[row].flatMap { groups[$0.group] }?.first ?? row
  }

  /// All rows that share a row's identifier, in the order in which they were added.
  func rows(likeRow row: Int32) -> [Int32] {
    Array(sequence(first: first(likeRow: row)) { links[$0]?.next })
  }

  /// The rows of each group, in their order; groups ascend by their first rows.
  var allRows: [[Int32]] {
    groups.values.map { $0.first }.sorted().map { rows(likeRow: $0) }
  }

  /// For each row that is not the first of its group, which of them it is, counted from 0.
  var ordinals: [Int32: Int] {
    var ordinals: [Int32: Int] = [:]
    for group in groups.values {
      for (ordinal, row) in rows(likeRow: group.first).enumerated() where ordinal > 0 {
        ordinals[row] = ordinal
      }
    }
    return ordinals
  }

  /// Adds a row that shares the identifier of another one; the last of those that had it is returned.
  mutating func add(_ row: Int32, likeRow other: Int32) -> Int32 {
    let last = last(likeRow: other)
    if links[last] == nil {
      groups[nextGroup] = Group(first: last, last: last)
      links[last] = Link(group: nextGroup)
      nextGroup += 1
    }
    guard let group = links[last]?.group else { return last }
    links[last]?.next = row
    links[row] = Link(group: group, previous: last)
    groups[group]?.last = row
    return last
  }

  /// Removes a row; a row that is left alone is in no group any more.
  ///
  /// Returns the row that is the first from then on if the removed one was, and nil otherwise.
  mutating func remove(_ row: Int32) -> Int32? {
    guard let link = links.removeValue(forKey: row) else { return nil }
    if let previous = link.previous { links[previous]?.next = link.next }
    if let next = link.next { links[next]?.previous = link.previous }
    if let next = link.next, link.previous == nil { groups[link.group]?.first = next }
    if let previous = link.previous, link.next == nil { groups[link.group]?.last = previous }
    if let group = groups[link.group], group.first == group.last {
      groups[link.group] = nil
      links[group.first] = nil
    }
    return link.previous == nil ? link.next : nil
  }
}
