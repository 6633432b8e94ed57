/// A dictionary that forgets what was not asked for lately, so that what it keeps costs no more than a
/// limit.
///
/// Entries live in two generations of at most half the limit each. When the recent one is full it becomes
/// the older one, and what was in that is dropped; an older entry that is asked for becomes recent again.
/// Every operation takes constant time.
public struct CostLimitedCache<Key: Hashable, Value> {
  private var recent = Generation()
  private var older = Generation()
  private let limit: Int

  private struct Generation {
    private(set) var entries: [Key: Entry] = [:]
    private(set) var cost = 0

    mutating func insert(_ entry: Entry, for key: Key) {
      remove(key)
      entries[key] = entry
      cost += entry.cost
    }

    @discardableResult
    mutating func remove(_ key: Key) -> Entry? {
      guard let entry = entries.removeValue(forKey: key) else { return nil }
      cost -= entry.cost
      return entry
    }
  }

  private struct Entry {
    let value: Value
    let cost: Int
  }

  /// Creates an empty cache.
  ///
  /// - Parameter limit: What all values may cost together, in any unit; nothing is kept if it is zero.
  public init(limit: Int) { self.limit = limit }

  /// What all values that are kept cost together.
  public var cost: Int { recent.cost + older.cost }

  /// The number of values that are kept.
  public var count: Int { recent.entries.count + older.entries.count }

  /// The value kept for `key`, which is one that was asked for lately from then on.
  public mutating func value(for key: Key) -> Value? {
    if let entry = recent.entries[key] { return entry.value }
    guard let entry = older.remove(key) else { return nil }
    insert(entry, for: key)
    return entry.value
  }

  /// Keeps `value` in place of what was kept for `key`.
  ///
  /// - Parameters:
  ///   - value: What is kept.
  ///   - key: What it is asked for by.
  ///   - cost: What the value costs, zero or more; one that costs more than half the limit is not kept.
  public mutating func keep(_ value: Value, for key: Key, cost: Int) {
    recent.remove(key)
    older.remove(key)
    insert(Entry(value: value, cost: max(0, cost)), for: key)
  }

  private mutating func insert(_ entry: Entry, for key: Key) {
    guard entry.cost <= limit / 2 else { return }
    if recent.cost + entry.cost > limit / 2 {
      older = recent
      recent = Generation()
    }
    recent.insert(entry, for: key)
  }
}
