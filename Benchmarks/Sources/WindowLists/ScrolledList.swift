/// A list in a window of its own that is scrolled frame by frame.
@MainActor
package protocol ScrolledList: AnyObject {
  /// Shows the list.
  static func show(count: Int, kind: RowKind) -> Self

  /// Calls `frame` before each frame until the window is closed.
  func run(_ frame: @escaping () -> Void)

  /// Scrolls to an offset in points.
  func scroll(to offset: Double)

  /// Where the list is scrolled to.
  var offset: Double { get }

  /// The number of row views that exist, on screen or not.
  var liveViews: Int { get }

  /// Takes the window away.
  func close()
}
