import CoreGraphics
import Foundation
import TesseraCore

extension UICollectionViewFlowLayout {
  /// Takes note of what a context makes invalid.
  func noteInvalidation(by context: UICollectionViewLayoutInvalidationContext) {
    invalidation.note(context)
  }

  /// Places anew what has become invalid since the last time.
  func solve() {
    guard let collectionView else {
      solution = nil
      invalidation = .everything
      return
    }
    let pending = invalidation
    invalidation = .none
    guard solution == nil || !pending.isNothing else { return }
    pool.forget()
    let declaration = FlowDeclaration(self, in: collectionView)
    let before = solution
    solution = nextSolution(declaration, pending)
    if before != nil, before?.container != declaration.container, solution?.measures == true {
      collectionView.engine.measureAgain()
    }
    reportIssues()
  }

  private func nextSolution(
    _ declaration: FlowDeclaration,
    _ pending: FlowInvalidation
  ) -> FlowSolution {
    guard var next = solution, next.container.axis == declaration.container.axis else {
      return FlowSolution(declaration, keeping: solution)
    }
    let room = next.container
    if room != declaration.container { next.fit(into: declaration.container) }
    guard next.follow(pending.change, declaration) else {
      return FlowSolution(declaration, keeping: solution)
    }
    if pending.parts.contains(.delegateMetrics), !next.isDeclared(by: declaration) {
      next.redeclare(declaration, since: room)
    }
    return next
  }
}

extension FlowSolution {
  /// Takes over what has become of the data; says whether that is known.
  fileprivate mutating func follow(
    _ change: FlowInvalidation.DataChange,
    _ declaration: FlowDeclaration
  ) -> Bool {
    switch change {
    case .none: return true
    case .batch(let items):
      let items = items.filter { $0.updateAction != .none }
      let changes = items.compactMap(\.layoutChange)
      return changes.count == items.count && apply(changes, declaration)
    case .awaited, .unknown, .everything: return false
    }
  }
}

extension UICollectionViewUpdateItem {
  /// The change that the item tells of; nil if its paths do not fit its action.
  fileprivate var layoutChange: LayoutChange? {
    let before = indexPathBeforeUpdate.flatMap { ItemPath<Before>(updatePath: $0) }
    let after = indexPathAfterUpdate.flatMap { ItemPath<After>(updatePath: $0) }
    return switch (updateAction, before, after) {
    case (.delete, let old?, _):
      old.item == NSNotFound ? .deleteSection(old.section) : .deleteItem(old)
    case (.insert, _, let new?):
      new.item == NSNotFound ? .insertSection(new.section) : .insertItem(new)
    case (.reload, let old?, let new?):
      old.item == NSNotFound
        ? .reloadSection(SectionPair(old: old.section, new: new.section))
        : .reloadItem(ItemPair(old: old, new: new))
    case (.move, let old?, let new?):
      old.item == NSNotFound
        ? .moveSection(SectionPair(old: old.section, new: new.section))
        : .moveItem(ItemPair(old: old, new: new))
    default: nil
    }
  }
}

extension ItemPath {
  /// The same place; the item is `NSNotFound` for a section, as in update items.
  fileprivate init?(updatePath path: IndexPath) {
    guard !path.isEmpty else { return nil }
    self.init(section: path.section, item: path.item)
  }
}
