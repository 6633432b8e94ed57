import CoreGraphics
import Foundation
import TesseraCore

/// Something that shall stand still on screen, and what was in sight when it was chosen.
struct HeldAnchor {
  let anchor: ScrollAnchor
  let space: AnchorSpace
  let visible: AnchorSpace.VisibleGeometry
  let reason: Reason
  /// How far the offset was moved already so that it stands still.
  var applied = CGVector.zero

  /// Why it is held.
  enum Reason {
    /// The data is new.
    case reload
    /// Elements have found their sizes.
    case measuring
    /// The layout, the insets or the size have changed.
    case layout
    /// A batch of updates.
    case update
    /// Left and right are exchanged, perhaps about another width; only the place in the content is held.
    case mirror
  }

  /// Whether the app or UIKit holds something, and not just the place in mirrored content.
  var isFirm: Bool { reason != .mirror }

  /// The same anchor after a batch, which may have changed what is held; nil if nothing is left of it.
  func translated(through map: IndexMap) -> HeldAnchor? {
    anchor.translated(through: map).map {
      var held = HeldAnchor(anchor: $0, space: space, visible: visible, reason: reason)
      held.applied = applied
      return held
    }
  }

  /// Where the offset has to be for it to stand still.
  ///
  /// - Parameters:
  ///   - frame: Where the item is now that is held; `nil` for an edge of the content, and when it is not
  ///     known.
  ///   - now: What is in sight now; what has moved the offset in between is kept.
  ///   - clamped: Whether the offset comes to lie inside the content.
  /// - Returns: The content offset.
  func offset(holding frame: CGRect?, in now: AnchorSpace.VisibleGeometry, clamped: Bool) -> CGPoint
  {
    if !isFirm, now.differsOnlyInOffset(from: visible) { return now.bounds.origin }
    var now = now
    now.bounds.origin.x -= applied.dx
    now.bounds.origin.y -= applied.dy
    let viewport = space.viewport(now, after: visible)
    let shift = anchor.shift(
      toHold: frame.map { space.span($0, now.mirror) },
      in: viewport,
      clamped: clamped
    )
    return space.contentOffset(viewport.offset + shift, in: now, after: visible)
  }
}
