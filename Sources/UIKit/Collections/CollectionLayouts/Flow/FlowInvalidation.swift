import TesseraCore

/// What a flow layout has to update when it prepares.
@MainActor
struct FlowInvalidation {
  var change: DataChange
  var parts: FlowInvalidParts

  /// How the counts of sections and items have changed since the layout was prepared.
  enum DataChange {
    /// They are the same.
    case none
    /// They may have changed; the changes follow.
    case awaited
    /// They have changed by these changes.
    case batch([LayoutChange])
    /// They have changed in an unknown way.
    case unknown
    /// All data is replaced.
    case everything
  }

  /// Nothing is invalid.
  static let none = FlowInvalidation(change: .none, parts: [])
  /// Everything is invalid.
  static let everything = FlowInvalidation(change: .everything, parts: .all)

  /// Whether nothing is invalid.
  var isNothing: Bool {
    guard case .none = change else { return false }
    return parts.isEmpty
  }

  /// Records what a context makes invalid.
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

  /// Records the changes that a context has announced.
  mutating func note(_ batch: [LayoutChange]) {
    switch change {
    case .none, .awaited: change = .batch(batch)
    case .batch, .unknown: change = .unknown
    case .everything: break
    }
  }
}

extension UICollectionViewFlowLayoutInvalidationContext {
  /// The parts that the two flags name.
  fileprivate var invalidParts: FlowInvalidParts {
    var parts: FlowInvalidParts = []
    parts.set(.delegateMetrics, to: invalidateFlowLayoutDelegateMetrics)
    parts.set(.attributes, to: invalidateFlowLayoutAttributes)
    return parts
  }
}
