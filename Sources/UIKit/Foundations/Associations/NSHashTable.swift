public import Foundation

/// A set of objects that can be held weakly: Foundation's, which is not in Foundation for Linux.
///
/// Objects are the same if they are one. Those that are held weakly leave the table when they go.
/// The parameter is a class, or a protocol for classes, which Swift does not take for a class where it is a type of values.
open class NSHashTable<ObjectType>: NSObject {
  private var strong: [ObjectIdentifier: AnyObject] = [:]
  private var weak: [ObjectIdentifier: WeakObject] = [:]
  private let isWeak: Bool

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// The ways in which objects are held.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept.
    public static var strongMemory: Options { [] }
    /// Objects are not kept.
    public static var weakMemory: Options { Options(rawValue: 5) }
  }

  /// Creates an empty table.
  public init(options: Options = .strongMemory, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
    super.init()
  }

  /// Creates an empty table that does not keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object, unless it is there.
  open func add(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    if isWeak {
      weak[ObjectIdentifier(object)] = WeakObject(object: object)
    } else {
      strong[ObjectIdentifier(object)] = object
    }
  }

  /// Removes an object; one that is not there changes nothing.
  open func remove(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    strong[ObjectIdentifier(object)] = nil
    weak[ObjectIdentifier(object)] = nil
  }

  /// Removes all objects.
  open func removeAllObjects() {
    strong = [:]
    weak = [:]
  }

  /// Whether an object is there.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Returns the object if it is there.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let key = ObjectIdentifier(object as AnyObject)
    return (isWeak ? weak[key]?.object : strong[key]) == nil ? nil : object
  }

  /// The objects that are there and have not gone, in no order.
  open var allObjects: [ObjectType] {
    guard isWeak else { return strong.values.compactMap { $0 as? ObjectType } }
    // The address of an object that has gone may be that of another one later, which then takes its entry.
    weak = weak.filter { $0.value.object != nil }
    return weak.values.compactMap { $0.object as? ObjectType }
  }

  /// One of the objects; nil without any.
  open var anyObject: ObjectType? { allObjects.first }

  /// The number of objects that are there and have not gone.
  open var count: Int { allObjects.count }
}
