public import CoreGraphics
public import Foundation
public import UIKit

/// Widgets in the order in which they are shown.
public typealias Widgets = [Widget]

/// A small part of a screen: a text, a picture, a space.
///
/// A screen is an array of widgets; a post is several of them. A widget holds a value of any type that can be compared
/// and shown, and knows its size and its cell, so that no data source has to.
///
/// ```swift
/// [Header(string: "News").widget, Spacing(height: 8).widget].bind(to: collectionView)
/// ```
///
/// A widget is identified by its content: other content is another widget. With an ``id(_:)`` the widget stays and its cell is configured
/// again. Equal widgets are distinguished by where they were written, see ``WidgetBuilder``, by the objects they were made for, and at
/// last by their order.
///
/// Comparing two widgets costs O(1) unless their hashes are equal and they are not copies of each other.
public struct Widget: WidgetIdentifiable, Hashable, Identifiable, WidgetPresentable {
  /// One reference, so that arrays of widgets are copied and compared as fast as can be.
  private let place: WidgetPlace

  /// A widget that shows a value.
  public init(_ underlying: any WidgetHashable & WidgetPresentable) {
    place = WidgetPlace(WidgetBox(underlying), scope: .root, site: 0, isBackground: false)
  }

  private init(_ place: WidgetPlace) { self.place = place }

  /// The same widget elsewhere, or with another identity.
  func with(
    box: WidgetBox? = nil,
    scope: WidgetScope? = nil,
    site: UInt64? = nil,
    isBackground: Bool? = nil
  ) -> Widget {
    Widget(
      WidgetPlace(
        box ?? place.box,
        scope: scope ?? place.scope,
        site: site ?? place.site,
        isBackground: isBackground ?? place.isBackground
      )
    )
  }

  var box: WidgetBox { place.box }
  /// The groups and objects that it was written in.
  var scope: WidgetScope { place.scope }
  /// The place in a program where it was written; 0 for none.
  var site: UInt64 { place.site }
  /// Whether it stands behind the others of its group.
  var isBackground: Bool { place.isBackground }

  /// Whether both are copies of each other.
  func isCopy(of other: Widget) -> Bool { place === other.place }

  /// The value that is shown.
  public var underlying: any WidgetHashable & WidgetPresentable { box.underlying }

  /// A copy of the widget with an identity of its own: when its content changes, its cell stays and is configured again.
  ///
  /// Identifiers are told apart inside the group or object that a widget is written in, and for each type of values.
  public func id(_ id: some Hashable) -> Widget {
    with(box: WidgetBox(box, id: AnyHashable(id)))
  }

  /// The same widget, told apart from equal ones by a tag; tags add up.
  public func tagged(_ tag: some Hashable) -> Widget {
    with(scope: WidgetScope(parent: scope, key: AnyHashable(tag)))
  }

  /// The identity of the widget, which stays when its content changes: a widget that equals the identity of each later state of this one.
  ///
  /// Without an ``id(_:)`` this is the widget itself.
  public var identity: Widget {
    with(box: box.identity)
  }

  /// Names the widget among others.
  public var id: WidgetID { WidgetID(widget: self) }

  /// Whether both show the same, and are the same thing.
  public static func == (left: Widget, right: Widget) -> Bool {
    left.isCopy(of: right)
      || left.site == right.site && left.box.equals(right.box) && left.scope.equals(right.scope)
  }

  /// Hashes content and identity, which are hashed once for each value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(box.hash)
    hasher.combine(scope.hash)
    if box.id == nil { hasher.combine(site) }
  }

  /// The object that the widget was made for, if it was written in a loop over objects or in a group with one.
  public var object: Any? { scope.object }
}

extension Widget {
  /// The cell of the value.
  @preconcurrency @MainActor
  public func widgetCell(
    collectionView: UICollectionView,
    indexPath: IndexPath
  ) -> UICollectionViewCell {
    underlying.widgetCell(collectionView: collectionView, indexPath: indexPath)
  }

  /// The exact size of the value, computed.
  @preconcurrency @MainActor
  public func widgetSize(containerWidth: CGFloat) -> CGSize {
    underlying.widgetSize(containerWidth: containerWidth)
  }

  /// Returns the estimate of the value.
  @preconcurrency @MainActor
  public func widgetSizeEstimated(containerWidth: CGFloat) -> CGSize? {
    underlying.widgetSizeEstimated(containerWidth: containerWidth)
  }

  /// Returns the known size of the value.
  @preconcurrency @MainActor
  public func widgetSizePredefined(containerWidth: CGFloat) -> CGSize? {
    underlying.widgetSizePredefined(containerWidth: containerWidth)
  }

  /// Returns the computation of the value's size on any thread.
  @preconcurrency @MainActor
  public func widgetSizeComputation(containerWidth: CGFloat) -> (@Sendable () -> CGSize)? {
    underlying.widgetSizeComputation(containerWidth: containerWidth)
  }

  /// Refreshes the cell with the value.
  @preconcurrency @MainActor
  public func widgetRefresh(_ cell: UICollectionViewCell) { underlying.widgetRefresh(cell) }
}

/// Names a widget among others: by its identifier, or by its content, and by where it was written.
public struct WidgetID: Hashable {
  let widget: Widget

  /// Whether both name the same widget.
  public static func == (left: WidgetID, right: WidgetID) -> Bool {
    let (left, right) = (left.widget, right.widget)
    if left.isCopy(of: right) { return true }
    return left.box.hasIdentity(of: right.box) && left.scope.equals(right.scope)
      && (left.site == right.site || left.box.id != nil)
  }

  /// Hashes the identifier or the content, and where the widget was written.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(widget.box.identityHash)
    hasher.combine(widget.scope.hash)
    if widget.box.id == nil { hasher.combine(widget.site) }
  }
}
