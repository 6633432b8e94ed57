import CoreGraphics
import Foundation

/// Where the indicators of a page control are: those around the current page, as many as there is room for.
struct PageDots: Equatable {
  /// The pages whose indicators show.
  private(set) var shown = 0..<0

  static let diameter: CGFloat = 8
  static let spacing: CGFloat = 9
  static let height: CGFloat = 26
  private static let largestCount = 200

  /// The width of a number of indicators, with as much room beside the first and the last as between two.
  static func width(of count: Int, indicator: CGFloat = diameter) -> CGFloat {
    guard count > 0 else { return 0 }
    return CGFloat(count) * (indicator + spacing) + spacing
  }

  /// Shows the indicator of `current` and others, from where they were as little as needed.
  mutating func show(_ current: Int, of count: Int, in width: CGFloat, indicator: CGFloat) {
    guard count > 0 else { return shown = 0..<0 }
    let fitting = (width - Self.spacing) / (indicator + Self.spacing)
    let room = Int(min(max(fitting.rounded(.down), 1), CGFloat(Self.largestCount)))
    let length = min(count, room)
    var start = min(shown.lowerBound, count - length)
    start = min(start, current)
    start = max(start, current - length + 1)
    shown = max(0, start)..<max(0, start) + length
  }

  /// How large the indicator of a page is, where there are more pages beyond it: half as large.
  func scale(of page: Int, count: Int) -> CGFloat {
    let isAtStart = page == shown.lowerBound && page > 0
    let isAtEnd = page == shown.upperBound - 1 && page < count - 1
    return shown.count > 2 && (isAtStart || isAtEnd) ? 0.5 : 1
  }

  /// The middle of an indicator, from the start of a view of that width.
  func position(of page: Int, in width: CGFloat, indicator: CGFloat) -> CGFloat {
    let start = (width - Self.width(of: shown.count, indicator: indicator)) / 2
    let index = CGFloat(page - shown.lowerBound)
    return start + Self.spacing + indicator / 2 + index * (indicator + Self.spacing)
  }

  /// The page whose indicator is nearest to a place.
  func page(at place: CGFloat, in width: CGFloat, indicator: CGFloat) -> Int? {
    guard let first = shown.first, let last = shown.last else { return nil }
    let start = position(of: first, in: width, indicator: indicator)
    let index = ((place - start) / (indicator + Self.spacing)).rounded()
    guard index.isFinite else { return nil }
    return first + Int(min(max(index, 0), CGFloat(last - first)))
  }
}
