import CoreGraphics
import Foundation
import TesseraCore

/// An element that the layout has placed, as it answered last.
@MainActor
struct ArrangedElement {
  let key: ElementIdentity<Before>
  /// What it is in.
  let container: ContainerIdentity<Before>
  /// What the layout answered, in its own coordinates.
  let answer: UICollectionViewLayoutAttributes
  /// The same in the content coordinates of the container; another object only where these differ.
  let shown: UICollectionViewLayoutAttributes
  /// The shown frame at the time of the answer, which a layout may change in its object later.
  let frame: CGRect

  /// An element that stands somewhere, or that is on screen wherever the bounds are.
  init(
    key: ElementIdentity<Before>,
    container: ContainerIdentity<Before> = .root,
    answer: UICollectionViewLayoutAttributes,
    shown: UICollectionViewLayoutAttributes,
    isAlwaysVisible: Bool = false
  ) {
    self.key = key
    self.container = container
    self.answer = answer
    self.shown = shown
    frame = isAlwaysVisible ? .infinite : shown.frame
  }
}

extension ArrangedElement {
  /// Whether a hand has the element, so that it is on screen wherever the bounds are.
  var isAlwaysVisible: Bool { frame == .infinite }

  /// Whether the layout has not decided on both sides of the element.
  var isMeasured: Bool { answer.fixedSides != .both && key.kind != .container }
}
