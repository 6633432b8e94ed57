public import Foundation
import TesseraCore

/// Animates the changes that blocks make, and can be paused, scrubbed, reversed and stopped before its end.
///
/// Views have their final values in the model as soon as the animation is active; what is on screen follows the
/// animator's time. It keeps itself, and a pause may last as long as it likes and costs nothing.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private enum Phase {
    case inactive
    case active(AnimatorTimeline)
    case stopped(AnimatorTimeline)
  }

  private struct Block {
    let changes: () -> Void
    let delayFactor: CGFloat
  }

  /// The duration of the animation, in seconds; springs by physical constants take their own time.
  open private(set) var duration: TimeInterval
  /// The curve that spreads the animation over its time.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The delay before the animation runs, in seconds, as given at its last start.
  open private(set) var delay: TimeInterval = 0
  /// Whether it can be paused, moved and stopped; `true` by default.
  ///
  /// Where it cannot, attempts are reported and do nothing.
  open var isInterruptible = true
  /// Whether touches reach the views that it moves; `true` by default.
  ///
  /// It counts for blocks that are called from then on.
  open var isUserInteractionEnabled = true
  /// Whether the animation pauses at its end, where it can be reversed, instead of becoming inactive; `false` by default.
  ///
  /// Completions are called once it was stopped and finished, then.
  open var pausesOnCompletion = false
  /// Whether `fractionComplete` is a share of the way; `true` by default.
  ///
  /// Otherwise it is a share of the time, on the
  /// curve.
  open var scrubsLinearly = true {
    didSet { timeline?.move { playhead, _ in playhead.scrubsLinearly = self.scrubsLinearly } }
  }
  private var phase = Phase.inactive
  private var startsReversed = false
  private var blocks: [Block] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animation of a duration, in seconds, with a curve.
  ///
  /// A duration that is not positive and finite changes everything at once.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    timingParameters = parameters
    super.init()
  }

  /// Creates an animation with one of the curves of `UIView`.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation with a Bézier curve by its control points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation that moves as a spring, which is at rest after the duration.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UISpringTimingParameters(dampingRatio: ratio)
    )
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation and starts it after a delay, in seconds.
  ///
  /// Of the options, the curve counts.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The state of the animation.
  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  /// Whether it moves by itself, or is going to after its delay.
  open var isRunning: Bool { timeline?.playhead.isRunning ?? false }

  /// Whether it runs towards its start.
  ///
  /// Changed while it runs, it turns round where it is, along the same curve. Set before it begins, it begins at its end.
  open var isReversed: Bool {
    get { timeline?.playhead.isReversed ?? startsReversed }
    set {
      startsReversed = newValue
      timeline?.move { playhead, time in playhead.setReversed(newValue, at: time) }
    }
  }

  /// The progress of the animation, 0…1, in the direction in which it runs.
  ///
  /// It is a fraction of the distance, or of the time if `scrubsLinearly` is `false`. Setting it moves everything there; an animation
  /// that has not begun becomes active and paused, and one that runs continues from there. Values outside are clamped, and NaN counts as
  /// 0.
  open var fractionComplete: CGFloat {
    get {
      CGFloat(timeline?.playhead.fraction(at: UIApplication.shared.backend.currentTime) ?? 0)
    }
    set { move(to: newValue) }
  }

  /// Starts from the beginning, or goes on from where it is.
  ///
  /// An animation that was paused goes on along its curve.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts, or goes on, after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard let timeline = activated(to: "started") else { return }
    self.delay = delay.isFinite ? max(0, delay) : 0
    timeline.move { playhead, time in playhead.run(at: time, delay: delay) }
  }

  /// Pauses until the animation is moved or started; one that has not begun becomes active at its beginning.
  open func pauseAnimation() {
    guard mayInterrupt("paused"), let timeline = activated(to: "paused") else { return }
    timeline.move { playhead, time in playhead.pause(at: time) }
  }

  /// Stops for good, with everything where it is on screen.
  ///
  /// - Parameter withoutFinishing: Whether that is all, and no completion is called. Otherwise the animation is
  ///   `stopped`, and `finishAnimation(at:)` ends it.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard case .active(let timeline) = phase, mayInterrupt("stopped") else { return }
    timeline.stop()
    phase = .stopped(timeline)
    if withoutFinishing { end() }
  }

  /// Ends an animation that was stopped, with everything at its end, at its start or where it is, and calls completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let timeline) = phase else {
      return report("finished, which only one that was stopped can be")
    }
    timeline.settle(at: finalPosition)
    complete(at: finalPosition)
  }

  /// Animates what a block changes, in what is left of the time.
  ///
  /// Blocks that are added before the animation begins are called when it does, and others at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Animates what a block changes, in what is left of the time after a part of it, 0…1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(delayFactor.isNaN ? 0 : delayFactor, 0), 1)
    let block = Block(changes: animation, delayFactor: factor)
    switch phase {
    case .inactive: blocks.append(block)
    case .active(let timeline):
      let time = UIApplication.shared.backend.currentTime
      perform(block, in: timeline, at: timeline.playhead.timeFraction(at: time))
    case .stopped: report("given more to animate, which one that was stopped cannot be")
    }
  }

  /// Adds a closure that is called at the end, with the position at which the animation ends.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Goes on from where it is, in the direction in which it runs.
  ///
  /// - Parameters:
  ///   - parameters: The curve of the rest of the way; `nil` for the animation's own.
  ///   - durationFactor: How long the rest takes, in durations of the animation; 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard let timeline = activated(to: "continued") else { return }
    let factor = durationFactor.isFinite ? max(0, durationFactor) : 0
    let total = TimeInterval(factor) * duration
    timeline.move { playhead, time in
      guard let parameters else {
        return playhead.run(at: time, delay: 0, within: factor > 0 ? total : nil)
      }
      let rest = factor > 0 ? total : (1 - playhead.fraction(at: time)) * self.duration
      playhead.run(at: time, along: parameters.timing(ofDuration: rest), duration: rest)
    }
  }
}

