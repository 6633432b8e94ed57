import CoreGraphics
import Foundation

/// One change of one animated part of a layer, on its way.
///
/// Animations are relative: what is on screen is the model plus, for each animation, the part of its
/// change that has not been travelled yet. A new animation therefore starts from what is on screen,
/// at the speed it has there, and a change without animation shifts what is on screen by as much.
struct LayerAnimation {
  let key: LayerKey
  /// Old model value minus new model value.
  let delta: SIMD16<Double>
  let transaction: UIViewAnimationTransaction
}

extension LayerAnimation {
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

  /// Whether touches should pass by while these run.
  var blocksInteraction: Bool { running.contains { !$0.transaction.allowsUserInteraction } }

  mutating func add(_ animation: LayerAnimation) {
    animation.transaction.animationWillStart()
    running.append(animation)
  }

  /// Adds those of another layer, as `change` has them for this one.
  mutating func join(_ others: LayerAnimations, as change: (LayerAnimation) -> LayerAnimation?) {
    for animation in others.running.compactMap(change) { add(animation) }
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
  ///
  /// A size is never below zero: a layer that was to grow and does not any more has none then. Its corner, from which
  /// what is inside stands, goes on as if it had.
  func applied(to model: LayerProperties, at time: TimeInterval) -> LayerProperties {
    var properties = model
    var lacking = CGSize.zero
    for key in LayerKey.allCases {
      guard let rest = rest(of: key, at: time) else { continue }
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

  /// What the animations of a part have still to go; nil if there are none.
  private func rest(of key: LayerKey, at time: TimeInterval) -> SIMD16<Double>? {
    var rest: SIMD16<Double>?
    for animation in running where animation.key == key {
      let left = animation.delta * (1 - animation.transaction.progress(at: time))
      rest = (rest ?? .zero) + left
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
