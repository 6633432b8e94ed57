public import Foundation
public import SectionControllers
public import UIKit

/// A value with an identifier, which a list shows in a box.
public protocol ListIdentifiable: Equatable {
  /// The identifier of the value, unique among the objects of a list.
  var diffIdentifier: any NSObjectProtocol { get }
}

extension ListIdentifiable {
  /// An object of a list that has the value, for a ``ListValueSectionController``.
  public func diffable() -> any ListDiffable { ValueBox(value: self) }

  /// Whether an object of a list has a value of this type.
  public static func isDiffable(_ value: Any) -> Bool { value is ValueBox<Self> }

  /// The value that an object of a list has; nil for another object.
  public init?(diffable: Any) {
    guard let box = diffable as? ValueBox<Self> else { return nil }
    self = box.value
  }
}

extension Sequence where Element: ListIdentifiable {
  /// An object of a list for each value.
  public func diffables() -> [any ListDiffable] { map { $0.diffable() } }
}

private struct ValueBox<Value: ListIdentifiable>: ListDiffable {
  let value: Value

  func diffIdentifier() -> any NSObjectProtocol { value.diffIdentifier }

  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool {
    (object as? Self)?.value == value
  }
}

/// Shows a value.
///
/// Subclass it.
@preconcurrency @MainActor
open class ListValueSectionController<Value: ListIdentifiable>: ListSectionController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The value; set before anything else is asked.
  public private(set) var value: Value!

  /// Creates a section controller without a value.
  public override init() { super.init() }

  /// Takes the value out of its box.
  public final override func didUpdate(to object: Any) {
    guard let value = Value(diffable: object) else {
      collectionContext?.report("\(type(of: self)) shows no \(type(of: object)).")
      return
    }
    self.value = value
    didUpdate(to: value)
  }

  /// The value is another one; also called with the first.
  open func didUpdate(to value: Value) {}
}

extension ListSingleSectionController {
  /// Creates a section controller of one cell, which closures fill in and size.
  ///
  /// Items and cells of other types are left alone, and have no size.
  public convenience init<Item, Cell: UICollectionViewCell>(
    configure: @escaping (Item, Cell) -> Void,
    size: @escaping (Item, (any ListCollectionContext)?) -> CGSize
  ) {
    self.init(
      cellClass: Cell.self,
      configureBlock: { item, cell in
        if let item = item as? Item, let cell = cell as? Cell { configure(item, cell) }
      },
      sizeBlock: { item, context in (item as? Item).map { size($0, context) } ?? .zero }
    )
  }

  /// Creates a section controller of one cell for a value in a box, which closures fill in and size.
  ///
  /// Values and cells of other types are left alone, and have no size.
  public convenience init<Value: ListIdentifiable, Cell: UICollectionViewCell>(
    configure: @escaping (Value, Cell) -> Void,
    size: @escaping (Value, (any ListCollectionContext)?) -> CGSize
  ) {
    self.init(
      cellClass: Cell.self,
      configureBlock: { item, cell in
        if let value = Value(diffable: item), let cell = cell as? Cell { configure(value, cell) }
      },
      sizeBlock: { item, context in Value(diffable: item).map { size($0, context) } ?? .zero }
    )
  }
}
