/// The directions in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Shows what is further to the right.
  case right = 1
  /// Shows what is further to the left.
  case left = 2
  /// Shows what is further up.
  case up = 3
  /// Shows what is further down.
  case down = 4
  /// Shows the next page.
  case next = 5
  /// Shows the page before.
  case previous = 6
}
