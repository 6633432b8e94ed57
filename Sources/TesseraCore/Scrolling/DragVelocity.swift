/// The velocity of a finger along one axis, from its locations in the last tenth of a second.
///
/// The answer is the slope of the straight line that fits the samples best, so that one late or
/// coalesced event does not decide it.
public struct DragVelocity: Sendable {
  /// The time for which a sample counts, in seconds.
  public static let window = 0.1

  /// The time, in seconds, that samples which are closer together are taken to span: half a frame.
  ///
  /// Two events that arrive at once would otherwise make any velocity out of a fraction of a point.
  public static let shortestSpan = 1.0 / 120

  private struct Sample: Sendable {
    var position: Double
    var time: Double
  }

  private var samples: [Sample] = []

  /// No samples yet.
  public init() {}

  /// Notes where the finger is, in points, at a time in seconds of a clock that does not go back.
  ///
  /// A second sample of the same time replaces the first; one from before the last sample starts again, because the clock is another one.
  /// A value that is not finite is ignored.
  ///
  /// - Complexity: O(*s*), where *s* is the number of samples in the window.
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if let last = samples.last, time <= last.time {
      if time == last.time { samples.removeLast() } else { samples.removeAll() }
    }
    samples.removeAll { $0.time < time - Self.window }
    samples.append(Sample(position: position, time: time))
  }

  /// The velocity at a time, in points per second; positive towards larger positions.
  ///
  /// Zero with fewer than two samples in the window that ends at that time, which is so when the finger
  /// has rested before it left. A time that is NaN is the time of the last sample.
  public func velocity(at time: Double) -> Double {
    let now = time.isNaN ? samples.last?.time ?? 0 : time
    let recent = samples.filter { $0.time >= now - Self.window }
    guard let first = recent.first, let last = recent.last, recent.count > 1 else { return 0 }
    guard last.time - first.time >= Self.shortestSpan else {
      return (last.position - first.position) / Self.shortestSpan
    }
    return slope(of: recent)
  }

  /// The slope of the line with the smallest sum of squared distances.
  private func slope(of samples: [Sample]) -> Double {
    let count = Double(samples.count)
    let meanTime = samples.reduce(0) { $0 + $1.time } / count
    let meanPosition = samples.reduce(0) { $0 + $1.position } / count
    var product = 0.0
    var square = 0.0
    for sample in samples {
      product += (sample.time - meanTime) * (sample.position - meanPosition)
      square += (sample.time - meanTime) * (sample.time - meanTime)
    }
    return product / square
  }
}
