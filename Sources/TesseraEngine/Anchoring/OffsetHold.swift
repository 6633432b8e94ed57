package import TesseraCore

/// The anchor that the content offset follows, and the adjustments that the layout has made to the offset itself.
///
/// An owner of the engine's state. The offset is the view's; the passes move it.
package final class OffsetHold {
  /// The anchor policy of the app, unless it names an item, which is followed by path; `nil` for UIKit's own policy.
  @exclusivity(unchecked) package private(set) var policy: AnchorPolicy?
  /// How the offset follows from a place in the layout; ahead of what is on screen until that is placed anew.
  @exclusivity(unchecked) package private(set) var mirror = ContentMirror.off
  @exclusivity(unchecked) private var edges = Edges.still
  /// How often the layout has moved the offset itself; an anchor knows how often it had when it was chosen.
  private var adjustments = 0
  /// Where the offset has ended when an edge of the content has cut off what the layout moved it by last.
  @exclusivity(unchecked) private var cutOff: Point?

  /// Whether the edges of the visible area, which are the size of the view and the insets, are changing.
  private enum Edges {
    /// The offset is inside of them, or moves.
    case still
    /// They are changing, or have changed, and an anchor keeps its position.
    case moving(HeldAnchor)
    /// They have changed while an anchor kept its position, so that the offset may be outside of them.
    case moved
  }

  package func take(_ policy: AnchorPolicy?) { self.policy = policy }

  /// The offset follows from now on by `mirror`.
  package func note(_ mirror: ContentMirror) { self.mirror = mirror }
}

// The anchor that keeps its position while the size or the insets change.
extension OffsetHold {
  package var held: HeldAnchor? {
    guard case .moving(let held) = edges else { return nil }
    return held
  }

  /// Keeps an anchor in its position until everything is placed for the new edges.
  package func hold(_ anchor: HeldAnchor) { edges = .moving(anchor) }

  /// Returns the anchor, which is no longer held, so that the offset can be corrected.
  @discardableResult
  func takeHeld() -> HeldAnchor? {
    guard case .moving(let held) = edges else { return nil }
    edges = .moved
    return held
  }

  /// A batch leads to other index paths; what it leaves nothing of is not held any more.
  package func translate(through map: IndexMap) {
    guard let held = takeHeld()?.translated(through: map) else { return }
    edges = .moving(held)
  }

  /// Whether the offset may be outside of edges that have moved, and nothing is held; asked once.
  func takeWhetherOutside() -> Bool {
    guard case .moved = edges else { return false }
    edges = .still
    return true
  }
}

// Adjustments of the offset by the layout.
extension OffsetHold {
  /// An anchor that is chosen now.
  package func chosen(_ anchor: HeldAnchor?) -> HeldAnchor? {
    anchor?.chosen(afterAdjustments: adjustments)
  }

  /// Whether the layout has moved the offset itself since an anchor was chosen.
  func isOvertaken(_ anchor: HeldAnchor) -> Bool { anchor.isOvertaken(byAdjustments: adjustments) }

  /// The layout moves the offset itself.
  func noteAdjustment() { adjustments += 1 }

  /// The layout has moved the offset from `start` to `end`, where an edge may have stopped it.
  func noteAdjustment(by distance: Distance, from start: Point, to end: Point) {
    let isWhole =
      abs(end.x - start.x - distance.x) < 1e-6 && abs(end.y - start.y - distance.y) < 1e-6
    cutOff = isWhole ? nil : end
  }

  /// Whether the layout has wanted the offset to go on from where it is, in this pass.
  func isCutOff(at offset: Point) -> Bool { cutOff == offset }

  /// A pass has ended: what is cut off stays so.
  func forgetCutOff() { cutOff = nil }
}
