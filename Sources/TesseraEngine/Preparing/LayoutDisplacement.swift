import TesseraCore

/// Why a layout that has prepared may have places that differ from those before.
package enum LayoutDisplacement: Int {
  /// They do not differ.
  case none
  /// What was assumed was found to be otherwise; nothing has changed.
  case correction
  /// The data, the room or the layout have changed, or may have.
  case change

  /// Takes note of a further reason.
  package mutating func join(_ other: LayoutDisplacement) {
    if other.rawValue > rawValue { self = other }
  }
}
