public import Foundation

/// The values that an observer receives with a change, and the time at which it receives them.
///
/// Apple's Foundation has it; that of Linux does not.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, with Apple's numbers.
  public let rawValue: UInt

  /// Creates options from bits; unknown ones mean nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changes come with the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Changes come with the value before.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is called at once, before ``UIKeyValueObserving/observe(_:options:changeHandler:)`` returns.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is called twice for a change: for the value before, which is `isPrior`, and then for the new one.
  ///
  /// Both calls come once the property has changed: the value before is that in the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if asked for with `.new`.
  public let newValue: Value?
  /// The value before the change, if asked for with `.old`; `nil` in a call that `.initial` makes.
  public let oldValue: Value?
  /// Whether this is the first of the two calls that `.prior` asks for; it has no new value.
  public let isPrior: Bool

  init(newValue: Value? = nil, oldValue: Value? = nil, isPrior: Bool = false) {
    self.newValue = newValue
    self.oldValue = oldValue
    self.isPrior = isPrior
  }
}

/// An observation, which lasts until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  /// Reads the value and calls the handler if it has changed.
  private var check: (@MainActor () -> Void)?

  init(check: @escaping @MainActor () -> Void) { self.check = check }

  /// Ends the observation; the second time, does nothing.
  public func invalidate() { check = nil }

  var isValid: Bool { check != nil }

  @MainActor
  func checkForChange() { check?() }
}
