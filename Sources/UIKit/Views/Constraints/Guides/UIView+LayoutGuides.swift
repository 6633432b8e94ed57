import CoreGraphics
import Foundation

extension UIView {
  func adopt(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    guard layoutGuide.kind == .constrained else {
      return Diagnostics.report(
        .layout,
        "\(layoutGuide.layoutName) belongs to its view and was not added to \(layoutName)."
      )
    }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    layoutGuide.owner = self
    membership.guides.append(layoutGuide)
  }

  func release(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.kind == .constrained else { return }
    layoutGuide.layoutBox?.engine?.removeItem(layoutGuide)
    membership.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = membership.systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    membership.systemGuides[kind] = guide
    return guide
  }

  /// How far the readable width is from the edges of the view, when that has the given width.
  func readableInsets(inWidth width: CGFloat) -> UIEdgeInsets {
    var insets = layoutMargins
    let surplus = width - insets.left - insets.right - Self.readableWidth
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }

  /// How wide lines of text are to be at most, in points.
  static var readableWidth: CGFloat { 672 }
}
