public import CoreGraphics
import Foundation
public import UIKit

/// Divides an object into view models, and makes the cell of each.
@preconcurrency @MainActor
public protocol ListBindingSectionControllerDataSource: AnyObject {
  /// The view models of an object, in the order of the items; asked at every update of the list.
  ///
  /// Of two with one identifier the first is shown, and the other is reported.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    viewModelsFor object: Any
  ) -> [any ListDiffable]

  /// A cell for a view model, dequeued from the collection context; asked for items that come into sight.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    cellForViewModel viewModel: Any,
    at index: Int
  ) -> any UICollectionViewCell & ListBindable

  /// The size of the cell of a view model, in points.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    sizeForViewModel viewModel: Any,
    at index: Int
  ) -> CGSize

  /// Tells the data source that the user has moved a view model: apply the order to the object.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didMoveViewModelFrom sourceIndex: Int,
    to destinationIndex: Int
  )
}

extension ListBindingSectionControllerDataSource {
  /// Does nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didMoveViewModelFrom sourceIndex: Int,
    to destinationIndex: Int
  ) {}
}

/// The delegate that is notified of the user's actions on the items of a binding section controller.
@preconcurrency @MainActor
public protocol ListBindingSectionControllerSelectionDelegate: AnyObject {
  /// Tells the delegate that the user has selected an item.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didSelectItemAt index: Int,
    viewModel: Any
  )
  /// Tells the delegate that the user has deselected an item.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didDeselectItemAt index: Int,
    viewModel: Any
  )
  /// Tells the delegate that an item is highlighted.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didHighlightItemAt index: Int,
    viewModel: Any
  )
  /// Tells the delegate that an item is no longer highlighted.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didUnhighlightItemAt index: Int,
    viewModel: Any
  )
  /// The context menu of an item at a point in the coordinates of the collection view; none by default.
  func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    contextMenuConfigurationForItemAt index: Int,
    point: CGPoint,
    viewModel: Any
  ) -> UIContextMenuConfiguration?
}

extension ListBindingSectionControllerSelectionDelegate {
  /// Does nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didDeselectItemAt index: Int,
    viewModel: Any
  ) {}
  /// Does nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didHighlightItemAt index: Int,
    viewModel: Any
  ) {}
  /// Does nothing.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    didUnhighlightItemAt index: Int,
    viewModel: Any
  ) {}
  /// Returns `nil`: there is no menu.
  public func sectionController(
    _ sectionController: ListBindingSectionController<any ListDiffable>,
    contextMenuConfigurationForItemAt index: Int,
    point: CGPoint,
    viewModel: Any
  ) -> UIContextMenuConfiguration? { nil }
}

/// Shows an object by view models, one for each item, and updates item by item.
///
/// At every update of the list the view models are asked for and compared: items come, go and move, and cells on screen
/// whose view models show something else are bound again, the same cells. Nothing is reloaded. An instance that was
/// changed in place cannot be compared with what it was; its cell is bound again.
///
/// Used as `ListBindingSectionController<any ListDiffable>` it has a ``dataSource``. With the type of a model, override
/// ``viewModels(for:)``, ``cell(for:at:)`` and ``size(for:at:)`` instead.
@preconcurrency @MainActor
open class ListBindingSectionController<Object>: ListSectionController {
  /// The view models as they are shown.
  public private(set) var viewModels: [any ListDiffable] = []
  private var identities: [AnyHashable] = []
  /// Divides the object into view models; held weakly.
  public weak var dataSource: (any ListBindingSectionControllerDataSource)?
  /// The delegate that is notified of the selection; a weak reference.
  public weak var selectionDelegate: (any ListBindingSectionControllerSelectionDelegate)?

  /// Creates a section controller whose data source is set.
  public override init() { super.init() }

  /// The object that is shown; nil outside of a list, and for one of another type.
  public var object: Object? { entry?.object as? Object }

  /// The view models of an object; those of the data source unless overridden.
  open func viewModels(for object: Object) -> [any ListDiffable] {
    guard let untyped else { return [] }
    return dataSource?.sectionController(untyped, viewModelsFor: object) ?? []
  }

  /// The cell of a view model; that of the data source unless overridden.
  open func cell(for viewModel: any ListDiffable, at index: Int) -> any UICollectionViewCell
    & ListBindable
  {
    guard let untyped, let dataSource else { return UnboundCell(frame: .zero) }
    return dataSource.sectionController(untyped, cellForViewModel: viewModel, at: index)
  }

  /// The size of the cell of a view model; that of the data source unless overridden.
  open func size(for viewModel: any ListDiffable, at index: Int) -> CGSize {
    guard let untyped else { return .zero }
    return dataSource?.sectionController(untyped, sizeForViewModel: viewModel, at: index) ?? .zero
  }

  private var untyped: ListBindingSectionController<any ListDiffable>? {
    self as? ListBindingSectionController<any ListDiffable>
  }

  /// Asks for the view models again, and shows what has changed, in the next update.
  ///
  /// For state of the section controller itself. Updates that are requested during an update follow it.
  public func update(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let collectionContext else {
      completion?(false)
      return
    }
    collectionContext.performBatch(animated: animated) { [weak self] context in
      guard let self, let changes = self.takeViewModels() else { return }
      context.rearrange(
        in: self,
        origins: changes.origins,
        rebinding: changes.rebound.union(changes.perhapsChanged),
        reloading: changes.reloaded
      )
    } completion: {
      completion?($0)
    }
  }

