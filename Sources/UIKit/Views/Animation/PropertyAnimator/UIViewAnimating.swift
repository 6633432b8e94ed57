public import Foundation

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The position at which the animation was to end.
  case end
  /// The position at which the animation began.
  case start
  /// Between the two.
  case current
}

/// The states of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over: views are as the program says.
  case inactive
  /// It runs, or is paused.
  case active
  /// It was stopped, and is to be finished.
  case stopped
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether it moves by itself, or is going to after a delay.
  var isRunning: Bool { get }
  /// Whether it runs towards its start.
  var isReversed: Bool { get set }
  /// The progress of the animation, 0…1, in the direction in which it runs.
  var fractionComplete: CGFloat { get set }
  /// Starts from the beginning, or goes on from where it is.
  func startAnimation()
  /// Starts, or goes on, after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is until it is moved or started.
  func pauseAnimation()
  /// Stops for good, with everything where it is on screen.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes an animation that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what blocks change.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates what a block changes, in what is left of the time after a part of it.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Animates what a block changes, in what is left of the time.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on from where it is along another curve, in another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
