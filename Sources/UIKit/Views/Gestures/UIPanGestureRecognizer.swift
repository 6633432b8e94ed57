import CoreGraphics
public import Foundation
import TesseraCore

/// Recognises fingers, or a mouse with its first button held, that move across a view.
///
/// It begins once the touches have moved 10 points and goes on until they are lifted. Those first 10
/// points are not part of the translation, so what follows the finger does not jump.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var limits = TouchLimits()
  private var movement = Movement()

  private struct TouchLimits {
    var minimum = 1
    var maximum = Int.max
  }

  private struct Movement {
    /// Where the middle of the touches was at the last event, in the window's coordinates.
    var center = CGPoint.zero
    /// How far it has moved, however many touches there were.
    var travelled = CGPoint.zero
    /// The part of that which is not reported.
    var uncounted = CGPoint.zero
    var timestamp: TimeInterval = 0
    var horizontal = DragVelocity()
    var vertical = DragVelocity()
  }

  /// How far touches move before it is a pan, in points.
  static let slop: CGFloat = 10

  /// The number of fingers it takes; 1 by default.
  open var minimumNumberOfTouches: Int {
    get { limits.minimum }
    set { limits.minimum = max(1, newValue) }
  }

  /// The number of fingers that count, more being ignored; as many as there are by default.
  open var maximumNumberOfTouches: Int {
    get { limits.maximum }
    set { limits.maximum = max(1, newValue) }
  }

  /// Returns the movement of the touches since the pan began, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    convert(movement.travelled - movement.uncounted, to: view)
  }

  /// Says how far the touches shall count as moved now; the velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite, let window = self.view?.window else { return }
    let start = window.convert(CGPoint.zero, from: view)
    movement.uncounted = movement.travelled - (window.convert(translation, from: view) - start)
  }

  /// Returns the speed of the touches, in points of `view` per second, from the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let time = movement.timestamp
    let velocity = CGPoint(
      x: movement.horizontal.velocity(at: time),
      y: movement.vertical.velocity(at: time)
    )
    return convert(velocity, to: view)
  }

  private func convert(_ distance: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return distance }
    return window.convert(distance, to: view) - window.convert(CGPoint.zero, to: view)
  }

  /// How far the touches have moved since they went down, in points of the window.
  var distanceFromStart: CGPoint { movement.travelled }

  /// Whether it is a pan that has moved by so much, in points of the window, as it is about to begin.
  func mayBegin(moved: CGPoint) -> Bool { true }

  override func watches(_ touch: UITouch) -> Bool {
    touch.type != .indirectPointer || touch.button == 1
  }

  /// Takes in another finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    movement.center = countedTouches().windowCentroid ?? .zero
    note(event.timestamp)
  }

  /// Follows the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if state.isActive {
      state = .changed
    } else if numberOfTouches >= limits.minimum, state == .possible {
      beginIfMoved()
    }
  }

  /// Ends once too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    let rest = countedTouches(without: touches)
    guard rest.count < limits.minimum || rest.isEmpty else {
      movement.center = rest.windowCentroid ?? movement.center
      return
    }
    state = state.isActive ? .ended : .failed
  }

  /// Forgets the movement.
  open override func reset() {
    super.reset()
    movement = Movement()
  }

  private func beginIfMoved() {
    let moved = movement.travelled
    let distance = hypot(moved.x, moved.y)
    guard distance >= Self.slop else { return }
    guard mayBegin(moved: moved) else {
      state = .failed
      return
    }
    movement.uncounted = CGPoint(
      x: moved.x * Self.slop / distance,
      y: moved.y * Self.slop / distance
    )
    state = .began
  }

  private func follow(_ event: UIEvent) {
    guard let center = countedTouches().windowCentroid else { return }
    movement.travelled = movement.travelled + (center - movement.center)
    movement.center = center
    note(event.timestamp)
  }

  private func note(_ timestamp: TimeInterval) {
    movement.timestamp = timestamp
    movement.horizontal.add(position: movement.travelled.x, at: timestamp)
    movement.vertical.add(position: movement.travelled.y, at: timestamp)
  }

  private func countedTouches(without lifted: Set<UITouch> = []) -> [UITouch] {
    Array(progress.touches.filter { !lifted.contains($0) }.prefix(limits.maximum))
  }
}
