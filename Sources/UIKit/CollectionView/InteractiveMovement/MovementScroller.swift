import CoreGraphics
import Foundation
import TesseraCore

/// Scrolls a collection view while an item is held near one of its edges, frame by frame.
@MainActor
final class MovementScroller: FrameAnimator {
  private unowned let view: UICollectionView
  private var time: TimeInterval?

  init(_ view: UICollectionView) { self.view = view }

  /// The touch has moved: starts to scroll if that is called for.
  func follow() {
    guard time == nil, view.movementPull != .zero else { return }
    time = UIApplication.shared.backend.currentTime
    UIApplication.shared.animationClock.start(self)
  }

  func advanceFrame(to time: TimeInterval) -> Bool {
    let elapsed = CGFloat(min(Self.longestFrame, time - (self.time ?? time)))
    self.time = time
    let pull = view.movementPull
    let offset = view.contentOffset
    let target = view.restingOffset(
      nearest: CGPoint(x: offset.x + pull.dx * elapsed, y: offset.y + pull.dy * elapsed)
    )
    if pull != .zero { view.move(to: target) }
    // At the end of the content it waits for the touch.
    let goesOn = pull != .zero && (elapsed == 0 || target != offset)
    if !goesOn { self.time = nil }
    return goesOn
  }

  /// After a pause the content does not jump.
  private static var longestFrame: TimeInterval { 0.1 }
}

extension UICollectionView {
  /// How fast the content scrolls by itself because of what is moved interactively.
  var movementPull: CGVector {
    guard let hand = engine.movement?.hand, isScrollEnabled, window != nil else { return .zero }
    let inset = adjustedContentInset
    let pull = EdgePull(
      visible: Rect(CGRect(origin: .zero, size: bounds.size).inset(by: inset)),
      start: Point(hand.start),
      touch: Point(hand.place)
    )
    return CGVector(
      dx: pull.velocity(along: .horizontal),
      dy: pull.velocity(along: .vertical)
    )
  }
}
