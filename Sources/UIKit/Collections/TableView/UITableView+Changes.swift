import Foundation
import TesseraEngine

/// The changes between `beginUpdates()` and `endUpdates()`.
@MainActor
struct TableUpdates {
  var depth = 0
  /// The changes that were reported, with whether they are to be animated.
  var reported: [(isAnimated: Bool, report: (UICollectionView) -> Void)] = []
}

extension UITableView {
  /// Performs the changes that `updates` reports as one animated batch.
  ///
  /// `updates` runs before the call returns and need not be escaping, as in Apple's declaration.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Notes a change of an open batch, or carries it out as a batch of its own.
  func report(_ animation: RowAnimation, _ report: @escaping (UICollectionView) -> Void) {
    openUpdates.reported.append((animation != .none, report))
    if openUpdates.depth == 0 { carryOut(takeUpdates(), nil) }
  }

  func reportBatch(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    guard openUpdates.depth == 0 else {
      // The batch around it carries the changes out, and answers for them.
      updates()
      return completion.map { add($0) } ?? ()
    }
    openUpdates.depth += 1
    updates()
    openUpdates.depth -= 1
    carryOut(takeUpdates(), completion)
  }

  private func add(_ completion: @escaping (Bool) -> Void) {
    openUpdates.reported.append(
      (true, { $0.performBatchUpdates(nil, completion: completion) })
    )
  }

  func endOpenUpdates() {
    guard openUpdates.depth > 0 else {
      return Diagnostics.report(.update, "endUpdates() has no beginUpdates() before it.")
    }
    openUpdates.depth -= 1
    if openUpdates.depth == 0 { carryOut(takeUpdates(), nil) }
  }

  private func takeUpdates() -> [(isAnimated: Bool, report: (UICollectionView) -> Void)] {
    defer { openUpdates.reported = [] }
    return openUpdates.reported
  }

  /// Carries changes out in the list; rows on screen are asked for their heights again.
  private func carryOut(
    _ changes: [(isAnimated: Bool, report: (UICollectionView) -> Void)],
    _ completion: ((Bool) -> Void)?
  ) {
    let batch = { [list] in
      for cell in list.visibleCells { cell.invalidateIntrinsicContentSize() }
      guard !changes.isEmpty || completion != nil else { return }
      list.performBatchUpdates(
        { for change in changes { change.report(list) } },
        completion: completion
      )
    }
    if changes.isEmpty {
      batch()
      return list.layOutCells(duration: 0.3)
    }
    if changes.contains(where: \.isAnimated) {
      batch()
    } else {
      UIView.performWithoutAnimation(batch)
    }
  }
}

// Selection.
extension UITableView {
  func deselect(_ path: IndexPath, animated: Bool) {
    cells.animating(animated) { list.deselectItem(at: path, animated: animated) }
    if animated { list.layOutCells(duration: 0.3) }
  }

  /// Selects a row that the delegate has named in place of the one that was pressed.
  func select(_ path: IndexPath) {
    let former = list.selection.permission.allowsMany ? [] : (indexPathsForSelectedRows ?? [])
    for other in former where other != path {
      list.deselectItem(at: other, animated: false)
      _ = delegate?.tableView(self, willDeselectRowAt: other)
      delegate?.tableView(self, didDeselectRowAt: other)
    }
    list.selectItem(at: path, animated: false, scrollPosition: [])
    delegate?.tableView(self, didSelectRowAt: path)
  }

  /// The list, with the rows that are in sight now: those after a reload are there before the next frame.
  ///
  /// Inside of a layout, a batch or a call of the list's it has the rows that are there so far.
  var listOnScreen: TableList {
    if needsLayoutInSubtree, openUpdates.depth == 0, list.engine.door.allows(.batch) {
      layoutIfNeeded()
    }
    return list
  }

  func boundary(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let path = IndexPath(item: 0, section: section)
    let view = listOnScreen.supplementaryView(forElementKind: kind, at: path) as? TableBoundary
    return view?.content as? UITableViewHeaderFooterView
  }
}

extension UICollectionView {
  /// Shows the present views above and below all sections of a table.
  func reloadBoundaries() {
    guard let table = (self as? TableList)?.table else { return }
    for (kind, view) in [
      (TableDeclaration.headerKind, table.tableHeaderView),
      (TableDeclaration.footerKind, table.tableFooterView),
    ] {
      for boundary in visibleSupplementaryViews(ofKind: kind) {
        (boundary as? TableBoundary)?.show(view)
      }
    }
  }
}
