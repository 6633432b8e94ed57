/// The sides of an element that its layout has decided on and that no view is asked about.
struct FixedSides: OptionSet, Hashable {
  let rawValue: UInt8

  static let width = FixedSides(rawValue: 1 << 0)
  static let height = FixedSides(rawValue: 1 << 1)
  /// No view is asked at all.
  static let both: FixedSides = [.width, .height]
}
