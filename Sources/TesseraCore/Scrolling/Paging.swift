/// The offset at which a paging scroll view stops, along one axis.
public struct Paging: Sendable, Equatable {
  /// The velocity, in points per second, from which a release is a flick.
  public static let flickVelocity = 300.0

  /// The length of a page, in points; 0 when there are no pages.
  public let pageLength: Double

  /// The offset at which a page starts, whichever one.
  public let origin: Double

  /// Pages of a length, one of which starts at a given offset.
  ///
  /// When the length is not positive and finite there are no pages. An origin that is not finite is 0.
  public init(pageLength: Double, origin: Double = 0) {
    self.pageLength = pageLength.isFinite ? max(0, pageLength) : 0
    self.origin = origin.isFinite ? origin : 0
  }

  /// Returns the offset to stop at after a release.
  ///
  /// A flick goes to the next page in its direction, one page however fast it is; a slow release goes to
  /// the nearest page, and from the very middle to the later one. The answer lies inside the limits,
  /// where the last page may be cut short. Without pages it is the offset itself, inside the limits. A
  /// velocity that is NaN is a slow release.
  public func target(
    releasedAt offset: Double,
    velocity: Double,
    in limits: ScrollLimits
  ) -> Double {
    guard pageLength > 0, offset.isFinite else { return limits.clamped(offset) }
    let page = (offset - origin) / pageLength
    return limits.clamped(origin + landingPage(from: page, velocity: velocity) * pageLength)
  }

  private func landingPage(from page: Double, velocity: Double) -> Double {
    if velocity >= Self.flickVelocity { return page.rounded(.down) + 1 }
    if velocity <= -Self.flickVelocity { return page.rounded(.up) - 1 }
    return (page + 0.5).rounded(.down)
  }
}
