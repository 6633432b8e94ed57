import ListAdapters
import UIKit

/// What a row of the bank shows.
struct BankRow: Hashable {
  var title: String
  var note: String
  var value: String
}

/// A title above a note, and a value at the end.
final class BankRowCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  private let title = UILabel(.body, lines: 1)
  private let note = UILabel(.footnote, color: .secondaryLabel, lines: 1)
  private let value = UILabel(.body, weight: .semibold, lines: 1)
  private let line = UIView()
  private lazy var column = UIStackView.column([title, note], spacing: 2)
  private lazy var row = UIStackView.row([column, value], spacing: 12)

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [row, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func configure(model: BankRow, animated: Bool, completion: (() -> Void)?) {
    title.text = model.title
    note.text = model.note
    value.text = model.value
    row.setNeedsLayout()
    // What is new has its place at once, also where the cell shows it in the midst of an update.
    UIView.performWithoutAnimation { layoutIfNeeded() }
    completion?()
  }

  static func calculateHeight(model: BankRow, width: CGFloat) -> CGFloat { 56 }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
    line.frame = CGRect(x: 16, y: bounds.height - 1, width: max(0, bounds.width - 32), height: 1)
  }
}

/// The title of a part of a list.
final class BankTitleCell: UICollectionViewCell, AnimatedConfigurableView, RegistrableView,
  HeightMeasurableView
{
  private let label = UILabel(.headline, lines: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func configure(model: String, animated: Bool, completion: (() -> Void)?) {
    label.text = model
    completion?()
  }

  static func calculateHeight(model: String, width: CGFloat) -> CGFloat { 48 }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}

/// A control with margins, of a height.
final class BankFrameView: UIView {
  private let control: UIView
  private let height: CGFloat

  init(_ control: UIView, height: CGFloat) {
    self.control = control
    self.height = height
    super.init(frame: .zero)
    addSubview(control)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds.insetBy(dx: 16, dy: 8)
  }
}
