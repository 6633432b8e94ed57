import Foundation

extension UIView {
  func makeSnapshot(
    of rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    capInsets: UIEdgeInsets
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
