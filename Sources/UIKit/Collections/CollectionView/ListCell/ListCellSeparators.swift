import CoreGraphics
import Foundation

/// The lines at the top and bottom edge of a list cell; each is made when it is first needed.
@MainActor
final class ListCellSeparators {
  private var top: UIView?
  private var bottom: UIView?

  /// How a row is marked, which its lines follow.
  enum Mark {
    case none
    /// It is set off by its colour and has no lines.
    case alone
    /// It may stand among others that are selected, and lines tell them apart.
    case amongOthers
  }

  /// Shows the lines of `row`.
  func show(_ row: ListRow, _ mark: Mark, in cell: UIView) {
    top = line(top, row.topSeparator, mark, in: cell)
    bottom = line(bottom, row.bottomSeparator, mark, in: cell)
  }

  private func line(
    _ existing: UIView?,
    _ separator: ListRow.Separator?,
    _ mark: Mark,
    in cell: UIView
  ) -> UIView? {
    guard let separator else {
      existing?.removeFromSuperview()
      return nil
    }
    let line = existing ?? UIView()
    if existing == nil {
      line.isUserInteractionEnabled = false
      cell.addSubview(line)
    }
    line.backgroundColor = mark == .amongOthers ? separator.selectedColor : separator.color
    let opacity: CGFloat = mark == .alone ? 0 : 1
    if line.alpha != opacity { line.alpha = opacity }
    return line
  }

  /// Places the lines; each is as thick as a pixel.
  func place(top topFrame: CGRect, bottom bottomFrame: CGRect) {
    place(top, at: topFrame)
    place(bottom, at: bottomFrame)
  }

  /// Places a line; a new one is there at once, whatever animation is being set up around it.
  private func place(_ line: UIView?, at frame: CGRect) {
    guard let line, line.frame != frame else { return }
    guard line.bounds.isEmpty else { return line.frame = frame }
    UIViewAnimationTransaction.perform(in: nil) { line.frame = frame }
  }

  /// The rectangle of the line at the top of a cell whose text begins at a distance from its edge.
  static func topFrame(_ row: ListRow, _ textStart: CGFloat, in cell: UIView) -> CGRect {
    frame(row.topSeparator, textStart, in: cell, y: 0)
  }

  /// The rectangle of the line at the bottom of a cell, unless constraints move it.
  static func bottomFrame(_ row: ListRow, _ textStart: CGFloat, in cell: UIView) -> CGRect {
    frame(row.bottomSeparator, textStart, in: cell, y: cell.bounds.height - thickness(in: cell))
  }

  private static func thickness(in cell: UIView) -> CGFloat {
    1 / max(1, cell.traitCollection.displayScale)
  }

  private static func frame(
    _ separator: ListRow.Separator?,
    _ textStart: CGFloat,
    in cell: UIView,
    y: CGFloat
  ) -> CGRect {
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let automatic = UIListSeparatorConfiguration.automaticInsets
    var insets = separator?.insets ?? automatic
    if insets.leading == automatic.leading { insets.leading = textStart }
    if insets.trailing == automatic.trailing { insets.trailing = 0 }
    let resolved = insets.resolved(isRightToLeft: isRightToLeft)
    return CGRect(
      x: resolved.left,
      y: y,
      width: max(0, cell.bounds.width - resolved.left - resolved.right),
      height: thickness(in: cell)
    )
  }
}
