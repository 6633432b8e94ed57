import CoreGraphics
import Foundation

/// An animation that was added to a layer.
@MainActor
final class RunningAnimation {
  let key: String?
  let animation: CAAnimation
  private let completion: TransactionCompletion?
  /// The look of the layer before, which a transition shows besides the new one until it ends.
  private let former: FrozenLayer?
  /// When it was started; `nil` before its layer is in a window.
  private var schedule: AnimationSchedule?
  private var stage = Stage.waiting

  private enum Stage {
    case waiting, begun, ended
  }

  init(
    _ animation: CAAnimation,
    key: String?,
    completion: TransactionCompletion?,
    former: FrozenLayer? = nil
  ) {
    self.former = former
    self.animation = animation
    self.key = key
    self.completion = completion
    completion?.hold()
  }

  /// Starts to run at `time`, unless it has a time of its own.
  func start(at time: TimeInterval) {
    guard schedule == nil else { return }
    let begin = animation.beginTime
    schedule = AnimationSchedule(
      animation,
      begin: begin.isFinite && begin > 0 ? begin : time,
      defaultDuration: animation.naturalDuration ?? CAAnimation.usualDuration
    )
  }

  /// Whether it changes what is shown after `time`.
  var isActive: Bool { stage != .ended }

  /// Whether it is over, and its layer has no further use of it.
  var isToBeRemoved: Bool { stage == .ended && animation.isRemovedOnCompletion }

  /// Says what has begun and ended by `time`.
  func advance(to time: TimeInterval) {
    guard let schedule else { return }
    if stage == .waiting, schedule.hasBegun(at: time) {
      stage = .begun
      animation.delegate?.animationDidStart(animation)
    }
    if stage == .begun, schedule.hasEnded(at: time) { end(finished: true) }
  }

  /// Says that it has ended, if it has not yet.
  func end(finished: Bool) {
    guard stage != .ended else { return }
    stage = .ended
    former?.leaveTree()
    animation.delegate?.animationDidStop(animation, finished: finished)
    completion?.release()
  }

  func apply(to properties: inout some AnimatedProperties, at time: TimeInterval) {
    guard let moment = schedule?.moment(at: time) else { return }
    animation.apply(to: &properties, at: moment)
  }
}

extension CAAnimation {
  /// How long a run lasts that has no duration, in seconds.
  static let usualDuration: TimeInterval = 0.25
}

extension CALayer {
  /// The properties with what added animations have of them at the time of the frame.
  func animated<Properties: AnimatedProperties>(_ properties: Properties) -> Properties {
    guard let running = rare?.running, !running.isEmpty else { return properties }
    var result = properties
    let time = presentMoment.inLayer
    for animation in running { animation.apply(to: &result, at: time) }
    return result
  }

  /// Starts what was added before the layer was in a window.
  func startAddedAnimations() {
    guard let running = rare?.running, !running.isEmpty else { return }
    let time = presentMoment.inLayer
    for animation in running { animation.start(at: time) }
    UIApplication.shared.animationClock.start(self)
  }

  /// Says what of the added animations has begun and ended by `time` of the layer, and returns whether any goes on.
  func advanceAddedAnimations(to time: TimeInterval) -> Bool {
    guard let running = rare?.running, !running.isEmpty else { return false }
    invalidateAnimated(running)
    for animation in running { animation.advance(to: time) }
    rare?.running.removeAll { $0.isToBeRemoved }
    return rare?.running.contains { $0.isActive } ?? false
  }

  /// Takes out the animations that meet a condition.
  func removeAddedAnimations(where isRemoved: (RunningAnimation) -> Bool) {
    guard let removed = rare?.running.filter(isRemoved), !removed.isEmpty else { return }
    rare?.running.removeAll { animation in removed.contains { $0 === animation } }
    invalidateAnimated(removed)
    for animation in removed { animation.end(finished: false) }
  }

  func add(_ running: RunningAnimation) {
    ownRare.running.append(running)
    invalidateAnimated([running])
    if window != nil { startAddedAnimations() }
  }

  /// Redraws everything of the layer that animates.
  func invalidateAnimations() {
    for key in animations.keys { invalidate(key) }
    if let running = rare?.running, !running.isEmpty { invalidateAnimated(running) }
  }

  /// Redraws what animations change: the place of the layer in its superlayer, or its own picture.
  private func invalidateAnimated(_ animations: [RunningAnimation]) {
    let places = [
      "position", "transform", "opacity", "zPosition", "anchorPoint", "hidden", "isHidden",
    ]
    let keyPaths = animations.flatMap(\.animation.keyPaths)
    let isOwn = keyPaths.contains { keyPath in
      !places.contains(String(keyPath.prefix { $0 != "." }))
    }
    if isOwn { invalidateOwn() }
    (enclosingLayer ?? self).invalidateSubtree()
  }
}
