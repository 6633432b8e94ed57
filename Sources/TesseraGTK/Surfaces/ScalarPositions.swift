import Foundation

/// Converts between positions that GTK counts in Unicode scalars and `NSRange` counts in UTF-16 code units.
struct ScalarPositions {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The code units of some scalars.
  func unitRange(_ scalars: Range<Int>) -> NSRange {
    let start = unit(ofScalar: scalars.lowerBound)
    return NSRange(location: start, length: unit(ofScalar: scalars.upperBound) - start)
  }

  private func unit(ofScalar position: Int) -> Int {
    let scalars = text.unicodeScalars
    let index = scalars.index(
      scalars.startIndex,
      offsetBy: max(0, position),
      limitedBy: scalars.endIndex
    )
    return text.utf16.distance(from: text.utf16.startIndex, to: index ?? scalars.endIndex)
  }

  /// The scalars that a range of code units holds completely as characters, clamped to the text.
  func scalarRange(_ units: NSRange) -> Range<Int> {
    let start = scalar(atOrBeforeUnit: units.location)
    let (end, isTooLong) = units.location.addingReportingOverflow(max(0, units.length))
    return start..<max(start, scalar(atOrBeforeUnit: isTooLong ? .max : end))
  }

  /// The last position between characters that is not behind a code unit.
  private func scalar(atOrBeforeUnit unit: Int) -> Int {
    let units = text.utf16
    guard unit > 0 else { return 0 }
    guard let index = units.index(units.startIndex, offsetBy: unit, limitedBy: units.endIndex)
    else {
      return text.unicodeScalars.count
    }
    let boundary = index == units.endIndex ? index : text.rangeOfCharacter(containing: index)
    return text.unicodeScalars.distance(from: text.startIndex, to: boundary)
  }
}

extension String {
  /// Where the character begins that holds a place.
  fileprivate func rangeOfCharacter(containing index: Index) -> Index {
    rangeOfComposedCharacterSequence(at: index).lowerBound
  }
}
