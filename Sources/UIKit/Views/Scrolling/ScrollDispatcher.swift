import CoreGraphics
import Foundation
import TesseraCore

/// Brings turns of the wheel and movements on a touchpad to the scroll views of a window.
///
/// 1. A movement goes to the innermost scroll view under the pointer that can move that way. When none
///    can, fingers get the innermost that could move along that axis, which then shows its edge.
/// 2. The scroll view that takes a movement keeps it until the fingers are lifted, or until the wheel
///    has rested. Only a new movement goes on to the scroll view around one that is at its end.
/// 3. A movement sideways over a row of a list that has swipe actions there is the row's, unless a scroll view in
///    the row can move that way.
/// 4. With Shift held the wheel moves sideways; with Control held it enlarges and does not scroll. Where nothing under the pointer has
///    more content above or below than it shows, a wheel moves what has more beside it: down is onwards in the direction of reading.
@MainActor
final class ScrollDispatcher {
  private unowned let window: UIWindow
  private var latch = Latch.none

  /// Who takes the rest of a movement.
  private enum Latch {
    case none
    case wheel(WeakScrollView, lastTurn: TimeInterval)
    /// The fingers are down; the scroll view is found by their first movement.
    case fingers(WeakScrollView?)
    /// The fingers are down and pull a row.
    case row(WeakRow)
  }

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  private struct WeakRow {
    weak var swiping: RowSwiping?
  }

  /// How long a wheel rests until its next turn is another movement, in seconds.
  static let wheelPause: TimeInterval = 0.4

  init(window: UIWindow) { self.window = window }

  func handle(_ event: UIBackendScrollEvent) -> Bool {
    switch event.movement {
    case .wheel(let notches): return turnWheel(by: notches, event)
    case .fingersBegan: return fingersBegan(event)
    case .fingersMoved(let distance): return fingersMoved(by: distance, event)
    case .fingersEnded(let velocity): return fingersEnded(velocity: velocity)
    }
  }

  private func turnWheel(by notches: CGVector, _ event: UIBackendScrollEvent) -> Bool {
    guard !event.modifiers.contains(.control) else {
      return window.magnifications.zoom(by: notches.dy, event)
    }
    var turn = notches
    if event.modifiers.contains(.shift), turn.dx == 0 { turn = CGVector(dx: turn.dy, dy: 0) }
    if turnRow(by: turn, event) { return true }
    turn = turnedSideways(turn, event)
    guard let taker = wheelTaker(of: turn, event) else { return false }
    _ = fingersEnded(velocity: .zero)
    latch = .wheel(WeakScrollView(view: taker), lastTurn: event.timestamp)
    taker.turnWheel(by: taker.direction(inContent: turn))
    return true
  }

  /// A turn up or down as one along the content where only that goes on beside what shows.
  private func turnedSideways(_ turn: CGVector, _ event: UIBackendScrollEvent) -> CGVector {
    guard turn.dx == 0, let hit = window.hitTest(event.location, with: nil) else { return turn }
    let scrollViews = hit.scrollViews
    guard !scrollViews.contains(where: { $0.hasMore(along: .vertical) }),
      let sideways = scrollViews.first(where: { $0.hasMore(along: .horizontal) })
    else { return turn }
    let isMirrored = sideways.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGVector(dx: isMirrored ? -turn.dy : turn.dy, dy: 0)
  }

  /// Offers a row a movement that comes in steps; returns whether one accepted it.
  private func turnRow(by turn: CGVector, _ event: UIBackendScrollEvent) -> Bool {
    guard let swiping = rowTaker(of: turn, event, isTurn: true) else { return false }
    swiping.turnWheel(towards: turn)
    return true
  }

  /// What moves the row under the pointer aside; nil if it has no actions there, or a scroll view in it moves.
  ///
  /// Nil for a movement up or down, too.
  private func rowTaker(
    of direction: CGVector,
    _ event: UIBackendScrollEvent,
    isTurn: Bool
  ) -> RowSwiping? {
    guard direction.dominantAxis == .horizontal,
      let hit = window.hitTest(event.location, with: nil)
    else { return nil }
    let time = isTurn ? event.timestamp : nil
    for scrollView in hit.scrollViews {
      if scrollView.canMove(inWindow: direction) { return nil }
      if let swiping = scrollView.rowSwiping(towards: direction, over: hit, at: time) {
        return swiping
      }
    }
    return nil
  }

  private func wheelTaker(of turn: CGVector, _ event: UIBackendScrollEvent) -> UIScrollView? {
    let hit = window.hitTest(event.location, with: nil)
    if case .wheel(let last, let time) = latch, let view = last.view,
      event.timestamp - time < Self.wheelPause, hit?.isDescendant(of: view) == true,
      view.canScroll(along: view.direction(inContent: turn).dominantAxis)
    {
      return view
    }
    return hit?.scrollViews.first { $0.canMove(inWindow: turn) }
  }

