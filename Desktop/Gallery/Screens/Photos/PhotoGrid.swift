import UIKit

/// How large the cells of the grid are at each step of zooming.
struct PhotoGrid: Equatable {
  /// The steps: about how long the edge of a cell is, in points.
  static let edges: [CGFloat] = [56, 80, 112, 160, 224, 320]
  static let spacing: CGFloat = 6
  static let inset: CGFloat = 16

  /// The step, an index of `edges`.
  private(set) var step = 3
  /// How pictures stand together.
  var pattern = Pattern.mosaic

  /// How pictures stand together.
  enum Pattern {
    /// Rows of equal pictures.
    case rows
    /// Such rows, and between them large pictures beside small ones.
    case mosaic
  }

  /// Goes to larger or smaller cells until fewer or more of them fit side by side.
  ///
  /// - Parameters:
  ///   - zoom: Whether cells become larger.
  ///   - width: The width of the view.
  /// - Returns: Whether there were such cells; otherwise nothing has changed.
  mutating func zoom(_ zoom: Zoom, inWidth width: CGFloat) -> Bool {
    let steps = zoom == .larger ? Array(Self.edges.indices) : Self.edges.indices.reversed()
    let count = columnCount(inWidth: width)
    for candidate in steps.drop(while: { $0 != step }) {
      var grid = self
      grid.step = candidate
      guard grid.columnCount(inWidth: width) != count else { continue }
      self = grid
      return true
    }
    return false
  }

  /// A way of zooming.
  enum Zoom {
    case larger, smaller
  }

  /// The number of cells side by side in a view that is `width` wide; at least 1.
  func columnCount(inWidth width: CGFloat) -> Int {
    let inside = width - 2 * Self.inset + Self.spacing
    return max(1, Int((inside / (Self.edges[step] + Self.spacing)).rounded()))
  }

  /// The edge of a cell with which the columns fill `width`, in whole pixels of a point each; at least 1.
  func edge(inWidth width: CGFloat) -> CGFloat {
    let count = CGFloat(columnCount(inWidth: width))
    let inside = width - 2 * Self.inset - (count - 1) * Self.spacing
    return max(1, (inside / count).rounded(.down))
  }
}
