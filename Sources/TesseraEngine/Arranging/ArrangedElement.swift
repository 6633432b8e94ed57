package import TesseraCore

/// An element that the layout has placed, as it answered last.
package struct ArrangedElement {
  package let key: ElementIdentity<Before>
  /// What it is in.
  package let container: ContainerIdentity<Before>
  /// What the layout answered, in its own coordinates.
  package let answer: any ElementAttributes
  /// The same in the content coordinates of the container; another object only where these differ.
  package let shown: any ElementAttributes
  /// The shown frame at the time of the answer, which a layout may change in its object later.
  package let frame: Rect

  /// An element that stands somewhere, or that is on screen wherever the bounds are.
  init(
    key: ElementIdentity<Before>,
    container: ContainerIdentity<Before> = .root,
    answer: any ElementAttributes,
    shown: any ElementAttributes,
    isAlwaysVisible: Bool = false
  ) {
    self.key = key
    self.container = container
    self.answer = answer
    self.shown = shown
    frame = isAlwaysVisible ? .everywhere : shown.rect
  }
}

extension ArrangedElement {
  /// Whether a hand has the element, so that it is on screen wherever the bounds are.
  var isAlwaysVisible: Bool { frame == .everywhere }

  /// Whether the layout has not decided on both sides of the element.
  package var isMeasured: Bool { answer.fixedSides != .both && key.kind != .container }
}
