import CoreGraphics
import Foundation

extension UIStackView {
  /// The shown view whose first baseline is that of the stack: the tallest of a row, the first of a column.
  var firstBaselineView: UIView? {
    axis == .vertical ? shownViews.first : Self.tallest(shownViews.map { ($0, $0.frame) })?.view
  }

  /// The shown view whose last baseline is that of the stack: the tallest of a row, the last of a column.
  var lastBaselineView: UIView? {
    axis == .vertical ? shownViews.last : firstBaselineView
  }

  /// The baselines of those views where a stack of the given size places them; `nil` for an empty stack.
  func stackBaselines(in size: CGSize) -> TextBaselines? {
    let placements = placements(in: CGRect(origin: .zero, size: size))
    let isColumn = axis == .vertical
    guard let first = isColumn ? placements.first : Self.tallest(placements),
      let last = isColumn ? placements.last : first
    else { return nil }
    return TextBaselines(
      first: first.frame.minY + first.view.baselines(in: first.frame.size).first,
      last: last.frame.minY + last.view.baselines(in: last.frame.size).last
    )
  }

  /// The first among equals.
  private static func tallest(
    _ places: [(view: UIView, frame: CGRect)]
  ) -> (view: UIView, frame: CGRect)? {
    places.max { $0.frame.height < $1.frame.height }
  }
}
