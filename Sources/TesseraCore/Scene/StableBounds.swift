/// The places where a visible rectangle can be without any element coming into view or leaving it.
///
/// A scrolled frame inside of it costs one comparison, however many elements are on screen.
package struct StableBounds: Hashable, Sendable {
  /// The visible rectangle it was found for.
  private let origin: Rect
  /// How far sums of coordinates of this size may be off.
  private let slack: Double
  private var left = -Double.infinity
  private var right = Double.infinity
  private var top = -Double.infinity
  private var bottom = Double.infinity

  /// Finds the places around `visible`, for as far as elements are known in `known`.
  ///
  /// Each element that is known has to be taken into account by ``narrow(at:by:)``.
  package init(around visible: Rect, known: Rect) {
    origin = visible
    let reach = max(abs(visible.minX), abs(visible.maxX), abs(visible.minY), abs(visible.maxY))
    slack = 4 * reach.ulp
    limit(&left, &right, at: visible.minX, by: known.minX)
    limit(&left, &right, at: visible.minX, by: known.maxX - visible.width)
    limit(&top, &bottom, at: visible.minY, by: known.minY)
    limit(&top, &bottom, at: visible.minY, by: known.maxY - visible.height)
  }

  /// Takes the frame of an element into account, with the visible rectangle at `visible`.
  package mutating func narrow(at visible: Rect, by frame: Rect) {
    // An element comes or goes where one of its edges meets the opposite edge of what is visible.
    limit(&left, &right, at: visible.minX, by: frame.maxX)
    limit(&left, &right, at: visible.minX, by: frame.minX - visible.width)
    limit(&top, &bottom, at: visible.minY, by: frame.maxY)
    limit(&top, &bottom, at: visible.minY, by: frame.minY - visible.height)
  }

  private func limit(
    _ lower: inout Double,
    _ upper: inout Double,
    at position: Double,
    by threshold: Double
  ) {
    // On which side of a threshold something so near to it is depends on the order of the sums.
    if threshold <= position + slack { lower = max(lower, threshold) }
    if threshold >= position - slack { upper = min(upper, threshold) }
  }

  /// Whether exactly the same elements are visible in `visible`.
  ///
  /// On a threshold other than where it was found the answer is no, although that may be so.
  package func contains(_ visible: Rect) -> Bool {
    guard visible != origin else { return true }
    return visible.size == origin.size
      && visible.minX > left + slack && visible.minX < right - slack
      && visible.minY > top + slack && visible.minY < bottom - slack
  }
}
