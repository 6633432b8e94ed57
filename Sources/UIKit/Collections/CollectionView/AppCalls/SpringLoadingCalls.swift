import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

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
