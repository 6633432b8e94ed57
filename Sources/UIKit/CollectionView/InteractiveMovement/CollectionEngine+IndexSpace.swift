import Foundation
import TesseraCore

// Inside, paths are those of what is shown. At the border to the app and its data source paths
// are translated while an item is moved interactively, and are the same at all other times.
extension CollectionEngine {
  /// Where an item is shown that a caller names.
  func shownPath(of indexPath: IndexPath) -> IndexPath {
    guard let movement, turns.indexSpace == .dataSource else { return indexPath }
    return movement.presentation(of: indexPath)
  }

  /// The element that a caller names, in the index space of what is shown.
  func shownElement(_ element: CollectionElement) -> CollectionElement {
    guard case .cell(let path) = element else { return element }
    return .cell(shownPath(of: path))
  }

  /// The path by which a caller names the item that is shown at a path.
  func spokenPath(of indexPath: IndexPath) -> IndexPath {
    guard let movement, turns.indexSpace == .dataSource else { return indexPath }
    return movement.dataPath(of: indexPath)
  }

  /// Where the data source has the item that is shown at a path.
  func dataPath(of indexPath: IndexPath) -> IndexPath {
    movement?.dataPath(of: indexPath) ?? indexPath
  }

  /// Where the data source has an item that is spoken of outside; nil, with a diagnostic, for a path that
  /// names no item whatever the data.
  func followedPath(of indexPath: IndexPath) -> OldPath? {
    guard let path = indexPath.itemPath else {
      Diagnostics.report(
        .dataSource,
        """
        The collection view was asked to follow \(indexPath.placeDescription), which names no item. A path \
        of an item has a section and an item, neither of them negative or NSNotFound.
        """
      )
      return nil
    }
    guard let movement, turns.indexSpace == .presentation else { return path }
    return movement.displacement.dataPath(of: path)
  }

  /// Where an item of the data is shown.
  func presentation(of path: OldPath) -> IndexPath {
    (movement?.displacement.presentation(of: path) ?? path).indexPath
  }

  /// The counts in the index space of a caller.
  var spokenCounts: DataCounts {
    guard let movement, turns.indexSpace == .dataSource else { return knownCounts }
    return movement.dataCounts(of: knownCounts)
  }
}
