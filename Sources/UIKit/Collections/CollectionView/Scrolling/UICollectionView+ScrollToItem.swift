import CoreGraphics
import Foundation
import TesseraCore
import TesseraEngine

extension UICollectionView {
  func scroll(
    to path: DataPath,
    at position: ScrollPosition,
    animated: Bool,
    sight: ScrollTarget.Sight = .asked
  ) {
    let isAnimated = animated && canAnimateScrolling
    // Views are asked for where the item is, and not where the content is until then.
    let isShownNext = engine.turn.isIdle && engine.validity == .replaced && !isAnimated
    defer { if isShownNext { layoutIfNeeded() } }
    if engine.turn.isIdle {
      engine.answering.bringModelUpToDate(isShownNext: isShownNext)
      guard engine.counting.exists(path, "asked to scroll to") else { return }
    }
    if !position.isConsistent { reportInconsistent(path) }
    let target = ScrollTarget(
      path,
      horizontal: position.horizontal,
      vertical: position.vertical,
      sight: sight
    )
    guard engine.turn.isIdle else { return scrollAfterPass(target) }
    guard let offset = engine.answering.offset(for: target).map({ CGPoint($0) }) else {
      return Diagnostics.report(
        .layout,
        "\(type(of: collectionViewLayout)) has no place for \(path.placeDescription)."
      )
    }
    if animated { engine.answering.scrollContent(to: target, animated: true) }
    if isAnimated {
      setContentOffset(offset, animated: true)
      engine.data.followed.scrollTarget = isMoving ? target : nil
      setNeedsLayout()
    } else {
      engine.data.followed.scrollTarget = nil
      land(target)
    }
  }

  private func reportInconsistent(_ path: DataPath) {
    Diagnostics.report(
      .scrolling,
      """
      \(path.placeDescription) cannot be scrolled to several positions in one direction; the \
      first counts.
      """
    )
  }

  /// Goes to an item once the pass that runs knows where it is.
  private func scrollAfterPass(_ target: ScrollTarget) {
    var target = target
    target.phase = .landing(corrections: 0)
    engine.data.followed.scrollTarget = target
    setNeedsLayout()
  }

  /// Goes to an item at once, again and again until sizes that arrive there move it no more.
  private func land(_ target: ScrollTarget) {
    for _ in 0..<Self.maximumLandings {
      engine.answering.scrollContent(to: target, animated: false)
      guard let offset = engine.answering.offset(for: target).map({ CGPoint($0) }),
        offset != contentOffset
      else {
        return
      }
      setContentOffset(offset, animated: false)
      engine.layOut()
    }
  }

  /// More than views that find their sizes ever need.
  private static var maximumLandings: Int { 16 }

  /// How often an item may stand elsewhere after it was gone to; fewer than the passes of a frame.
  ///
  /// Each of two offsets can show a pinned header that only the other one has room for.
  private static var maximumCorrections: Int { 8 }

  /// After a pass: sends the animation to where the item is now, or lands there.
  func keepScrollTarget() {
    guard let target = engine.data.followed.scrollTarget else { return }
    switch target.phase {
    case .travelling:
      guard let offset = engine.answering.offset(for: target).map({ CGPoint($0) }) else {
        engine.data.followed.scrollTarget = nil
        return
      }
      if activity.glide?.restingOffset != offset { correctAnimationTarget(to: offset) }
    case .landing(let corrections):
      engine.answering.scrollContent(to: target, animated: false)
      guard engine.counting.exists(target.path, "asked to scroll to"),
        let offset = engine.answering.offset(for: target).map({ CGPoint($0) }),
        offset != contentOffset,
        corrections < Self.maximumCorrections
      else {
        engine.data.followed.scrollTarget = nil
        return
      }
      engine.data.followed.scrollTarget?.phase = .landing(corrections: corrections + 1)
      setContentOffset(offset, animated: false)
    }
  }
}

extension UICollectionView {
  /// The scroll view has begun or ended a movement of its own.
  ///
  /// An animation that has arrived lands in the pass of the same frame; one that was taken over by a
  /// touch, or by another movement, is no longer on its way to the item.
  func followScrollActivity() {
    guard let target = engine.data.followed.scrollTarget, target.phase == .travelling else {
      return
    }
    switch activity {
    case .animating: break
    case .idle:
      guard let offset = engine.answering.offset(for: target),
        CGPoint(offset).isNear(contentOffset)
      else {
        engine.data.followed.scrollTarget = nil
        return
      }
      engine.data.followed.scrollTarget?.phase = .landing(corrections: 0)
      setNeedsLayout()
    case .tracking, .dragging, .decelerating: engine.data.followed.scrollTarget = nil
    }
  }
}

extension CGPoint {
  /// Whether two points are the same but for rounding.
  fileprivate func isNear(_ other: CGPoint) -> Bool {
    abs(x - other.x) < 0.5 && abs(y - other.y) < 0.5
  }
}

extension UICollectionView {
  /// Scrolls to an item that a caller names.
  func scroll(toNamed indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let path = engine.counting.dataPath(named: indexPath) else {
      guard engine.turn.isIdle else { return engine.counting.reportUnfollowed(indexPath) }
      _ = engine.counting.exists(indexPath, "asked to scroll to")
      return
    }
    scroll(to: path, at: position, animated: animated)
  }
}
