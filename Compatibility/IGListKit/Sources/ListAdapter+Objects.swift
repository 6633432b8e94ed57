public import CoreGraphics
public import Foundation
public import SectionControllers
public import UIKit

// Members that take objects of any type, and indexes that are `NSNotFound` where there is none.

extension ListAdapter {
  /// The section of a section controller; `NSNotFound` for one that is not in the list.
  public func section(for sectionController: ListSectionController) -> Int {
    // Only the optional one has `map`.
    section(for: sectionController).map(\.self) ?? NSNotFound
  }

  /// The section of an object, by identifier; `NSNotFound` for one that is not in the list.
  public func section(for object: any SectionControllers.ListDiffable) -> Int {
    section(for: object).map(\.self) ?? NSNotFound
  }

  /// The section of an object, by identifier; `NSNotFound` for one that is not in the list.
  public func section(for object: Any) -> Int {
    guard let object = object as? any SectionControllers.ListDiffable else { return NSNotFound }
    let section: Int = self.section(for: object)
    return section
  }

  /// The section controller of an object, by identifier; nil for one that is not in the list.
  public func sectionController(for object: Any) -> ListSectionController? {
    (object as? any SectionControllers.ListDiffable).flatMap { sectionController(for: $0) }
  }

  /// The cells of an object that are on screen, in their order.
  public func visibleCells(for object: Any) -> [UICollectionViewCell] {
    (object as? any SectionControllers.ListDiffable).map { visibleCells(for: $0) } ?? []
  }

  /// Reloads objects, by identity: their sections are reloaded in the next update.
  public func reloadObjects(_ objects: [Any]) {
    reloadObjects(objects.compactMap { $0 as? any SectionControllers.ListDiffable })
  }

  /// Scrolls to an object, at a position, with its header or other supplementary views.
  public func scroll(
    to object: Any,
    supplementaryKinds: [String]?,
    scrollDirection: UICollectionView.ScrollDirection,
    scrollPosition: UICollectionView.ScrollPosition,
    additionalOffset: CGFloat,
    animated: Bool
  ) {
    guard let object = object as? any SectionControllers.ListDiffable else { return }
    scroll(
      to: object,
      supplementaryKinds: supplementaryKinds,
      scrollDirection: scrollDirection,
      scrollPosition: scrollPosition,
      additionalOffset: additionalOffset,
      animated: animated
    )
  }

  /// Shows what has changed in one update, and returns once it is shown: whether it was applied.
  @discardableResult
  public func performUpdates(animated: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      performUpdates(animated: animated) { continuation.resume(returning: $0) }
    }
  }

  /// Makes all section controllers and cells again, and returns once they are shown.
  @discardableResult
  public func reloadData() async -> Bool {
    await withCheckedContinuation { continuation in
      reloadData { continuation.resume(returning: $0) }
    }
  }
}

extension ListCollectionContext {
  /// The item that a cell shows; `NSNotFound` for a cell of another section.
  public func index(
    for cell: UICollectionViewCell,
    sectionController: ListSectionController
  ) -> Int {
    index(for: cell, sectionController: sectionController).map(\.self) ?? NSNotFound
  }

  /// A cell of the class that the call is to return, for an item; a new one outside of the list.
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    for sectionController: ListSectionController,
    at index: Int
  ) -> Cell {
    dequeueReusableCell(of: Cell.self, for: sectionController, at: index) as? Cell
      ?? Cell(frame: .zero)
  }

  /// A cell of the class that the call is to return and with an identifier, for an item; a new one outside of the list.
  public func dequeueReusableCell<Cell: UICollectionViewCell>(
    withReuseIdentifier reuseIdentifier: String,
    for sectionController: ListSectionController,
    at index: Int
  ) -> Cell {
    dequeueReusableCell(
      of: Cell.self,
      withReuseIdentifier: reuseIdentifier,
      for: sectionController,
      at: index
    ) as? Cell ?? Cell(frame: .zero)
  }

  /// A supplementary view of the class that the call is to return, for an index of the section; a new one outside of the list.
  public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
    ofKind elementKind: String,
    forSectionController sectionController: ListSectionController,
    atIndex index: Int
  ) -> View {
    dequeueReusableSupplementaryView(
      ofKind: elementKind,
      for: sectionController,
      class: View.self,
      at: index
    ) as? View ?? View(frame: .zero)
  }

  /// The path of the item at a point in the coordinates of the collection view; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionView?.indexPathForItem(at: point)
  }

  /// A point of a view, or of the window, in the coordinates of the collection view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    collectionView?.convert(point, from: view) ?? point
  }
}
