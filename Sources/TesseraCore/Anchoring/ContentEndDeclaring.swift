/// A layout that leaves room free behind its last element which belongs to the end of the content, as below the last message of
/// a chat.
///
/// Scrolling to that element, so that it is at the end of the visible area, shows the room as well: what is at the end of
/// the content stays there when elements are added. Layouts without it, UIKit's own among them, have the edge of the element
/// at the edge of the visible area.
public protocol ContentEndDeclaring: AnyObject {
  /// The room behind an item that belongs to it where it is scrolled to the end of the visible area, in points; 0 for all but
  /// the last element.
  ///
  /// Along the axis that scrolls, where reading ends. What is below zero, or no number, counts as 0.
  func roomBehind(item: Int, inSection section: Int) -> Double
}
