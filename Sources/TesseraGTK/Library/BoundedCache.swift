/// A dictionary that forgets what was not asked for lately.
///
/// Entries live in two generations. When the recent one is full it becomes the older one, and what
/// was in that is dropped; an older entry that is asked for becomes recent again. So at most twice
/// `capacity` entries are kept, and every operation takes constant time.
struct BoundedCache<Key: Hashable, Value> {
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]
  private let capacity: Int

  /// - Parameter capacity: The number of entries in a generation, at least 1.
  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The number of entries kept.
  var count: Int { recent.count + older.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = recent[key] { return value }
      guard let value = older.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      older[key] = nil
      guard let newValue else { return recent[key] = nil }
      insert(newValue, for: key)
    }
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if recent.count >= capacity, recent[key] == nil {
      older = recent
      recent.removeAll(keepingCapacity: true)
    }
    recent[key] = value
  }
}
