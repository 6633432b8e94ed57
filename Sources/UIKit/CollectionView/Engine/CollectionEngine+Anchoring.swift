import CoreGraphics
import Foundation

/// An anchor, and why it is kept.
struct KeptAnchor {
  let anchor: Anchor
  let element: CollectionElement
  let reason: Reason

  enum Reason {
    /// The data is new.
    case reload
    /// Something above the fold has found its size.
    case measuring
  }
}

extension CollectionEngine {
  /// The first cell that the eye would miss if it moved; see `Anchor`.
  private func anchor(_ reason: KeptAnchor.Reason) -> KeptAnchor? {
    let candidates = mounted.values.compactMap { element -> Anchor.Candidate? in
      guard element.key.kind == .cell, let shown = element.shown, !shown.isHidden else {
        return nil
      }
      return Anchor.Candidate(key: element.key, frame: shown.frame, zIndex: shown.zIndex)
    }
    guard
      let anchor = Anchor(
        among: candidates,
        visible: uncoveredRect,
        offset: view.contentOffset,
        axis: axis
      ), let element = mounted[anchor.key]?.element
    else { return nil }
    return KeptAnchor(anchor: anchor, element: element, reason: reason)
  }

  /// What keeps its place when everything is asked for again.
  ///
  /// Content that is at its start stays at its start. Otherwise the anchor keeps its distance from the
  /// offset if there is still an item with its path, and the offset is brought inside the content.
  func anchorOverReload() -> KeptAnchor? {
    let start = view.restingOffset(nearest: CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity))
    guard view.contentOffset.along(axis) > start.along(axis) else { return nil }
    return anchor(.reload)
  }

  /// What keeps its place while views find their sizes.
  func anchorOverMeasuring() -> KeptAnchor? {
    pass.shift = .zero
    return anchor(.measuring)
  }

  /// Moves the offset so that the anchor stands where it stood, and takes the new content size.
  ///
  /// A layout that has moved the offset itself meanwhile, by `contentOffsetAdjustment`, has the say.
  func keep(_ kept: KeptAnchor, contentSize: CGSize) {
    if kept.reason == .measuring, pass.shift != .zero { return }
    guard case .cell(let path) = kept.element, knownCounts.contains(path),
      let attributes = attributesFromLayout(for: kept.element)
    else { return }
    var target = kept.anchor.offset(forOrigin: attributes.frame.origin)
    // An anchor that the new content has no room for would be cut off, and wanted again, for ever.
    if case .idle = view.activity {
      target = view.restingOffset(nearest: target, contentSize: contentSize)
    }
    let axis = axis
    let distance = target.along(axis) - view.contentOffset.along(axis)
    guard distance != 0 else { return }
    let shift =
      axis == .horizontal ? CGVector(dx: distance, dy: 0) : CGVector(dx: 0, dy: distance)
    view.shiftContent(by: shift, size: contentSize)
    shiftDepartures(by: shift)
  }
}
