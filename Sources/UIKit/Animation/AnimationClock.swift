import Foundation

/// Moves on, once a frame, all that changes with time.
@MainActor
final class AnimationClock {
  private var layers: Set<CALayer> = []
  private var animators: [ObjectIdentifier: any FrameAnimator] = [:]
  private var deferred: [() -> Void] = []
  private let requestFrame: () -> Void

  init(requestFrame: @escaping () -> Void) { self.requestFrame = requestFrame }

  /// Whether another frame is needed although nothing happens outside.
  var isRunning: Bool { !layers.isEmpty || !animators.isEmpty || !deferred.isEmpty }

  func start(_ layer: CALayer) {
    layers.insert(layer)
    requestFrame()
  }

  /// Calls `animator` once a frame until it says that it is done.
  func start(_ animator: any FrameAnimator) {
    animators[ObjectIdentifier(animator)] = animator
    requestFrame()
  }

  func stop(_ animator: any FrameAnimator) {
    animators[ObjectIdentifier(animator)] = nil
  }

  func performAtNextFrame(_ work: @escaping () -> Void) {
    deferred.append(work)
    requestFrame()
  }

  func advance(to time: TimeInterval) {
    let work = deferred
    deferred = []
    for item in work { item() }
    for animator in animators.values.sorted(by: { $0.frameOrder < $1.frameOrder })
    where !animator.advanceFrame(to: time) {
      stop(animator)
    }
    for layer in layers where !layer.advanceAnimations(to: time) { layers.remove(layer) }
  }
}

/// Something that moves by its own rules, such as a scroll view that slows down.
@MainActor
protocol FrameAnimator: AnyObject {
  /// Who goes first among those that move in one frame; the order in which they started.
  var frameOrder: Int { get }
  /// Moves on to `time`; answers whether there is more to come.
  func advanceFrame(to time: TimeInterval) -> Bool
}
