public import Foundation
import TesseraCore

/// Room for one cell, optionally with supplementary items anchored to it.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size, before the content insets.
  open private(set) var layoutSize: NSCollectionLayoutSize
  private let ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// The supplementary items that are anchored to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// The insets that are taken from the frame after it is placed; neighbours do not move.
  ///
  /// Ignored along an axis whose extent is estimated; use `edgeSpacing` there.
  open var contentInsets: NSDirectionalEdgeInsets

  /// Distances around the item, which move its neighbours; `nil` for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates room for a cell.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates room for a cell with supplementary items anchored to it.
  public required init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    ownSupplementaryItems = supplementaryItems
    contentInsets = .zero
  }

  /// A copy that can be changed without this item.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(layoutSize: layoutSize, supplementaryItems: ownSupplementaryItems)
    copy.takeProperties(of: self)
    return copy
  }

  /// Takes over everything that is said of another item but its size and what is anchored to it.
  func takeProperties(of item: NSCollectionLayoutItem) {
    contentInsets = item.contentInsets
    edgeSpacing = item.edgeSpacing
  }

  /// What the item declares to the solver.
  var subitem: CompositionalSubitem {
    .item(
      CompositionalItem(
        size: layoutSize.value,
        contentInsets: Insets(contentInsets),
        edgeSpacing: edgeSpacing?.value ?? .none,
        supplementaries: supplementaryItems.map(\.supplementary)
      )
    )
  }

  /// The items that are laid out within this one.
  var children: [NSCollectionLayoutItem] { [] }

  /// Whether anything is anchored to the item, or to one within it.
  var isAnythingAnchored: Bool {
    if !supplementaryItems.isEmpty { return true }
    for child in children where child.isAnythingAnchored { return true }
    return false
  }
}
