import CoreGraphics
import Foundation

/// The lines at the top and bottom edge of a list cell; each is made when it is first needed.
@MainActor
final class ListCellSeparators {
  private var top: UIView?
  private var bottom: UIView?

  /// Shows the lines of `row`; a marked row has none, as it is set off by its colour.
  func show(_ row: ListRow, isMarked: Bool, in cell: UIView) {
    top = line(top, row.topSeparator, isMarked: isMarked, in: cell)
    bottom = line(bottom, row.bottomSeparator, isMarked: isMarked, in: cell)
  }

  private func line(
    _ existing: UIView?,
    _ separator: ListRow.Separator?,
    isMarked: Bool,
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
    line.backgroundColor = separator.color
    let opacity: CGFloat = isMarked ? 0 : 1
    if line.alpha != opacity { line.alpha = opacity }
    return line
  }

  /// Places the lines; each is as thick as a pixel.
  func place(_ row: ListRow, textStart: CGFloat, in cell: UIView) {
    let thickness = 1 / max(1, cell.traitCollection.displayScale)
    top?.frame = Self.frame(row.topSeparator, textStart, in: cell, y: 0, thickness)
    bottom?.frame = Self.frame(
      row.bottomSeparator,
      textStart,
      in: cell,
      y: cell.bounds.height - thickness,
      thickness
    )
  }

  /// The rectangle of a line at a height in a cell whose text begins at a distance from its edge.
  static func frame(
    _ separator: ListRow.Separator?,
    _ textStart: CGFloat,
    in cell: UIView,
    y: CGFloat,
    _ thickness: CGFloat
  ) -> CGRect {
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets =
      separator?.insets
      ?? NSDirectionalEdgeInsets(top: 0, leading: textStart, bottom: 0, trailing: 0)
    let resolved = insets.resolved(isRightToLeft: isRightToLeft)
    return CGRect(
      x: resolved.left,
      y: y,
      width: max(0, cell.bounds.width - resolved.left - resolved.right),
      height: thickness
    )
  }
}
