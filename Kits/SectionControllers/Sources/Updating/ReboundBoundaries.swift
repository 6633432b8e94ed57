import CoreGraphics
import Foundation
import UIKit

/// A supplementary view on screen that its source is asked to fill in again.
@MainActor
struct ReboundView {
  let view: UICollectionReusableView
  let kind: String
  let index: Int

  /// The view, for a source that dequeues one of its class, kind and index.
  func view(
    of viewClass: UICollectionReusableView.Type,
    ofKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView? {
    kind == self.kind && path.item == index && type(of: view) == viewClass ? view : nil
  }
}

extension ListAdapter {
  /// Configures a view that stays on screen with its source; returns whether the source did so, and did not return another view.
  func rebind(
    _ view: UICollectionReusableView,
    ofKind kind: String,
    at index: Int,
    by source: any ListSupplementaryViewSource
  ) -> Bool {
    answer {
      reboundView = ReboundView(view: view, kind: kind, index: index)
      defer { reboundView = nil }
      guard source.viewForSupplementaryElement(ofKind: kind, at: index) === view else {
        return false
      }
      view.invalidateIntrinsicContentSize()
      return true
    }
  }
}

/// Headers and footers that have another size than before, by kind and section after the update.
struct ResizedBoundaries {
  var paths: [String: [IndexPath]] = [:]

  /// Invalidates the sizes of a layout.
  @MainActor
  func invalidate(in layout: UICollectionViewLayout) {
    guard !paths.isEmpty else { return }
    let context: UICollectionViewLayoutInvalidationContext =
      layout is UICollectionViewFlowLayout
      ? UICollectionViewFlowLayoutInvalidationContext() : ListInvalidationContext()
    for (kind, paths) in paths { context.invalidateSupplementaryElements(ofKind: kind, at: paths) }
    layout.invalidateLayout(with: context)
  }
}

extension ListTransition {
  /// Configures supplementary views on screen again whose objects have other content, inside the batch and before it is reported; a
  /// section whose source returns another view is reloaded.
  ///
  /// Returns the headers and footers whose sizes differ.
  func rebindSupplementaryViews(in collectionView: UICollectionView) -> ResizedBoundaries {
    var resized = ResizedBoundaries()
    var visible: [String: [Int: [IndexPath]]] = [:]
    for entry in changedEntries {
      guard let before = entry.indexBefore, entry.index >= 0, !isReloaded(entry),
        let source = entry.controller?.supplementaryViewSource
      else { continue }
      for kind in source.supportedElementKinds() {
        let paths = visible[kind] ?? collectionView.pathsOfVisibleViews(ofKind: kind)
        visible[kind] = paths
        for path in paths[before] ?? [] {
          guard let view = collectionView.supplementaryView(forElementKind: kind, at: path),
            !adapter.rebind(view, ofKind: kind, at: path.item, by: source)
          else { continue }
          reload(entry)
        }
        if resizes(kind, from: before, to: entry.index, in: collectionView) {
          resized.paths[kind, default: []].append(IndexPath(item: 0, section: entry.index))
        }
      }
    }
    return resized
  }

  /// Whether a header or footer has another extent than the layout has placed, in a layout that asks for it.
  private func resizes(
    _ kind: String,
    from before: Int,
    to section: Int,
    in collectionView: UICollectionView
  ) -> Bool {
    let direction: UICollectionView.ScrollDirection
    switch collectionView.collectionViewLayout {
    case let layout as UICollectionViewFlowLayout: direction = layout.scrollDirection
    case let layout as ListCollectionViewLayout: direction = layout.scrollDirection
    default: return false
    }
    let path = IndexPath(item: 0, section: before)
    let placed =
      collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.size ?? .zero
    let said = adapter.sizeForSupplementaryView(
      ofKind: kind,
      at: IndexPath(item: 0, section: section)
    )
    return direction == .vertical ? placed.height != said.height : placed.width != said.width
  }
}

extension UICollectionView {
  /// The paths of the views of a kind on screen, by section.
  fileprivate func pathsOfVisibleViews(ofKind kind: String) -> [Int: [IndexPath]] {
    let paths = indexPathsForVisibleSupplementaryElements(ofKind: kind).filter { $0.count == 2 }
    return Dictionary(grouping: paths, by: \.section)
  }
}
