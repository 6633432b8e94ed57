import CoreGraphics
import Foundation

// Supplementary and decoration views stay with their section unless the layout says otherwise.
extension CollectionEngine {
  /// Asks the layout which views of a category an update takes away and adds by its own decision.
  ///
  /// Asked for each kind that was placed so far, after the change is known to the layout and before it
  /// says where views of the category go and come from. Paths that no view stands for mean nothing.
  func askWhatComesAndGoes(_ change: Change, _ category: UICollectionView.ElementCategory) {
    guard case .update = change.cause else { return }
    var translation = change.translation
    for kind in screen.kinds.kinds(of: category) {
      for element in layout.elementsToDelete(category, kind) {
        translation.withdraw(key(for: element))
      }
      for element in layout.elementsToInsert(category, kind) {
        translation.add(key(for: element))
      }
    }
    change.translation = translation
    removeWithdrawn(change)
  }

  private func removeWithdrawn(_ change: Change) {
    for entry in change.before.entries where screen.mounted[entry.mounted.key] === entry.mounted {
      guard case .goes = change.translation.disposition(of: entry.key) else { continue }
      screen.mounted[entry.mounted.key] = nil
      change.removed.append(entry)
    }
    for departure in screen.departures where departure.isReturnable {
      guard case .isNew = change.translation.source(of: departure.mounted.key) else { continue }
      departure.isReturnable = false
    }
  }
}

extension UICollectionViewLayout {
  /// The views of a kind that an update takes away although their section stays, as they were numbered.
  fileprivate func elementsToDelete(
    _ category: UICollectionView.ElementCategory,
    _ kind: String
  ) -> [CollectionElement] {
    switch category {
    case .cell: []
    case .supplementaryView:
      indexPathsToDeleteForSupplementaryView(ofKind: kind).map { .supplementaryView(kind, $0) }
    case .decorationView:
      indexPathsToDeleteForDecorationView(ofKind: kind).map { .decorationView(kind, $0) }
    }
  }

  /// The views of a kind that an update adds although their section is not new, as they are numbered.
  fileprivate func elementsToInsert(
    _ category: UICollectionView.ElementCategory,
    _ kind: String
  ) -> [CollectionElement] {
    switch category {
    case .cell: []
    case .supplementaryView:
      indexPathsToInsertForSupplementaryView(ofKind: kind).map { .supplementaryView(kind, $0) }
    case .decorationView:
      indexPathsToInsertForDecorationView(ofKind: kind).map { .decorationView(kind, $0) }
    }
  }
}
