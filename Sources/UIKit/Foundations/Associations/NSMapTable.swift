public import Foundation

private let smallestLimit = 16

/// A table of objects by keys, each of which can be held weakly: Foundation's, which is not in Foundation for Linux.
///
/// Keys are the same if `isEqual(_:)` says so, those that are no `NSObject` if they are one. An entry of which a key or an object that
/// is held weakly has gone is not there any more.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  /// The ways in which keys and objects are held.
  public typealias Options = NSHashTable<AnyObject>.Options

  private var entries: [Int: [Entry]] = [:]
  /// How many hashes there may be before entries that have gone are looked for.
  private var limit = smallestLimit
  private let keysAreWeak: Bool
  private let objectsAreWeak: Bool

  private struct Entry {
    private weak var weakKey: KeyType?
    private weak var weakObject: ObjectType?
    private var strongKey: KeyType?
    private var strongObject: ObjectType?

    init(_ key: KeyType, isWeak keyIsWeak: Bool, _ object: ObjectType, isWeak objectIsWeak: Bool) {
      if keyIsWeak { weakKey = key } else { strongKey = key }
      if objectIsWeak { weakObject = object } else { strongObject = object }
    }

    var key: KeyType? { strongKey ?? weakKey }
    var object: ObjectType? { strongObject ?? weakObject }
    var content: (key: KeyType, object: ObjectType)? {
      guard let key, let object else { return nil }
      return (key, object)
    }
  }

  /// Creates an empty table.
  public init(
    keyOptions: Options = .strongMemory,
    valueOptions: Options = .strongMemory,
    capacity initialCapacity: Int = 0
  ) {
    keysAreWeak = keyOptions.contains(.weakMemory)
    objectsAreWeak = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// Creates an empty table that keeps keys and objects.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Creates an empty table that keeps objects, and not keys.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }

  /// Creates an empty table that keeps keys, and not objects.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }

  /// Creates an empty table that keeps neither keys nor objects.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The object of a key; `nil` without one.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries[Self.hash(aKey)]?.lazy.first { Self.isSame($0.key, aKey) }?.object
  }

  /// Gives a key an object; `nil` for either changes nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let entry = Entry(aKey, isWeak: keysAreWeak, anObject, isWeak: objectsAreWeak)
    forgetWhatHasGone()
    // A key may have the place in memory, and so the hash, of one that has gone.
    let others = (entries[Self.hash(aKey)] ?? [])
      .filter { $0.content != nil && !Self.isSame($0.key, aKey) }
    entries[Self.hash(aKey)] = others + [entry]
  }

  /// Takes away entries that have gone, and the objects that they hold, each time there are twice as many as were left.
  private func forgetWhatHasGone() {
    guard entries.count >= limit else { return }
    entries = entries.mapValues { $0.filter { $0.content != nil } }.filter { !$0.value.isEmpty }
    limit = max(smallestLimit, 2 * entries.count)
  }

  /// Takes the object of a key away; a key without one changes nothing.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let others = entries[Self.hash(aKey)]?.filter { !Self.isSame($0.key, aKey) } ?? []
    entries[Self.hash(aKey)] = others.isEmpty ? nil : others
  }

  /// Takes all objects away.
  open func removeAllObjects() { entries = [:] }

  /// The number of keys that have an object.
  open var count: Int { contents.count }

  /// The keys that have an object, in no order.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: contents.map(\.key)).objectEnumerator()
  }

  /// The objects, in no order; `nil` without any.
  open func objectEnumerator() -> NSEnumerator? {
    let objects = contents.map(\.object)
    return objects.isEmpty ? nil : NSArray(array: objects).objectEnumerator()
  }

  private var contents: [(key: KeyType, object: ObjectType)] {
    entries.values.flatMap { $0.compactMap(\.content) }
  }

  private static func hash(_ key: KeyType) -> Int {
    (key as? NSObject)?.hash ?? ObjectIdentifier(key).hashValue
  }

  private static func isSame(_ one: KeyType?, _ other: KeyType) -> Bool {
    one === other || (one as? NSObject)?.isEqual(other) == true
  }
}
