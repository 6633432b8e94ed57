import Foundation

/// Moves on, once a frame, all that changes with time.
@MainActor
final class AnimationClock {
  /// The layers that animate, with the numbers of their starts.
  private var layers: [CALayer: Int] = [:]
  /// The starts in their order, so that no frame sorts them.
  ///
  /// One whose layer has another number is over.
  private var starts: [(layer: CALayer, number: Int)] = []
  private var startedLayerCount = 0
  /// In the order in which they started, which is the order in which they move.
  private var animators: [any FrameAnimator] = []
  private var deferred: [() -> Void] = []
  private let requestFrame: () -> Void

  init(requestFrame: @escaping () -> Void) { self.requestFrame = requestFrame }

  /// Whether another frame is needed although nothing happens outside.
  var isRunning: Bool { !layers.isEmpty || !animators.isEmpty || !deferred.isEmpty }

  /// How long nothing moves from `time` on, the time of the last frame: 0 if something does in the next frame, `nil` if nothing does
  /// any more.
  func rest(at time: TimeInterval) -> TimeInterval? {
    guard isRunning else { return nil }
    guard layers.isEmpty, deferred.isEmpty else { return 0 }
    return animators.reduce(.infinity) { min($0, $1.rest(at: time)) }
  }

  func start(_ layer: CALayer) {
    if layers[layer] == nil {
      layers[layer] = startedLayerCount
      starts.append((layer, startedLayerCount))
      startedLayerCount += 1
    }
    requestFrame()
  }

  /// Calls `animator` once a frame until it says that it is done.
  func start(_ animator: any FrameAnimator) {
    if !isRunning(animator) { animators.append(animator) }
    requestFrame()
  }

  func stop(_ animator: any FrameAnimator) {
    animators.removeAll { $0 === animator }
  }

  func performAtNextFrame(_ work: @escaping () -> Void) {
    deferred.append(work)
    requestFrame()
  }

  func advance(to time: TimeInterval) {
    let work = deferred
    deferred = []
    for item in work { item() }
    // One may stop another that has not had its turn.
    for animator in animators where isRunning(animator) && !animator.advanceFrame(to: time) {
      stop(animator)
    }
    advanceLayers(to: time)
  }

  private func advanceLayers(to time: TimeInterval) {
    var hasEnded = false
    var frame = AnimationFrame(time: time)
    for (layer, _) in starts where !layer.advanceAnimations(in: &frame) {
      layers[layer] = nil
      hasEnded = true
    }
    // One that ended may have started again meanwhile, behind the others.
    if hasEnded { starts.removeAll { layers[$0.layer] != $0.number } }
  }

  private func isRunning(_ animator: any FrameAnimator) -> Bool {
    animators.contains { $0 === animator }
  }
}

/// Something that moves by its own rules, such as a scroll view that slows down.
@MainActor
protocol FrameAnimator: AnyObject {
  /// Moves on to `time`; answers whether there is more to come.
  func advanceFrame(to time: TimeInterval) -> Bool

  /// How long nothing moves from `time` on, to which it has moved; 0 if it moves in each frame.
  func rest(at time: TimeInterval) -> TimeInterval
}

extension FrameAnimator {
  func rest(at time: TimeInterval) -> TimeInterval { 0 }
}
