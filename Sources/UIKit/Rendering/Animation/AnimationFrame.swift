import Foundation

/// One advance of all layers that animate to the time of a frame.
///
/// What is around a layer is found once for all neighbours in a row, as the rows of a list are that move: their time, and whether
/// the picture of what they are in is out of date.
@MainActor
struct AnimationFrame {
  let time: TimeInterval
  private var surroundings: Surroundings?

  /// What is known of the layer around others.
  private struct Surroundings {
    let layer: CALayer
    let time: TimeInterval
    let isTimeStopped: Bool
    var isInvalidated = false
  }

  init(time: TimeInterval) { self.time = time }

  /// Forgets what is around layers, after code that may have changed it.
  mutating func forgetSurroundings() { surroundings = nil }

  /// The moment of a layer, and whether its time stands still.
  mutating func moment(of layer: CALayer) -> (LayerMoment, isTimeStopped: Bool) {
    let outer = surroundings(of: layer)
    guard let own = layer.rare?.time else {
      return (LayerMoment(time: time, inLayer: outer.time), outer.isTimeStopped)
    }
    let moment = LayerMoment(time: time, inLayer: own.inner(outer.time))
    return (moment, outer.isTimeStopped || own.speed == 0)
  }

  /// Says that the picture of what a layer is in is out of date.
  mutating func invalidateSurroundings(of layer: CALayer) {
    guard let outer = surroundings(of: layer).layer else { return layer.invalidateOwn() }
    guard surroundings?.isInvalidated != true else { return }
    outer.invalidateSubtree()
    surroundings?.isInvalidated = true
  }

  private mutating func surroundings(
    of layer: CALayer
  ) -> (layer: CALayer?, time: TimeInterval, isTimeStopped: Bool) {
    guard let outer = layer.enclosingLayer else { return (nil, time, false) }
    if let surroundings, surroundings.layer === outer {
      return (outer, surroundings.time, surroundings.isTimeStopped)
    }
    let found = Surroundings(
      layer: outer,
      time: outer.localTime(at: time),
      isTimeStopped: outer.isTimeStopped
    )
    surroundings = found
    return (outer, found.time, found.isTimeStopped)
  }
}
