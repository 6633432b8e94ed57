import TesseraCore

extension Arranging {
  /// Puts what the layout says of the item that is moved interactively in the place of what it says of its
  /// slot.
  ///
  /// Wherever the bounds are it is on screen, so that it keeps its view.
  func placingPickedUp(_ elements: [ArrangedElement]) -> [ArrangedElement] {
    guard let pickedUp = pickedUpElement() else { return elements }
    var elements = elements
    if let index = elements.firstIndex(where: { $0.key == pickedUp.key }) {
      elements[index] = pickedUp
    } else {
      elements.append(pickedUp)
    }
    return elements
  }

  /// What is shown of the item that is moved interactively; `nil` when none is.
  func pickedUpElement() -> ArrangedElement? {
    guard let movement, movement.carrier == .pointer, counting.knownCounts.contains(movement.target)
    else {
      return nil
    }
    let mirror = preparing.mirror
    let position = mirror.apply(pickedUpPosition(movement))
    let calls = layoutCalls
    let asked = calls.attributes(ofMoving: movement.target, at: position)
    let isUsable = asked.isShowable && asked.element == .cell(movement.target)
    if !isUsable { reportPickedUp(asked, movement.target) }
    let answer = isUsable ? asked : calls.defaultAttributes(ofMoving: movement.target, at: position)
    return ArrangedElement(
      key: ElementIdentity<Before>(cell: movement.target),
      answer: answer,
      shown: door.shown(answer, by: mirror),
      isAlwaysVisible: true
    )
  }

  /// Where the middle is, also when a change is about to move the offset and everything with it.
  private func pickedUpPosition(_ movement: InteractiveMovement) -> Point {
    guard let change = turn.update else { return movement.position }
    return Point(
      x: movement.position.x + change.aim.offsetDelta.x,
      y: movement.position.y + change.aim.offsetDelta.y
    )
  }

  private func reportPickedUp(_ attributes: any ElementAttributes, _ path: ShownPath) {
    guard issueLog.notes("picked up \(path.placeDescription)") else { return }
    report(
      .layout,
      """
      \(layout.typeName) has \(attributes.element.description) at \(attributes.rect) for \
      \(path.placeDescription), which is moved interactively; it is shown at the position of the touch. The \
      attributes must be those of the cell, and every number finite.
      """
    )
  }
}
