import Foundation

/// An object whose values can be observed by key path.
///
/// Every view is; there is nothing to implement.
@preconcurrency @MainActor
public protocol UIKeyValueObserving: AnyObject {}

extension UIView: UIKeyValueObserving {}

extension UIKeyValueObserving where Self: UIView {
  /// Calls a handler whenever a property of the view has another value than before.
  ///
  /// Changes of these are reported: whether the view is hidden, its opacity, frame, bounds, centre and transform, and of a scroll view
  /// the content's size, offset, inset and zoom scale, together with values that a class computes from these. A property that depends on
  /// none of them may be observed, and its handler is not called. Apple promises none of these either; apps rely on them all the same.
  ///
  /// A change is reported once it is made; with `.prior` there are two calls then, the first with the value before.
  ///
  /// Values that are `Equatable` are reported when they differ; others after each change of the above. A handler that
  /// changes the value again is called again for that. During an animation the value is the one at its end, as on iOS.
  ///
  /// - Parameters:
  ///   - keyPath: The property, or a property of a property.
  ///   - options: What a change comes with, and whether to begin with a call.
  ///   - changeHandler: Gets the view and the change, on the main actor.
  /// - Returns: The observation, to be held for as long as it is to last. The view does not hold it.
  /// - Complexity: While a view is observed, each of its changes reads each observed property once. A view that is not
  ///   observed pays nothing.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var known = self[keyPath: keyPath]
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let found = self[keyPath: keyPath]
      guard !areEqual(known, found) else { return }
      let former = known
      known = found
      let oldValue = options.contains(.old) ? former : nil
      if options.contains(.prior) {
        changeHandler(self, NSKeyValueObservedChange(oldValue: oldValue, isPrior: true))
      }
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? found : nil, oldValue: oldValue)
      )
    }
    observers.insert(observation)
    if options.contains(.initial) {
      let value = options.contains(.new) ? known : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value))
    }
    return observation
  }
}

/// Whether two values are equal, as far as their type can tell.
private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}

/// The observations of one view.
struct KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func insert(_ observation: NSKeyValueObservation) {
    entries.append(Entry(observation: observation))
  }

  /// The observations that go on, in the order in which they began; forgets the others.
  mutating func current() -> [NSKeyValueObservation] {
    entries.removeAll { $0.observation?.isValid != true }
    return entries.compactMap(\.observation)
  }
}

extension UIView {
  /// Says that a property that can be observed may have changed.
  func observedPropertiesMayHaveChanged() {
    guard !observers.isEmpty else { return }
    for observation in observers.current() { observation.checkForChange() }
  }
}
