import Foundation
import TesseraCore

extension NSCollectionLayoutGroup {
  var pictureOfItems: String {
    let side = 400.0
    var arrangement = CompositionalArrangement(
      CompositionalConfiguration(container: Size(width: side, height: side)),
      sectionCount: 1,
      assumedExtent: 0
    )
    let most = CompositionalIssue.mostItemsInGroup
    arrangement.solveSection(0, CompositionalSection(group: group), itemCount: most)
    let count = arrangement.itemCountOfFirstGroup(inSection: 0) ?? 0
    let frames = (0..<count).compactMap { arrangement.frame(of: .item($0), inSection: 0) }
    var picture = TextPicture(frames)
    for (item, frame) in frames.enumerated() { picture.draw(frame, label: "\(item)") }
    return picture.text
  }
}

/// Boxes drawn with letters.
private struct TextPicture {
  private var rows: [[Character]]
  /// How many points a letter is wide and a row is high.
  private static let pointsPerColumn = 8.0
  private static let pointsPerRow = 16.0
  /// The most rows and columns; what lies beyond is not drawn.
  private static let limit = 120

  init(_ frames: [Rect]) {
    let width = TextPicture.column(frames.reduce(0) { max($0, $1.maxX) })
    let height = TextPicture.row(frames.reduce(0) { max($0, $1.maxY) })
    rows = Array(repeating: Array(repeating: " ", count: width + 1), count: height + 1)
  }

  /// The rows, one to a line.
  var text: String { rows.map { String($0) }.joined(separator: "\n") }

  private static func column(_ x: Double) -> Int {
    Int(min(max(0, x / pointsPerColumn), Double(limit)).rounded())
  }

  private static func row(_ y: Double) -> Int {
    Int(min(max(0, y / pointsPerRow), Double(limit)).rounded())
  }

  mutating func draw(_ frame: Rect, label: String) {
    let (left, right) = (TextPicture.column(frame.minX), TextPicture.column(frame.maxX))
    let (top, bottom) = (TextPicture.row(frame.minY), TextPicture.row(frame.maxY))
    for column in left...right {
      rows[top][column] = "-"
      rows[bottom][column] = "-"
    }
    for row in top...bottom {
      rows[row][left] = "|"
      rows[row][right] = "|"
    }
    for (row, column) in [(top, left), (top, right), (bottom, left), (bottom, right)] {
      rows[row][column] = "+"
    }
    guard bottom - top > 1, right - left > label.count else { return }
    for (position, letter) in label.enumerated() { rows[top + 1][left + 1 + position] = letter }
  }
}
