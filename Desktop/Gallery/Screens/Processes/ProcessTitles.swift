import UIKit

/// The titles of the columns of processes.
final class ProcessTitles: UIView {
  static let height: CGFloat = 26

  private let name = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing("Process")
  private let user = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing("User")
  private let share = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing("CPU")
  private let memory = UILabel(.caption1, color: .secondaryLabel, lines: 1).showing("Memory")
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    for subview in [name, user, share, memory, line] { addSubview(subview) }
  }

  required init?(coder: NSCoder) { nil }

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
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}
