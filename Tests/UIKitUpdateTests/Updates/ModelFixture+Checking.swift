import CoreGraphics
import Foundation
import TesseraCore
import TesseraTestSupport
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension ModelFixture {
  /// Stops the test unless what is on screen is what the model says, where the layout says.
  func checkScreen(_ script: String) throws {
    let visible = layout.placed.filter { shown($0).overlaps(view.bounds) }
    let cells = visible.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    try #require(view.indexPathsForVisibleItems == cells, "\(script)")
    for path in cells {
      let cell = view.cellForItem(at: path) as? ModelCell
      let item = model.sections[path.section].items[path.item]
      try #require(cell?.item == item, "\(script)")
      let frame = try #require(cell?.frame, "\(script)")
      let place = try #require(layout.layoutAttributesForItem(at: path), "\(script)")
      try #require(frame == shown(place), "\(script)")
      try #require(orientation.size(frame.size).height == Self.height(of: item), "\(script)")
    }
    let kind = UICollectionView.elementKindSectionHeader
    for attributes in visible where attributes.representedElementCategory == .supplementaryView {
      let path = attributes.indexPath
      let header = view.supplementaryView(forElementKind: kind, at: path) as? ModelHeader
      try #require(header?.section == model.sections[path.section].identity, "\(script)")
      try #require(header?.frame == shown(attributes), "\(script)")
    }
  }

  /// Where something is on screen that the layout has placed.
  private func shown(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    view.shown(orientation.layoutFrame(attributes.frame), orientation)
  }

  /// Every view of an element that shows: what it stands for, what it shows and where.
  var picture: [String] {
    view.subviews.compactMap { $0 as? UICollectionReusableView }.filter { !$0.isHidden }
      .map { shown in
        switch shown {
        case let cell as ModelCell:
          let path = view.indexPath(for: cell).map { "\($0.section).\($0.item)" } ?? "no item"
          let item = cell.item.map { "\($0.identity)v\($0.version)" } ?? "nothing"
          return "\(path) shows \(item) at \(cell.frame), alpha \(cell.alpha)"
        case let header as ModelHeader:
          return "header shows \(header.section) at \(header.frame)"
        default: return "shade at \(shown.frame)"
        }
      }
      .sorted()
  }

  /// What a new collection view shows of the same data, with the same sizes, at the same offset.
  ///
  /// The program of this fixture ends by it.
  func pictureAfresh() -> [String] {
    let layout = ModelLayout(knowingSizesOf: layout)
    let fresh = ModelFixture(model, height: view.bounds.height, layout: layout)
    defer { fresh.end() }
    fresh.measures = false
    fresh.show()
    fresh.view.contentOffset = view.contentOffset
    fresh.fixture.backend.makeFrame()
    return fresh.picture
  }
}
