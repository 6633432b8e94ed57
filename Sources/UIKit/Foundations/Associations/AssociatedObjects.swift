import Foundation

/// The ways in which an object references a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object not at all: it is `nil` once it is gone. Other values are held.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// As its owner.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As the owner of a copy, where the value can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As its owner.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As the owner of a copy, where the value can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that is associated with an object under a key; `nil` without one, and for what is no object.
///
/// May be called on any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object, for: key)
}

/// Associates a value with an object under a key, in place of the former; `nil` takes it away.
///
/// Swift does not report when an object is deallocated. Its values are released a while after it: at the latest when as many values were
/// associated with others as there are objects with values. `object` must be an object; anything else is reported and changes nothing.
/// May be called on any thread.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object, for: key, policy: policy)
}

/// Takes all values away that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object)
}

/// An optional as the value of an `Any`, in which iOS finds the object when it is bridged.
private protocol OptionalObject {
  var held: Any? { get }
}

extension Optional: OptionalObject {
  fileprivate var held: Any? { map { $0 } }
}

/// The values that are associated with objects.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private enum Value {
    case held(Any)
    case weak(WeakObject)
  }

  private final class WeakObject {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  private struct Entry {
    let owner: WeakObject
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// As many changes as there were objects with values at the last sweep, less those since.
  private var changesUntilSweep = 1

  func value(of object: Any, for key: UnsafeRawPointer) -> Any? {
    guard let owner = Self.reference(object) else { return nil }
    return lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner.object === owner else {
        return nil
      }
      switch entry.values[key] {
      case .held(let value): return value
      case .weak(let value): return value.object
      case nil: return nil
      }
    }
  }

  func set(
    _ value: Any?,
    of object: Any,
    for key: UnsafeRawPointer,
    policy: objc_AssociationPolicy
  ) {
    guard let owner = Self.reference(object) else {
      return Diagnostics.reportFromAnyThread(
        .registration,
        "A value was to be associated with a \(type(of: object)), which is no object; nothing was changed."
      )
    }
    let held = value.map { Self.held($0, policy: policy) }
    // What is let go may associate values itself when it goes, and so goes once the lock is free.
    let former = lock.withLock {
      let identifier = ObjectIdentifier(owner)
      let known = entries[identifier]
      var entry = known?.owner.object === owner ? known : nil
      if entry == nil, held != nil { entry = Entry(owner: WeakObject(owner)) }
      entry?.values[key] = held
      entries[identifier] = entry?.values.isEmpty == true ? nil : entry
      return [known].compactMap(\.self) + sweepIfDue()
    }
    withExtendedLifetime(former) {}
  }

  func removeAll(of object: Any) {
    guard let owner = Self.reference(object) else { return }
    let former = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(former) {}
  }

  /// Takes out and returns what belongs to objects that are gone, as often as that costs no more than the changes.
  private func sweepIfDue() -> [Entry] {
    changesUntilSweep -= 1
    guard changesUntilSweep <= 0 else { return [] }
    let gone = entries.filter { $0.value.owner.object == nil }
    for identifier in gone.keys { entries[identifier] = nil }
    changesUntilSweep = max(1, entries.count)
    return Array(gone.values)
  }

  private static func reference(_ object: Any) -> AnyObject? {
    if let optional = object as? any OptionalObject {
      return optional.held.flatMap { reference($0) }
    }
    return type(of: object) is AnyClass ? object as AnyObject : nil
  }

  private static func held(_ value: Any, policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: reference(value).map { .weak(WeakObject($0)) } ?? .held(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .held((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .held(value)
    }
  }
}
