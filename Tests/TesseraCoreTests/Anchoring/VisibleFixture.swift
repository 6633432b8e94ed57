import TesseraCore

/// What is visible of a column: rows of 50 points in a view of 320 × 400.
func column(
  _ rows: Int,
  offset: Double,
  height: Double = 400,
  insets: Insets = .zero
) -> VisibleGeometry {
  VisibleGeometry(
    bounds: Rect(x: 0, y: offset, width: 320, height: height),
    insets: insets,
    contentSize: Size(width: 320, height: Double(rows) * 50),
    mirror: .off
  )
}

/// What is visible of a line that is read from right to left: items of 50 points in a view of 100 × 60.
///
/// The offset is that on screen, from the left.
func mirroredLine(
  _ items: Int,
  offset: Double,
  insets: Insets = .zero
) -> VisibleGeometry {
  let width = Double(items) * 50
  return VisibleGeometry(
    bounds: Rect(x: offset, y: 0, width: 100, height: 60),
    insets: insets,
    contentSize: Size(width: width, height: 60),
    mirror: .on(width: width)
  )
}

/// Where a row of a column is.
func rowFrame(_ row: Int) -> Rect { Rect(x: 0, y: Double(row) * 50, width: 320, height: 50) }
