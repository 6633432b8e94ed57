public import Foundation

/// A text editor of many lines, which shows the part of its text that its scroll offset says.
///
/// The contract, beside that of every text editor, whose rule 6 does not hold here:
///
/// 1. Line breaks are part of the text. Return is a change by the user, which inserts one, and is asked for like any other.
/// 2. Lines break at the width of the surface without the insets and a point for the cursor: between words, and inside a
///    word that is wider.
/// 3. `size(width:height:)` says how wide and high the whole text is in a width, with the insets; without a width,
///    only line breaks end lines. An offered height changes nothing.
/// 4. `scrollOffset` is between 0 and what `contentHeight` exceeds the height of the surface by, and whole; others that are
///    set become the nearest possible one.
/// 5. Text that the user types, and the cursor where the user moves it, is scrolled into the visible area. Changes by the program are
///    not.
/// 6. `areaClient` is called when the offset or the height is another, and the program has not set the offset.
@preconcurrency @MainActor
public protocol UIBackendTextArea: UIBackendTextEditor {
  /// The receiver of changes of the scroll offset and the height; held weakly.
  var areaClient: (any UIBackendTextAreaClient)? { get set }

  /// The distance of the text from the edges of what can be scrolled.
  var textInsets: UIEdgeInsets { get set }

  /// The distance by which the text is scrolled down, in points.
  var scrollOffset: CGFloat { get set }

  /// The height of everything that can be scrolled, with the insets, in the width of the last frame.
  ///
  /// An estimate while a backend has not laid out all lines of a long text.
  var contentHeight: CGFloat { get }

  /// Scrolls as little as needed to show the start of a part of the text, and its end where both have room.
  func reveal(_ range: NSRange)
}

/// The client of a text area.
@preconcurrency @MainActor
public protocol UIBackendTextAreaClient: AnyObject {
  /// The scroll offset or the height is another.
  func backendTextAreaDidScroll()
}
