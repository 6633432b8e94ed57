import CoreGraphics
import TesseraEngine

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
      collectionView.engine.measuring.measureAgain()
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
  /// Applies a change of the data; returns whether what there is now is known.
  fileprivate mutating func follow(
    _ change: FlowInvalidation.DataChange,
    _ declaration: FlowDeclaration
  ) -> Bool {
    switch change {
    case .none: true
    case .batch(let changes): apply(changes, declaration)
    case .awaited, .unknown, .everything: false
    }
  }
}
