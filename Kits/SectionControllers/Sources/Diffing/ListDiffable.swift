public import Foundation

/// The identity of an object, and whether its content is equal to that of another one.
///
/// A value conforms as well as a class. One that is `Identifiable` has its `id` for identifier, and one that is
/// `Equatable` compares itself whole, so that a model often needs no method at all:
///
/// ```swift
/// struct Company: Identifiable, Equatable, ListDiffable {
///   let id: Int
///   var name: String
/// }
/// ```
public protocol ListDiffable {
  /// Returns the identifier of the object, which stays as long as the object is the same, unique among the objects of a list.
  func diffIdentifier() -> any Hashable & Sendable

  /// Whether this object shows the same as another one with its identifier.
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

extension ListDiffable where Self: Identifiable, Self.ID: Sendable {
  /// The `id`.
  public func diffIdentifier() -> any Hashable & Sendable { id }
}

extension ListDiffable where Self: Equatable {
  /// Whether the other object is of this type and equal.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? Self) == self
  }
}

extension String: ListDiffable {
  /// The text itself.
  public func diffIdentifier() -> any Hashable & Sendable { self }
}

extension Int: ListDiffable {
  /// The number itself.
  public func diffIdentifier() -> any Hashable & Sendable { self }
}

extension NSString: ListDiffable {
  /// The text itself, which is equal to a `String`.
  public func diffIdentifier() -> any Hashable & Sendable { String(describing: self) }
}

extension NSNumber: ListDiffable {
  /// The number itself.
  public func diffIdentifier() -> any Hashable & Sendable { self }
}

extension ListDiffable {
  /// The identifier, for dictionaries.
  var identity: AnyHashable {
    let identifier: any Hashable = diffIdentifier()
    return AnyHashable(identifier)
  }
}

/// Whether both are one instance of a class, which may have been changed in place.
func isSameInstance(_ first: any ListDiffable, _ second: any ListDiffable) -> Bool {
  guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
  return (first as AnyObject) === (second as AnyObject)
}

/// How an object compares with the one that it takes the place of.
enum ObjectChange {
  /// Another value or instance that shows the same.
  case none
  /// Another value or instance that shows something else.
  case content
  /// The same instance, which cannot be compared with what it was.
  case perhapsInPlace

  init(from old: any ListDiffable, to new: any ListDiffable) {
    if isSameInstance(old, new) {
      self = .perhapsInPlace
    } else {
      self = new.isEqual(toDiffableObject: old) ? .none : .content
    }
  }
}
