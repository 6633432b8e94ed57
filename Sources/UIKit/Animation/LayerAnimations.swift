import Foundation

/// One change of one animated part of a layer, on its way.
///
/// Animations are relative: what is on screen is the model plus, for each animation, the part of its
/// change that has not been travelled yet. A new animation therefore starts from what is on screen,
/// at the speed it has there, and a change without animation shifts what is on screen by as much.
struct LayerAnimation {
  let key: LayerKey
  /// Old model value minus new model value.
  let delta: SIMD8<Double>
  let transaction: UIViewAnimationTransaction
}

/// The animations of one layer.
@MainActor
struct LayerAnimations {
  private var running: [LayerAnimation] = []

  var isEmpty: Bool { running.isEmpty }

  /// Whether touches should pass by while these run.
  var blocksInteraction: Bool { running.contains { !$0.transaction.allowsUserInteraction } }

  mutating func add(_ animation: LayerAnimation) {
    animation.transaction.animationWillStart()
    running.append(animation)
  }

  /// Adds those of another layer for one part.
  mutating func join(_ others: LayerAnimations, of key: LayerKey) {
    for animation in others.running where animation.key == key { add(animation) }
  }

  /// When the last animation of a part ends; `nil` when none runs.
  func end(of key: LayerKey) -> TimeInterval? {
    running.lazy.filter { $0.key == key }.map { $0.transaction.startTime + $0.transaction.duration }
      .max()
  }

  /// The parts that look different in each frame.
  var keys: Set<LayerKey> { Set(running.map(\.key)) }

  /// Drops what has ended by `time` and answers it.
  ///
  /// The caller tells the transactions, once it is done with these animations: their completions may
  /// start others.
  mutating func removeEnded(at time: TimeInterval) -> [LayerAnimation] {
    let ended = running.filter { $0.transaction.hasEnded(at: time) }
    running.removeAll { $0.transaction.hasEnded(at: time) }
    return ended
  }

  /// Drops everything and answers it; the caller tells the transactions.
  mutating func removeAll() -> [LayerAnimation] {
    defer { running = [] }
    return running
  }

  /// `model` with what is left of each animation added.
  func applied(to model: LayerProperties, at time: TimeInterval) -> LayerProperties {
    var properties = model
    for key in LayerKey.allCases {
      var rest = SIMD8<Double>.zero
      var isAnimated = false
      for animation in running where animation.key == key {
        rest += animation.delta * (1 - animation.transaction.progress(at: time))
        isAnimated = true
      }
      guard isAnimated else { continue }
      properties[key] += rest
    }
    return properties
  }
}
