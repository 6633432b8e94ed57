package import TesseraCore

/// Where the content of a container comes to rest, in its content coordinates.
///
/// Stops count from where reading begins; this is where they become offsets of a scroll view.
package struct ContainerRests {
  private let stops: OrthogonalStops?
  private let limits: ScrollLimits
  private let axis: Axis
  private let size: Size
  private let contentSize: Size
  private let mirror: ContentMirror

  init(_ declaration: SectionContainer, _ mirror: ContentMirror) {
    stops = declaration.stops
    limits = declaration.limits
    axis = declaration.axis
    size = declaration.frame.size
    contentSize = declaration.contentSize
    self.mirror = mirror
  }

  /// How far the content can be scrolled past its edges for its first and last place of rest.
  package var insets: Insets {
    let ends = (converted(limits.lower), converted(limits.upper))
    let start = -min(ends.0, ends.1)
    let end = max(ends.0, ends.1) + size.extent(along: axis) - contentSize.extent(along: axis)
    return axis == .horizontal
      ? Insets(top: 0, leading: start, bottom: 0, trailing: end)
      : Insets(top: start, leading: 0, bottom: end, trailing: 0)
  }

  /// Where content that is let go comes to rest; velocities are in points per millisecond.
  package func target(releasedAt offset: Point, proposed: Point, velocity: Point) -> Point {
    guard let stops else { return proposed }
    let sign = isMirrored ? -1.0 : 1
    let rest = stops.target(
      releasedAt: converted(offset[axis]),
      projected: converted(proposed[axis]),
      velocity: Double(velocity[axis]) * 1000 * sign
    )
    var target = proposed
    target[axis] = converted(rest)
    return target
  }

  /// Where a turn of a wheel, or a key, leads.
  package func target(movingFrom offset: Double, by distance: Double, along axis: Axis) -> Double {
    guard let stops, axis == self.axis else { return offset + distance }
    let sign = isMirrored ? -1.0 : 1
    return converted(
      Double(stops.target(movingFrom: converted(offset), by: distance * sign))
    )
  }

  /// The place of rest nearest to an offset, counted from the first; nil if the content rests anywhere.
  package func stop(nearest offset: Point) -> Int? {
    stops?.stop(nearest: converted(offset[axis]))
  }

  /// The place of rest that an offset is at, counted from the first; nil if it is between two, or the content
  /// rests anywhere.
  package func stop(at offset: Point) -> Int? {
    guard let stop = stop(nearest: offset), let place = self.offset(ofStop: stop),
      abs(place[axis] - offset[axis]) < 0.01
    else { return nil }
    return stop
  }

  /// How far an offset is from the first place of rest, in the direction of reading.
  package func distance(of offset: Point) -> Point {
    let distance = converted(offset[axis]) - limits.lower
    return axis == .horizontal ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }

  /// The offset of a place of rest; nil if the content rests anywhere.
  package func offset(ofStop stop: Int) -> Point? {
    guard let place = stops?.offset(ofStop: stop) else { return nil }
    var offset = Point.zero
    offset[axis] = converted(place)
    return offset
  }

  /// The place of rest at which an element shows; nil if the content rests anywhere.
  package func offset(showing frame: Rect) -> Point? {
    let start =
      isMirrored ? mirror.apply(frame).minX : axis == .horizontal ? frame.minX : frame.minY
    guard let rest = stops?.resting(showing: start) else { return nil }
    var offset = Point.zero
    offset[axis] = converted(rest)
    return offset
  }

  /// The number of places of rest; nil if the content rests anywhere.
  package var stopCount: Int? { stops?.count }

  /// The offset nearest to another at which the content is inside its ends.
  package func offset(nearest offset: Point) -> Point {
    var nearest = Point.zero
    nearest[axis] = converted(Double(limits.clamped(converted(offset[axis]))))
    return nearest
  }

  private var isMirrored: Bool { axis == .horizontal && mirror != .off }

  /// A content offset as it is from where reading begins, and the other way round.
  private func converted(_ offset: Double) -> Double {
    guard isMirrored else { return offset }
    return mirror.apply(Rect(x: offset, y: 0, width: size.width, height: 0)).minX
  }
}
