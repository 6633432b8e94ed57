import CoreGraphics
import Foundation

/// An element that the layout has placed, as it answered last.
@MainActor
struct ArrangedElement {
  let key: ElementKey
  /// What the layout answered, in its own coordinates.
  let answer: UICollectionViewLayoutAttributes
  /// The same as it is shown; another object only when the collection view mirrors its layout.
  let shown: UICollectionViewLayoutAttributes
  /// The frame at the time of the answer, which a layout may change in its object later.
  let frame: CGRect

  /// An element that stands somewhere, or that is on screen wherever the bounds are.
  init(
    key: ElementKey,
    answer: UICollectionViewLayoutAttributes,
    shown: UICollectionViewLayoutAttributes,
    isAlwaysVisible: Bool = false
  ) {
    self.key = key
    self.answer = answer
    self.shown = shown
    frame = isAlwaysVisible ? .infinite : shown.frame
  }
}

extension ArrangedElement {
  /// Whether a hand has the element, so that it is on screen wherever the bounds are.
  var isAlwaysVisible: Bool { frame == .infinite }

  /// Whether the element shows in `visible` and its layout has not decided on both of its sides.
  func isMeasured(in visible: CGRect) -> Bool {
    !visible.isEmpty && frame.overlaps(visible) && answer.fixedSides != .both
  }
}
