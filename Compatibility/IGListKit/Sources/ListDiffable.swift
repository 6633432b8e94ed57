public import Foundation
public import SectionControllers

/// The identity of an object, and whether it shows the same as another, for code that was written for IGListKit.
///
/// The identifier is an object: `self` of a class derived from `NSObject`, an `NSString` or an `NSNumber`. Text and numbers become one
/// by `name as AnyObject as! NSObjectProtocol`, which is the same on Apple's platforms; `make port` writes it for `name as NSObjectProtocol`.
public protocol ListDiffable: SectionControllers.ListDiffable {
  /// Returns the identifier of the object, which stays as long as the object is the same, unique among the objects of a list.
  func diffIdentifier() -> any NSObjectProtocol

  /// Whether this object shows the same as another one with its identifier.
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

extension ListDiffable {
  /// The identifier as a list adapter compares it.
  @_disfavoredOverload
  public func diffIdentifier() -> any Hashable & Sendable { listIdentifier }

  /// Whether the other object is one for IGListKit's code, and equal.
  @_disfavoredOverload
  public func isEqual(
    toDiffableObject object: (any SectionControllers.ListDiffable)?
  ) -> Bool { isEqual(toObjectOfList: object) }

  var listIdentifier: any Hashable & Sendable {
    let identifier: any NSObjectProtocol = diffIdentifier()
    return ObjectIdentity.key(of: identifier)
  }

  var listIdentity: AnyHashable {
    let identifier: any Hashable = listIdentifier
    return AnyHashable(identifier)
  }

  func isEqual(toObjectOfList object: (any SectionControllers.ListDiffable)?) -> Bool {
    guard let object = object as? any ListDiffable else { return false }
    let other: (any ListDiffable)? = object
    return isEqual(toDiffableObject: other)
  }
}

// An object may be `Equatable` or `Identifiable` as well, and each then needs one implementation that is closer than the others.

extension ListDiffable where Self: Equatable {
  /// Whether the other object is one for IGListKit's code, and equal.
  @_disfavoredOverload
  public func isEqual(
    toDiffableObject object: (any SectionControllers.ListDiffable)?
  ) -> Bool { isEqual(toObjectOfList: object) }
}

extension ListDiffable where Self: Identifiable, Self.ID: Sendable {
  /// The identifier as a list adapter compares it.
  @_disfavoredOverload
  public func diffIdentifier() -> any Hashable & Sendable { listIdentifier }
}

extension String: ListDiffable {
  /// The text itself.
  public func diffIdentifier() -> any NSObjectProtocol { NSString(string: self) }

  /// Whether the other object is the same text.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object?.listIdentity == listIdentity
  }
}

extension Int: ListDiffable {
  /// The number itself.
  public func diffIdentifier() -> any NSObjectProtocol { NSNumber(value: self) }

  /// Whether the other object is the same number.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object?.listIdentity == listIdentity
  }
}

extension NSString: ListDiffable {
  /// The text itself.
  public func diffIdentifier() -> any NSObjectProtocol { self }

  /// Whether the other object is the same text.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object?.listIdentity == listIdentity
  }
}

extension NSNumber: ListDiffable {
  /// The number itself.
  public func diffIdentifier() -> any NSObjectProtocol { self }

  /// Whether the other object is the same number.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    object?.listIdentity == listIdentity
  }
}

/// Whether an object is an instance that a list has: a value is none.
public func === (first: AnyObject?, second: (any ListDiffable)?) -> Bool {
  guard let second else { return first == nil }
  guard let first, type(of: second) is AnyClass else { return false }
  return first === (second as AnyObject)
}

/// Whether an object is not an instance that a list has.
public func !== (first: AnyObject?, second: (any ListDiffable)?) -> Bool { !(first === second) }

/// An object that identifies another, compared as Foundation compares objects.
struct ObjectIdentity: Hashable, @unchecked Sendable {
  // Only hashed and compared: identifiers do not change while a list has them.
  private let object: any NSObjectProtocol

  /// The identifier for a list: texts and numbers as values, which equal those that are no objects.
  static func key(of identifier: any NSObjectProtocol) -> any Hashable & Sendable {
    switch identifier {
    case let text as NSString: String(describing: text)
    case let number as NSNumber: number
    default: ObjectIdentity(object: identifier)
    }
  }

  static func == (first: Self, second: Self) -> Bool { first.object.isEqual(second.object) }

  func hash(into hasher: inout Hasher) { hasher.combine(object.hash) }
}
