import UIKit

/// A list of any cells that a collection view shows.
@MainActor
protocol ListOfView: AnyObject {
  /// Takes from the collection view what the list has given it; the list has no view then.
  func leaveView()
}

extension ListAdapter: ListOfView {
  final func leaveView() {
    guard let view = screen.view else { return }
    if let gesture = settings.reordering { view.removeGestureRecognizer(gesture) }
    settings.reordering = nil
    removeRefreshing(from: view)
    if view.dataSource === self { view.dataSource = nil }
    if view.delegate === self { view.delegate = nil }
    screen.show(in: nil)
    screen.take(rows)
  }

  /// The collection view, as long as the list is its data source.
  ///
  /// One that has another data source is left: what is reported to it would be that one's.
  final var shownView: UICollectionView? {
    guard let view = screen.view else { return nil }
    if view.dataSource === self { return view }
    rows.engine.report(
      "The collection view of the list has another data source; the list is shown nowhere any more."
    )
    leaveView()
    return nil
  }
}
