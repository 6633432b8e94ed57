import CoreGraphics
import Foundation
import TesseraCore

/// What of a collection view stands still on screen while its content changes.
package enum CollectionAnchoring: Hashable, Sendable {
  /// What UIKit holds: the offset over updates, the first visible cell over reloads and measurements.
  case system
  /// Nothing but the offset.
  case offset
  case firstVisible(sticking: CGFloat?)
  case lastVisible(sticking: CGFloat?, adopting: Bool)
  case contentEnd
  case item(IndexPath, Edge)

  /// The edge of an item that is held, at the same edge of what is visible.
  package enum Edge: Hashable, Sendable {
    case start, center, end
  }

  /// The policy; `nil` for UIKit's way, and for an item, which is followed.
  var policy: AnchorPolicy? {
    switch self {
    case .system, .item: nil
    case .offset: .offset
    case .firstVisible(let distance): sticking(.firstVisible, distance)
    case .lastVisible(let distance, let adopting):
      sticking(.lastVisible(adopting: adopting), distance)
    case .contentEnd: .contentEnd
    }
  }

  private func sticking(_ policy: AnchorPolicy, _ distance: CGFloat?) -> AnchorPolicy {
    distance.map { policy.sticking(within: Double($0)) } ?? policy
  }
}

extension CollectionAnchoring.Edge {
  fileprivate init(_ edge: AnchorEdge) {
    self =
      switch edge {
      case .start: .start
      case .center: .center
      case .end: .end
      }
  }

  fileprivate var anchorEdge: AnchorEdge {
    switch self {
    case .start: .start
    case .center: .center
    case .end: .end
    }
  }
}

extension CollectionEngine {
  /// What the app has chosen to stand still, in the index space of the data.
  var anchoring: CollectionAnchoring {
    get {
      data.followed.anchor.map { .item($0.path.indexPath, CollectionAnchoring.Edge($0.edge)) }
        ?? policies.anchoring
    }
    set {
      data.followed.anchor = nil
      policies.anchoring = newValue
      guard case .item(let indexPath, let edge) = newValue else { return }
      policies.anchoring = .system
      guard let path = followedPath(of: indexPath) else { return }
      data.followed.anchor = AnchoredItem(path, edge: edge.anchorEdge)
    }
  }

  /// What stands still, as things are shown; `nil` for UIKit's way.
  var anchorPolicy: AnchorPolicy? {
    guard let anchor = data.followed.anchor else { return policies.anchoring.policy }
    return presentation(of: anchor.path).itemPath.map { .item($0, edge: anchor.edge) }
  }
}

extension UICollectionView {
  /// What stands still while the content changes.
  package var collectionAnchoring: CollectionAnchoring {
    get { engine.anchoring }
    set { engine.anchoring = newValue }
  }
}
