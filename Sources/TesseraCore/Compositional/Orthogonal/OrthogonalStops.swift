/// Where what an orthogonal section scrolls comes to rest: rules O4 and O5.
///
/// ```
///  leading inset   group 0     group 1     group 2
///        ├──┤      ▐█████▌     ▐█████▌     ▐█████▌
///        0         stop 0      stop 1      stop 2       groups at the leading inset
/// ```
///
/// Offsets are in points and count from where reading begins: the mirrored offset is the business of
/// those who show it. Stops follow each other; those past the end of the content are at its end.
///
/// | behaviour | stops | after a release |
/// | --- | --- | --- |
/// | continuous | none | where friction ends |
/// | continuousGroupLeadingBoundary | each group at the leading inset | the one nearest to where friction ends |
/// | paging | multiples of the viewport | by one page for a flick, or the nearest |
/// | groupPaging | each group at the leading inset | by one group for a flick, or the nearest |
/// | groupPagingCentered | each group in the middle | by one group for a flick, or the nearest |
public struct OrthogonalStops: Sendable {
  /// How the section comes to rest; ``CompositionalOrthogonalScrolling/none`` is taken as continuous.
  public let behavior: CompositionalOrthogonalScrolling
  /// The extent of what shows.
  public let viewport: Double
  /// The extent of the content, insets at both ends included.
  public let contentExtent: Double
  /// Where the first group starts.
  let leading: Double
  let instances: Rope<InstanceRun>

  /// The offsets between which the content comes to rest.
  ///
  /// In the middle the first and the last group may ask for more than the content has: then the lower
  /// one is below zero, or the upper one past the end.
  public var limits: ScrollLimits {
    guard behavior == .groupPagingCentered, instances.count > 0 else {
      return ScrollLimits(lower: 0, upper: contentExtent - viewport)
    }
    return ScrollLimits(lower: place(ofStop: 0), upper: place(ofStop: instances.count - 1))
  }

  /// Whether pages or groups are turned one at a time.
  public var turnsPages: Bool {
    switch behavior {
    case .none, .continuous, .continuousGroupLeadingBoundary: false
    case .paging, .groupPaging, .groupPagingCentered: true
    }
  }

  /// How many stops there are; nil where the content rests anywhere.
  ///
  /// The last one is the first that is at the end of the content. O(log² groups).
  public var count: Int? {
    guard let last = lastStop else { return nil }
    return index(of: limits.upper, isAt: { $0 >= $1 }, upTo: last) + 1
  }

  /// The offset of a stop, the nearest one for an index past the ends; nil where there are none.
  ///
  /// O(log groups).
  public func offset(ofStop index: Int) -> Double? {
    lastStop.map { limits.clamped(place(ofStop: min(max(0, index), $0))) }
  }

  /// The stop nearest to an offset, the later one from the very middle; nil where there are none.
  ///
  /// O(log² groups).
  public func stop(nearest offset: Double) -> Int? { stop(nearest: offset, velocity: 0) }
}

extension OrthogonalStops {
  /// The offset to come to rest at after a release.
  ///
  /// A number that is NaN counts as zero.
  ///
  /// - Parameters:
  ///   - offset: Where the content was let go.
  ///   - projected: Where friction alone would bring it.
  ///   - velocity: The velocity of the release, in points per second.
  /// - Returns: An offset inside ``limits``.
  public func target(releasedAt offset: Double, projected: Double, velocity: Double) -> Double {
    let offset = offset.isNaN ? 0 : offset
    let projected = projected.isNaN ? 0 : projected
    switch behavior {
    case .none, .continuous: return limits.clamped(projected)
    case .continuousGroupLeadingBoundary: return resting(nearest: projected, velocity: velocity)
    case .paging, .groupPaging, .groupPagingCentered:
      if velocity >= Paging.flickVelocity { return neighbour(of: offset, isForward: true) }
      if velocity <= -Paging.flickVelocity { return neighbour(of: offset, isForward: false) }
      return resting(nearest: offset, velocity: velocity)
    }
  }

