public import Foundation
package import TesseraCore

extension UIView {
  /// Animates what `animations` changes, over `duration` seconds with a slow start and end.
  ///
  /// A view starts from what is on screen, at the speed it has there. Inside another animation block
  /// the outer duration and curve are used unless the options say otherwise. Views that are in no
  /// window change at once. `completion` is called once, when nothing of it moves any more, and gets
  /// `false` when some of it was taken away before its end; when nothing animates it is called in the
  /// next frame. A duration that is not positive and finite changes everything at once.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      delay: 0,
      options: [],
      animations: animations,
      completion: completion
    )
  }

  /// Animates what `animations` changes, after `delay` seconds, as `options` say.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIViewAnimationTransaction(
      inheritedTiming(duration: duration, delay: delay, options: options),
      options: options,
      completion: completion
    ).animate(animations)
  }

  /// Animates the changes of `animations`, as a spring that settles after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: When the spring is at rest, in seconds.
  ///   - delay: When it starts, in seconds.
  ///   - dampingRatio: 1 settles without oscillation; values towards 0 oscillate more.
  ///   - velocity: The speed at the start; 1 is the whole way in a second.
  ///   - options: How the animation runs; curves are ignored.
  ///   - animations: Changes the views.
  ///   - completion: Called once when the animation ends.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      dampingRatio: Double(dampingRatio),
      duration: duration,
      initialVelocity: Double(velocity)
    )
    UIViewAnimationTransaction(
      delay: delay,
      duration: duration,
      curve: .spring(spring),
      options: options,
      completion: completion
    ).animate(animations)
  }

  /// Animates what `animations` changes, as a spring by how long it seems to take and how it bounces.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped oscillation, in seconds; the spring settles later.
  ///   - bounce: 0 does not swing, values up to 1 swing more, values down to −1 creep.
  ///   - velocity: The speed at the start; 1 is the whole way in a second.
  ///   - delay: When it starts, in seconds.
  ///   - options: How the animation runs; curves are ignored.
  ///   - animations: Changes the views.
  ///   - completion: Called once when the animation ends.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // A spring that swings for ever would never tell that it is at rest.
    let bounce = min(max(bounce.isNaN ? 0 : bounce, -0.99), 0.99)
    let spring = Spring(
      duration: duration,
      bounce: Double(bounce),
      initialVelocity: Double(velocity)
    )
    UIViewAnimationTransaction(
      delay: delay,
      duration: duration,
      curve: .spring(spring),
      options: options,
      completion: completion
    ).animate(animations)
  }

  /// Plays what `animations` changes a number of times, inside the block of another animation.
  ///
  /// That one completes when the last cycle is over. Outside of a block the changes are made at once, and in that of a
  /// property animator they are made once.
  ///
  /// - Parameters:
  ///   - count: The number of cycles; a part of one may be the last. One that is not positive is 1.
  ///   - autoreverses: Whether each cycle goes back as well.
  ///   - animations: Changes the views.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    guard let outer = UIViewAnimationTransaction.current, case .clock(var timing) = outer.timing
    else { return animations() }
    timing.cycles = AnimationCycles(count: Double(count), autoreverses: autoreverses)
    outer.animationWillStart()
    UIViewAnimationTransaction(.clock(timing), options: outer.options) { finished in
      outer.animationDidEnd(finished: finished)
    }.run(animations)
  }

  /// Runs `actionsWithoutAnimation` so that nothing it changes animates, also inside other blocks.
  ///
  /// During the call `areAnimationsEnabled` is `false`, so that batch updates take effect at once as well.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(wasEnabled) }
    UIViewAnimationTransaction.perform(in: nil, actionsWithoutAnimation)
  }

  /// The duration of the animation block that runs now, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    UIViewAnimationTransaction.current?.duration ?? 0
  }

  /// Whether animation blocks animate; `true` by default.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationsAreEnabled }

  /// Turns all animations on or off; blocks run all the same.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationsAreEnabled = enabled
  }
}

extension UIView {
  /// How an animation runs that begins now: in the time and along the curve of the block around it, if there is one.
  ///
  /// In the block of a property animator it is moved by that.
  static func inheritedTiming(
    duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions
  ) -> AnimationTiming {
    let outer = UIViewAnimationTransaction.current
    if let outer, case .animator(let timeline, let start) = outer.timing {
      let total = timeline.playhead.runningTime
      let wait = total > 0 && delay.isFinite ? max(0, delay) / total : 0
      return .animator(timeline, from: min(start + wait, 1))
    }
    let inheritsDuration = !options.contains(.overrideInheritedDuration)
    let inheritsCurve = !options.contains(.overrideInheritedCurve)
    var timing = ClockTiming(
      delay: delay,
      duration: inheritsDuration ? outer?.duration ?? duration : duration,
      curve: inheritsCurve ? outer?.curve ?? options.curve.timing : options.curve.timing
    )
    timing.cycles = options.cycles
    return .clock(timing)
  }

  /// Lets an animator know the colour that is about to change, which may be more than the layer's.
  func noteBackgroundColor() {
    guard window != nil, let timeline = UIViewAnimationTransaction.current?.timing.timeline else {
      return
    }
    timeline.note(.backgroundColor, of: ownLayer, ownLayer.model, viewStyle.backgroundColor)
  }
}

extension UIViewAnimationTransaction {
  func animate(_ changes: () -> Void) {
    run {
      if duration == 0 || !UIView.areAnimationsEnabled {
        Self.perform(in: nil, changes)
      } else {
        changes()
      }
      if laysOutAtEnd { UIApplication.shared.layOutWindows() }
    }
  }
}

extension UIView.AnimationCurve {
  package var timing: TimingCurve {
    switch self {
    case .easeInOut: .cubic(.easeInOut)
    case .easeIn: .cubic(.easeIn)
    case .easeOut: .cubic(.easeOut)
    case .linear: .cubic(.linear)
    }
  }
}
