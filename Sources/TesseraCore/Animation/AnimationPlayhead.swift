/// The state of an animation that can be paused, scrubbed, reversed and continued with another curve.
///
/// Times are in seconds on any clock. A fraction is of the time that the animation takes, progress is of its way, and
/// both are 0 at its start and 1 at its end.
public struct AnimationPlayhead: Sendable, Equatable {
  private enum Position: Sendable, Equatable {
    /// At a fraction of the time, on the curve of the animation.
    case time(Double)
    /// At a progress, however it came there.
    case way(Double)
  }

  private struct Run: Sendable, Equatable {
    var startTime: Double
    var duration: Double
    var path: Path

    enum Path: Sendable, Equatable {
      /// Along the curve of the animation, from one fraction of its time to another.
      case time(from: Double, to: Double)
      /// From one progress to another along a curve of its own.
      case way(from: Double, to: Double, curve: TimingCurve, duration: Double)
    }
  }

  private enum Motion: Sendable, Equatable {
    case paused(Position)
    case running(Run)
  }

  /// The pacing of the animation.
  public let curve: TimingCurve
  /// The duration that the curve is given.
  public let duration: Double
  /// Whether ``fraction(at:)`` is the progress rather than the fraction of the time.
  public var scrubsLinearly = true
  /// Whether it runs towards its start.
  public private(set) var isReversed = false
  private var motion = Motion.paused(.time(0))

  /// An animation that waits at its start.
  public init(curve: TimingCurve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The duration of the animation from its start to its end.
  public var runningTime: Double {
    let time = curve.runningTime(ofDuration: duration)
    return time.isFinite ? time : 0
  }

  /// Whether it moves by itself, or is going to.
  public var isRunning: Bool {
    guard case .running = motion else { return false }
    return true
  }

  /// The time at which it reaches the end it runs to; `nil` while it is paused.
  public var endTime: Double? {
    guard case .running(let run) = motion else { return nil }
    return run.startTime + run.duration
  }
}

extension AnimationPlayhead {
  /// The progress, at a time, of a part that begins at a fraction of the animation and ends with it.
  ///
  /// A curve that overshoots gives values outside 0 … 1.
  public func progress(at time: Double, from start: Double = 0) -> Double {
    switch position(at: time) {
    case .way(let progress) where start <= 0: progress
    case .way(let progress): value(at: fraction(of: progress), from: start)
    case .time(let fraction): value(at: fraction, from: start)
    }
  }

  /// Returns the progress at a time, 0 … 1, in the direction in which it runs.
  ///
  /// By the way with ``scrubsLinearly``, else by the time.
  public func fraction(at time: Double) -> Double {
    let position = position(at: time)
    let fraction = scrubsLinearly ? way(of: position) : self.time(of: position)
    let inside = min(max(fraction, 0), 1)
    return isReversed ? 1 - inside : inside
  }

  /// The fraction of the time at which the curve is where the animation is at a time.
  public func timeFraction(at time: Double) -> Double { self.time(of: position(at: time)) }

  private func position(at time: Double) -> Position {
    switch motion {
    case .paused(let position): return position
    case .running(let run):
      let elapsed = min(max(0, time - run.startTime), run.duration)
      let fraction = run.duration > 0 ? elapsed / run.duration : 1
      switch run.path {
      case .time(let start, let end):
        return .time(start + (end - start) * fraction)
      case .way(let start, let end, let curve, let duration):
        guard fraction < 1 else { return .way(end) }
        return .way(start + (end - start) * curve.progress(at: elapsed, ofDuration: duration))
      }
    }
  }

  /// The progress of a part of the animation at a fraction of its time.
  private func value(at fraction: Double, from start: Double) -> Double {
    guard start < 1, runningTime > 0 else { return fraction >= 1 ? 1 : 0 }
    let inPart = (fraction - max(0, start)) / (1 - max(0, start))
    guard inPart < 1 else { return 1 }
    return curve.progress(at: inPart * runningTime, ofDuration: duration)
  }

  private func way(of position: Position) -> Double {
    switch position {
    case .way(let progress): progress
    case .time(let fraction): value(at: fraction, from: 0)
    }
  }

  private func time(of position: Position) -> Double {
    switch position {
    case .way(let progress): fraction(of: progress)
    case .time(let fraction): fraction
    }
  }

  /// The first fraction of the time at which the curve has come as far as a progress.
  private func fraction(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1, runningTime > 0 else { return 1 }
    let steps = 256
    guard
      let step = (1...steps).first(where: {
        value(at: Double($0) / Double(steps), from: 0) >= progress
      })
    else { return 1 }
    var bounds = (lower: Double(step - 1) / Double(steps), upper: Double(step) / Double(steps))
    for _ in 0..<40 {
      let middle = (bounds.lower + bounds.upper) / 2
      if value(at: middle, from: 0) >= progress {
        bounds.upper = middle
      } else {
        bounds.lower = middle
      }
    }
    return bounds.upper
  }
}

extension AnimationPlayhead {
  /// Stops where it is at a time, and stays there until it is moved or sent on.
  public mutating func pause(at time: Double) {
    let position = position(at: time)
    motion = .paused(scrubsLinearly ? .way(way(of: position)) : position)
  }

  /// Moves to a fraction in the direction in which it runs, brought into 0 … 1, and stays there.
  public mutating func move(to fraction: Double) {
    let inside = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    let position = isReversed ? 1 - inside : inside
    motion = .paused(scrubsLinearly ? .way(position) : .time(position))
  }

  /// Turns round at a time, where it is; one that runs goes the other way along its curve.
  public mutating func setReversed(_ isReversed: Bool, at time: Double) {
    guard isReversed != self.isReversed else { return }
    let wasRunning = isRunning
    if wasRunning { pause(at: time) }
    self.isReversed = isReversed
    if wasRunning { run(at: time, delay: 0) }
  }

  /// Runs along its own curve from where it is, in the time that is left on that, or in another one.
  ///
  /// - Parameters:
  ///   - time: The time now.
  ///   - delay: How long it waits before it runs.
  ///   - remainingTime: How long the rest takes; `nil` for as long as it takes on the curve.
  public mutating func run(at time: Double, delay: Double, within remainingTime: Double? = nil) {
    let start = self.time(of: position(at: time))
    let end = isReversed ? 0.0 : 1
    motion = .running(
      Run(
        startTime: time + max(0, delay.isFinite ? delay : 0),
        duration: remainingTime ?? (end - start).magnitude * runningTime,
        path: .time(from: start, to: end)
      )
    )
  }

  /// Runs from where it is to its end along another curve.
  public mutating func run(at time: Double, along curve: TimingCurve, duration: Double) {
    let runningTime = curve.runningTime(ofDuration: duration)
    motion = .running(
      Run(
        startTime: time,
        duration: runningTime.isFinite ? runningTime : 0,
        path: .way(
          from: way(of: position(at: time)),
          to: isReversed ? 0 : 1,
          curve: curve,
          duration: duration
        )
      )
    )
  }
}