  /// Asks for view models and takes them over; nil without an object.
  private func takeViewModels() -> RowUpdate? {
    guard let object else { return nil }
    var changes = RowUpdate()
    let places = Dictionary(
      identities.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    var models: [any ListDiffable] = []
    var found: [AnyHashable] = []
    var known = Set<AnyHashable>()
    for model in viewModels(for: object) {
      let identity = model.identity
      guard known.insert(identity).inserted else {
        collectionContext?.report(
          "Section \(section) has the view model \(identity) twice; the first is shown."
        )
        continue
      }
      let origin = places[identity]
      if let origin {
        changes.note(models.count, from: viewModels[origin], to: model)
      }
      changes.origins.append(origin)
      models.append(model)
      found.append(identity)
    }
    viewModels = models
    identities = found
    return changes
  }

  override func prepare(for object: any ListDiffable) {
    didUpdate(to: object)
    _ = takeViewModels()
  }

  override var followsEveryUpdate: Bool { true }

  override func takeRowUpdate(_ change: ObjectChange) -> RowUpdate? { takeViewModels() }

  /// The number of view models.
  open override func numberOfItems() -> Int { viewModels.count }

  /// The size that the data source says.
  open override func sizeForItem(at index: Int) -> CGSize {
    viewModels.indices.contains(index) ? size(for: viewModels[index], at: index) : .zero
  }

  /// The cell of the data source, bound to its view model; for an item that is shown already, its cell.
  open override func cellForItem(at index: Int) -> UICollectionViewCell {
    guard viewModels.indices.contains(index) else { return super.cellForItem(at: index) }
    let bound = boundCell(at: index) ?? cell(for: viewModels[index], at: index)
    bound.bindViewModel(viewModels[index])
    return bound
  }

  /// The cell that shows the item already and is only bound again; nil for one that comes into sight.
  private func boundCell(at index: Int) -> (any UICollectionViewCell & ListBindable)? {
    guard let collectionContext, let collectionView = collectionContext.collectionView,
      let path = collectionContext.indexPath(for: self, at: index),
      let shown = collectionView.cellForItem(at: path) as? any UICollectionViewCell & ListBindable,
      let identifier = shown.reuseIdentifier
    else { return nil }
    return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      as? any UICollectionViewCell & ListBindable
  }

  open override func didSelectItem(at index: Int) {
    guard let untyped, viewModels.indices.contains(index) else { return }
    selectionDelegate?.sectionController(
      untyped,
      didSelectItemAt: index,
      viewModel: viewModels[index]
    )
  }

  open override func didDeselectItem(at index: Int) {
    guard let untyped, viewModels.indices.contains(index) else { return }
    selectionDelegate?.sectionController(
      untyped,
      didDeselectItemAt: index,
      viewModel: viewModels[index]
    )
  }

  open override func didHighlightItem(at index: Int) {
    guard let untyped, viewModels.indices.contains(index) else { return }
    selectionDelegate?.sectionController(
      untyped,
      didHighlightItemAt: index,
      viewModel: viewModels[index]
    )
  }

  open override func didUnhighlightItem(at index: Int) {
    guard let untyped, viewModels.indices.contains(index) else { return }
    selectionDelegate?.sectionController(
      untyped,
      didUnhighlightItemAt: index,
      viewModel: viewModels[index]
    )
  }

  /// The menu that the selection delegate says.
  open override func contextMenuConfiguration(
    forItemAt index: Int,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let untyped, viewModels.indices.contains(index) else { return nil }
    return selectionDelegate?.sectionController(
      untyped,
      contextMenuConfigurationForItemAt: index,
      point: point,
      viewModel: viewModels[index]
    )
  }

  /// Moves a view model as the user has moved its item, and tells the data source.
  ///
  /// Overrides call `super` first.
  open override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    guard viewModels.indices.contains(sourceIndex), viewModels.indices.contains(destinationIndex)
    else { return }
    viewModels.insert(viewModels.remove(at: sourceIndex), at: destinationIndex)
    identities.insert(identities.remove(at: sourceIndex), at: destinationIndex)
    guard let untyped else { return }
    dataSource?.sectionController(
      untyped,
      didMoveViewModelFrom: sourceIndex,
      to: destinationIndex
    )
  }
}

/// Stands in for the cell of a binding section controller without a data source.
final class UnboundCell: UICollectionViewCell, ListBindable {
  func bindViewModel(_ viewModel: Any) {}
}

extension RowUpdate {
  /// Notes how the view model of a row compares with the one before.
  fileprivate mutating func note(
    _ index: Int,
    from before: any ListDiffable,
    to after: any ListDiffable
  ) {
    guard type(of: before) == type(of: after) else {
      reloaded.insert(index)
      return
    }
    switch ObjectChange(from: before, to: after) {
    case .none: break
    case .content: rebound.insert(index)
    case .perhapsInPlace: perhapsChanged.insert(index)
    }
  }
}
