/// The state of a layout that regulates the content offset by itself.
///
/// Layouts lead the offset by answers and by corrections. In an update a collection view may lose the corrections that
/// are made while elements find their sizes, so their sum is kept until the update ends. Outside of updates a place is
/// kept as long as the offset is one that the layout has led to, so that several corrections in a row count from the
/// same place and add up exactly.
public enum RegulatedOffset<Place> {
  /// Nothing; the next change looks for what is in sight.
  case unknown
  /// A place, as long as the offset is one of these, which keep it.
  case held(Place, offset: Double, clamped: Double)
  /// A place while an update is under way: the offset that the layout has answered, if it was asked, and what it has
  /// added since.
  case updating(Place?, answer: Double?, added: Double)

  /// The place, if the offset is still one that the layout has led to; a hundredth of a point is no difference.
  public func place(at offset: Double) -> Place? {
    switch self {
    case .unknown: return nil
    case .held(let place, let kept, let clamped):
      return (offset - kept).magnitude < 0.01 || (offset - clamped).magnitude < 0.01 ? place : nil
    case .updating(let place, _, _): return place
    }
  }

  /// The offset that the layout has led to in an update; nil outside of updates, and before it was asked.
  public var answer: Double? {
    if case .updating(_, let answer?, let added) = self { answer + added } else { nil }
  }

  /// Whether an update is under way.
  public var isUpdating: Bool {
    if case .updating = self { true } else { false }
  }
}

extension RegulatedOffset {
  /// Notes that the offset goes to where it keeps a place, or as near as the content has room.
  public mutating func hold(_ place: Place, at offset: Double, within limits: ScrollLimits) {
    self = .held(place, offset: offset, clamped: limits.clamped(offset))
  }

  /// Notes the offset that is answered in an update.
  public mutating func answer(_ offset: Double) {
    guard case .updating(let place, _, let added) = self else { return }
    self = .updating(place, answer: offset, added: added)
  }

  /// Returns the distance from the offset that was returned to `offset`, and records that offset.
  ///
  /// Zero outside of updates, and before the layout was asked.
  public mutating func takeCorrection(leadingTo offset: Double) -> Double {
    guard case .updating(let place, let answer?, let added) = self else { return 0 }
    let correction = offset - answer - added
    self = .updating(place, answer: answer, added: added + correction)
    return correction
  }

  /// Ends an update; returns the place that was kept in it, and all that was added after the answer.
  public mutating func endUpdate() -> (place: Place?, added: Double) {
    guard case .updating(let place, let answer, let added) = self else { return (nil, 0) }
    self = .unknown
    return (place, answer == nil ? 0 : added)
  }
}

extension RegulatedOffset: Sendable where Place: Sendable {}
