/// The positions at which the content of an orthogonal section stops: rules O4 and O5.
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
///
/// A section's own rule, ``CompositionalOrthogonalSnapping``, counts in place of its behaviour.
public struct OrthogonalStops: Sendable {
  /// Where the section comes to rest.
  let rest: OrthogonalRest
  /// The extent of what shows.
  public let viewport: Double
  /// The extent of the content, insets at both ends included.
  public let contentExtent: Double
  /// Where the first group starts.
  let leading: Double
  /// The extent that is free behind the last group.
  let trailing: Double
  let instances: Rope<InstanceRun>

  /// The offsets between which the content stops.
  ///
  /// In the middle the first and the last group may ask for more than the content has: then the lower
  /// one is below zero, or the upper one past the end, unless the content stays inside its ends.
  public var limits: ScrollLimits {
    guard case .groups(_, isInside: false) = rest.places, instances.count > 0 else {
      return ScrollLimits(lower: 0, upper: contentExtent - viewport)
    }
    return ScrollLimits(lower: place(ofStop: 0), upper: place(ofStop: instances.count - 1))
  }

  /// Whether a gesture turns a number of pages or groups at most, as with a flick of a page.
  public var turnsPages: Bool { rest.mostPerGesture != nil }

  /// The number of stops; `nil` where the content stops anywhere.
  ///
  /// Of several at the end of the content the first counts, and of several at its start the last. O(log² groups).
  public var count: Int? {
    guard let last = lastStop else { return nil }
    return max(1, index(of: limits.upper, isAt: { $0 >= $1 }, upTo: last) + 1 - firstStop)
  }

  /// The offset of a stop, the nearest one for an index past the ends; nil where there are none.
  ///
  /// O(log groups).
  public func offset(ofStop index: Int) -> Double? {
    let first = firstStop
    return offset(at: min(max(0, index), .max - first) + first)
  }

  /// The stop nearest to an offset, the later one from the very middle; nil where there are none.
  ///
  /// O(log² groups).
  public func stop(nearest offset: Double) -> Int? {
    place(nearest: offset, velocity: 0).map { max(0, $0 - firstStop) }
  }
}

extension OrthogonalStops {
  /// Returns the offset to stop at after a release.
  ///
  /// A number that is NaN counts as zero.
  ///
  /// - Parameters:
  ///   - offset: The offset of the release.
  ///   - projected: Where friction alone would bring it.
  ///   - velocity: The velocity of the release, in points per second.
  /// - Returns: An offset inside ``limits``.
  public func target(releasedAt offset: Double, projected: Double, velocity: Double) -> Double {
    let offset = offset.isNaN ? 0 : offset
    let projected = projected.isNaN ? 0 : projected
    if case .anywhere = rest.places { return limits.clamped(projected) }
    guard let most = rest.mostPerGesture else {
      return resting(nearest: projected, velocity: velocity)
    }
    guard velocity.magnitude >= Paging.flickVelocity else {
      return resting(nearest: offset, velocity: velocity)
    }
    return flick(from: offset, projected: projected, isForward: velocity > 0, most: most)
  }

  /// Where a flick leads: by one stop at least, and by so many at most.
  private func flick(
    from offset: Double,
    projected: Double,
    isForward: Bool,
    most: Int
  ) -> Double {
    let next = neighbour(of: offset, isForward: isForward)
    guard most > 1, let first = stop(nearest: next) else { return next }
    let more = min(most - 1, instances.count)
    let limit = self.offset(ofStop: isForward ? first + more : first - more) ?? next
    let target = resting(nearest: projected, velocity: 0)
    return min(max(target, min(next, limit)), max(next, limit))
  }

  /// The offset that a turn of a wheel or a key leads to, which is a stop if there are any.
  ///
  /// Pages go by one. Other groups go by as many as the distance, one at least.
  public func target(movingFrom offset: Double, by distance: Double) -> Double {
    let offset = offset.isNaN ? 0 : offset
    guard distance.isFinite, distance != 0 else { return limits.clamped(offset) }
    if case .anywhere = rest.places { return limits.clamped(offset + distance) }
    let next = neighbour(of: offset, isForward: distance > 0)
    guard rest.mostPerGesture == nil else { return next }
    let target = resting(nearest: offset + distance, velocity: 0)
    return distance > 0 ? max(target, next) : min(target, next)
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
    return offset(at: later - 1)
  }

  /// The stop nearest to an offset.
  public func resting(nearest offset: Double) -> Double { resting(nearest: offset, velocity: 0) }

  private func resting(nearest offset: Double, velocity: Double) -> Double {
    place(nearest: offset, velocity: velocity).flatMap { self.offset(at: $0) }
      ?? limits.clamped(offset)
  }

  /// The next stop in a direction; the end of the content where there is none.
  private func neighbour(of offset: Double, isForward: Bool) -> Double {
    let limits = limits
    guard let last = lastStop else { return isForward ? limits.upper : limits.lower }
    if isForward {
      return self.offset(at: index(of: offset, isAt: { $0 > $1 }, upTo: last)) ?? limits.upper
    }
    return self.offset(at: index(of: offset, isAt: { $0 >= $1 }, upTo: last + 1) - 1)
      ?? limits.lower
  }

  /// The page or group whose stop is nearest to an offset; nil where there are none.
  private func place(nearest offset: Double, velocity: Double) -> Int? {
    guard let last = lastStop else { return nil }
    let offset = limits.clamped(offset)
    let later = index(of: offset, isAt: { $0 >= $1 }, upTo: last)
    guard later > 0, let above = self.offset(at: later),
      let below = self.offset(at: later - 1)
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
  /// The offset of a page or group, the nearest one for an index past the ends; nil where there are none.
  private func offset(at index: Int) -> Double? {
    lastStop.map { limits.clamped(place(ofStop: min(max(0, index), $0))) }
  }

  /// The page or group that the stops count from: groups in front of it are at the start of the content too.
  private var firstStop: Int {
    guard case .groups(let alignment, isInside: true) = rest.places, alignment != .leading,
      let last = lastStop
    else { return 0 }
    return max(0, index(of: limits.lower, isAt: { $0 > $1 }, upTo: last) - 1)
  }

  /// The last stop, of which several may be at the end of the content; nil where there are none.
  private var lastStop: Int? {
    switch rest.places {
    case .anywhere: return nil
    case .pages:
      guard viewport > 0, limits.upper > 0 else { return 0 }
      return Int(min((limits.upper / viewport).rounded(.up), Double(Int32.max)))
    case .groups: return max(0, instances.count - 1)
    }
  }

  /// Where a stop would be if the content had no end.
  private func place(ofStop index: Int) -> Double {
    guard case .groups(let alignment, _) = rest.places else { return Double(index) * viewport }
    guard let group = group(index) else { return 0 }
    return switch alignment {
    case .leading: group.start
    case .center: leading + group.start + group.extent / 2 - viewport / 2
    case .trailing: leading + group.start + group.extent + trailing - viewport
    }
  }

  /// Where the page or group of a stop starts in the content.
  private func start(ofStop index: Int) -> Double {
    guard case .groups = rest.places else { return Double(index) * viewport }
    return leading + (group(index)?.start ?? 0)
  }

  /// Where a group starts behind the leading inset, and how long it is.
  private func group(_ index: Int) -> (start: Double, extent: Double)? {
    guard let (before, run) = instances.run(at: index) else { return nil }
    return (before.extent + Double(index - before.count) * run.pitch, run.layout.extent)
  }
}
