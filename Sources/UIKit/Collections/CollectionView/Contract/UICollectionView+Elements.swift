import TesseraEngine

extension UICollectionView {
  /// The sorts of views that a collection view holds.
  public enum ElementCategory: UInt, Sendable {
    /// Shows an item.
    case cell
    /// Shows something about a section or the whole, such as a header.
    case supplementaryView
    /// Shows no data: the layout makes it up.
    case decorationView
  }

  /// The kind of a view at the start of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of a view at the end of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView.ElementCategory {
  init(_ category: TesseraEngine.ElementCategory) {
    switch category {
    case .cell: self = .cell
    case .supplementaryView: self = .supplementaryView
    case .decorationView: self = .decorationView
    }
  }
}
