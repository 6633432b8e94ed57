import UIKit

/// A line over a screen that says what has gone wrong, as long as it has.
final class NoticeView: UIView {
  private let label = UILabel(.footnote, weight: .medium, color: .white)
  private static let insets = UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Says something, or nothing; returns whether that is another thing than before.
  func show(_ text: String?) -> Bool {
    guard text != label.text else { return false }
    label.text = text
    return true
  }

  /// No height while there is nothing to say.
  func height(forWidth width: CGFloat) -> CGFloat {
    guard label.text != nil else { return 0 }
    let room = CGSize(width: max(0, width - Self.insets.left - Self.insets.right), height: 0)
    return label.sizeThatFits(room).height.rounded(.up) + Self.insets.top + Self.insets.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: Self.insets)
  }
}
