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
    let outer = UIViewAnimationTransaction.current
    let inheritsDuration = !options.contains(.overrideInheritedDuration)
    let inheritsCurve = !options.contains(.overrideInheritedCurve)
    UIViewAnimationTransaction(
      delay: delay,
      duration: inheritsDuration ? outer?.duration ?? duration : duration,
      curve: inheritsCurve ? outer?.curve ?? options.curve.timing : options.curve.timing,
      options: options,
      completion: completion
    ).animate(animations)
  }

  /// Animates what `animations` changes, as a spring that comes to rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: When the spring is at rest, in seconds.
  ///   - delay: When it starts, in seconds.
  ///   - dampingRatio: 1 comes to rest without swinging; values towards 0 swing more.
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
  ///   - duration: The period of the undamped swing, in seconds; the spring comes to rest later.
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

  /// Runs `actionsWithoutAnimation` so that nothing it changes animates, also inside other blocks.
  ///
  /// Meanwhile `areAnimationsEnabled` is `false`, so that batch updates are shown at once as well.
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

extension UIViewAnimationTransaction {
  fileprivate func animate(_ changes: () -> Void) {
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
