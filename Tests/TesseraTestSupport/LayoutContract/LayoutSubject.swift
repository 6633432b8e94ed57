public import UIKit

/// A layout whose contract is checked, and the cells it places.
@MainActor
public struct LayoutSubject {
  /// The name of the layout in the message of a failure.
  public let name: String
  /// Makes the layout for an axis along which it scrolls.
  public let makeLayout: (NSLayoutConstraint.Axis) -> UICollectionViewLayout
  /// The axes along which it can scroll; both unless set.
  public var axes: [NSLayoutConstraint.Axis] = [.vertical, .horizontal]
  /// The extent that the cell of an item asks for along the axis; `nil` if cells take what they are given.
  ///
  /// It follows from the identity of the item, so that it is the same whenever it is asked for.
  public var preferredExtent: ((CollectionModel.Item) -> CGFloat)?
  /// The size of an item that the delegate declares to a flow layout, with its height along the axis; `nil`
  /// if the delegate has no such method.
  public var declaredSize: ((CollectionModel.Item) -> CGSize)?
  /// Whether the rules of the layout let elements of the same depth overlap.
  public var allowsOverlap = false

  /// Describes a layout by how it is made.
  public init(
    _ name: String,
    makeLayout: @escaping (NSLayoutConstraint.Axis) -> UICollectionViewLayout
  ) {
    self.name = name
    self.makeLayout = makeLayout
  }
}
