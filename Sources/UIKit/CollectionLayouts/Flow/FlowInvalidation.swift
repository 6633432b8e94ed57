import Foundation

/// What a flow layout has to do when it prepares.
@MainActor
struct FlowInvalidation {
  var change: DataChange
  var parts: FlowInvalidParts

  /// What is known of the numbers of sections and items since the layout was prepared.
  enum DataChange {
    /// They are the same.
    case none
    /// They may be others; what has changed is about to be said.
    case awaited
    /// They are others by these changes.
    case batch([UICollectionViewUpdateItem])
    /// They are others, and nobody says in what way.
    case unknown
    /// The data is new.
    case everything
  }

  /// Nothing is to be done.
  static let none = FlowInvalidation(change: .none, parts: [])
  /// Nothing is known.
  static let everything = FlowInvalidation(change: .everything, parts: .all)

  /// Whether nothing is to be done.
  var isNothing: Bool {
    guard case .none = change else { return false }
    return parts.isEmpty
  }

  /// Takes note of a context.
  mutating func note(_ context: UICollectionViewLayoutInvalidationContext) {
    parts.formUnion(
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidParts ?? .all
    )
    if context.invalidateEverything {
      self = .everything
    } else if context.invalidateDataSourceCounts {
      switch change {
      case .none: change = .awaited
      case .awaited, .batch, .unknown: change = .unknown
      case .everything: break
      }
    }
  }

  /// Takes note of the changes that a context spoke of.
  mutating func note(_ batch: [UICollectionViewUpdateItem]) {
    switch change {
    case .none, .awaited: change = .batch(batch)
    case .batch, .unknown: change = .unknown
    case .everything: break
    }
  }
}

extension UICollectionViewFlowLayoutInvalidationContext {
  /// What the two flags say.
  fileprivate var invalidParts: FlowInvalidParts {
    var parts: FlowInvalidParts = []
    parts.set(.delegateMetrics, to: invalidateFlowLayoutDelegateMetrics)
    parts.set(.attributes, to: invalidateFlowLayoutAttributes)
    return parts
  }
}
