/// A place next to something that is in a snapshot.
package enum SnapshotNeighbour<Identifier: Hashable & Sendable>: Hashable, Sendable {
  /// In front of it.
  case before(Identifier)
  /// Behind it.
  case after(Identifier)

  /// What the place is next to.
  package var identifier: Identifier {
    switch self {
    case .before(let identifier), .after(let identifier): identifier
    }
  }

  var isBehind: Bool {
    switch self {
    case .before: false
    case .after: true
    }
  }
}
