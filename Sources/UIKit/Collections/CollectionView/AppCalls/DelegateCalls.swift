import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

/// The calls to one delegate of a collection view.
@MainActor
protocol DelegateCalling {
  var view: UICollectionView { get }
}

extension DelegateCalling {
  func call<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    view.engine.door.tell(name, body)
  }
}

/// What the delegate is asked and told about an item that a person points at, each through the door.
///
/// Nothing else is under way then, so a change that the delegate reports is carried out at once, also in a
/// question; `FollowedPaths` says where the item is afterwards.
@MainActor
struct SelectionCalls: DelegateCalling {
  let view: UICollectionView
  let delegate: any UICollectionViewDelegate
}

extension UICollectionView {
  /// The calls about items; `nil` when there is no delegate for them.
  var selectionCalls: SelectionCalls? {
    collectionDelegate.map { SelectionCalls(view: self, delegate: $0) }
  }
}

extension SelectionCalls {
  func shouldHighlight(_ path: DataPath) -> Bool {
    call("collectionView(_:shouldHighlightItemAt:)") {
      delegate.collectionView(view, shouldHighlightItemAt: IndexPath(path))
    }
  }

  func didHighlight(_ path: DataPath) {
    call("collectionView(_:didHighlightItemAt:)") {
      delegate.collectionView(view, didHighlightItemAt: IndexPath(path))
    }
  }

  func didUnhighlight(_ path: DataPath) {
    call("collectionView(_:didUnhighlightItemAt:)") {
      delegate.collectionView(view, didUnhighlightItemAt: IndexPath(path))
    }
  }

  func shouldSelect(_ path: DataPath) -> Bool {
    call("collectionView(_:shouldSelectItemAt:)") {
      delegate.collectionView(view, shouldSelectItemAt: IndexPath(path))
    }
  }

  func didSelect(_ path: DataPath) {
    call("collectionView(_:didSelectItemAt:)") {
      delegate.collectionView(view, didSelectItemAt: IndexPath(path))
    }
  }

  func shouldSpringLoad(
    _ path: DataPath,
    _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    call("collectionView(_:shouldSpringLoadItemAt:with:)") {
      delegate.collectionView(view, shouldSpringLoadItemAt: IndexPath(path), with: context)
    }
  }

  func shouldDeselect(_ path: DataPath) -> Bool {
    call("collectionView(_:shouldDeselectItemAt:)") {
      delegate.collectionView(view, shouldDeselectItemAt: IndexPath(path))
    }
  }

  func didDeselect(_ path: DataPath) {
    call("collectionView(_:didDeselectItemAt:)") {
      delegate.collectionView(view, didDeselectItemAt: IndexPath(path))
    }
  }

  func canPerformPrimaryAction(_ path: DataPath) -> Bool {
    call("collectionView(_:canPerformPrimaryActionForItemAt:)") {
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: IndexPath(path))
    }
  }

  func performPrimaryAction(_ path: DataPath) {
    call("collectionView(_:performPrimaryActionForItemAt:)") {
      delegate.collectionView(view, performPrimaryActionForItemAt: IndexPath(path))
    }
  }

  /// Whether the delegate lets an item have the focus; `nil` if it says nothing of it.
  func canFocus(_ path: DataPath) -> Bool? {
    call("collectionView(_:canFocusItemAt:)") {
      delegate.collectionView?(view, canFocusItemAt: IndexPath(path))
    }
  }

  func shouldUpdateFocus(_ context: UICollectionViewFocusUpdateContext) -> Bool {
    call("collectionView(_:shouldUpdateFocusIn:)") {
      delegate.collectionView(view, shouldUpdateFocusIn: context)
    }
  }

  func didUpdateFocus(
    _ context: UICollectionViewFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator
  ) {
    call("collectionView(_:didUpdateFocusIn:with:)") {
      delegate.collectionView(view, didUpdateFocusIn: context, with: coordinator)
    }
  }

  func preferredFocus() -> DataPath? {
    let path = call("indexPathForPreferredFocusedView(in:)") {
      delegate.indexPathForPreferredFocusedView(in: view)
    }
    return path.flatMap { DataPath($0) }
  }

  func selectionFollowsFocus(_ path: DataPath) -> Bool {
    call("collectionView(_:selectionFollowsFocusForItemAt:)") {
      delegate.collectionView(view, selectionFollowsFocusForItemAt: IndexPath(path))
    }
  }

  func canEdit(_ path: DataPath) -> Bool {
    call("collectionView(_:canEditItemAt:)") {
      delegate.collectionView(view, canEditItemAt: IndexPath(path))
    }
  }
}

/// What the delegate is asked and told about context menus, each through the door.
@MainActor
struct ContextMenuCalls: DelegateCalling {
  let view: UICollectionView
  let delegate: any UICollectionViewDelegate
}

extension UICollectionView {
  /// The calls about context menus; `nil` when there is no delegate for them.
  var contextMenuCalls: ContextMenuCalls? {
    collectionDelegate.map { ContextMenuCalls(view: self, delegate: $0) }
  }
}

