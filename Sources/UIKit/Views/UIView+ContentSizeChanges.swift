import Foundation

/// A change of an intrinsic content size, which is reported from a view to its superviews.
///
/// A nested stack view gets the same change from its constraints and from its subview. If it reported both, the number of reports would
/// double with each superview; so each view is notified once for each change.
@MainActor
private enum ContentSizeChange {
  /// The number of the current change, or of the last one.
  static var number = 0
  /// The number of nested calls that report the current change; 0 if there is none.
  static var depth = 0
}

extension UIView {
  /// Runs `body` as one change of an intrinsic content size, of which each view is notified once.
  func spreadContentSizeChange(_ body: () -> Void) {
    if ContentSizeChange.depth == 0 { ContentSizeChange.number += 1 }
    ContentSizeChange.depth += 1
    defer { ContentSizeChange.depth -= 1 }
    body()
  }

  /// Notifies the superview of another intrinsic content size, unless it was notified of the same change.
  func tellSuperviewOfContentSize() {
    spreadContentSizeChange {
      guard let superview, superview.layoutState.toldContentSizeChange != ContentSizeChange.number
      else { return }
      superview.layoutState.toldContentSizeChange = ContentSizeChange.number
      superview.subviewIntrinsicContentSizeDidChange(self)
    }
  }
}
