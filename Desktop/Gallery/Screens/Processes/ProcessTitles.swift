import UIKit

/// The titles of the columns of processes.
final class ProcessTitles: UICollectionReusableView {
  private static let height: CGFloat = 26

  private let name = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing("Process")
  private let user = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing("User")
  private let share = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing("CPU")
  private let memory = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing("Memory")
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Rows go by below it.
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    for subview in [name, user, share, memory, line] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.height
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let columns = ProcessColumns(in: bounds, isRightToLeft: isRightToLeft)
    name.frame = columns.name
    user.isHidden = columns.user == nil
    user.frame = columns.user ?? .zero
    share.frame = columns.bar.map { columns.share.union($0) } ?? columns.share
    memory.frame = columns.memory
    for label in [share, memory] { label.textAlignment = isRightToLeft ? .left : .right }
    let thickness = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: 0,
      y: bounds.height - thickness,
      width: bounds.width,
      height: thickness
    )
  }
}
