import Foundation
import TesseraCore
import UIKit

extension AnchorPolicy {
  /// Holds an edge of the item at a path of a section and an item.
  static func item(_ indexPath: IndexPath, _ edge: AnchorEdge) -> AnchorPolicy {
    .item(OldPath(section: indexPath.section, item: indexPath.item), edge: edge)
  }
}
