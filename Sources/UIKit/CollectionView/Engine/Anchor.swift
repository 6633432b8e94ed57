import CoreGraphics
import Foundation

/// A cell that shall stay where the eye sees it, and where that is.
///
/// The anchor is the first visible cell that starts at or after the start of what is visible, along
/// the axis the content scrolls along; when none does, the one that starts last. Cells in front of
/// others, such as pinned ones, are not taken.
struct Anchor: Equatable {
  let key: ElementKey
  /// The distance of the cell's origin from the content offset.
  let distance: CGPoint

  /// Where the offset must be for the anchor to stay, if its origin has come to be at `origin`.
  func offset(forOrigin origin: CGPoint) -> CGPoint { origin - distance }
}

extension Anchor {
  /// One cell that may become the anchor.
  struct Candidate {
    let key: ElementKey
    let frame: CGRect
    let zIndex: Int
  }

  /// Finds the anchor among the cells in `visible`, the part of the content that nothing covers.
  init?(
    among candidates: [Candidate],
    visible: CGRect,
    offset: CGPoint,
    axis: NSLayoutConstraint.Axis
  ) {
    guard let backmost = candidates.map(\.zIndex).min() else { return nil }
    let start = visible.origin.along(axis)
    let seen = candidates.filter { $0.zIndex == backmost && $0.frame.overlaps(visible) }
    func order(_ first: Candidate, _ second: Candidate) -> Bool {
      let positions = (first.frame.origin.along(axis), second.frame.origin.along(axis))
      guard positions.0 == positions.1 else { return positions.0 < positions.1 }
      return ElementKey.precedes(first.key, second.key)
    }
    let starting = seen.filter { $0.frame.origin.along(axis) >= start }
    guard let chosen = starting.min(by: order) ?? seen.max(by: order) else { return nil }
    key = chosen.key
    distance = chosen.frame.origin - offset
  }
}

extension CGPoint {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
