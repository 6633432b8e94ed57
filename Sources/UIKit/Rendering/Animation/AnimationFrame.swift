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

  /// What a layer goes by in the frame.
  struct Place {
    let moment: LayerMoment
    let isTimeStopped: Bool
    /// The layer around it.
    fileprivate let enclosing: CALayer?
  }

  /// The place of a layer in the frame.
  mutating func place(of layer: CALayer) -> Place {
    let enclosing = layer.enclosingLayer
    let (outer, isStopped) = enclosing.map { timeInside($0) } ?? (time, false)
    let own = layer.rare?.time
    return Place(
      moment: LayerMoment(time: time, inLayer: own?.inner(outer) ?? outer),
      isTimeStopped: isStopped || own?.speed == 0,
      enclosing: enclosing
    )
  }

  /// Says that the picture of what a layer is in is out of date.
  mutating func invalidateSurroundings(of layer: CALayer, _ place: Place) {
    guard let enclosing = place.enclosing else { return layer.invalidateOwn() }
    guard surroundings?.isInvalidated != true else { return }
    enclosing.invalidateSubtree()
    surroundings?.isInvalidated = true
  }

  private mutating func timeInside(_ layer: CALayer) -> (TimeInterval, isStopped: Bool) {
    if let surroundings, surroundings.layer === layer {
      return (surroundings.time, surroundings.isTimeStopped)
    }
    let found = Surroundings(
      layer: layer,
      time: layer.localTime(at: time),
      isTimeStopped: layer.isTimeStopped
    )
    surroundings = found
    return (found.time, found.isTimeStopped)
  }
}
