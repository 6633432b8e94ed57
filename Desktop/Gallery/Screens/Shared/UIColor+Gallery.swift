import UIKit

extension UIColor {
  /// What is behind a selected row: the tint, stronger where it lies on black.
  static let selectedRow = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor.tintColor.resolvedColor(with: traits).withAlphaComponent(isDark ? 0.36 : 0.16)
  }
}
