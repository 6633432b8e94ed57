import CoreGraphics
import Foundation
import TesseraCore
import UIKit

extension CollectionViewConversationLayout {
  /// The attributes of an element; nil if there is none such.
  func attributes(of element: ColumnElement) -> ConversationLayoutAttributes? {
    guard let solution, let place = solution.column.place(of: element) else { return nil }
    let attributes = attributes(at: place, solution, alignment(of: element))
    pinnedPlaces.first { $0.place.element == element }.map { attributes.pin($0) }
    return attributes
  }

  func attributes(
    at place: ColumnPlace,
    _ solution: ConversationSolution,
    _ alignment: ConversationItemAlignment
  ) -> ConversationLayoutAttributes {
    let attributes = makeAttributes(for: place.element)
    attributes.frame = solution.frame(place, alignment)
    attributes.alignment = alignment
    attributes.additionalInsets = solution.room.insets
    attributes.visibleSize = solution.room.visibleSize
    attributes.layoutFrame = solution.frame(place, .fullWidth)
    attributes.isSizeExact = place.standing == .exact
    return attributes
  }

  private func makeAttributes(for element: ColumnElement) -> ConversationLayoutAttributes {
    let path = element.indexPath
    guard let kind = element.supplementaryKind else {
      return ConversationLayoutAttributes(forCellWith: path)
    }
    return ConversationLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
  }

  /// Where an element stands across the column.
  func alignment(of element: ColumnElement) -> ConversationItemAlignment {
    guard let delegate else { return .fullWidth }
    return switch element.kind {
    case .header: delegate.alignmentForHeader(self, inSection: element.section)
    case .footer: delegate.alignmentForFooter(self, inSection: element.section)
    case .item: delegate.alignmentForItem(self, at: element.indexPath)
    }
  }
}

extension ColumnElement {
  /// The item at a path; nil for a path that names none.
  init?(cellAt path: IndexPath) {
    guard path.count == 2 else { return nil }
    self.init(.item(path.item), inSection: path.section)
  }

  /// A header or footer; nil for other kinds.
  init?(kind: String, at path: IndexPath) {
    guard path.count == 2, path.item == 0 else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: self.init(.header, inSection: path.section)
    case UICollectionView.elementKindSectionFooter: self.init(.footer, inSection: path.section)
    default: return nil
    }
  }

  /// Creates the element of attributes; nil for an element that the layout does not place.
  @MainActor
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _): self.init(cellAt: attributes.indexPath)
    case (.supplementaryView, let kind?): self.init(kind: kind, at: attributes.indexPath)
    default: return nil
    }
  }

  /// The path that the collection view knows the element by.
  var indexPath: IndexPath { IndexPath(item: item ?? 0, section: section) }

  /// The kind of its view; nil for cells.
  @MainActor
  var supplementaryKind: String? {
    switch kind {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    case .item: nil
    }
  }
}
