import CoreGraphics
public import Foundation
public import UIKit

/// Shows an object by several section controllers, one below the other in one section.
///
/// Each child counts its items from 0 and knows nothing of the others. Insets and spacings are those of the stack.
@preconcurrency @MainActor
public final class ListStackedSectionController: ListSectionController {
  /// The children in their order.
  public let sectionControllers: [ListSectionController]
  private lazy var context = StackedContext(self)
  /// The numbers of items of the children as they are shown.
  fileprivate var counts: [Int] = []

  /// Creates a stack; the section controllers belong to it from then on.
  public init(sectionControllers: [ListSectionController]) {
    self.sectionControllers = sectionControllers
    super.init()
  }

  override func didAttach() {
    guard let entry else { return }
    for child in sectionControllers { child.attach(to: context, entry) }
  }

  override func prepare(for object: any ListDiffable) {
    for child in sectionControllers { child.prepare(for: object) }
  }

  public override func didUpdate(to object: Any) {
    for child in sectionControllers { child.didUpdate(to: object) }
  }

  override var followsEveryUpdate: Bool {
    sectionControllers.contains { $0.followsEveryUpdate }
  }

  override func takeRowUpdate(_ change: ObjectChange) -> RowUpdate? {
    var whole = RowUpdate()
    for (place, child) in sectionControllers.enumerated() {
      let start = counts.prefix(place).reduce(0, +)
      let count = counts.indices.contains(place) ? counts[place] : 0
      let update = child.takeRowUpdate(change) ?? Self.rowUpdate(of: child, count: count, change)
      let first = whole.origins.count
      whole.origins += update.origins.map { $0.map { $0 + start } }
      whole.rebound.formUnion(IndexSet(update.rebound.map { $0 + first }))
      whole.perhapsChanged.formUnion(IndexSet(update.perhapsChanged.map { $0 + first }))
      whole.reloaded.formUnion(IndexSet(update.reloaded.map { $0 + first }))
    }
    _ = numberOfItems()
    return whole
  }

  /// The update of a child that knows only the number of its rows.
  private static func rowUpdate(
    of child: ListSectionController,
    count: Int,
    _ change: ObjectChange
  ) -> RowUpdate {
    let after = max(0, child.numberOfItems())
    guard after == count else {
      return RowUpdate(origins: Array(repeating: nil, count: after))
    }
    var update = RowUpdate(origins: (0..<count).map { $0 })
    guard change != .none else { return update }
    let isReloaded = change == .content && child.reloadsWhenUpdated
    if isReloaded {
      update.reloaded = IndexSet(integersIn: 0..<count)
    } else if change == .content {
      update.rebound = IndexSet(integersIn: 0..<count)
    } else {
      update.perhapsChanged = IndexSet(integersIn: 0..<count)
    }
    return update
  }

  public override func numberOfItems() -> Int {
    counts = sectionControllers.map { max(0, $0.numberOfItems()) }
    return counts.reduce(0, +)
  }

  public override func sizeForItem(at index: Int) -> CGSize {
    child(at: index).map { $0.child.sizeForItem(at: $0.index) } ?? .zero
  }

  public override func cellForItem(at index: Int) -> UICollectionViewCell {
    child(at: index).map { $0.child.cellForItem(at: $0.index) } ?? super.cellForItem(at: index)
  }

  public override func shouldSelectItem(at index: Int) -> Bool {
    child(at: index).map { $0.child.shouldSelectItem(at: $0.index) } ?? false
  }

  public override func didSelectItem(at index: Int) {
    if let (child, index) = child(at: index) { child.didSelectItem(at: index) }
  }

  public override func didDeselectItem(at index: Int) {
    if let (child, index) = child(at: index) { child.didDeselectItem(at: index) }
  }

  public override func didHighlightItem(at index: Int) {
    if let (child, index) = child(at: index) { child.didHighlightItem(at: index) }
  }

  public override func didUnhighlightItem(at index: Int) {
    if let (child, index) = child(at: index) { child.didUnhighlightItem(at: index) }
  }

  public override func canMoveItem(at index: Int) -> Bool {
    child(at: index).map { $0.child.canMoveItem(at: $0.index) } ?? false
  }

  /// Items move within their child.
  public override func canMoveItem(at sourceIndex: Int, to destinationIndex: Int) -> Bool {
    guard let (source, from) = child(at: sourceIndex),
      let (target, to) = child(at: destinationIndex), source === target
    else { return false }
    return source.canMoveItem(at: from, to: to)
  }

  public override func moveObject(from sourceIndex: Int, to destinationIndex: Int) {
    guard let (source, from) = child(at: sourceIndex), let (_, to) = child(at: destinationIndex)
    else { return }
    source.moveObject(from: from, to: to)
  }

