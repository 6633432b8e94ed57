import CoreGraphics
public import TesseraCore

extension CollectionViewConversationLayout: @preconcurrency ContentEndDeclaring {
  /// The space that the settings leave free below the last message; 0 for all others.
  ///
  /// The collection view's own `scrollToItem(at:at:animated:)` ends with it.
  public func roomBehind(item: Int, inSection section: Int) -> Double {
    let element = ColumnElement(.item(item), inSection: section)
    return Double(solution?.freeExtent(behind: element) ?? 0)
  }
}
