import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionViewCompositionalLayout {
  /// Places anew what has become invalid since the last time, and asks for what comes into sight.
  func solve() {
    guard let collectionView else {
      solution = nil
      invalidation = .everything
      return
    }
    let pending = invalidation
    invalidation = .none
    let former = solution?.container
    if !pending.isNothing || solution == nil { follow(pending, collectionView) }
    if let former, former != solution?.container { collectionView.engine.measuring.measureAgain() }
    let assumed = solution?.arrangement.contentSize
    solveVisibleSections(in: collectionView.bounds)
    if !pending.isNothing || former == nil { solveFarSections(after: pending) }
    if !pending.isNothing || former != solution?.container {
      displacement.join(.change)
    } else if solution?.arrangement.contentSize != assumed {
      displacement.join(.correction)
    }
    reportIssues()
    updateVisibleItems()
  }

  private func follow(_ pending: CompositionalInvalidation, _ view: UICollectionView) {
    pool.forget()
    guard var next = solution, next.container.axis == settings.scrollDirection.axis else {
      solution = CompositionalSolution(self, view)
      return
    }
    solution = nil  // The copy is the only owner while it changes.
    next.fit(self, view)
    if pending.redeclares { next.arrangement.expireDeclarations() }
    switch pending.change {
    case .none: break
    case .awaited, .unknown: next.reconcile(view)
    case .batch(let changes):
      if next.apply(changes, view) {
        next.arrangement.expireDeclarations()
      } else {
        next.reconcile(view)
      }
    }
    solution = next
  }

  /// Asks for the sections in sight that have not been asked for, and for one beyond.
  ///
  /// One after the other, because each says where the next one starts.
  func solveVisibleSections(in bounds: CGRect) {
    guard let view = collectionView, var next = solution else { return }
    let isFirst = next.arrangement.unsolvedSectionCount == next.arrangement.sectionCount
    let visible = Rect(view.engine.preparing.mirror.apply(bounds))
    solution = nil
    let environment = environment(next.container)
    var last: Int?
    while let section = next.arrangement.unsolvedSections(in: visible, limit: 1).first {
      next.solve(section, in: environment, self, view)
      last = section
    }
    if let last, next.arrangement.awaitsDeclaration(last + 1) {
      next.solve(last + 1, in: environment, self, view)
    }
    if isFirst, last != nil { next.assumeMeanExtents() }
    solution = next
  }

  /// Asks for all sections, unless they are more than are asked for at once.
  ///
  /// After a batch those that stay are asked for when they come into sight: they keep their extents until then.
  private func solveFarSections(after pending: CompositionalInvalidation) {
    guard let view = collectionView, var next = solution,
      next.arrangement.sectionCount <= sectionsAskedAtOnce,
      // Most batches bring no section.
      !pending.keepsSections || next.arrangement.unsolvedSectionCount > 0
    else { return }
    let environment = environment(next.container)
    solution = nil
    var sections: [Int] = []
    sections.reserveCapacity(next.arrangement.sectionCount)
    for section in 0..<next.arrangement.sectionCount {
      let isAsked =
        pending.keepsSections
        ? next.arrangement.itemCount(ofSection: section) == nil
        : next.arrangement.awaitsDeclaration(section)
      if isAsked { sections.append(section) }
    }
    next.solve(sections, in: environment, self, view)
    solution = next
  }

  /// Asks for the sections in a rectangle that reaches beyond what the collection view looks at to show what
  /// is in sight; the layout becomes invalid, because others stand elsewhere then.
  ///
  /// Around what is in sight sections are asked for as they come into it. Mirrored content that turns out shorter than
  /// was assumed shows others than the layout has prepared.
  func solveSections(in rect: CGRect) {
    guard let view = collectionView, solution != nil else { return }
    let visible = CGRect(view.engine.visibleRect)
    let near = view.engine.preparing.mirror.apply(
      visible.insetBy(dx: -visible.width / 2 - 1, dy: -visible.height / 2 - 1)
    )
    let isNear = near.contains(rect)
    guard !isNear || view.engine.preparing.mirror != .off, var next = solution else { return }
    let rect = isNear ? rect.intersection(view.engine.preparing.mirror.apply(visible)) : rect
    guard !rect.isNull else { return }
    let environment = environment(next.container)
    var hasSolved = false
    while true {
      let unsolved = next.arrangement.unsolvedSections(in: Rect(rect), limit: 256)
      guard !unsolved.isEmpty else { break }
      solution = nil
      for section in unsolved { next.solve(section, in: environment, self, view) }
      hasSolved = true
    }
    guard hasSolved else { return }
    displacement.join(.correction)
    solution = next
    reportIssues()
    invalidateLayout(with: makeInvalidationContext().keepingDeclarations())
  }

  /// Asks for one section, wherever it is, if it has not been asked for; the layout becomes invalid if others
  /// stand elsewhere then.
  func solveSection(_ section: Int) {
    guard let view = collectionView, var next = solution,
      next.arrangement.awaitsDeclaration(section)
    else { return }
    let assumed = next.arrangement.contentSize
    solution = nil
    next.solve(section, in: environment(next.container), self, view)
    solution = next
    reportIssues()
    guard next.arrangement.contentSize != assumed else { return }
    displacement.join(.correction)
    invalidateLayout(with: makeInvalidationContext().keepingDeclarations())
  }
}
