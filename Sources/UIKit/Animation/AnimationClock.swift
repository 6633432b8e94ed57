import Foundation

/// Moves on, once a frame, all that changes with time.
@MainActor
final class AnimationClock {
  /// The layers that animate, with the order in which they started.
  private var layers: [CALayer: Int] = [:]
  private var startedLayerCount = 0
  /// In the order in which they started, which is the order in which they move.
  private var animators: [any FrameAnimator] = []
  private var deferred: [() -> Void] = []
  private let requestFrame: () -> Void

  init(requestFrame: @escaping () -> Void) { self.requestFrame = requestFrame }

  /// Whether another frame is needed although nothing happens outside.
  var isRunning: Bool { !layers.isEmpty || !animators.isEmpty || !deferred.isEmpty }

  func start(_ layer: CALayer) {
    if layers[layer] == nil {
      layers[layer] = startedLayerCount
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
    for (layer, _) in layers.sorted(by: { $0.value < $1.value })
    where !layer.advanceAnimations(to: time) {
      layers[layer] = nil
    }
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
}
