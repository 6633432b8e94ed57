import TesseraCore

// A cell that holds the first responder goes on being that of its item out of sight: what is typed in it, what is
// selected and what can be undone live in its views. There is one first responder, and so at most one such cell.
extension Mounting {
  /// Keeps a cell that has left sight and holds the first responder, in a place where it is never seen.
  ///
  /// Returns false, with nothing done, for what is of no use any more.
  package func keep(_ element: MountedElement) -> Bool {
    guard element.key.kind == .cell, element.generation == views.generation,
      element.view.hasKeys
    else { return false }
    releaseKeptCell()
    views.keep(element)
    element.view.closeSlide()
    host.animations.performWithoutAnimation {
      // What it was in may show another section next.
      if element.view.elementParent !== host.contentView {
        host.contentView.add(element.view, below: nil)
      }
      element.view.removeAllAnimations()
      element.hideAway()
    }
    announceEndOnce(of: element)
    return true
  }

  /// The cell that was kept for an element, which is in sight again.
  func takeKept(for arranged: ArrangedElement) -> MountedElement? {
    guard let kept = views.takeKept(arranged.key) else { return nil }
    kept.forgetSize()
    kept.enter(arranged.container, at: nil)
    return kept
  }

  /// Gives the kept cell the place of its item after a batch; one that was deleted or reloaded goes.
  func translateKept(_ translation: ElementTranslation, _ batch: CheckedBatch) {
    guard let kept = views.keptElement, batch.standing == .consistent,
      case .stays(let moved) = translation.disposition(of: kept.key)
    else { return views.loseKeptItem() }
    kept.translate(to: moved.next, in: nil)
    if batch.reconfigures(moved) { kept.outdate(isAsked: true) }
  }

  /// Lets the kept cell go if nothing is typed in it any more, or its item is gone.
  func releaseKeptCellIfUnused() {
    let isUsed =
      views.keptElement.map { $0.generation == views.generation && $0.view.hasKeys }
    if isUsed != true { releaseKeptCell() }
  }

  private func releaseKeptCell() {
    if let kept = views.releaseKept() { retire(kept) }
  }
}
