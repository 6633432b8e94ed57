/// A value that has a default, which may depend on a state, until it is set.
struct Adjustable<Value: Hashable>: Hashable {
  /// The default.
  var standard: Value
  /// The value that was set last; `nil` while the default counts.
  private(set) var own: Value?

  init(_ standard: Value) { self.standard = standard }

  /// What counts: what was set last, or the default.
  var value: Value {
    get { own ?? standard }
    set { own = .some(newValue) }
  }
}

extension Adjustable: Sendable where Value: Sendable {}
