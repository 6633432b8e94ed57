import UIKit

/// The objects on screen, with their views.
@MainActor
struct DisplayedViews {
  private var entriesByView: [ObjectIdentifier: SectionEntry] = [:]
  private var counts: [ObjectIdentifier: (entry: SectionEntry, count: Int)] = [:]
  /// The objects in the working range.
  var workingRange: [ObjectIdentifier: SectionEntry] = [:]
  /// Whether all views are replaced, and the working range stays as it is until they are.
  var areReplaced = false

  /// The objects of which something is on screen, in no order.
  var entries: [SectionEntry] { counts.values.map(\.entry) }

  /// Notes that a view shows an object; returns whether it is the first.
  mutating func insert(_ view: UICollectionReusableView, of entry: SectionEntry) -> Bool {
    let key = ObjectIdentifier(view)
    guard entriesByView[key] == nil else { return false }
    entriesByView[key] = entry
    let count = counts[ObjectIdentifier(entry)]?.count ?? 0
    counts[ObjectIdentifier(entry)] = (entry, count + 1)
    return count == 0
  }

  /// Forgets all views; returns the objects that they showed, in their order.
  mutating func removeAll() -> [SectionEntry] {
    defer { (entriesByView, counts) = ([:], [:]) }
    return entries.sorted { $0.index < $1.index }
  }

  /// Notes that a view shows nothing any more; returns the object that it showed, and whether it was the last.
  mutating func remove(_ view: UICollectionReusableView) -> (entry: SectionEntry, isLast: Bool)? {
    guard let entry = entriesByView.removeValue(forKey: ObjectIdentifier(view)) else { return nil }
    let key = ObjectIdentifier(entry)
    let count = (counts[key]?.count ?? 1) - 1
    counts[key] = count == 0 ? nil : (entry, count)
    return (entry, count == 0)
  }
}
