import UIKit

/// The kind of a file, in the corner of its picture.
final class PhotoBadge: UICollectionReusableView {
  private let label = UILabel(.caption2, weight: .semibold, color: .white, lines: 1)
  private let capsule = UIView()

  private static let margin: CGFloat = 6
  private static let padding: CGFloat = 6
  private static let height: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    capsule.backgroundColor = UIColor(white: 0, alpha: 0.55)
    capsule.layer.cornerRadius = Self.height / 2
    label.textAlignment = .center
    addSubview(capsule)
    capsule.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ kind: String) {
    label.text = kind
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.width - Self.margin)
    let width = min(room, label.intrinsicContentSize.width.rounded(.up) + 2 * Self.padding)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    capsule.frame = CGRect(
      x: isRightToLeft ? Self.margin : bounds.width - Self.margin - width,
      y: bounds.height - Self.margin - Self.height,
      width: width,
      height: Self.height
    )
    label.frame = capsule.bounds
  }
}
