/// Why a layout becomes invalid.
package enum InvalidationReason {
  /// The layout changes: counts are as they were.
  case layout
  /// Items were inserted, deleted or moved.
  case counts
  /// The data source was replaced, or the data reloaded.
  case everything
  /// The layout takes over from another: all is new to it, and the data is the same.
  case anotherLayout
}
