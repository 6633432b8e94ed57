import CoreGraphics
import Foundation

/// What the lines of an index show: its titles, or where there is too little room some of them with dots in between.
struct IndexTitleMarks: Equatable {
  /// One line.
  enum Mark: Equatable {
    /// A title, by its index.
    case title(Int)
    /// Stands for the titles between two others.
    case dots
  }

  /// The height of a line, in points.
  static let lineHeight: CGFloat = 14

  let count: Int
  let marks: [Mark]

  /// Chooses the lines of an index of `count` titles in a height, in points.
  ///
  /// The first and the last title show wherever there is room for both.
  init(count: Int, height: CGFloat) {
    self.count = count
    let lines = Int(max(1, min(height / Self.lineHeight, CGFloat(max(1, count)))))
    guard count > lines else {
      marks = (0..<count).map { .title($0) }
      return
    }
    // Titles and dots take turns, and titles are at both ends.
    let shown = (lines + 1) / 2
    guard shown > 1 else {
      marks = [.title(0)]
      return
    }
    marks = (0..<shown).flatMap { line -> [Mark] in
      let title = Mark.title(line * (count - 1) / (shown - 1))
      return line == 0 ? [title] : [.dots, title]
    }
  }

  /// The height of all lines, in points.
  var height: CGFloat { CGFloat(marks.count) * Self.lineHeight }

  /// The title for a place, in points from the start of the first line; those before and behind count as the ends.
  ///
  /// All titles share the height evenly, also those that dots stand for.
  func index(at place: CGFloat) -> Int {
    guard height > 0, place.isFinite else { return 0 }
    return Int(min(max(0, place / height * CGFloat(count)), CGFloat(max(0, count - 1))))
  }
}
