import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit

extension ModelFixture {
  /// Stops the test unless what is on screen is what the model says, where the layout says.
  func checkScreen(_ script: String) throws {
    let visible = layout.placed.filter { $0.frame.overlaps(view.bounds) }
    let cells = visible.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    try #require(view.indexPathsForVisibleItems == cells, "\(script)")
    for path in cells {
      let cell = view.cellForItem(at: path) as? ModelCell
      let item = model.sections[path.section].items[path.item]
      try #require(cell?.item == item, "\(script)")
      try #require(cell?.frame == layout.layoutAttributesForItem(at: path)?.frame, "\(script)")
      try #require(cell?.frame.height == Self.height(of: item), "\(script)")
    }
    let kind = UICollectionView.elementKindSectionHeader
    for attributes in visible where attributes.representedElementCategory == .supplementaryView {
      let path = attributes.indexPath
      let header = view.supplementaryView(forElementKind: kind, at: path) as? ModelHeader
      try #require(header?.section == model.sections[path.section].identity, "\(script)")
      try #require(header?.frame == attributes.frame, "\(script)")
    }
  }
}
