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
    guard var next = solution, next.container.axis == declaration.container.axis,
      case .none = pending.change
    else {
      return FlowSolution(declaration, keeping: solution)
    }
    if next.container != declaration.container { next.fit(into: declaration.container) }
    if pending.parts.contains(.delegateMetrics), !next.isDeclared(by: declaration) {
      next.redeclare(declaration)
    }
    return next
  }
}
