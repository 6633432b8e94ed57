import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// Lets items of a collection view be dragged, as its delegate says.
///
/// 1. A drag that begins at a selected item, where several are selected, has all selected items in it, in their order.
/// 2. Items are followed through batches. What a batch deletes, or a reload takes away, goes on in the drag and has no place to go back to.
@MainActor
final class CollectionDragSource: NSObject, UIDragInteractionDelegate {
  private unowned let view: UICollectionView
  /// The dragged items, in the order of `FollowedPaths.dragged`.
  private(set) var items: [UIDragItem] = []
  private(set) var state = UICollectionViewCell.DragState.none
  private weak var session: DragSession?

  init(_ view: UICollectionView) { self.view = view }

  /// Where the data source has an item that is dragged; nil for one that it has not.
  func path(of item: UIDragItem) -> DataPath? {
    guard let index = items.firstIndex(where: { $0 === item }),
      view.engine.data.followed.dragged.indices.contains(index)
    else { return nil }
    return view.engine.data.followed.dragged[index]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard view.dragInteractionEnabled, view.engine.movement == nil, let calls = view.dragCalls,
      let path = view.engine.answering.item(at: Point(session.location(in: view)))
    else { return [] }
    // Those of the drag before are on their way to their places.
    forget()
    let others = view.otherSelectedItems(besides: path)
    var found: [UIDragItem] = []
    let now = view.follow(path) { found = calls.itemsForBeginning(session, path) }
    guard !found.isEmpty else { return [] }
    view.swiping.close()
    self.session = session as? DragSession
    state = .lifting
    add(found, at: now)
    let point = session.location(in: view)
    view.follow(each: others) { path in
      self.add(calls.itemsForAdding(session, path, point), at: path)
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let calls = view.dragCalls, let path = view.engine.answering.item(at: Point(point)) else {
      return []
    }
    var found: [UIDragItem] = []
    let now = view.follow(path) { found = calls.itemsForAdding(session, path, point) }
    let isOurs = self.session === session as? DragSession
    if isOurs { add(found, at: now) }
    return found
  }

  private func add(_ found: [UIDragItem], at path: DataPath?) {
    for item in found where !items.contains(where: { $0 === item }) {
      items.append(item)
      view.engine.data.followed.dragged.append(path)
    }
    view.dragAndDrop.showStates()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = path(of: item), let cell = view.cell(at: path) else { return nil }
    let parameters = view.dragCalls?.previewParameters(path) ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: cell, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    state = .dragging
    view.dragAndDrop.showStates()
    view.dragCalls?.willBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { view.dragCalls?.allowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { view.dragCalls?.isRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    forget(session as? DragSession)
    view.dragCalls?.didEnd(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = path(of: item), let cell = view.cell(at: path) else { return nil }
    return UITargetedDragPreview(view: cell, parameters: defaultPreview.parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    // A drag that never moved is no session that ends.
    guard state == .lifting else { return }
    animator.addCompletion { [weak self, session] _ in self?.forget(session) }
  }

  /// Forgets the items of a drag, unless another one has begun.
  private func forget(_ ended: DragSession?) {
    if ended === session { forget() }
  }

  private func forget() {
    guard !items.isEmpty else { return }
    items = []
    view.engine.data.followed.dragged = []
    state = .none
    session = nil
    view.dragAndDrop.showStates()
  }
}

extension UICollectionView {
  /// The other selected items, in their order, where one of several selected ones is picked up.
  fileprivate func otherSelectedItems(besides path: DataPath) -> [DataPath] {
    let selected = engine.data.followed.selected.paths
    return selected.contains(path) ? selected.filter { $0 != path }.sorted() : []
  }
}
