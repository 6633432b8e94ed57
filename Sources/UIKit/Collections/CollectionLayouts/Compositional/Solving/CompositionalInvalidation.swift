import Foundation
import TesseraCore

/// What a compositional layout has to do when it prepares.
@MainActor
struct CompositionalInvalidation {
  var change: DataChange
  /// Whether sections are asked for again.
  var redeclares: Bool

  /// What is known of the counts of sections and items since the layout was prepared.
  enum DataChange {
    /// They are the same.
    case none
    /// They may be others; what has changed is about to be said.
    case awaited
    /// They are others by these changes.
    case batch([LayoutChange])
    /// They are others in an unknown way, or the data is new.
    case unknown
  }

  /// Nothing is to be done.
  static let none = CompositionalInvalidation(change: .none, redeclares: false)
  /// Nothing is known.
  static let everything = CompositionalInvalidation(change: .unknown, redeclares: true)

  /// Whether nothing is to be done.
  var isNothing: Bool {
    guard case .none = change else { return false }
    return !redeclares
  }

  /// Whether a batch has said which sections are new, and all others keep what they have declared for now.
  var keepsSections: Bool {
    guard case .batch = change else { return false }
    return true
  }

  /// Takes note of a context.
  mutating func note(_ context: UICollectionViewLayoutInvalidationContext) {
    let keeps = (context as? CompositionalInvalidationContext)?.keepsDeclarations ?? false
    if !keeps { redeclares = true }
    if context.invalidateEverything {
      self = .everything
    } else if context.invalidateDataSourceCounts {
      switch change {
      case .none: change = .awaited
      case .awaited, .batch, .unknown: change = .unknown
      }
    }
  }

  /// Takes note of the changes that a context spoke of.
  mutating func note(_ batch: [LayoutChange]) {
    switch change {
    case .none, .awaited: change = .batch(batch)
    case .batch, .unknown: change = .unknown
    }
  }
}

/// A context that can leave what sections declare as it is.
@MainActor
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var keepsDeclarations = false
  /// Whether it is about pinned elements that other bounds move, and nothing else.
  var isOfPinnedElements = false
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether handlers of visible items have to be called again, whatever they see: sections may declare something else,
  /// other items may be there, or the app has said that the layout is invalid.
  var mayChangeHandlers: Bool {
    let keeps = (self as? CompositionalInvalidationContext)?.keepsDeclarations ?? false
    return !keeps || invalidateEverything || invalidateDataSourceCounts
  }

  /// The same context; sections are not asked for again.
  func keepingDeclarations() -> Self {
    (self as? CompositionalInvalidationContext)?.keepsDeclarations = true
    return self
  }
}