  /// The offset that a turn of a wheel or a key leads to, which is a stop if there are any.
  ///
  /// Pages go by one. Other groups go by as many as the distance, one at least.
  public func target(movingFrom offset: Double, by distance: Double) -> Double {
    let offset = offset.isNaN ? 0 : offset
    guard distance.isFinite, distance != 0 else { return limits.clamped(offset) }
    let next = neighbour(of: offset, isForward: distance > 0)
    switch behavior {
    case .none, .continuous: return limits.clamped(offset + distance)
    case .paging, .groupPaging, .groupPagingCentered: return next
    case .continuousGroupLeadingBoundary:
      let target = resting(nearest: offset + distance, velocity: 0)
      return distance > 0 ? max(target, next) : min(target, next)
    }
  }

  /// The stop at which something shows that starts at `start` in the content: that of its page or group; nil where
  /// there are none.
  ///
  /// O(log² groups).
  public func resting(showing start: Double) -> Double? {
    guard let last = lastStop, !start.isNaN else { return nil }
    // A hair, as sums of lengths may be off by.
    let position = start + 0.001
    let later = index(upTo: last + 1) { self.start(ofStop: $0) > position }
    return offset(ofStop: later - 1)
  }

  /// The stop nearest to an offset.
  public func resting(nearest offset: Double) -> Double { resting(nearest: offset, velocity: 0) }

  private func resting(nearest offset: Double, velocity: Double) -> Double {
    stop(nearest: offset, velocity: velocity).flatMap { self.offset(ofStop: $0) }
      ?? limits.clamped(offset)
  }

  /// The next stop in a direction; the end of the content where there is none.
  private func neighbour(of offset: Double, isForward: Bool) -> Double {
    let limits = limits
    guard let last = lastStop else { return isForward ? limits.upper : limits.lower }
    if isForward {
      return self.offset(ofStop: index(of: offset, isAt: { $0 > $1 }, upTo: last)) ?? limits.upper
    }
    return self.offset(ofStop: index(of: offset, isAt: { $0 >= $1 }, upTo: last + 1) - 1)
      ?? limits.lower
  }

  private func stop(nearest offset: Double, velocity: Double) -> Int? {
    guard let last = lastStop else { return nil }
    let offset = limits.clamped(offset)
    let later = index(of: offset, isAt: { $0 >= $1 }, upTo: last)
    guard later > 0, let above = self.offset(ofStop: later),
      let below = self.offset(ofStop: later - 1)
    else { return later }
    let isNearerBelow = offset - below < above - offset
    let isMiddle = offset - below == above - offset
    return isNearerBelow || isMiddle && velocity < 0 ? later - 1 : later
  }

  /// The first stop that is at or past an offset as `isAt` says; `end` if none in front of it is.
  private func index(
    of offset: Double,
    isAt: (_ stop: Double, _ offset: Double) -> Bool,
    upTo end: Int
  ) -> Int {
    let limits = limits
    return index(upTo: end) { isAt(limits.clamped(place(ofStop: $0)), offset) }
  }

  /// The first stop from which on something is true; `end` if it is of none in front of it.
  private func index(upTo end: Int, where isTrue: (_ stop: Int) -> Bool) -> Int {
    var range = 0..<max(0, end)
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if isTrue(middle) {
        range = range.lowerBound..<middle
      } else {
        range = (middle + 1)..<range.upperBound
      }
    }
    return range.lowerBound
  }
}

extension OrthogonalStops {
  /// The last stop, of which several may be at the end of the content; nil where there are none.
  private var lastStop: Int? {
    switch behavior {
    case .none, .continuous: return nil
    case .paging:
      guard viewport > 0, limits.upper > 0 else { return 0 }
      return Int(min((limits.upper / viewport).rounded(.up), Double(Int32.max)))
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      return max(0, instances.count - 1)
    }
  }

  /// Where a stop would be if the content had no end.
  private func place(ofStop index: Int) -> Double {
    guard behavior != .paging else { return Double(index) * viewport }
    guard let group = group(index) else { return 0 }
    guard behavior == .groupPagingCentered else { return group.start }
    return leading + group.start + group.extent / 2 - viewport / 2
  }

  /// Where the page or group of a stop starts in the content.
  private func start(ofStop index: Int) -> Double {
    guard behavior != .paging else { return Double(index) * viewport }
    return leading + (group(index)?.start ?? 0)
  }

  /// Where a group starts behind the leading inset, and how long it is.
  private func group(_ index: Int) -> (start: Double, extent: Double)? {
    guard let (before, run) = instances.run(at: index) else { return nil }
    return (before.extent + Double(index - before.count) * run.pitch, run.layout.extent)
  }
}
