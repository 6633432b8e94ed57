import CoreGraphics
import Foundation

extension CollectionEngine {
  /// The elements that are all that a context makes invalid, while everything else is on screen.
  func movedElements(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> [CollectionElement]? {
    guard validity == .shown, turn.update == nil, context.contentOffsetAdjustment == .zero,
      context.contentSizeAdjustment == .zero
    else { return nil }
    return layoutCalls.elementsMoved(by: context)
  }

  /// Places the elements that have moved by themselves; everything else stays as it is.
  ///
  /// Where the layout's answer cannot simply take the place of the former one, everything is asked for
  /// again.
  func placeMovedElements() {
    guard !screen.moved.isEmpty else { return }
    let moved = screen.moved
    screen.moved = []
    let visible = visibleRect
    guard validity == .shown else { return }
    guard screen.arrangement.covers(visible) else { return standing.withdraw(to: .prepared) }
    let mirror = mirror
    for element in moved {
      guard validity == .shown else { return }
      if place(element, mirror, visible) { continue }
      return standing.withdraw(to: .prepared)
    }
  }

  private func place(_ element: CollectionElement, _ mirror: Mirror, _ visible: CGRect) -> Bool {
    guard let arranged = arranged(element, mirror) else { return false }
    let key = arranged.key
    guard screen.arrangement.replace(arranged) else { return false }
    screen.mounted[key]?.show(arranged.shown)
    if arranged.frame.overlaps(visible) == (screen.mounted[key] != nil) {
      screen.stableBounds?.narrow(at: visible, by: arranged.frame)
    } else {
      screen.stableBounds = nil
    }
    return true
  }

  private func arranged(_ element: CollectionElement, _ mirror: Mirror) -> ArrangedElement? {
    if isLifted(element) { return liftedElement() }
    guard let answer = layoutCalls.attributes(for: element), answer.isShowable else { return nil }
    return ArrangedElement(key: key(for: element), answer: answer, shown: mirror.shown(answer))
  }
}
