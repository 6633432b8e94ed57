import TesseraCore

extension Arranging {
  /// The elements that are all that a context makes invalid, while everything else is on screen.
  func movedElements(
    _ context: any InvalidationContext
  ) -> [CollectionElement]? {
    guard validity == .shown, turn.update == nil, context.offsetAdjustment == .zero,
      context.sizeAdjustment == .zero
    else { return nil }
    return layoutCalls.elementsMoved(by: context)
  }

  package func arranged(_ element: CollectionElement) -> ArrangedElement? {
    if isPickedUp(element) { return pickedUpElement() }
    guard let answer = layoutCalls.attributes(for: element), answer.isShowable else { return nil }
    let containers = containers.declared
    return ArrangedElement(
      key: key(for: element),
      container: containers.container(of: answer),
      answer: answer,
      shown: door.copying(answer) { containers.shown(answer, $0) }
    )
  }
}
