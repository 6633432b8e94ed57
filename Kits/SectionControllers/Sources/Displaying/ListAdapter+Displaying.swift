public import Foundation
public import UIKit

extension ListAdapter {
  /// Passes on that a cell is about to be shown.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    answer {
      performanceDelegate?.listAdapterWillCallDisplayCell(self)
      if let entry = map.entry(at: indexPath.section) {
        show(cell, of: entry)
        let controller = controller(of: entry)
        controller.displayDelegate?.listAdapter(
          self,
          willDisplay: controller,
          cell: cell,
          at: indexPath.item
        )
      }
      collectionViewDelegate?.collectionView(
        collectionView,
        willDisplay: cell,
        forItemAt: indexPath
      )
      updateWorkingRange()
      performanceDelegate?.listAdapter(self, didCallDisplay: cell)
    }
  }

  /// Passes on that a cell is not shown any more.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    answer {
      performanceDelegate?.listAdapterWillCallEndDisplayCell(self)
      if let (entry, isLast) = displaying.remove(cell) {
        if let controller = entry.controller {
          controller.displayDelegate?.listAdapter(
            self,
            didEndDisplaying: controller,
            cell: cell,
            at: indexPath.item
          )
        }
        if isLast { hide(entry) }
      }
      collectionViewDelegate?.collectionView(
        collectionView,
        didEndDisplaying: cell,
        forItemAt: indexPath
      )
      updateWorkingRange()
      performanceDelegate?.listAdapter(self, didCallEndDisplay: cell)
    }
  }

  /// Notes that a supplementary view is about to be shown.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    answer {
      if let entry = map.entry(at: indexPath.section) { show(view, of: entry) }
      updateWorkingRange()
    }
  }

  /// Notes that a supplementary view is not shown any more.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    answer {
      if let (entry, isLast) = displaying.remove(view), isLast { hide(entry) }
      updateWorkingRange()
    }
  }

  private func show(_ view: UICollectionReusableView, of entry: SectionEntry) {
    // A view that is used again without having been announced as gone shows its new object alone.
    if let (former, isLast) = displaying.remove(view), isLast, former !== entry { hide(former) }
    guard displaying.insert(view, of: entry) else { return }
    let controller = controller(of: entry)
    delegate?.listAdapter(self, willDisplay: entry.object, at: entry.index)
    controller.displayDelegate?.listAdapter(self, willDisplay: controller)
  }

  private func hide(_ entry: SectionEntry) {
    // After a reload the object may be in the list with another section controller.
    let index = entry.index >= 0 ? entry.index : map[entry.identity]?.index ?? -1
    delegate?.listAdapter(self, didEndDisplaying: entry.object, at: index)
    guard let controller = entry.controller else { return }
    controller.displayDelegate?.listAdapter(self, didEndDisplaying: controller)
  }

  /// Ends the display of everything, because the list is shown in another collection view.
  func endDisplaying() {
    for entry in displaying.removeAll() { hide(entry) }
    updateWorkingRange()
  }

  /// Makes all views of the collection view again; objects that are visible or near before and after get no notification in between.
  func replaceViews(of collectionView: UICollectionView) {
    displaying.areReplaced = true
    collectionView.reloadData()
    collectionView.layoutIfNeeded()
    displaying.areReplaced = false
    answer { updateWorkingRange() }
  }

  /// Finds out which sections are near what is on screen.
  private func updateWorkingRange() {
    guard workingRangeSize > 0, !displaying.areReplaced else { return }
    let visible = displaying.entries.map(\.index).filter { $0 >= 0 }
    var range: [ObjectIdentifier: SectionEntry] = [:]
    if let first = visible.min(), let last = visible.max() {
      let near = (first - workingRangeSize)..<(last + workingRangeSize + 1)
      for entry in map.entries[near.clamped(to: map.entries.indices)] {
        range[ObjectIdentifier(entry)] = entry
      }
    }
    let before = displaying.workingRange
    displaying.workingRange = range
    for entry in before.values.sorted(by: { $0.index < $1.index })
    where range[ObjectIdentifier(entry)] == nil {
      guard let controller = entry.controller else { continue }
      controller.workingRangeDelegate?.listAdapter(
        self,
        sectionControllerDidExitWorkingRange: controller
      )
    }
    for entry in range.values.sorted(by: { $0.index < $1.index })
    where before[ObjectIdentifier(entry)] == nil {
      let controller = controller(of: entry)
      controller.workingRangeDelegate?.listAdapter(
        self,
        sectionControllerWillEnterWorkingRange: controller
      )
    }
  }
}