extension ContextMenuCalls {
  /// The menu of items, or of what is between them for none.
  func configuration(for paths: [DataPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    call("collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
      delegate.collectionView(
        view,
        contextMenuConfigurationForItemsAt: paths.map { IndexPath($0) },
        point: point
      )
    }
  }

  /// The menu of an item, as older code has it.
  func configuration(for path: DataPath, at point: CGPoint) -> UIContextMenuConfiguration? {
    call("collectionView(_:contextMenuConfigurationForItemAt:point:)") {
      delegate.collectionView(
        view,
        contextMenuConfigurationForItemAt: IndexPath(path),
        point: point
      )
    }
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    call("collectionView(_:willDisplayContextMenu:animator:)") {
      delegate.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    call("collectionView(_:willEndContextMenuInteraction:animator:)") {
      delegate.collectionView(
        view,
        willEndContextMenuInteraction: configuration,
        animator: animator
      )
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over an item does what a tap of it does; `false` by default.
  ///
  /// The delegate may leave items out, and an item that is dragged itself is. A row of an outline that is closed is opened.
  public var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue) {
        let springs = CollectionSprings(self)
        return OwnSpringLoading(
          interactionBehavior: springs,
          activationHandler: { _, context in springs.activate(context) }
        )
      }
    }
  }

  /// Does what a tap of an item does; opens a row of an outline that is closed.
  fileprivate func springLoad(_ path: DataPath) {
    if let cell = cell(at: path), cell.togglesOutline {
      if (cell as? UICollectionViewListCell)?.isExpandedInOutline == false { cell.toggleOutline() }
      return
    }
    let now = follow(path) { userSelectOnly(path) }
    if let now { performPrimaryAction(now) }
  }
}

/// Says which items a drag activates that rests over them.
@MainActor
private final class CollectionSprings: NSObject, UISpringLoadedInteractionBehavior {
  private weak var view: UICollectionView?

  init(_ view: UICollectionView) { self.view = view }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let view, let path = view.engine.answering.item(at: Point(context.location(in: view))),
      let cell = view.cell(at: path), !view.engine.data.followed.dragged.contains(path)
    else { return false }
    context.targetView = (cell as? TableRow)?.cell ?? cell
    context.targetItem = IndexPath(path)
    return view.selectionCalls?.shouldSpringLoad(path, context) ?? true
  }

  func activate(_ context: any UISpringLoadedInteractionContext) {
    guard let view, let item = context.targetItem as? IndexPath, let path = DataPath(item),
      view.engine.counting.dataCounts.contains(path)
    else { return }
    view.springLoad(path)
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests over a row does what a tap of it does; `false` by default.
  public var isSpringLoaded: Bool {
    get { list.isSpringLoaded }
    set { list.isSpringLoaded = newValue }
  }
}

// Swipe actions of rows, each call through the door.
@MainActor
extension AppDoor {
  /// The actions on a side of an item's row; nil where its section has none to ask for.
  func swipeActions(
    ofItemAt path: DataPath,
    _ side: SwipeSide
  ) -> UISwipeActionsConfiguration? {
    guard let provider = layout.uikit.swipeActions(ofSection: path.section.index, side) else {
      return nil
    }
    let name: StaticString =
      side == .leading
      ? "leadingSwipeActionsConfigurationProvider" : "trailingSwipeActionsConfigurationProvider"
    return callOut(.question(name), in: .dataSource) { provider(IndexPath(path)) }
  }

  /// Performs an action of a row.
  func perform(
    _ action: UIContextualAction,
    from button: UIView,
    completion: @escaping (Bool) -> Void
  ) {
    tell("the handler of a UIContextualAction") {
      action.handler(action, button, completion)
    }
  }
}

// Prefetching is news: it is told after a pass, when nothing is under way that a call could get into.
extension UICollectionView {
  func startPrefetching(_ paths: [DataPath]) {
    engine.door.tell("collectionView(_:prefetchItemsAt:)") {
      prefetchDataSource?.collectionView(self, prefetchItemsAt: paths.map { IndexPath($0) })
    }
  }

  func cancelPrefetching(_ paths: [DataPath]) {
    engine.door.tell("collectionView(_:cancelPrefetchingForItemsAt:)") {
      prefetchDataSource?.collectionView(
        self,
        cancelPrefetchingForItemsAt: paths.map { IndexPath($0) }
      )
    }
  }
}

// The index at the edge, each call through the door.
extension UICollectionView {
  /// The titles of the index; `nil` where there is none.
  var askedIndexTitles: [String]? {
    guard let dataSource else { return nil }
    return engine.dataSourceCalls?.ask("indexTitles(for:)") {
      dataSource.indexTitles(for: self)
    } ?? nil
  }

  /// The item to which a title of the index leads; nil, and reported, for one that does not exist.
  func item(ofTitle title: String, at index: Int) -> DataPath? {
    guard let dataSource else { return nil }
    let indexPath = engine.dataSourceCalls?.ask("collectionView(_:indexPathForIndexTitle:at:)") {
      dataSource.collectionView(self, indexPathForIndexTitle: title, at: index)
    }
    return indexPath.flatMap { engine.counting.item(named: $0, "asked to scroll to") }
  }
}
