/// The direction in which a paragraph runs.
enum WritingDirection: Hashable {
  case leftToRight, rightToLeft

  /// The direction of the first letter that has one, or `nil` for text of digits and signs alone.
  ///
  /// This is rule P2 of the Unicode Bidirectional Algorithm (UAX #9), without isolates.
  init?(firstStrongLetterOf text: String) {
    for scalar in text.unicodeScalars {
      if let direction = Self(of: scalar) {
        self = direction
        return
      }
    }
    return nil
  }

  private init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200F: self = .rightToLeft
    case 0x200E: self = .leftToRight
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      guard scalar.properties.isAlphabetic else { return nil }
      self = .rightToLeft
    default:
      guard scalar.properties.isAlphabetic else { return nil }
      self = .leftToRight
    }
  }
}
