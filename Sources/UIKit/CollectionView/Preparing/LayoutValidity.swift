/// How much of what the layout said still holds.
enum LayoutValidity: Int, Comparable {
  /// Nothing: the data or the layout are new, and the layout has to be told so.
  case replaced
  /// The layout has to prepare.
  case invalid
  /// The layout is prepared and has to be asked for its elements.
  case prepared
  /// The arrangement is new; views do not show it yet.
  case arranged
  /// What is on screen is what the layout says.
  case shown

  static func < (one: LayoutValidity, other: LayoutValidity) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// The validity of the layout, which comes forward only if nothing took it back meanwhile.
///
/// Every question may be answered by code that reloads, invalidates or sets another layout. A phase takes
/// a mark before its first question and advances with it; what was withdrawn in between stays withdrawn.
struct LayoutStanding {
  private(set) var validity = LayoutValidity.replaced
  private var withdrawals = 0

  /// A moment, by the number of withdrawals before it.
  struct Mark: Equatable {
    fileprivate let withdrawals: Int
  }

  /// The present moment.
  var mark: Mark { Mark(withdrawals: withdrawals) }

  /// Nothing beyond `validity` holds any more.
  mutating func withdraw(to validity: LayoutValidity) {
    withdrawals &+= 1
    self.validity = min(self.validity, validity)
  }

  /// The phase that leads to `validity` is done, unless something was withdrawn since `mark`, before it.
  ///
  /// A phase leads on from the one before it, or is done again. Returns whether `validity` holds.
  @discardableResult
  mutating func advance(to validity: LayoutValidity, since mark: Mark) -> Bool {
    guard mark == self.mark, self.validity.rawValue + 1 >= validity.rawValue else { return false }
    self.validity = validity
    return true
  }
}
