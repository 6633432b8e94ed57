public import Foundation
import TesseraCore

/// The delegate that is notified when animations of layers begin and end.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun; optional.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended: at its end, or, with `flag` being `false`, because it was removed before; optional.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// A change of a layer over time; its subclasses say of what.
///
/// A layer keeps a copy of what is added to it, so that later changes of the animation do not count. Set up an animation on
/// one thread at a time.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  /// The time at which the animation begins, in seconds of `CACurrentMediaTime()` or of its group; the time at which it is added for 0,
  /// the default.
  open var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds; a quarter of a second, or the duration of its group, for 0, the default.
  open var duration: CFTimeInterval = 0
  /// The rate of the animation's time; 1 by default.
  open var speed: Float = 1
  /// The offset into its time at which the animation begins, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs; one for 0, the default, and without end until it is removed for `.infinity`.
  open var repeatCount: Float = 0
  /// The duration of all runs together, in seconds; given by `repeatCount` for 0, the default.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each run goes back as well, which takes as long again; `false` by default.
  open var autoreverses = false
  /// The values that are displayed before the animation begins and after it has ended; `removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pacing of one run; even for `nil`, the default.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified when the animation begins and ends.
  ///
  /// It is held as long as the animation is. Those of animations in groups are not told.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer lets the animation go at its end; `true` by default.
  ///
  /// With `false` and a `fillMode` of `forwards` the layer keeps its final appearance, until the animation is removed.
  open var isRemovedOnCompletion = true

  /// Creates an animation of nothing.
  public override init() { super.init() }

  /// Creates an animation of nothing; there are no archives of animations to read.
  public required init?(coder: NSCoder) { super.init() }

  /// An animation of the same class and with the same properties.
  ///
  /// Subclasses with properties of their own override it, and set those of the copy that `super` makes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = emptyCopy()
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    return copy
  }

  /// An animation of the same class that is not set up, made with the `init()` of that class.
  private func emptyCopy() -> CAAnimation { .made(by: type(of: self)) }

  /// The parts of a layer that the animation changes.
  var keyPaths: [String] { [] }

  /// How long a run lasts where `duration` is 0.
  var naturalDuration: TimeInterval? { nil }

  /// Changes `properties` to what they are at a moment of a run.
  func apply(to properties: inout some AnimatedProperties, at moment: AnimationMoment) {}

  /// What share of the way is over at a share of the time.
  func progress(at share: Double) -> Double { timingFunction?.curve.value(at: share) ?? share }
}

/// Properties of a layer that have key paths.
protocol AnimatedProperties {
  /// What a key path names; `nil` for one that names nothing here.
  func value(at keyPath: String) -> AnimatedValue?
  /// Sets what a key path names; does nothing for a value of another kind.
  mutating func set(_ value: AnimatedValue, at keyPath: String)
}
