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

  /// The policy; `nil` for UIKit's way.
  var policy: AnchorPolicy? {
    switch self {
    case .system: nil
    case .offset: .offset
    case .firstVisible(let distance): sticking(.firstVisible, distance)
    case .lastVisible(let distance, let adopting):
      sticking(.lastVisible(adopting: adopting), distance)
    case .contentEnd: .contentEnd
    case .item(let path, let edge): policy(path, edge)
    }
  }

  private func policy(_ path: IndexPath, _ edge: Edge) -> AnchorPolicy? {
    guard path.count == 2 else { return nil }
    let item = OldPath(section: OldSection(path.section), item: path.item)
    return switch edge {
    case .start: .item(item, edge: .start)
    case .center: .item(item, edge: .center)
    case .end: .item(item, edge: .end)
    }
  }

  private func sticking(_ policy: AnchorPolicy, _ distance: CGFloat?) -> AnchorPolicy {
    distance.map { policy.sticking(within: Double($0)) } ?? policy
  }

  /// The same item where it is after a change; UIKit's way when it is no more and nothing takes its place.
  func translated(_ policy: AnchorPolicy?) -> CollectionAnchoring {
    guard case .item(_, let edge) = self else { return self }
    guard let item = policy?.heldItem else { return .system }
    return .item(IndexPath(item: item.item, section: item.section.index), edge)
  }
}

extension UICollectionView {
  /// What stands still while the content changes.
  package var collectionAnchoring: CollectionAnchoring {
    get { engine.policies.anchoringChoice }
    set { engine.policies.anchoringChoice = newValue }
  }
}
