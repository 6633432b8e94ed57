import UIKit

/// The rules with how often they were seen to hold, and what broke one of them.
final class StressTestPane: UIView {
  private let heading = UILabel(.headline, lines: 1)
  private let step = UILabel(.footnote, color: .secondaryLabel)
  private let rows: [StressTestRule: StressTestRuleRow]
  private let failure = UILabel(.footnote, color: .systemRed)
  private let column: UIStackView

  private static let margin: CGFloat = 16

  override init(frame: CGRect) {
    let rows = StressTestRule.allCases.map { ($0, StressTestRuleRow($0)) }
    self.rows = Dictionary(uniqueKeysWithValues: rows)
    column = UIStackView.column([heading, step] + rows.map { $0.1 } + [failure], spacing: 6)
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    heading.adjustsFontSizeToFitWidth = true
    heading.minimumScaleFactor = 0.6
    column.setCustomSpacing(12, after: step)
    clipsToBounds = true
    addSubview(column)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows where a run has got to and what was found so far.
  func show(_ progress: StressTestProgress) {
    let record = progress.record
    let stepCount = Quantity.grouped(progress.run.stepCount)
    heading.text = "Seed \(progress.run.seed) · step \(stepCount)"
    step.text = progress.lastStep?.description ?? "Nothing has happened yet."
    for (rule, row) in rows {
      row.show(count: record.counts[rule] ?? 0, isBroken: record.failure?.rule == rule)
    }
    failure.isHidden = record.failure == nil
    failure.text = record.failure.map { "After step \($0.step): \($0.detail)" }
    setNeedsLayout()
  }

  /// The height in which everything can be seen when a step takes two lines.
  func height(forWidth width: CGFloat) -> CGFloat {
    let inside = max(0, width - 2 * Self.margin)
    return column.height(forWidth: inside) + 2 * Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * Self.margin)
    column.frame = CGRect(
      x: Self.margin,
      y: Self.margin,
      width: width,
      height: column.height(forWidth: width)
    )
  }
}

/// A rule, a mark, and how often the rule was seen to hold.
final class StressTestRuleRow: UIStackView {
  private let mark = UIImageView()
  private let title = UILabel(.footnote)
  private let count = UILabel(.footnote, color: .secondaryLabel, lines: 1)

  init(_ rule: StressTestRule) {
    super.init(frame: .zero)
    spacing = 8
    alignment = .center
    mark.contentMode = .center
    title.text = rule.title
    mark.setContentHuggingPriority(.required, for: .horizontal)
    count.setContentHuggingPriority(.required, for: .horizontal)
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [mark, title, count] { addArrangedSubview(view) }
    show(count: 0, isBroken: false)
  }

  required init(coder: NSCoder) { super.init(coder: coder) }

  func show(count: Int, isBroken: Bool) {
    mark.image = UIImage(
      systemName: isBroken ? "exclamationmark.triangle" : "checkmark",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12)
    )
    mark.tintColor = isBroken ? .systemRed : count > 0 ? .systemGreen : .tertiaryLabel
    title.textColor = isBroken ? .systemRed : .label
    self.count.text = Quantity.grouped(count)
  }
}
