/// The motion of a weight on a damped spring after its release: its displacement as a function of time.
///
/// It solves *x″ + 2ζω·x′ + ω²·x = 0* in closed form, with ω the angular frequency and ζ the damping ratio. Below a ratio of 1 the weight
/// oscillates, at 1 it stops in the shortest time without oscillation, above 1 it creeps.
///
/// Displacement is in any unit of length, velocity in that unit per second, time in seconds since the weight was released. Times before
/// that, and NaN, count as time zero; after a billion radians the weight counts as at rest.
public struct DampedOscillation: Sendable, Equatable {
  /// The displacement at time zero.
  public let initialDisplacement: Double
  /// The velocity at time zero.
  public let initialVelocity: Double
  /// The angular frequency of the undamped spring, in radians per second; zero for a weight that stays at rest.
  public let angularFrequency: Double
  /// The ratio of the damping to critical damping: from 0, undamped, to ``largestDampingRatio``.
  public let dampingRatio: Double

  /// The damping ratio that every stronger one counts as.
  public static let largestDampingRatio = 1000.0

  /// Lets a weight go.
  ///
  /// A damping ratio outside 0 ... ``largestDampingRatio`` is brought inside. When another number is not
  /// finite, the ratio is NaN or the frequency is not positive, there is no such spring: the weight is
  /// at rest in the middle at all times.
  public init(
    displacement: Double,
    velocity: Double,
    angularFrequency: Double,
    dampingRatio: Double
  ) {
    let isFinite = displacement.isFinite && velocity.isFinite && angularFrequency.isFinite
    let isSpring = isFinite && angularFrequency > 0 && !dampingRatio.isNaN
    initialDisplacement = isSpring ? displacement : 0
    initialVelocity = isSpring ? velocity : 0
    self.angularFrequency = isSpring ? angularFrequency : 0
    self.dampingRatio = isSpring ? min(max(dampingRatio, 0), Self.largestDampingRatio) : 1
  }

  /// Whether the weight never moves.
  public var isAtRest: Bool { initialDisplacement == 0 && initialVelocity == 0 }

  /// The displacement at a time.
  public func displacement(at time: Double) -> Double {
    guard !isAtRest, time > 0 else { return initialDisplacement }
    guard let motion = basis(at: time) else { return 0 }
    return motion.decay * (initialDisplacement * motion.even + push * motion.odd)
  }

  /// The velocity at a time.
  public func velocity(at time: Double) -> Double {
    guard !isAtRest, time > 0 else { return initialVelocity }
    guard let motion = basis(at: time) else { return 0 }
    let bracket = initialDisplacement * motion.even + push * motion.odd
    let slope = initialDisplacement * motion.evenSlope + push * motion.oddSlope
    return motion.decay * (slope - decayRate * bracket)
  }

  /// The time after which the displacement stays within a distance of the middle.
  ///
  /// It is computed from the envelope of the swing and so never too short. Zero for a weight at rest,
  /// infinite without damping and for a distance that is not positive.
  ///
  /// - Complexity: O(1); about a hundred exponentials.
  public func settlingDuration(within distance: Double) -> Double {
    guard !isAtRest else { return 0 }
    guard distance > 0, decayRate > 0 else { return .infinity }
    guard initialDisplacement.magnitude + push.magnitude / decayRate > distance else { return 0 }
    var bounds = (lower: 0.0, upper: 1 / decayRate)
    while !isSettled(at: bounds.upper, within: distance) {
      bounds = (bounds.upper, bounds.upper * 2)
    }
    for _ in 0..<60 {
      let middle = (bounds.lower + bounds.upper) / 2
      if isSettled(at: middle, within: distance) {
        bounds.upper = middle
      } else {
        bounds.lower = middle
      }
    }
    return bounds.upper
  }

  /// Whether the displacement stays within a distance of the middle from a time on, by its envelope.
  ///
  /// The envelope may rise until one over the decay rate and falls ever after, so no earlier time
  /// counts.
  func isSettled(at time: Double, within distance: Double) -> Bool {
    // Numbers near the end of their range overflow; an envelope that is none has decayed to nothing.
    time * decayRate >= 1 && !(envelope(at: time) > distance)
  }
}

extension DampedOscillation {
  /// The two motions that every motion of the spring is a sum of, without their common decay.
  private struct Basis {
    var decay: Double
    var even: Double
    var odd: Double
    var evenSlope: Double
    var oddSlope: Double
  }

  /// How fast the envelope falls, per second.
  ///
  /// For a strong damping it is written as a quotient: the difference ζ − √(ζ² − 1) would lose digits.
  private var decayRate: Double {
    guard dampingRatio > 1 else { return dampingRatio * angularFrequency }
    return angularFrequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
  }

  /// How far the damping ratio is from 1, as a frequency: of the swing below 1, of the creep above.
  private var detuning: Double {
    angularFrequency * ((1 - dampingRatio).magnitude * (1 + dampingRatio)).squareRoot()
  }

  /// The weight of the odd motion, which makes the velocity right at time zero.
  private var push: Double { initialVelocity + decayRate * initialDisplacement }

  private func basis(at time: Double) -> Basis? {
    let decay = Numerics.exponential(-decayRate * time)
    guard decay > 0, detuning * time <= Numerics.largestAngle || dampingRatio > 1 else {
      return nil
    }
    guard dampingRatio < 1 else {
      let reach = creep(at: time)
      return Basis(decay: decay, even: 1, odd: reach, evenSlope: 0, oddSlope: creepSlope(at: time))
    }
    let sine = Numerics.sine(detuning * time)
    let cosine = Numerics.cosine(detuning * time)
    return Basis(
      decay: decay,
      even: cosine,
      odd: sine / detuning,
      evenSlope: -sine * detuning,
      oddSlope: cosine
    )
  }

  /// The odd motion from a damping ratio of 1 on: time itself at 1, falling behind it above.
  private func creep(at time: Double) -> Double {
    let rate = 2 * detuning
    return rate == 0 ? time : -Numerics.exponentialMinusOne(-rate * time) / rate
  }

  private func creepSlope(at time: Double) -> Double {
    Numerics.exponential(-2 * detuning * time)
  }

  /// A bound of the displacement's magnitude that forgets the phase of the swing.
  private func envelope(at time: Double) -> Double {
    let reach = dampingRatio < 1 ? min(time, 1 / detuning) : creep(at: time)
    let decay = Numerics.exponential(-decayRate * time)
    return decay * (initialDisplacement.magnitude + push.magnitude * reach)
  }
}
