import TesseraCore

extension Mounting {
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
    guard let arranged = arranging.arranged(element) else { return false }
    let key = arranged.key
    guard session.replace(arranged) else { return false }
    show(arranged)
    let visible = scene.visibleRect(of: arranged.container) ?? .zero
    if arranged.frame.isInSight(of: visible) == (views[key] != nil) {
      session.narrow(arranged.container, in: scene, by: arranged.frame)
    } else {
      session.unsettle()
    }
    return true
  }
}
