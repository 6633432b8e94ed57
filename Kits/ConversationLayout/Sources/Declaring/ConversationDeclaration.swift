import CoreGraphics
import Foundation
import TesseraCore
import UIKit

/// The settings and the answers of delegate and data source, in the form in which a column is
/// declared.
@MainActor
struct ConversationDeclaration {
  let layout: CollectionViewConversationLayout
  let collectionView: UICollectionView
  let room: ConversationRoom

  var sectionCount: Int { collectionView.numberOfSections }

  func itemCount(_ section: Int) -> Int { collectionView.numberOfItems(inSection: section) }

  func section(_ section: Int) -> ColumnSection {
    let delegate = layout.delegate
    let gap = layout.settings.interItemSpacing
    return ColumnSection(
      header: delegate?.sizeForHeader(layout, inSection: section).map { item($0, gap: gap) },
      items: items(section, 0..<itemCount(section)),
      footer: delegate?.sizeForFooter(layout, inSection: section).map { item($0, gap: gap) },
      gap: delegate?.interSectionSpacing(layout, after: section)
        ?? layout.settings.interSectionSpacing
    )
  }

  func items(_ section: Int, _ range: Range<Int>) -> ColumnItems {
    let gap = layout.settings.interItemSpacing
    guard let delegate = layout.delegate as? any ConversationLayoutSizingDelegate else {
      return .uniform(count: range.count, item(.auto, gap: gap))
    }
    return .individual(count: range.count) { index in
      let path = IndexPath(item: range.lowerBound + index, section: section)
      return item(
        delegate.sizeForItem(layout, at: path),
        gap: delegate.interItemSpacing(layout, after: path) ?? gap
      )
    }
  }

  private func item(_ size: ConversationItemSize, gap: CGFloat) -> ColumnItem {
    switch size {
    case .auto:
      let assumed = Size(width: room.columnWidth, height: layout.settings.estimatedItemHeight)
      return ColumnItem(size: assumed, isExact: false, gap: gap)
    case .estimated(let size): return ColumnItem(size: Size(size), isExact: false, gap: gap)
    case .exact(let size): return ColumnItem(size: Size(size), isExact: true, gap: gap)
    }
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
