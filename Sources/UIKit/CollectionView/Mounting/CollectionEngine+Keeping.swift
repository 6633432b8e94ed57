import Foundation
import TesseraCore

// A cell that holds the first responder goes on being that of its item out of sight: what is typed in it, what is
// selected and what can be undone live in its views. There is one first responder, and so at most one such cell.
extension CollectionEngine {
  /// Keeps a cell that has left sight and holds the first responder, in a place where it is never seen.
  ///
  /// Returns false, with nothing done, for what is of no use any more.
  func keep(_ element: MountedElement) -> Bool {
    guard element.key.kind == .cell, element.generation == screen.generation,
      element.view.holdsFirstResponder
    else { return false }
    releaseKeptCell()
    screen.kept = KeptCell(element: element, isThere: true)
    (element.view as? UICollectionViewCell)?.endSlide()
    UIViewAnimationTransaction.perform(in: nil) {
      // What it was in may show another section next.
      if element.view.superview !== view { view.addSubview(element.view) }
      element.view.notifySubtree { $0.ownLayer.removeAllAnimations() }
      element.hideAway()
    }
    announceEndOnce(of: element)
    return true
  }

  /// The cell that was kept for an element, which is in sight again.
  func takeKept(for arranged: ArrangedElement) -> MountedElement? {
    guard let kept = screen.kept, kept.isThere, kept.element.key == arranged.key,
      kept.element.generation == screen.generation
    else { return nil }
    screen.kept = nil
    kept.element.sizing = .unasked
    kept.element.enter(arranged.container, at: nil)
    return kept.element
  }

  /// Gives the kept cell the place of its item after a batch; one that was deleted or reloaded goes.
  func translateKept(_ translation: ElementTranslation, _ batch: CheckedBatch) {
    guard let kept = screen.kept else { return }
    guard kept.isThere, batch.standing == .consistent,
      case .stays(let moved) = translation.disposition(of: kept.element.key)
    else {
      screen.kept?.isThere = false
      return
    }
    kept.element.translate(to: moved.next, in: nil)
    if batch.reconfigures(moved) { kept.element.content = .outdated(isAsked: true) }
  }

  /// Lets the kept cell go if nothing is typed in it any more, or its item is gone.
  func releaseKeptCellIfUnused() {
    guard let kept = screen.kept else { return }
    let isUsed =
      kept.isThere && kept.element.generation == screen.generation
      && kept.element.view.holdsFirstResponder
    if !isUsed { releaseKeptCell() }
  }

  private func releaseKeptCell() {
    guard let kept = screen.kept else { return }
    screen.kept = nil
    retire(kept.element)
  }
}

/// A cell that is kept out of sight.
@MainActor
struct KeptCell {
  let element: MountedElement
  /// Whether its item is still there, so that it may come back into sight.
  var isThere: Bool
}
