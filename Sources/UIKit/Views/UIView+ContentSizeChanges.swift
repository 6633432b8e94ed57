import Foundation

/// A change of the size that the content of a view asks for, which is told from the view to those around it.
///
/// A stack in a stack hears of one change by its constraints and by its subview. Each would be told to the stack around it, so that the
/// calls would double from one to the next: a view hears of a change once, by whichever way it comes first.
@MainActor
private enum ContentSizeChange {
  /// Which change is being told, or was last.
  static var number = 0
  /// How many calls that tell of it are inside each other.
  static var depth = 0
}

extension UIView {
  /// Does what a change of the size of the content leads to, which is told to each view once.
  func spreadContentSizeChange(_ body: () -> Void) {
    if ContentSizeChange.depth == 0 { ContentSizeChange.number += 1 }
    ContentSizeChange.depth += 1
    defer { ContentSizeChange.depth -= 1 }
    body()
  }

  /// Tells the superview that the content asks for another size, unless it has heard of the same change.
  func tellSuperviewOfContentSize() {
    spreadContentSizeChange {
      guard let superview, superview.layoutState.toldContentSizeChange != ContentSizeChange.number
      else { return }
      superview.layoutState.toldContentSizeChange = ContentSizeChange.number
      superview.subviewIntrinsicContentSizeDidChange(self)
    }
  }
}
