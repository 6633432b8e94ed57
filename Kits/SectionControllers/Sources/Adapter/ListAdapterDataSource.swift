public import UIKit

/// Says which objects a list has, and makes a section controller for each.
@preconcurrency @MainActor
public protocol ListAdapterDataSource: AnyObject {
  /// The objects in the order of their sections.
  ///
  /// Asked once for all calls of `performUpdates(animated:completion:)` in one turn. Of objects with one identifier the
  /// first is shown, and the others are reported.
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]

  /// A section controller for an object that is new in the list.
  ///
  /// It is kept as long as the list has an object with that identifier, and is for that object alone: one that
  /// belongs to another object is reported, and an empty section stands in for it.
  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerFor object: Any
  ) -> ListSectionController

  /// Returns the view that is displayed while no section has an item; nil for none.
  func emptyView(for listAdapter: ListAdapter) -> UIView?

  /// The number of items of an object whose section controller was not made yet; nil has it made and asked.
  ///
  /// With a layout that asks for no sizes, section controllers are then made as they come into sight.
  func listAdapter(_ listAdapter: ListAdapter, numberOfItemsFor object: Any) -> Int?
}

extension ListAdapterDataSource {
  /// Returns `nil`, so that the section controller is created and asked for its count.
  public func listAdapter(_ listAdapter: ListAdapter, numberOfItemsFor object: Any) -> Int? { nil }
}
