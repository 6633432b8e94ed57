import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionView {
  /// How long cells take to show that they are edited, in seconds.
  private static var editingDuration: TimeInterval { 0.3 }

  func edit(_ isEditing: Bool) {
    guard isEditing != selection.isEditing else { return }
    swiping.close()
    changeSelection { $0.isEditing = isEditing }
    for element in engine.views.sorted {
      // The delegate, which is asked about each, may change the data.
      guard engine.views.shows(element), let path = element.key.path,
        let cell = element.view as? UICollectionViewCell
      else { continue }
      cell.change { $0.isEditing = isBeingEdited(engine.dataPath(of: path)) }
    }
    layOutCells(duration: Self.editingDuration)
  }

  func isBeingEdited(_ path: DataPath) -> Bool {
    guard selection.isEditing else { return false }
    return selectionCalls?.canEdit(path) ?? true
  }

  /// Has cells on screen show on the way what happens to them, and find the size for it.
  func layOutCells(duration: TimeInterval) {
    guard window != nil, UIViewAnimationTransaction.current == nil, engine.turn.isIdle else {
      return
    }
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
    }
  }
}
