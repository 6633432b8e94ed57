import CoreGraphics
import Foundation
import TesseraCore

/// One change of one animated part of a layer, on its way.
///
/// Animations are relative: what is on screen is the model plus, for each animation, the part of its
/// change that has not been travelled yet. A new animation therefore starts from what is on screen,
/// at the speed it has there, and a change without animation shifts what is on screen by as much.
struct LayerAnimation {
  let key: LayerKey
  /// Old model value minus new model value.
  private(set) var delta: SIMD16<Double>
  private var way = Way.straight
  let transaction: UIViewAnimationTransaction
  /// How far the time of the layer is ahead of the clock, by which the transaction has its start; in seconds.
  fileprivate var lead: TimeInterval = 0

  /// How it goes from one value to the other; kept apart, as few animations have keyframes.
  private indirect enum Way {
    case straight
    case track(KeyframeTrack)
  }

  init(key: LayerKey, delta: SIMD16<Double>, transaction: UIViewAnimationTransaction) {
    self.key = key
    self.delta = delta
    self.transaction = transaction
  }

  /// Keeps a part as far from the model as `change` says until a fraction of the animation.
  init(
    key: LayerKey,
    _ change: SIMD16<Double>,
    until fraction: Double,
    _ transaction: UIViewAnimationTransaction
  ) {
    self.init(key: key, delta: change, transaction: transaction)
    var track = KeyframeTrack(.discrete)
    track.append(change: change, from: 0, to: fraction)
    way = .track(track)
  }

  /// Adds a change in a keyframe.
  fileprivate mutating func append(
    _ change: SIMD16<Double>,
    in keyframe: UIViewAnimationTransaction.Keyframe
  ) {
    var track = KeyframeTrack(keyframe.interpolation)
    if case .track(let present) = way { track = present }
    track.append(change: change, from: keyframe.start, to: keyframe.start + keyframe.duration)
    way = .track(track)
    delta += change
  }
}

extension LayerAnimation {
  /// The time that counts for it: what an animator moves goes by the clock, whatever the time of the layer.
  @MainActor
  fileprivate func time(at moment: LayerMoment) -> TimeInterval {
    transaction.timing.timeline == nil ? moment.inLayer - lead : moment.time
  }

  /// How far the part is from the model at a moment.
  @MainActor
  fileprivate func rest(at moment: LayerMoment) -> SIMD16<Double> {
    let progress = transaction.timing.progress(at: time(at: moment))
    return switch way {
    case .straight: delta * (1 - progress)
    case .track(let track): track.value(at: progress)
    }
  }

  /// What it does to everything inside its layer, as a change of position; nil for what moves nothing there.
  ///
  /// With `isReversed`, what is inside takes the same way back, and so stays where it is.
  func movementOfContent(isReversed: Bool) -> LayerAnimation? {
    var distance = SIMD16<Double>.zero
    switch key {
    case .position: distance = delta
    case .bounds:
      // A layer grows around its middle, and what is inside stands from its corner.
      distance[0] = -delta[0] - delta[2] / 2
      distance[1] = -delta[1] - delta[3] / 2
    case .transform, .sublayerTransform, .opacity, .backgroundColor, .cornerRadius, .border,
      .shadow:
      return nil
    }
    if isReversed { distance = -distance }
    return LayerAnimation(key: .position, delta: distance, transaction: transaction)
  }
}

/// The animations of one layer.
@MainActor
struct LayerAnimations {
  private var running: [LayerAnimation] = []

  var isEmpty: Bool { running.isEmpty }

  /// Whether any of them moves by itself; if the time of the layer stands still, what an animator moves.
  func isMoving(evenWithoutTime timeStandsStill: Bool) -> Bool {
    for animation in running {
      let timing = animation.transaction.timing
      if !timing.isPaused, !timeStandsStill || timing.timeline != nil { return true }
    }
    return false
  }

  /// Whether any of them changes what the layer shows, and not only where and how it is shown.
  var changePicture: Bool {
    for animation in running where !animation.key.isPlacement { return true }
    return false
  }

  /// Whether one of a part plays more than once.
  func repeats(_ key: LayerKey) -> Bool {
    running.contains { $0.key == key && $0.transaction.timing.repeats }
  }

  /// Whether touches should pass by while these run.
  var blocksInteraction: Bool { running.contains { !$0.transaction.allowsUserInteraction } }

  /// Adds an animation that begins at a moment.
  mutating func add(_ animation: LayerAnimation, at moment: LayerMoment) {
    var animation = animation
    animation.lead = moment.inLayer - moment.time
    append(animation)
  }

  private mutating func append(_ animation: LayerAnimation) {
    animation.transaction.animationWillStart()
    running.append(animation)
  }

