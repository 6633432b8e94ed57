public import Foundation

/// Calls a method or a closure once for each frame, before it is laid out and drawn.
///
/// It is made with a method, by `init(target:selector:)`, or a closure, by `init(handler:)` of the module `Tessera`. It runs from `add(to:forMode:)` to `invalidate()`, and is held meanwhile, with all that its closure holds.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private var lastCall: TimeInterval?
  /// The modes of run loops that it was added for.
  private var modes: Set<RunLoop.Mode> = []

  /// The time of the frame that the closure was last called for, in seconds; 0 before that.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame, in seconds; 0 before the first.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames, in seconds: what lay between the last two, and a sixtieth before those.
  open private(set) var duration: CFTimeInterval = 1 / 60

  /// Whether the closure is not called for now; `false` by default.
  open var isPaused = false {
    didSet { if !isPaused { run() } }
  }

  /// The maximum number of calls of the closure per second; one for each frame for 0, the default.
  ///
  /// It does not count while `preferredFrameRateRange` is another than the default.
  open var preferredFramesPerSecond = 0

  /// The desired number of calls of the closure per second; `preferredFramesPerSecond` applies for `CAFrameRateRange.default`.
  ///
  /// It is called as often as is preferred, or as the maximum says where nothing is, and never more often than there are frames. The
  /// backend has as many frames as the display, so the minimum is only a hint.
  open var preferredFrameRateRange = CAFrameRateRange.default

  package init(calling handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Begins to call the closure.
  ///
  /// Frames come from the backend, whatever the run loop: it runs while it was added for any mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard handler != nil else { return }
    modes.insert(mode)
    run()
  }

  /// Stops once it was removed for all modes that it was added for.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { UIApplication.shared.animationClock.stop(self) }
  }

  /// Stops for good, and lets the closure go.
  open func invalidate() {
    handler = nil
    modes = []
    UIApplication.shared.animationClock.stop(self)
  }

  private func run() {
    guard handler != nil, !modes.isEmpty, !isPaused else { return }
    UIApplication.shared.animationClock.start(self)
  }
}

extension CADisplayLink: FrameAnimator {
  func advanceFrame(to time: TimeInterval) -> Bool {
    guard let handler, !modes.isEmpty, !isPaused else { return false }
    // A frame that comes a little early is the one that was meant.
    let rate = preferredFrameRateRange.rate ?? Double(preferredFramesPerSecond)
    let interval = rate > 0 ? 1 / rate : 0
    if let lastCall, time - lastCall < interval - 1e-3 { return true }
    if timestamp > 0, time > timestamp { duration = time - timestamp }
    lastCall = time
    timestamp = time
    targetTimestamp = time + max(duration, interval)
    handler(self)
    return self.handler != nil && !isPaused && !modes.isEmpty
  }
}
