internal import CCounters
internal import Foundation

/// What one call of something costs.
public struct Measurement: Sendable {
  /// The median process time of a call, in seconds: what other programs do meanwhile does not count.
  public let seconds: Double
  /// How often a call asks for memory, on average.
  public let allocations: Double
}

/// Measures one subject.
public func measure(_ body: @escaping () -> Void) -> Measurement {
  var sampler = Sampler(body)
  while sampler.needsSamples { sampler.takeSample() }
  return sampler.measurement
}

/// Measures two subjects in turns, so that what disturbs the machine disturbs both.
public func measure(
  _ first: @escaping () -> Void,
  against second: @escaping () -> Void
) -> (first: Measurement, second: Measurement) {
  var samplers = (Sampler(first), Sampler(second))
  while samplers.0.needsSamples || samplers.1.needsSamples {
    samplers.0.takeSample()
    samplers.1.takeSample()
  }
  return (samplers.0.measurement, samplers.1.measurement)
}

/// Keeps the compiler from leaving out what makes `value`.
@inline(never)
public func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// Takes samples of one subject, each of as many calls as a clock can tell from none.
private struct Sampler {
  /// How many samples there are of what is slow, and of what is quick: the median of few short ones differs from run to run.
  private static let sampleCount = 9...51
  /// In seconds; much longer than a tick of the clock.
  private static let sampleDuration = 0.004
  /// In seconds: what is slow has as many samples as fit, and at least the fewest.
  private static let duration = 0.3

  private let body: () -> Void
  private var callsPerSample = 1
  private var samples: [Double] = []
  private var allocations: [Double] = []

  init(_ body: @escaping () -> Void) {
    self.body = body
    // The first calls fill caches and are not counted.
    while time() < Self.sampleDuration, callsPerSample < 1 << 24 { callsPerSample *= 2 }
  }

  private func time() -> Double {
    let start = processTime()
    for _ in 0..<callsPerSample { body() }
    return processTime() - start
  }

  var needsSamples: Bool {
    let duration = samples.reduce(0, +) * Double(callsPerSample)
    return samples.count < Self.sampleCount.lowerBound
      || samples.count < Self.sampleCount.upperBound && duration < Self.duration
  }

  mutating func takeSample() {
    let before = counters_allocations()
    let seconds = time()
    allocations.append(Double(counters_allocations() - before) / Double(callsPerSample))
    samples.append(seconds / Double(callsPerSample))
  }

  var measurement: Measurement {
    Measurement(
      seconds: samples.sorted()[samples.count / 2],
      allocations: allocations.sorted()[allocations.count / 2]
    )
  }
}

extension Duration {
  /// The duration in seconds, with fractions.
  public var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

/// The time that all threads of this process have worked, in seconds.
public func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The most memory that a call has in use at once, beyond what was in use before it, in bytes.
public func peakMemory(of body: () -> Void) -> Int {
  let before = counters_live_bytes()
  counters_reset_peak()
  body()
  return Int(counters_peak_bytes() - before)
}