  /// Adds a change of the model by `delta`, old value minus new value.
  mutating func add(
    _ key: LayerKey,
    delta: SIMD16<Double>,
    _ transaction: UIViewAnimationTransaction,
    at moment: LayerMoment
  ) {
    guard let keyframe = transaction.keyframe else {
      return add(LayerAnimation(key: key, delta: delta, transaction: transaction), at: moment)
    }
    if let index = running.lastIndex(where: { $0.key == key && $0.transaction === transaction }) {
      return running[index].append(delta, in: keyframe)
    }
    var animation = LayerAnimation(key: key, delta: .zero, transaction: transaction)
    animation.append(delta, in: keyframe)
    add(animation, at: moment)
  }

  /// Drops those of a part that play more than once, which a new animation replaces, and answers them with what they
  /// have still to go.
  mutating func removeRepeating(
    _ key: LayerKey,
    at moment: LayerMoment,
    otherThan transaction: UIViewAnimationTransaction
  ) -> (ended: [LayerAnimation], rest: SIMD16<Double>) {
    func isReplaced(_ animation: LayerAnimation) -> Bool {
      animation.key == key && animation.transaction.timing.repeats
        && animation.transaction !== transaction
    }
    let ended = running.filter(isReplaced)
    guard !ended.isEmpty else { return ([], .zero) }
    running.removeAll(where: isReplaced)
    return (ended, ended.reduce(.zero) { $0 + $1.rest(at: moment) })
  }

  /// Adds those of another layer, as `change` has them for this one, whose time is ahead of the other's by `lead`.
  mutating func join(
    _ others: LayerAnimations,
    lead: TimeInterval,
    as change: (LayerAnimation) -> LayerAnimation?
  ) {
    for other in others.running {
      guard var animation = change(other) else { continue }
      animation.lead = other.lead + lead
      append(animation)
    }
  }

  /// When the last animation of a part ends; `nil` when none runs.
  func end(of key: LayerKey) -> TimeInterval? {
    running.lazy.filter { $0.key == key }.map { $0.transaction.timing.endTime }.max()
  }

  /// The parts that look different in each frame.
  var keys: Set<LayerKey> { Set(running.map(\.key)) }

  /// Drops what has ended by `time` and answers it.
  ///
  /// The caller tells the transactions, once it is done with these animations: their completions may
  /// start others.
  mutating func removeEnded(at moment: LayerMoment) -> [LayerAnimation] {
    remove { $0.transaction.timing.hasEnded(at: $0.time(at: moment)) }
  }

  /// Drops those that an animator moves and answers them; the caller tells the transactions.
  mutating func remove(of timeline: AnimatorTimeline) -> [LayerAnimation] {
    remove { $0.transaction.timing.timeline === timeline }
  }

  private mutating func remove(where isRemoved: (LayerAnimation) -> Bool) -> [LayerAnimation] {
    // In most frames there is none.
    var isAny = false
    for animation in running where isRemoved(animation) {
      isAny = true
      break
    }
    guard isAny else { return [] }
    defer { running.removeAll(where: isRemoved) }
    return running.filter(isRemoved)
  }

  /// Drops everything and answers it; the caller tells the transactions.
  mutating func removeAll() -> [LayerAnimation] {
    defer { running = [] }
    return running
  }

  /// `model` with what is left of each animation added.
  ///
  /// A size is never below zero: a layer that was to grow and does not any more has none then. Its corner, from which
  /// what is inside stands, goes on as if it had.
  func applied(to model: LayerProperties, at moment: LayerMoment) -> LayerProperties {
    var properties = model
    var lacking = CGSize.zero
    for key in LayerKey.allCases {
      guard let rest = rest(of: key, at: moment) else { continue }
      let numbers = properties[key] + rest
      properties[key] = numbers
      guard key == .bounds else { continue }
      lacking = CGSize(width: max(0, -numbers[2]), height: max(0, -numbers[3]))
    }
    guard lacking != .zero else { return properties }
    let anchorPoint = properties.anchorPoint
    let shift = CGPoint(x: lacking.width * anchorPoint.x, y: lacking.height * anchorPoint.y)
    let turned = shift.applying(properties.transform.affine.withoutTranslation)
    properties.position.x += turned.x
    properties.position.y += turned.y
    return properties
  }

  /// How far the animations that an animator moves are from the model, by part.
  func rests(of timeline: AnimatorTimeline, at moment: LayerMoment) -> [LayerKey: SIMD16<Double>] {
    var rests: [LayerKey: SIMD16<Double>] = [:]
    for animation in running where animation.transaction.timing.timeline === timeline {
      rests[animation.key, default: .zero] += animation.rest(at: moment)
    }
    return rests
  }

  /// What the animations of a part have still to go; nil if there are none.
  private func rest(of key: LayerKey, at moment: LayerMoment) -> SIMD16<Double>? {
    var rest: SIMD16<Double>?
    for animation in running where animation.key == key {
      rest = (rest ?? .zero) + animation.rest(at: moment)
    }
    return rest
  }
}

extension CGAffineTransform {
  /// What it does to a distance.
  var withoutTranslation: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }
}
