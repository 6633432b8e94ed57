import CoreGraphics
import Foundation

/// The places where the bounds can be without any element coming into view or leaving it.
///
/// A scrolled frame inside of it costs nothing, however many elements are on screen.
struct StableBounds: Equatable {
  /// The bounds it was found for.
  private let origin: CGRect
  /// How far sums of coordinates of this size may be off.
  private let slack: CGFloat
  private var left = -CGFloat.infinity
  private var right = CGFloat.infinity
  private var top = -CGFloat.infinity
  private var bottom = CGFloat.infinity

  /// Finds the zone around `visible` in which an arrangement says everything.
  @MainActor
  init(around visible: CGRect, in arrangement: Arrangement) {
    let known = arrangement.rect
    origin = visible
    let reach = max(abs(visible.minX), abs(visible.maxX), abs(visible.minY), abs(visible.maxY))
    slack = 4 * reach.ulp
    let size = visible.size
    limit(&left, &right, at: visible.minX, by: known.minX)
    limit(&left, &right, at: visible.minX, by: known.maxX - size.width)
    limit(&top, &bottom, at: visible.minY, by: known.minY)
    limit(&top, &bottom, at: visible.minY, by: known.maxY - size.height)
    for element in arrangement.elements { narrow(at: visible, by: element.frame) }
  }

  /// Takes another frame into account, with the bounds at `visible`.
  mutating func narrow(at visible: CGRect, by frame: CGRect) {
    // An element comes or goes where one of its edges meets the opposite edge of the bounds.
    limit(&left, &right, at: visible.minX, by: frame.maxX)
    limit(&left, &right, at: visible.minX, by: frame.minX - visible.width)
    limit(&top, &bottom, at: visible.minY, by: frame.maxY)
    limit(&top, &bottom, at: visible.minY, by: frame.minY - visible.height)
  }

  private func limit(
    _ lower: inout CGFloat,
    _ upper: inout CGFloat,
    at position: CGFloat,
    by threshold: CGFloat
  ) {
    // On which side of a threshold something so near to it is depends on the order of the sums.
    if threshold <= position + slack { lower = max(lower, threshold) }
    if threshold >= position - slack { upper = min(upper, threshold) }
  }

  /// Whether exactly the same elements are visible in `visible`.
  ///
  /// On a threshold other than where it was found it says no, although that may be so.
  func contains(_ visible: CGRect) -> Bool {
    guard visible != origin else { return true }
    return visible.size == origin.size
      && visible.minX > left + slack && visible.minX < right - slack
      && visible.minY > top + slack && visible.minY < bottom - slack
  }
}