extension UIViewPropertyAnimator {
  private var timeline: AnimatorTimeline? {
    guard case .active(let timeline) = phase else { return nil }
    return timeline
  }

  /// The time of the animation, which begins now if it has not; `nil` for one that was stopped.
  private func activated(to purpose: String) -> AnimatorTimeline? {
    switch phase {
    case .active(let timeline): return timeline
    case .stopped:
      report("\(purpose), which one that was stopped and not finished cannot be")
      return nil
    case .inactive: break
    }
    let timeline = AnimatorTimeline(makePlayhead())
    timeline.arrival = { self.arrive() }
    phase = .active(timeline)
    let blocks = self.blocks
    self.blocks = []
    for block in blocks { perform(block, in: timeline, at: 0) }
    return timeline
  }

  private func makePlayhead() -> AnimationPlayhead {
    let takesTime = duration > 0 && UIView.areAnimationsEnabled
    let curve = takesTime ? timingParameters?.timing(ofDuration: duration) : nil
    var playhead = AnimationPlayhead(
      curve: curve ?? .cubic(.linear),
      duration: takesTime ? duration : 0
    )
    playhead.scrubsLinearly = scrubsLinearly
    playhead.setReversed(startsReversed, at: 0)
    playhead.move(to: 0)
    return playhead
  }

  /// Animates a block that is added at a fraction of the time.
  private func perform(_ block: Block, in timeline: AnimatorTimeline, at fraction: Double) {
    let start = fraction + Double(block.delayFactor) * (1 - fraction)
    UIViewAnimationTransaction(
      .animator(timeline, from: min(start, 1)),
      options: isUserInteractionEnabled ? .allowUserInteraction : [],
      completion: nil
    ).animate(block.changes)
  }

  private func move(to fraction: CGFloat) {
    guard mayInterrupt("moved"), let timeline = activated(to: "moved") else { return }
    timeline.move { playhead, time in
      let wasRunning = playhead.isRunning
      playhead.move(to: Double(fraction))
      if wasRunning { playhead.run(at: time, delay: 0) }
    }
  }

  /// The time is over.
  private func arrive() {
    guard let timeline else { return }
    guard !pausesOnCompletion else {
      return timeline.move { playhead, time in playhead.pause(at: time) }
    }
    let position: UIViewAnimatingPosition = timeline.playhead.isReversed ? .start : .end
    timeline.stop()
    timeline.settle(at: position)
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    end()
    for completion in completions { completion(position) }
  }

  private func end() {
    switch phase {
    case .active(let timeline), .stopped(let timeline): timeline.arrival = nil
    case .inactive: break
    }
    phase = .inactive
    startsReversed = false
    completions = []
  }

  private func mayInterrupt(_ purpose: String) -> Bool {
    if !isInterruptible { report("\(purpose), but `isInterruptible` is false") }
    return isInterruptible
  }

  private func report(_ what: String) {
    Diagnostics.report(
      .animation,
      "A property animator of \(duration) s was to be \(what); nothing was changed."
    )
  }
}
