import CoreGraphics
public import TesseraCore

extension CollectionViewConversationLayout: @preconcurrency ContentEndDeclaring {
  /// The space that the settings leave free below the last message; 0 for all others.
  ///
  /// The collection view's own `scrollToItem(at:at:animated:)` ends with it.
  public func roomBehind(item: Int, inSection section: Int) -> Double {
    Double(freeExtent(behind: ColumnElement(.item(item), inSection: section)))
  }

  /// How much of the end of the content belongs to an element.
  func freeExtent(behind element: ColumnElement) -> CGFloat {
    guard let solution, element == solution.column.lastElement else { return 0 }
    return solution.freeBottom
  }
}
