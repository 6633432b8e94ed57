import CoreGraphics
import Foundation
import TesseraCore

extension Arranging {
  /// The elements that are all that a context makes invalid, while everything else is on screen.
  func movedElements(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? {
    guard validity == .shown, turn.update == nil, context.contentOffsetAdjustment == .zero,
      context.contentSizeAdjustment == .zero
    else { return nil }
    return layoutCalls.elementsMoved(by: context)
  }

  func arranged(_ element: CollectionElement) -> ArrangedElement? {
    if isPickedUp(element) { return pickedUpElement() }
    guard let answer = layoutCalls.attributes(for: element), answer.isShowable else { return nil }
    let containers = containers.declared
    return ArrangedElement(
      key: key(for: element),
      container: containers.container(of: answer),
      answer: answer,
      shown: door.copying(answer) { containers.shown(answer) }
    )
  }
}
