public import CoreGraphics
public import Foundation
public import UIKit

/// A value that says which one of its kind it is.
public protocol WidgetIdentifiable {
  /// The identity of the widget, which stays when its content changes.
  var identity: Self { get }
}

/// A value that is compared and hashed without its type being known.
///
/// A `Hashable` type needs no method of its own.
public protocol WidgetHashable {
  /// Whether another value shows the same; false for one of another type.
  func widgetEqual(_ other: Any) -> Bool
  /// Feeds what ``widgetEqual(_:)`` compares into a hasher.
  func widgetHash(into hasher: inout Hasher)
}

extension WidgetHashable where Self: Hashable {
  /// Whether another value is of this type and equal.
  public func widgetEqual(_ other: Any) -> Bool { (other as? Self) == self }
  /// Hashes the value.
  public func widgetHash(into hasher: inout Hasher) { hash(into: &hasher) }
}

/// A value that makes the cell that shows it, and knows its size.
///
/// Widths and sizes are in points. A size below zero, or one that is not finite, counts as 0.
public protocol WidgetPresentable {
  /// A cell that shows the value, dequeued from a collection view.
  ///
  /// The class of cells is registered with `cellDequeueSafely(indexPath:)`; values of one type that stay use one class of cells, because
  /// a cell is configured again when the content of its widget changes. A cell that is no ``WidgetCell`` should return its argument in
  /// `preferredLayoutAttributesFitting(_:)`: its size is known.
  @preconcurrency @MainActor
  func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell

  /// The exact size in a container; it is asked for once for each content and width while it is cached.
  @preconcurrency @MainActor
  func widgetSize(containerWidth: CGFloat) -> CGSize

  /// A size that costs little, to be used until the widget is in sight; nil, as by default, if there is none.
  @preconcurrency @MainActor
  func widgetSizeEstimated(containerWidth: CGFloat) -> CGSize?

  /// The exact size if it is known without computing anything; nil, as by default, if it is not.
  @preconcurrency @MainActor
  func widgetSizePredefined(containerWidth: CGFloat) -> CGSize?

  /// Returns a computation of the exact size on any thread; nil, the default, if that needs the main one.
  ///
  /// The closure must answer what ``widgetSize(containerWidth:)`` does.
  @preconcurrency @MainActor
  func widgetSizeComputation(containerWidth: CGFloat) -> (@Sendable () -> CGSize)?

  /// Hands what equality does not cover, such as closures, to a cell in sight whose widget was replaced by an equal one.
  @preconcurrency @MainActor
  func widgetRefresh(_ cell: UICollectionViewCell)
}

extension WidgetPresentable {
  /// Nil.
  @preconcurrency @MainActor
  public func widgetSizeEstimated(containerWidth: CGFloat) -> CGSize? { nil }

  /// Nil.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? { nil }

  /// Nil.
  @preconcurrency @MainActor
  public func widgetSizeComputation(containerWidth: CGFloat) -> (@Sendable () -> CGSize)? { nil }

  /// Nothing.
  @preconcurrency @MainActor
  public func widgetRefresh(_ cell: UICollectionViewCell) {}
}

extension WidgetPresentable where Self: WidgetHashable {
  /// The value as a widget, whose identity is its content.
  public var widget: Widget { Widget(self) }

  /// The value as a widget with an identity of its own; see ``Widget/id(_:)``.
  public func id(_ id: some Hashable) -> Widget { widget.id(id) }
}
