import CoreGraphics
import Foundation

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState.membership?.guides ?? [] }

  /// Adds a guide, which leaves the view it was in; constraints to it were deactivated then.
  ///
  /// A guide that a view has by itself cannot be added to another one, which is reported.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
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

  /// Removes a guide that was added; constraints to it are deactivated.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self, layoutGuide.kind == .constrained else { return }
    layoutGuide.layoutBox?.engine?.removeItem(layoutGuide)
    membership.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owner = nil
  }

  /// The rectangle inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// The rectangle inside the safe area.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The rectangle inside the layout margins, in the middle and no wider than lines of text should be.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

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
