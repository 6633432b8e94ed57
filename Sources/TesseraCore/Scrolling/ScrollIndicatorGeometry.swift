/// The position and the length of a scroll indicator's knob on its track.
///
/// ```
/// |<---------------- track ---------------->|
/// |        ########                         |
/// |<-start>|<-----> length                  |
/// ```
///
/// The knob is to the track what the viewport is to the content, but never too short to drag; its ends meet those of the track exactly
/// where the content ends. Past an edge it stays there and gets shorter. Lengths and offsets are in points.
public struct ScrollIndicatorGeometry: Sendable, Equatable {
  /// The length of the shortest knob while the content is inside its edges.
  public static let shortestLength = 36.0
  /// The length of the shortest knob while the content is past an edge.
  public static let shortestSqueezedLength = 8.0

  /// The length of the track.
  public let trackLength: Double
  /// The offsets that the ends of the track represent.
  public let limits: ScrollLimits
  /// The length of the knob while the content is inside its edges.
  public let length: Double

  /// The indicator of a viewport on content.
  ///
  /// Lengths that are negative or not finite count as 0.
  public init(trackLength: Double, viewportLength: Double, limits: ScrollLimits) {
    self.trackLength = trackLength.isFinite ? max(0, trackLength) : 0
    self.limits = limits
    let viewport = viewportLength.isFinite ? max(0, viewportLength) : 0
    let whole = viewport + (limits.upper - limits.lower)
    let proportional = whole > 0 ? self.trackLength * viewport / whole : 0
    length = min(max(proportional, Self.shortestLength), self.trackLength)
  }

  /// Whether there is anything to scroll.
  public var isNeeded: Bool { limits.upper > limits.lower }

  /// The start and the length of the knob at an offset; at the start for NaN.
  public func knob(at offset: Double) -> (start: Double, length: Double) {
    guard !offset.isNaN else { return (0, length) }
    let overshoot = limits.overshoot(of: offset)
    guard overshoot == 0 else {
      let shortest = min(Self.shortestSqueezedLength, trackLength)
      let squeezed = max(length - overshoot.magnitude, shortest)
      return (overshoot < 0 ? 0 : trackLength - squeezed, squeezed)
    }
    guard isNeeded else { return (0, length) }
    let share = (offset - limits.lower) / (limits.upper - limits.lower)
    return ((trackLength - length) * share, length)
  }

  /// The offset at which the knob starts at a given place; inside the limits wherever that is.
  public func offset(forKnobStart start: Double) -> Double {
    let room = trackLength - length
    guard room > 0, start.isFinite else { return limits.lower }
    let share = min(max(start / room, 0), 1)
    return limits.clamped(limits.lower + (limits.upper - limits.lower) * share)
  }
}
