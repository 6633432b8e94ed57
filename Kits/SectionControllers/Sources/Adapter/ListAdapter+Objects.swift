public import CoreGraphics
public import Foundation
public import UIKit

extension ListAdapter {
  /// The section controller of a section; nil for a section that does not exist.
  ///
  /// O(1).
  ///
  /// One that is not needed yet is made.
  public func sectionController(forSection section: Int) -> ListSectionController? {
    map.entry(at: section).map { controller(of: $0) }
  }

  /// The section of a section controller; nil for one that is not in the list.
  ///
  /// O(1).
  @_disfavoredOverload
  public func section(for sectionController: ListSectionController) -> Int? {
    guard let entry = sectionController.entry, entry.index >= 0,
      map.entry(at: entry.index) === entry
    else { return nil }
    return entry.index
  }

  /// The section controller of an object, by identifier; nil for one that is not in the list.
  ///
  /// O(1).
  public func sectionController(for object: any ListDiffable) -> ListSectionController? {
    map[object.identity].map { controller(of: $0) }
  }

  /// The object of a section controller; nil for one that is not in the list.
  ///
  /// O(1).
  public func object(for sectionController: ListSectionController) -> (any ListDiffable)? {
    section(for: sectionController).flatMap { object(atSection: $0) }
  }

  /// The object of a section; nil for a section that does not exist.
  ///
  /// O(1).
  public func object(atSection section: Int) -> (any ListDiffable)? {
    map.entry(at: section)?.object
  }

  /// The section of an object, by identifier; nil for one that is not in the list.
  ///
  /// O(1).
  @_disfavoredOverload
  public func section(for object: any ListDiffable) -> Int? { map[object.identity]?.index }

  /// The objects in their order, without those that were left out.
  public func objects() -> [any ListDiffable] { map.entries.map(\.object) }

  /// The section controllers that were made so far.
  ///
  /// O(number of objects).
  public var madeSectionControllers: [ListSectionController] {
    map.entries.compactMap(\.controller)
  }

  /// The objects of which something is on screen, in their order.
  public func visibleObjects() -> [any ListDiffable] { visibleEntries.map(\.object) }

  /// The section controllers of which something is on screen, in their order.
  public func visibleSectionControllers() -> [ListSectionController] {
    visibleEntries.compactMap(\.controller)
  }

  /// The sections of which something is on screen.
  public func indexesOfVisibleObjects() -> IndexSet { IndexSet(visibleEntries.map(\.index)) }

  /// The cells of an object that are on screen, in their order.
  public func visibleCells(for object: any ListDiffable) -> [UICollectionViewCell] {
    guard let section = section(for: object), let collectionView else { return [] }
    return collectionView.indexPathsForVisibleItems.sorted().filter { $0.section == section }
      .compactMap { collectionView.cellForItem(at: $0) }
  }

  /// The size of an item as its section controller says it; a side below zero counts as 0.
  ///
  /// Zero for an item that does not exist.
  public func sizeForItem(at indexPath: IndexPath) -> CGSize {
    guard let entry = map.entry(at: indexPath.section),
      (0..<itemCount(of: entry)).contains(indexPath.item)
    else { return .zero }
    performanceDelegate?.listAdapterWillCallSize(self)
    let controller = controller(of: entry)
    let size = controller.sizeForItem(at: indexPath.item).withoutNegativeSides
    performanceDelegate?.listAdapter(self, didCallSizeOn: controller, at: indexPath.item)
    return size
  }

  /// The size of a supplementary view as the source of its section says it; a side below zero counts as 0.
  ///
  /// Zero for a kind that the source does not list, and for a section without a source.
  public func sizeForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> CGSize
  {
    guard let entry = map.entry(at: indexPath.section),
      let source = controller(of: entry).supplementaryViewSource,
      source.supportedElementKinds().contains(elementKind)
    else { return .zero }
    return source.sizeForSupplementaryView(ofKind: elementKind, at: indexPath.item)
      .withoutNegativeSides
  }

  private var visibleEntries: [SectionEntry] {
    displaying.entries.filter { $0.index >= 0 }.sorted { $0.index < $1.index }
  }

  /// The section controller of an entry, made when it is first needed.
  func controller(of entry: SectionEntry) -> ListSectionController {
    if let controller = entry.controller { return controller }
    let made = ListSectionController.creating(in: self) {
      dataSource?.listAdapter(self, sectionControllerFor: entry.object)
        ?? MissingSectionController()
    }
    // The data source may have asked for the section controller that it is making.
    if let controller = entry.controller { return controller }
    var controller = made
    if let other = made.entry, other !== entry {
      report(
        "The section controller of object \(entry.identity) in section \(entry.index) belongs to object "
          + "\(other.identity) already; the section stays empty. Return a new one for each object."
      )
      controller = MissingSectionController()
    }
    entry.controller = controller
    controller.attach(to: self, entry)
    controller.prepare(for: entry.object)
    return controller
  }

  /// The number of items of an entry, as the collection view knows it, or else as its controller says.
  func itemCount(of entry: SectionEntry) -> Int {
    if let count = entry.count { return count }
    let count = currentCount(of: entry)
    entry.count = count
    return count
  }

  /// The number of items of an entry by now; one below zero is reported and counts as none.
  func currentCount(of entry: SectionEntry) -> Int {
    var count: Int?
    if entry.controller == nil {
      count = dataSource?.listAdapter(self, numberOfItemsFor: entry.object)
    }
    let said = count ?? controller(of: entry).numberOfItems()
    if said < 0 {
      report(
        "Section \(entry.index) of object \(entry.identity) has \(said) items; it is shown with none."
      )
    }
    return max(0, said)
  }
}

/// Stands in for a section controller that there is not; it has no items.
final class MissingSectionController: ListSectionController {
  override func numberOfItems() -> Int { 0 }
}

extension CGSize {
  /// The size with 0 for sides that are negative or not finite, but for the automatic size.
  fileprivate var withoutNegativeSides: CGSize {
    CGSize(width: width.isNaN ? 0 : max(0, width), height: height.isNaN ? 0 : max(0, height))
  }
}
