import TesseraCore

/// A grid or a list that keeps one frame for each item: the alternative that a compositional layout is
/// compared with.
struct EagerGrid {
  private(set) var frames: [Rect] = []
  private var heights: [Double]
  private let columns: Int
  private let width: Double

  /// Places items of given heights in rows of so many columns; a row is as high as its highest item.
  init(columns: Int, width: Double, heights: [Double]) {
    self.columns = columns
    self.width = width
    self.heights = heights
    frames = Array(repeating: .zero, count: heights.count)
    place(from: 0)
  }

  private mutating func place(from first: Int) {
    let firstRow = first / columns
    var y = firstRow == 0 ? 0 : rowEnd(firstRow - 1)
    for row in firstRow..<((heights.count + columns - 1) / columns) {
      var height = 0.0
      for item in (row * columns)..<min(heights.count, (row + 1) * columns) {
        let column = item - row * columns
        let side = width / Double(columns)
        frames[item] = Rect(x: Double(column) * side, y: y, width: side, height: heights[item])
        height = max(height, heights[item])
      }
      y += height
    }
  }

  private func rowEnd(_ row: Int) -> Double {
    (row * columns..<min(frames.count, (row + 1) * columns)).reduce(0) { max($0, frames[$1].maxY) }
  }

  /// The height of everything.
  var height: Double { heights.isEmpty ? 0 : rowEnd((heights.count - 1) / columns) }

  /// The items that overlap a rectangle.
  func items(in rect: Rect) -> [Int] { frames.indices.filter { frames[$0].overlaps(rect) } }

  /// Changes the height of an item; everything behind it is placed again.
  mutating func setHeight(_ height: Double, of item: Int) {
    heights[item] = height
    place(from: item)
  }

  /// Puts an item in front of another one.
  mutating func insert(_ height: Double, at item: Int) {
    heights.insert(height, at: item)
    frames.append(.zero)
    place(from: item)
  }

  /// Takes an item out.
  mutating func remove(at item: Int) {
    heights.remove(at: item)
    frames.removeLast()
    place(from: item)
  }
}
