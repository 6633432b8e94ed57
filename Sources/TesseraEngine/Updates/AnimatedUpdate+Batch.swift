package import TesseraCore

// Phases that a batch and a step of an interactive movement share.
extension AnimatedUpdate {
  /// Lets the layout prepare, and tells it what has changed, which may be what it has waited for to know how
  /// long the content is.
  ///
  /// Returns the layout that has to be told of the end; `nil` when everything was replaced before it was told.
  func prepareLayout(for batch: CheckedBatch) -> LayoutCalls? {
    let calls = layoutCalls
    calls.dataWillChange(batch)
    preparing.validate()
    guard validity > .replaced else { return nil }
    // Layouts may count on being asked after each `prepare()`; what is true is what they say last.
    _ = preparing.askContentSize()
    guard validity > .replaced else { return nil }
    calls.prepare(for: batch)
    if validity > .replaced { askContentSize() }
    return calls
  }

  /// Gives everything that is known by its place the place it has now.
  package func translate(_ step: UpdateStep) {
    let batch = step.presentation
    take(ElementTranslation(batch))
    session.forgetPlaces()
    containers.translate(through: batch.map)
    _ = findItemKinds()
    translateViews()
    mounting.translateKept(translation, batch)
    counting.follow(step)
  }
}

extension CheckedBatch {
  package func reconfigures(_ element: ElementIdentity<After>) -> Bool {
    element.kind == .cell
      && content(of: NewPath(section: element.section, item: element.item)) == .reconfigured
  }
}
