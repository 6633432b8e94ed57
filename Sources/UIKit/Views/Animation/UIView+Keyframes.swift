public import Foundation
import TesseraCore

extension UIView {
  /// The options of an animation with keyframes, and the interpolation between keyframes.
  ///
  /// The curves of `AnimationOptions` count too, by their bits: they spread all keyframes over the duration, slow at both
  /// ends by default.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays views out at the end of the block, so that what their layout changes animates too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach views that are moving.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen, which every animation does here.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Plays over and over again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Goes back each time.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the own duration inside another animation block instead of that block's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Along straight lines between keyframes, at their times; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No values between keyframes: each is there from the end of its keyframe on.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Along straight lines, at the same speed throughout, whatever the times of keyframes are.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a curve that bends smoothly through the values, at the times of keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along such a curve, at about the same speed throughout, whatever the times of keyframes are.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    fileprivate var interpolation: KeyframeTrack.Interpolation {
      switch (rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options that have the same meaning without keyframes.
    fileprivate var common: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3003F) }
  }

  /// Animates what the keyframes change that `animations` adds, over `duration` seconds after `delay` seconds.
  ///
  /// What `animations` changes outside of keyframes takes the whole time. Views that are in no window change at once.
  /// `completion` is called as that of `animate(withDuration:animations:completion:)`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let options = (interpolation: options.interpolation, common: options.common)
    UIViewAnimationTransaction(
      inheritedTiming(duration: duration, delay: delay, options: options.common),
      options: options.common,
      keyframes: options.interpolation,
      completion: completion
    ).animate(animations)
  }

  /// Changes views in a part of the time of the animation with keyframes whose block calls this.
  ///
  /// Times are fractions of the whole duration, brought into 0…1. A value stays as it is until the next keyframe that
  /// changes it. `animations` is called at once; outside of such a block that is all.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let transaction = UIViewAnimationTransaction.current else { return animations() }
    transaction.performKeyframe(from: frameStartTime, for: frameDuration, animations)
  }
}
