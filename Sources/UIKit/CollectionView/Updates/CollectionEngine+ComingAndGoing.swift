import CoreGraphics
import TesseraCore
import Foundation

// Supplementary and decoration views stay with their section unless the layout says otherwise.
extension CollectionEngine {
  /// Asks the layout which views of a category an update takes away and adds by its own decision.
  ///
  /// Asked for each kind that was placed so far, after the change is known to the layout and before it
  /// says where views of the category go and come from. Paths that no view stands for mean nothing.
  func askWhatComesAndGoes(_ change: AnimatedUpdate, _ category: UICollectionView.ElementCategory) {
    guard case .update = change.cause else { return }
    var withdrawn: [CollectionElement] = []
    var added: [CollectionElement] = []
    for kind in screen.kinds.kinds(of: category) {
      withdrawn += layoutCalls.elementsToDelete(category, kind)
      added += layoutCalls.elementsToInsert(category, kind)
    }
    guard !withdrawn.isEmpty || !added.isEmpty else { return }
    for element in withdrawn { change.translation.withdraw(key(for: element)) }
    for element in added { change.translation.add(key(for: element).inNewSpace) }
    removeWithdrawn(change)
  }

  private func removeWithdrawn(_ change: AnimatedUpdate) {
    for entry in change.before.entries where screen.mounted[entry.mounted.key] === entry.mounted {
      guard case .goes = change.translation.disposition(of: entry.key) else { continue }
      screen.mounted[entry.mounted.key] = nil
      change.removed.append(entry)
    }
    for departure in screen.departures where departure.isReturnable {
      guard case .isNew = change.translation.source(of: departure.mounted.key.inNewSpace) else {
        continue
      }
      departure.isReturnable = false
    }
  }
}
