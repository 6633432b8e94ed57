public import Foundation

extension UIView {
  /// A view that shows what this one shows now, and goes on showing that.
  ///
  /// Its size is that of the bounds, and what is outside of them is cut off. The opacity, the transform and the visibility of
  /// this view are left out, as the snapshot has its own. What a widget of the desktop shows, such as the text in a text
  /// field there, is left out too. When its size is changed it is stretched.
  ///
  /// - Parameter afterUpdates: Whether views are laid out first where they asked for it. What was changed already is
  ///   shown in any case.
  /// - Returns: The snapshot, which is in no view.
  /// - Complexity: O(n) in the views that are shown in this one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows what this one shows now in `rect`, in its coordinates; see `snapshotView(afterScreenUpdates:)`.
  ///
  /// - Parameters:
  ///   - rect: What is shown; one with a number that is not finite is reported, and there is no snapshot.
  ///   - afterUpdates: Whether views are laid out first where they asked for it.
  ///   - capInsets: How far from the edges the snapshot keeps its thickness when its size is changed; what is between
  ///     is stretched.
  /// - Returns: The snapshot, which is in no view.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.isFinite, capInsets.isFinite else {
      Diagnostics.report(
        .geometry,
        """
        A snapshot of \(type(of: self)) was to show \(rect) with the cap insets \(capInsets); there is none. Every \
        number must be finite.
        """
      )
      return nil
    }
    if afterUpdates { layoutIfNeeded() }
    return SnapshotView(of: self, in: rect.standardized, capInsets: capInsets)
  }
}
