package import TesseraCore

/// The elements whose views may want another size than the layout has for them.
package enum UnsettledElements: Equatable {
  case all
  case some(Set<ElementIdentity<Before>>)

  package mutating func insert(_ key: ElementIdentity<Before>) {
    guard case .some(var keys) = self else { return }
    // Empty meanwhile, so that the set is changed in place.
    self = .all
    keys.insert(key)
    self = .some(keys)
  }

  /// Forgets what it knows and takes `others`.
  ///
  /// The memory is kept where there are none, as in each frame that scrolls.
  package mutating func replace(with others: Set<ElementIdentity<Before>>) {
    guard others.isEmpty, case .some(var keys) = self else {
      self = .some(others)
      return
    }
    self = .all
    keys.removeAll(keepingCapacity: true)
    self = .some(keys)
  }

  package func contains(_ key: ElementIdentity<Before>) -> Bool {
    switch self {
    case .all: true
    case .some(let keys): keys.contains(key)
    }
  }
}
