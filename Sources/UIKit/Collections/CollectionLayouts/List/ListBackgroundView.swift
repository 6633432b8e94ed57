import Foundation

/// The colour behind a section that is a list.
final class ListBackgroundView: UICollectionReusableView {
  static let kind = "UICollectionViewListBackground"

  /// What a section declares of it: behind all other views of the section, those of decorations too.
  static var item: NSCollectionLayoutDecorationItem {
    let item = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    item.zIndex = -1000
    return item
  }

  override func adopt(_ row: ListRow?) {
    super.adopt(row)
    if backgroundColor != row?.listColor { backgroundColor = row?.listColor }
  }
}
