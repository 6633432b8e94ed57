import CoreGraphics
import Foundation
import TesseraCore

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
    guard session.hasMovedElements else { return }
    let moved = session.takeMoved()
    let scene = scene
    guard validity == .shown else { return }
    guard session.arrangement.covers(scene) else { return session.withdraw(to: .prepared) }
    for element in moved {
      guard validity == .shown else { return }
      if place(element, scene) { continue }
      return session.withdraw(to: .prepared)
    }
  }

  private func place(_ element: CollectionElement, _ scene: Scene) -> Bool {
    guard let arranged = arranged(element) else { return false }
    let key = arranged.key
    guard session.replace(arranged) else { return false }
    show(arranged)
    let visible = scene.visibleRect(of: arranged.container).map { CGRect($0) } ?? .zero
    if arranged.frame.overlaps(visible) == (views[key] != nil) {
      session.narrow(arranged.container, in: scene, by: Rect(arranged.frame))
    } else {
      session.unsettle()
    }
    return true
  }

  private func arranged(_ element: CollectionElement) -> ArrangedElement? {
    if isPickedUp(element) { return pickedUpElement() }
    guard let answer = layoutCalls.attributes(for: element), answer.isShowable else { return nil }
    let containers = containers.declared
    return ArrangedElement(
      key: key(for: element),
      container: containers.container(of: answer),
      answer: answer,
      shown: copying(answer) { containers.shown(answer) }
    )
  }
}
