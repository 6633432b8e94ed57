import Foundation
import UIKit

/// An object of the list, with its section controller once there is one.
@MainActor
final class SectionEntry {
  let identity: AnyHashable
  private let identifier: any Hashable
  /// Whether the object is an instance of a class, which may be changed in place.
  let isInstance: Bool
  var object: any ListDiffable
  /// The section; -1 once the object has left the list.
  var index: Int
  /// The section before the update that is carried out; nil in one that adds the object.
  var indexBefore: Int?
  var controller: ListSectionController?
  /// The number of items as the collection view knows it; nil until it has asked.
  var count: Int?

  init(_ object: any ListDiffable, identity: AnyHashable, index: Int) {
    self.object = object
    self.identity = identity
    self.index = index
    identifier = object.diffIdentifier()
    isInstance = type(of: object) is AnyClass
  }

  /// Whether an object has the identifier of this one.
  func isFor(_ other: any ListDiffable) -> Bool {
    if isInstance, isSameInstance(object, other) { return true }
    return isEqual(other.diffIdentifier(), to: identifier)
  }
}

/// The objects of a list in their order.
@MainActor
struct SectionMap {
  private(set) var entries: [SectionEntry] = []
  private var entriesByIdentity: [AnyHashable: SectionEntry] = [:]

  subscript(identity: AnyHashable) -> SectionEntry? { entriesByIdentity[identity] }

  /// The entry of a section; nil for one that does not exist.
  func entry(at section: Int) -> SectionEntry? {
    entries.indices.contains(section) ? entries[section] : nil
  }

  /// Removes all objects, which have no index then.
  mutating func removeAll() {
    for entry in entries { entry.index = -1 }
    self = SectionMap()
  }

  /// Replaces the objects; returns what has changed.
  ///
  /// Of objects with one identifier the first is kept, and `report` hears of the others. Equal ends cost a comparison
  /// for each object, or none for instances that stay where they are.
  mutating func replace(
    with objects: [any ListDiffable],
    report: (_ identity: AnyHashable, _ index: Int) -> Void
  ) -> SectionChanges {
    let before = entries
    for (index, entry) in before.enumerated() { entry.indexBefore = index }
    let start = sharedCount(before, objects, limit: min(before.count, objects.count)) { $0 }
    let room = min(before.count, objects.count) - start
    var end = sharedCount(before, objects, limit: room) { -1 - $0 }
    // The first of two is kept: what stands at the end must not be there before.
    let ending = before.count - end
    let twins = objects[start..<(objects.count - end)].contains {
      entriesByIdentity[$0.identity].map { $0.index >= ending } ?? false
    }
    if twins { end = 0 }
    var changes = SectionChanges(entriesBefore: before)
    for index in 0..<start { changes.note(before[index], objects[index]) }
    let oldWindow = before[start..<(before.count - end)]
    var middle: [SectionEntry] = []
    if !oldWindow.isEmpty || start + end < objects.count {
      middle = window(
        Array(objects[start..<(objects.count - end)]),
        leaving: oldWindow,
        start,
        &changes,
        report
      )
    }
    for offset in 0..<end {
      let old = before[before.count - end + offset]
      changes.note(old, objects[objects.count - end + offset])
    }
    entries = Array(before[..<start]) + middle + Array(before[(before.count - end)...])
    for (index, entry) in entries.enumerated() { entry.index = index }
    return changes
  }

  /// How many objects at one end are the same.
  private func sharedCount(
    _ before: [SectionEntry],
    _ objects: [any ListDiffable],
    limit: Int,
    _ place: (Int) -> Int
  ) -> Int {
    var count = 0
    while count < limit {
      let offset = place(count)
      let entry = before[offset < 0 ? before.count + offset : offset]
      let object = objects[offset < 0 ? objects.count + offset : offset]
      guard entry.isFor(object) else { break }
      count += 1
    }
    return count
  }

  private mutating func window(
    _ objects: [any ListDiffable],
    leaving oldWindow: ArraySlice<SectionEntry>,
    _ start: Int,
    _ changes: inout SectionChanges,
    _ report: (AnyHashable, Int) -> Void
  ) -> [SectionEntry] {
    for entry in oldWindow { entriesByIdentity[entry.identity] = nil }
    let staying = Dictionary(uniqueKeysWithValues: oldWindow.map { ($0.identity, $0) })
    var middle: [SectionEntry] = []
    for (offset, object) in objects.enumerated() {
      let identity = object.identity
      guard entriesByIdentity[identity] == nil else {
        report(identity, start + offset)
        continue
      }
      let entry: SectionEntry
      if let old = staying[identity] {
        entry = old
        changes.note(old, object)
      } else {
        entry = SectionEntry(object, identity: identity, index: start + offset)
      }
      entriesByIdentity[identity] = entry
      middle.append(entry)
    }
    for entry in oldWindow where entriesByIdentity[entry.identity] !== entry { entry.index = -1 }
    changes.find(from: Array(oldWindow), to: middle, start)
    return middle
  }
}

private func isEqual<Identifier: Hashable>(_ first: Identifier, to second: any Hashable) -> Bool {
  if let second = second as? Identifier { return first == second }
  // Such as an `Int` and an `NSNumber`, which are equal once they are erased.
  return AnyHashable(first) == AnyHashable(second)
}