  private func fingersBegan(_ event: UIBackendScrollEvent) -> Bool {
    _ = fingersEnded(velocity: .zero)
    latch = .fingers(nil)
    let moving = window.hitTest(event.location, with: nil)?.scrollViews.filter(\.isMoving) ?? []
    for view in moving { view.holdStillInside() }
    return !moving.isEmpty
  }

  private func fingersMoved(by distance: CGVector, _ event: UIBackendScrollEvent) -> Bool {
    if case .row(let row) = latch {
      row.swiping?.touchpadMoved(by: distance)
      return row.swiping != nil
    }
    guard case .fingers(let latched) = latch else {
      // That fingers were laid down was not reported, so that they are lifted is not either.
      return moveAtOnce(by: distance, event)
    }
    if let latched {
      latched.view.map { $0.touchpadMoved(by: $0.movement(inContent: distance)) }
      return latched.view != nil
    }
    guard distance != .zero else { return false }
    if let swiping = rowTaker(of: distance, event, isTurn: false) {
      latch = .row(WeakRow(swiping: swiping))
      swiping.touchpadMoved(by: distance)
      return true
    }
    guard let taker = fingerTaker(of: distance, event) else { return false }
    latch = .fingers(WeakScrollView(view: taker))
    taker.touchpadMoved(by: taker.movement(inContent: distance))
    return true
  }

  private func moveAtOnce(by distance: CGVector, _ event: UIBackendScrollEvent) -> Bool {
    guard distance != .zero else { return false }
    if turnRow(by: distance, event) { return true }
    guard let taker = fingerTaker(of: distance, event) else { return false }
    taker.touchpadMoved(by: taker.movement(inContent: distance))
    taker.touchpadEnded(velocity: .zero)
    return true
  }

  private func fingersEnded(velocity: CGVector) -> Bool {
    if case .row(let row) = latch {
      latch = .none
      row.swiping?.touchpadEnded(velocity: velocity)
      return row.swiping != nil
    }
    guard case .fingers(let latched) = latch else { return false }
    latch = .none
    latched?.view.map { $0.touchpadEnded(velocity: $0.movement(inContent: velocity)) }
    return latched?.view != nil
  }

  private func fingerTaker(
    of distance: CGVector,
    _ event: UIBackendScrollEvent
  ) -> UIScrollView? {
    window.hitTest(event.location, with: nil)?.scrollView(takingMovementTowards: distance)
  }
}

extension UIView {
  /// This view and those around it that scroll, from the inside.
  var scrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var candidate: UIView? = self
    while let current = candidate {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      candidate = current.superview
    }
    return found
  }

  /// Returns the scroll view that takes a movement of fingers over this view in a direction of the window.
  func scrollView(takingMovementTowards direction: CGVector) -> UIScrollView? {
    let candidates = scrollViews
    return candidates.first { $0.canMove(inWindow: direction) }
      ?? candidates.first { $0.canScroll(along: $0.direction(inContent: direction).dominantAxis) }
  }
}

// Movements in window coordinates, converted to the coordinates of content that may be flipped, rotated or scaled.
extension UIScrollView {
  /// Returns a movement in the window as one of the content, in points of the content.
  func movement(inContent movement: CGVector) -> CGVector {
    let (start, end) = (CGPoint.zero, CGPoint(x: movement.dx, y: movement.dy))
    let (from, to) = (convert(start, from: nil), convert(end, from: nil))
    let converted = CGVector(dx: to.x - from.x, dy: to.y - from.y)
    // Exactly the same where the difference is one of rounding, far down in long content.
    let isSame =
      abs(converted.dx - movement.dx) + abs(converted.dy - movement.dy)
      < 1e-6 * (1 + abs(movement.dx) + abs(movement.dy))
    return isSame || !converted.isFinite ? movement : converted
  }

  /// Returns the direction of a movement in the window, in content coordinates; the length stays that in the window.
  func direction(inContent movement: CGVector) -> CGVector {
    let converted = self.movement(inContent: movement)
    let length = hypot(converted.dx, converted.dy)
    guard converted != movement, length > 0 else { return movement }
    let factor = hypot(movement.dx, movement.dy) / length
    return CGVector(dx: converted.dx * factor, dy: converted.dy * factor)
  }

  /// Whether there is content left in a direction of the window.
  func canMove(inWindow direction: CGVector) -> Bool {
    canMove(towards: self.direction(inContent: direction))
  }
}
