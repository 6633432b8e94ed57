/// The sides of an element that its layout has decided on and that no view is asked about.
package struct FixedSides: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  // By their numbers: a literal of an array is made by generic code where another module writes it, for each of the attributes of a list.

  /// The view is asked about both sides.
  package static var none: FixedSides { FixedSides(rawValue: 0) }
  package static var width: FixedSides { FixedSides(rawValue: 1) }
  package static var height: FixedSides { FixedSides(rawValue: 2) }
  /// No view is asked at all.
  package static var both: FixedSides { FixedSides(rawValue: 3) }
}
