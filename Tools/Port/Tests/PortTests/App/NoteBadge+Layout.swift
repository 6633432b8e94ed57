import UIKit

// MARK: - Layout

extension NoteBadge {
  // The text in the middle, and round ends.
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 2)
    layer.cornerRadius = bounds.height / 2
  }

  override var intrinsicContentSize: CGSize { NoteSizes.badge }
}
