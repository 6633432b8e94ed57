import TesseraCore

/// Knows which items of a collection view belong to which; a data source may be one.
///
/// The collection view asks it for the place of each item that comes into view, and calls it when a person
/// expands or collapses an item. The outline then changes the data as any data source does, and calls
/// `outlineDidChange()` on the collection view.
@MainActor
protocol CollectionOutline: AnyObject {
  /// The place of an item in the outline; `nil` for one that is in none.
  func place(ofItemAt path: DataPath) -> OutlinePlace?

  /// Shows what belongs to an item, or hides it if it is shown.
  func toggleItem(at path: DataPath)
}

/// The place of an item in an outline.
struct OutlinePlace: Hashable {
  /// How deep the item is; 0 for those that belong to none.
  var level = 0
  /// Whether something belongs to the item.
  var isExpandable = false
  /// Whether what belongs to the item is shown.
  var isExpanded = false
}
