import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewCompositionalLayout {
  /// What a list says of an element of its section; nil where the section is no list.
  func listRow(
    for element: CollectionElement,
    inSection section: Int,
    of solution: CompositionalSolution
  ) -> ListRow? {
    guard let list = solution.companion(ofSection: section)?.list,
      let count = solution.arrangement.itemCount(ofSection: section)
    else { return nil }
    return list.row(for: element, itemCount: count) { path in
      let separators = list.configuration.separatorConfiguration
      guard let handler = list.configuration.itemSeparatorHandler, let view = collectionView else {
        return separators
      }
      guard let path = view.engine.counting.modelPath(of: path) else { return separators }
      return view.engine.turns.using(.dataSource) { handler(IndexPath(path), separators) }
    }
  }

  /// What says the swipe actions on a side of a list's items, which have them where sections stand one below the
  /// other.
  func listSwipeActions(
    ofSection section: Int,
    _ side: SwipeSide
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    guard mainAxis == .vertical,
      let list = solution?.companion(ofSection: section)?.list?.configuration
    else { return nil }
    return side == .leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
  }

  /// The colour that fills the collection view: that of the lists in sight, if they have one and nothing
  /// else is in sight.
  func listBackdrop(in bounds: CGRect) -> UIColor? {
    guard declaresLists, let solution, let view = collectionView else { return nil }
    var color: UIColor?
    for section in solution.arrangement.sections(
      in: Rect(view.engine.preparing.mirror.apply(bounds))
    ) {
      guard let list = solution.companion(ofSection: section)?.list,
        color == nil || color == list.backgroundColor
      else { return nil }
      color = list.backgroundColor
    }
    return color
  }
}
