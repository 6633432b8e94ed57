import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// Brings what was dropped on a collection view to where its delegate says.
@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private weak var view: UICollectionView?
  private var landings: [ObjectIdentifier: Landing] = [:]

  /// Where an item goes.
  private struct Landing {
    var aim: Aim
    let animator: DragAnimator
    /// Found when the item is about to go there.
    var place: UIDragPreviewTarget?
  }

  private enum Aim {
    case item(IndexPath)
    case rect(CGRect, in: IndexPath)
    case placeholder(DropPlaceholderContext)
    case place(UIDragPreviewTarget)
  }

  init(
    _ view: UICollectionView,
    _ session: any UIDropSession,
    _ proposal: UICollectionViewDropProposal,
    at destination: DataPath?
  ) {
    self.view = view
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination.map { IndexPath($0) }
    items = session.items.map { DropItem($0, session as? DropSession, view) }
  }

  func drop(_ dragItem: UIDragItem, toItemAt path: DataPath) {
    drop(dragItem, toItemAt: IndexPath(path))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, .item(indexPath), DragAnimator())
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { land(dragItem, .rect(rect, in: indexPath), DragAnimator()) }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem, .place(target), DragAnimator())
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = DropPlaceholderContext(placeholder, for: dragItem, in: view)
    land(dragItem, .placeholder(context), context.animator)
    view?.engine.guestDisplay.show(context)
    return context
  }

  @discardableResult
  private func land(_ item: UIDragItem, _ aim: Aim, _ animator: DragAnimator) -> DragAnimator {
    landings[ObjectIdentifier(item)] = Landing(aim: aim, animator: animator)
    return animator
  }

  /// The path of the item that the first one has become; `nil` where it has become none.
  var droppedPath: DataPath? {
    guard let item = items.first?.dragItem,
      case .item(let path)? = landings[ObjectIdentifier(item)]?.aim
    else { return nil }
    return DataPath(path)
  }

  /// The path that an item was dropped at or into; `nil` for none.
  func path(of item: UIDragItem) -> IndexPath? {
    switch landings[ObjectIdentifier(item)]?.aim {
    case .item(let path), .rect(_, in: let path): path
    case .placeholder, .place, nil: nil
    }
  }

  /// Where an item goes; `nil` where nothing was said, or nothing is on screen there.
  func place(of item: UIDragItem) -> UIDragPreviewTarget? {
    landings[ObjectIdentifier(item)]?.place
  }

  /// Finds where an item goes, and hides its cell until it is there.
  func prepareLanding(of item: UIDragItem, _ animator: DragAnimator) {
    guard let view, var landing = landings[ObjectIdentifier(item)] else { return }
    view.layoutIfNeeded()
    switch landing.aim {
    case .place(let target): landing.place = target
    case .item(let path): landing.place = place(on: view.cellForItem(at: path), hiding: animator)
    case .placeholder(let context): landing.place = place(on: context.cell, hiding: animator)
    case .rect(let rect, let path):
      landing.place = view.cellForItem(at: path).flatMap { place(in: rect, of: $0, item) }
    }
    landings[ObjectIdentifier(item)] = landing
    animator.adopt(landing.animator)
  }

  private func place(
    on cell: UICollectionViewCell?,
    hiding animator: DragAnimator
  ) -> UIDragPreviewTarget? {
    guard let cell, let container = cell.superview else { return nil }
    cell.isUnseen = true
    let mounting = cell.mounting
    animator.addCompletion { _ in
      // It may show something else by now, which was never hidden.
      if cell.mounting === mounting { cell.isUnseen = false }
    }
    return UIDragPreviewTarget(container: container, center: cell.center)
  }

  private func place(
    in rect: CGRect,
    of cell: UICollectionViewCell,
    _ item: UIDragItem
  ) -> UIDragPreviewTarget? {
    guard rect.isFinite else { return nil }
    let size = (session as? DropSession)?.pictureSize(of: item) ?? .zero
    let scale = min(
      1,
      size.width > 0 ? rect.width / size.width : 1,
      size.height > 0 ? rect.height / size.height : 1
    )
    return UIDragPreviewTarget(
      container: cell,
      center: CGPoint(x: rect.midX, y: rect.midY),
      transform: CGAffineTransform(scaleX: max(0.01, scale), y: max(0.01, scale))
    )
  }
}

/// An item that was dropped on a collection view.
@MainActor
private final class DropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let previewSize: CGSize
  private weak var view: UICollectionView?

  init(_ item: UIDragItem, _ session: DropSession?, _ view: UICollectionView) {
    dragItem = item
    previewSize = session?.pictureSize(of: item) ?? .zero
    self.view = view
  }

  var sourceIndexPath: IndexPath? {
    view?.dragAndDrop.source.path(of: dragItem).map { IndexPath($0) }
  }
}