  /// The child of an item of the section, and its item there.
  fileprivate func child(at index: Int) -> (child: ListSectionController, index: Int)? {
    var index = index
    for (child, count) in zip(sectionControllers, counts) {
      if index < count { return index < 0 ? nil : (child, index) }
      index -= count
    }
    return nil
  }

  /// Where the items of a child begin, by the numbers that are shown.
  fileprivate func start(of child: ListSectionController) -> Int {
    let place = sectionControllers.firstIndex { $0 === child } ?? 0
    return counts.prefix(place).reduce(0, +)
  }

  /// Where the items of a child begin, by the numbers that the children say now.
  fileprivate func currentStart(of child: ListSectionController) -> Int {
    let place = sectionControllers.firstIndex { $0 === child } ?? 0
    return sectionControllers.prefix(place).reduce(0) { $0 + max(0, $1.numberOfItems()) }
  }
}

/// The collection view as a child of a stack sees it.
@MainActor
private final class StackedContext: ListCollectionContext {
  private weak var stack: ListStackedSectionController?

  init(_ stack: ListStackedSectionController) { self.stack = stack }

  private var outer: (any ListCollectionContext)? { stack?.collectionContext }

  var collectionView: UICollectionView? { outer?.collectionView }
  var viewController: UIViewController? { outer?.viewController }
  var numberOfSections: Int { outer?.numberOfSections ?? 0 }

  func section(for sectionController: ListSectionController) -> Int? {
    stack.flatMap { outer?.section(for: $0) }
  }

  func indexPath(for sectionController: ListSectionController, at index: Int) -> IndexPath? {
    guard let stack else { return nil }
    return outer?.indexPath(for: stack, at: stack.start(of: sectionController) + index)
  }

  func index(for indexPath: IndexPath, sectionController: ListSectionController) -> Int? {
    guard let stack, let index = outer?.index(for: indexPath, sectionController: stack),
      let (child, item) = stack.child(at: index), child === sectionController
    else { return nil }
    return item
  }

  func dequeue(_ cellClass: UICollectionViewCell.Type, _ identifier: String, at path: IndexPath)
    -> UICollectionViewCell
  {
    outer?.dequeue(cellClass, identifier, at: path) ?? UICollectionViewCell(frame: .zero)
  }

  func dequeue(
    _ viewClass: UICollectionReusableView.Type,
    ofKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    outer?.dequeue(viewClass, ofKind: kind, at: path) ?? UICollectionReusableView(frame: .zero)
  }

  func performBatch(
    animated: Bool,
    updates: @escaping (any ListBatchContext) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard let stack, let outer else {
      completion?(false)
      return
    }
    outer.performBatch(
      animated: animated,
      updates: { updates(StackedBatch(stack, $0)) },
      completion: completion
    )
  }

  func report(_ message: String) { outer?.report(message) }
}

/// A batch as a child of a stack sees it.
///
/// A closure changes the items of one child; several children change in several closures.
@MainActor
private final class StackedBatch: ListBatchContext {
  private let stack: ListStackedSectionController
  private let outer: any ListBatchContext

  init(_ stack: ListStackedSectionController, _ outer: any ListBatchContext) {
    self.stack = stack
    self.outer = outer
  }

  private func shift(_ indexes: IndexSet, by distance: Int) -> IndexSet {
    IndexSet(indexes.map { $0 + distance })
  }

  func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
    outer.reload(in: stack, at: shift(indexes, by: stack.start(of: sectionController)))
  }

  func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
    outer.insert(in: stack, at: shift(indexes, by: stack.currentStart(of: sectionController)))
  }

  func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
    outer.delete(in: stack, at: shift(indexes, by: stack.start(of: sectionController)))
  }

  func move(in sectionController: ListSectionController, from fromIndex: Int, to toIndex: Int) {
    outer.move(
      in: stack,
      from: fromIndex + stack.start(of: sectionController),
      to: toIndex + stack.currentStart(of: sectionController)
    )
  }

  func invalidateLayout(in sectionController: ListSectionController, at indexes: IndexSet) {
    outer.invalidateLayout(
      in: stack,
      at: shift(indexes, by: stack.currentStart(of: sectionController))
    )
  }

  func reload(_ sectionController: ListSectionController) { outer.reload(stack) }

  func rearrange(
    in sectionController: ListSectionController,
    origins: [Int?],
    rebinding indexes: IndexSet,
    reloading reloaded: IndexSet
  ) {
    let start = stack.start(of: sectionController)
    let place = stack.sectionControllers.firstIndex { $0 === sectionController } ?? 0
    let end = start + (stack.counts.indices.contains(place) ? stack.counts[place] : 0)
    let total = stack.counts.reduce(0, +)
    outer.rearrange(
      in: stack,
      origins: (0..<start).map { $0 } + origins.map { $0.map { $0 + start } }
        + (end..<total).map { $0 },
      rebinding: shift(indexes, by: start),
      reloading: shift(reloaded, by: start)
    )
    _ = stack.numberOfItems()
  }
}
