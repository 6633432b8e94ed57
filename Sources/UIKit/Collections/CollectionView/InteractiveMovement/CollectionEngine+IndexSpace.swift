import Foundation
import TesseraCore

// Inside, paths are those of what is shown. At the border to the app and its data source paths
// are translated while an item is moved interactively or something is shown that the data source does not have,
// and are the same at all other times.
extension CollectionEngine {
  /// How data leads to what is shown.
  var presentation: Presentation {
    if let movement { return .moving(movement) }
    return guests.isEmpty ? .asItIs : .guests(guests.items)
  }

  /// Where an item is shown that a caller names.
  func shownPath(of indexPath: IndexPath) -> IndexPath {
    guard turns.indexSpace == .dataSource, let path = indexPath.itemPath else { return indexPath }
    return presentation.presentation(of: path).indexPath
  }

  /// The element that a caller names, in the index space of what is shown.
  func shownElement(_ element: CollectionElement) -> CollectionElement {
    guard case .cell(let path) = element else { return element }
    return .cell(shownPath(of: path))
  }

  /// The path by which a caller names the item that is shown at a path; nil for one that the data source does not have.
  func spokenPath(of indexPath: IndexPath) -> IndexPath? {
    guard turns.indexSpace == .dataSource else { return indexPath }
    return guest(at: indexPath) == nil ? dataPath(of: indexPath) : nil
  }

  /// Where the data source has the item that is shown at a path, or would have one in the place of a guest.
  func dataPath(of indexPath: IndexPath) -> IndexPath {
    indexPath.itemPath.map { presentation.dataPath(of: $0).indexPath } ?? indexPath
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
    guard turns.indexSpace == .presentation else { return path }
    return presentation.dataPath(of: path)
  }

  /// Where an item of the data is shown.
  func presentation(of path: OldPath) -> IndexPath { presentation.presentation(of: path).indexPath }

  /// The counts in the index space of a caller.
  var spokenCounts: DataCounts {
    turns.indexSpace == .dataSource ? presentation.dataCounts(of: knownCounts) : knownCounts
  }
}
