import CoreGraphics
import Foundation
import UIKit

/// The promises of a collection view at any time, checked by its public API alone.
@MainActor
enum ListChecks {
  /// Returns what does not hold in the collection views of a view and below it.
  static func faults(in view: UIView) -> [String] {
    let own = (view as? UICollectionView).map { faults(of: $0) } ?? []
    return own + view.subviews.flatMap { faults(in: $0) }
  }

  private static func faults(of list: UICollectionView) -> [String] {
    guard list.window != nil, !list.isHidden else { return [] }
    return (faultsOfPaths(list) + faultsOfOffset(list)).map { "\(type(of: list)): \($0)" }
  }

  private static func faultsOfPaths(_ list: UICollectionView) -> [String] {
    let paths = list.indexPathsForVisibleItems
    let counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    var faults: [String] = []
    if Set(paths).count != paths.count { faults.append("an item is visible twice") }
    for path in paths {
      guard counts.indices.contains(path.section), path.item < counts[path.section] else {
        faults.append("\(path) is visible, and the counts are \(counts)")
        continue
      }
      guard let cell = list.cellForItem(at: path) else {
        faults.append("\(path) is visible and has no cell")
        continue
      }
      if list.indexPath(for: cell) != path {
        faults.append(
          "the cell of \(path) is at \(list.indexPath(for: cell)?.description ?? "no path")"
        )
      }
    }
    return faults
  }

  private static func faultsOfOffset(_ list: UICollectionView) -> [String] {
    let offset = list.contentOffset
    guard offset.x.isFinite, offset.y.isFinite else { return ["the offset is \(offset)"] }
    let size = list.contentSize
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      return ["the content size is \(size)"]
    }
    return []
  }
}
