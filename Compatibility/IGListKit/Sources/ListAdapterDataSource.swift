public import SectionControllers

/// Says which objects a list has, and makes a section controller for each, for code that was written for IGListKit.
@preconcurrency @MainActor
public protocol ListAdapterDataSource: SectionControllers.ListAdapterDataSource {
  /// The objects in the order of their sections.
  func objects(for listAdapter: ListAdapter) -> [any ListDiffable]
}

extension ListAdapterDataSource {
  /// The same objects, as a list adapter asks for them.
  @_disfavoredOverload
  public func objects(for listAdapter: ListAdapter) -> [any SectionControllers.ListDiffable] {
    let objects: [any ListDiffable] = objects(for: listAdapter)
    return objects
  }
}

/// The delegate that is notified when the user has moved whole sections, for code that was written for IGListKit.
@preconcurrency @MainActor
public protocol ListAdapterMoveDelegate: SectionControllers.ListAdapterMoveDelegate {
  /// Take the order over: the next answer of `objects(for:)` has to have it.
  func listAdapter(
    _ listAdapter: ListAdapter,
    move object: Any,
    from previousObjects: [Any],
    to objects: [Any]
  )
}

extension ListAdapterMoveDelegate {
  /// Passes the objects on.
  @_disfavoredOverload
  public func listAdapter(
    _ listAdapter: ListAdapter,
    move object: Any,
    from previousObjects: [any SectionControllers.ListDiffable],
    to objects: [any SectionControllers.ListDiffable]
  ) {
    let (before, after): ([Any], [Any]) = (previousObjects, objects)
    self.listAdapter(listAdapter, move: object, from: before, to: after)
  }
}

/// A binding section controller, whose parameter says what the objects of the list are.
///
/// ``SectionControllers/ListBindingSectionController/object`` has no type of its own: cast it.
public typealias ListBindingSectionController<Object> =
  SectionControllers.ListBindingSectionController<any SectionControllers.ListDiffable>

/// Divides an object into view models, and makes the cell of each, for code that was written for IGListKit.
@preconcurrency @MainActor
public protocol ListBindingSectionControllerDataSource:
  SectionControllers.ListBindingSectionControllerDataSource
{
  /// The view models of an object, in the order of the items; asked at every update of the list.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    viewModelsFor object: Any
  ) -> [any ListDiffable]
}

extension ListBindingSectionControllerDataSource {
  /// The same view models, as a section controller asks for them.
  @_disfavoredOverload
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    viewModelsFor object: Any
  ) -> [any SectionControllers.ListDiffable] {
    let models: [any ListDiffable] = self.sectionController(
      sectionController,
      viewModelsFor: object
    )
    return models
  }
}
